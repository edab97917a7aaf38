package table

import (
	"strings"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
)

// FillOverlay marks the hint on the table and fills its box. During the search, or if there is no choice, the prompt says so.
func (h *Hinter) FillOverlay(o *tabletop.Overlay) {
	if h.HasMarks() {
		h.addMarks(o)
	}
	h.ShowHint(o, func() tabletop.HintBox {
		b := tabletop.HintBox{Title: h.table.Phrases.Say("advice.title"), Face: pictures.CharacterMotif{Pile: h.why.Pile, Mood: pictures.MoodIdle},
			PlayLabelKey: "advice.play.lay", MoreLabelKey: "advice.more", CloseLabelKey: "advice.close"}
		if h.HintMoves[0].Action == thegame.EndTurn {
			b.PlayLabelKey = "advice.play.end"
		}
		return b
	})
}

func (h *Hinter) addMarks(o *tabletop.Overlay) {
	if h.Strength == tabletop.HintNudge {
		switch h.why.Kind {
		case partner.RespectsSignal, partner.PreparesTenBack:
			o.AddGlow(SpotOfPile(h.why.Pile), tabletop.BrightTint)
		}
		return
	}
	if lays := len(layMoves(h.HintMoves)); h.Strength == tabletop.HintTurn && lays > 1 {
		MarkTurn(o, h.HintMoves)
	} else if lays > 0 {
		o.AddGlow(SpotOfPile(h.HintMoves[0].Pile), tabletop.BrightTint)
		for _, m := range layMoves(h.HintMoves) {
			o.AddLiftedGlow(SpotOfCard(m.Card), 0)
		}
		if h.why.Card != thegame.NoCard {
			o.AddLiftedGlow(SpotOfCard(h.why.Card), 0)
		}
	}
}

func layMoves(moves []thegame.Move) (lays []thegame.Move) {
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			lays = append(lays, m)
		}
	}
	return lays
}

// MarkTurn marks the cards of a turn and the piles that they go to with numbers.
func MarkTurn(o *tabletop.Overlay, moves []thegame.Move) {
	var beside [thegame.PileCount]int
	for i, m := range layMoves(moves) {
		if beside[m.Pile]++; beside[m.Pile] == 1 {
			o.AddGlow(SpotOfPile(m.Pile), tabletop.BrightTint)
		}
		o.AddMark(tabletop.Mark{Spot: SpotBeside(m.Pile, beside[m.Pile]), DiscNumber: i + 1})
		o.AddLiftedGlow(SpotOfCard(m.Card), i+1)
	}
}

// LaidCardsText lists the cards of a turn with their piles.
func LaidCardsText(say *Sentences, moves []thegame.Move) string {
	var all []string
	for _, m := range layMoves(moves) {
		all = append(all, say.Say("loss.lay", assets.Values{"Card": m.Card, "Pile": PileName(m.Pile)}))
	}
	return strings.Join(all, ", ")
}
