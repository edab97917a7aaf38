package hints

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// FillOverlay marks the cards and spots of the hint and fills its box. During a search the prompt says so.
func (h *Hinter) FillOverlay(o *tabletop.Overlay) {
	if h.HasMarks() && !h.table.Timeline.IsMoving() && !h.offered() { // the table highlights an offered card itself
		h.markReason(o)
		h.markMoves(o)
		h.table.GlowEqualCards(o)
	}
	h.ShowHint(o, func() tabletop.HintBox {
		b := tabletop.HintBox{Title: h.table.Phrases.Say("hint.title"), Face: pictures.PortraitOf(dreist.Yellow, pictures.MoodPleased),
			PlayLabelKey: playKeys[h.next().Action], MoreLabelKey: "hint.more", CloseLabelKey: "hint.close"}
		if h.offered() {
			b.PlayButton = table.DrawButton
		}
		for i, s := range h.steps {
			if s.MakesTrio && h.Strength == tabletop.HintTurn {
				b.BoldLines |= 1 << i
			}
		}
		return b
	})
}

var playKeys = map[dreist.Action]string{
	dreist.LayCard: "hint.play.lay", dreist.DiscardCard: "hint.play.discard", dreist.DrawCard: "hint.play.draw",
	dreist.GiveCards: "hint.play.give", dreist.EndTurn: "hint.play.end",
}

func (h *Hinter) next() dreist.Move { return h.HintPosition.WithHandCard(h.HintMoves[0]) }

// offered reports whether the table itself highlights the move: drawing a card.
func (h *Hinter) offered() bool {
	return h.table.Question() == scene.DrawQuestion && h.next().Action == dreist.DrawCard
}

// markMoves marks the moves of the hint; a nudge marks only the card of the next move.
func (h *Hinter) markMoves(o *tabletop.Overlay) {
	m := h.next()
	switch {
	case h.Strength == tabletop.HintTurn && len(h.steps) > 1: // a single step needs no numbers
		for i, s := range h.steps {
			table.ProposeMove(o, s.Move, i+1, tabletop.BrightTint)
		}
	case h.Strength != tabletop.HintNudge:
		table.ProposeMove(o, m, 0, tabletop.BrightTint)
	case h.pair():
	case m.Action == dreist.LayCard, m.Action == dreist.DiscardCard:
		o.AddLiftedGlow(scene.SpotOfCard(m.Card), 0)
	case m.Action == dreist.DrawCard, m.Action == dreist.GiveCards:
		o.AddGlow(scene.SpotOfKind(scene.OwnPileSpot), tabletop.BrightTint)
	}
}

// markReason marks the cards and spots in the reason: the cards of the purpose, which rise if no move is shown, those of
// the next best turn, and a ring around the stone of a column.
func (h *Hinter) markReason(o *tabletop.Overlay) {
	hand, spoken := h.HintPosition.Hand(h.HintPosition.Turn()), h.why.Cards
	if len(h.why.TrioCards) > 1 {
		spoken = slices.Concat(spoken, h.why.TrioCards[1:])
	}
	for _, card := range spoken {
		switch {
		case !slices.Contains(hand, card) || h.isRecommended(card):
		case h.Strength == tabletop.HintNudge:
			o.AddLiftedGlow(scene.SpotOfCard(card), 0)
		default:
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: scene.SpotOfCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
	if column := h.why.Column; column > 0 {
		table.ShowOutline(o, scene.SpotOfCell(dreist.Cell{Column: column}), tabletop.BrightTint)
	}
	if h.Strength != tabletop.HintMove {
		return
	}
	for _, card := range slices.Concat(h.why.Alternative.Cards, h.why.Alternative.KeptCards) {
		if slices.Contains(hand, card) && !h.isRecommended(card) && !slices.Contains(spoken, card) {
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: scene.SpotOfCard(card), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
}

// isRecommended reports whether the hint says to lay or discard a card equal to this one: a hint of a move says so of the next card, one of
// a turn of all its cards.
func (h *Hinter) isRecommended(card dreist.Card) bool {
	moves := h.HintMoves
	switch h.Strength {
	case tabletop.HintNudge:
		return false
	case tabletop.HintMove:
		moves = moves[:1]
	}
	return slices.ContainsFunc(moves, func(m dreist.Move) bool { return m.Card != dreist.NoCard && m.Card.Kind() == card.Kind() })
}
