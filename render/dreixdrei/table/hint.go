package table

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/kit"
	"dreist/render/search"
	"dreist/render/tabletop"
)

// Hinter gives hints at a table. It is the guide of the table while a hint is shown.
type Hinter struct {
	hint
	table *Table
	found *rival.Reason // the reason for the move that is searched for, set once the search ends
	why   rival.Reason
}

type hint = tabletop.Hinter[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// NewHinter returns a hinter for a table, with limits for its searches.
func NewHinter(t *Table, l search.Limits) *Hinter {
	h := &Hinter{table: t}
	h.Attach(t, h, l)
	return h
}

// ForcedMoves returns the only move, nil if there is a choice. Turning over one face-down card or another is no choice: they look alike.
func (h *Hinter) ForcedMoves(p *dreixdrei.Position) []dreixdrei.Move {
	if p.IsSwapping() {
		return nil
	}
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if m != moves[0] && (m.Action != dreixdrei.TurnOverCard || moves[0].Action != dreixdrei.TurnOverCard) {
			return nil
		}
	}
	return moves[:1]
}

func (h *Hinter) NewSearch(p *dreixdrei.Position) func(simulate.Limit) []dreixdrei.Move {
	view, found := rival.ViewOf(p), new(rival.Reason)
	h.found = found
	return func(limit simulate.Limit) (best []dreixdrei.Move) {
		all, _ := rival.RankMoves(view, nil, limit, 1)
		best, _, *found = rival.Recommend(view, all)
		return best
	}
}

// SetAdvice sets the reason for a line of moves: the reason found by the search or, for the rest of the swaps, a new reason.
func (h *Hinter) SetAdvice(p *dreixdrei.Position, line []dreixdrei.Move) {
	if h.found == nil {
		h.why = rival.ReasonFor(rival.ViewOf(p), line, nil)
		return
	}
	h.why, h.found = *h.found, nil
}

func (h *Hinter) IsTurnOpen(before, after *dreixdrei.Position, m dreixdrei.Move) bool {
	return m.Action == dreixdrei.SwapCards && after.Turn() == before.Turn()
}

func (h *Hinter) HintLines() []string {
	say, line := &h.table.Phrases, h.HintMoves
	switch {
	case line == nil:
		return []string{say.Say("dreixdrei.advice.thinking")}
	case h.IsForced:
		return []string{say.Say("dreixdrei.advice.only", assets.Values{"Deed": say.MoveText(line[0])})}
	case h.Strength == tabletop.HintNudge:
		return []string{say.Say("dreixdrei.advice.think." + reasonKeys[h.why.Kind])}
	}
	if h.Strength == tabletop.HintMove || len(line) == 1 {
		return []string{because(say, line[0], h.why)}
	}
	var lines []string
	for i, m := range line[:len(line)-1] { // the last move ends the swaps
		step := assets.Values{"Number": i + 1, "Hand": KindName(m.HandKind), "Open": KindName(m.OpenKind)}
		lines = append(lines, say.Say("dreixdrei.advice.step", step))
	}
	return append(lines, say.Say("dreixdrei.advice.so", assets.Values{"Why": reason(say, h.why)}))
}

// reasonKeys are the ends of the keys of thoughts and reasons.
var reasonKeys = [rival.ReasonKindCount]string{
	rival.NoReason: "tried", rival.FinishesNow: "out", rival.FinishesNextTurn: "finishes", rival.BlocksNextSeat: "blocks",
	rival.HindersNextSeat: "hinders", rival.DeletesPile: "clears", rival.ReachesPhase2: "opens", rival.ReachesPhase3: "uncovers",
	rival.LaysMoreCards: "several", rival.LaysSpecial: "helps", rival.LaysRarelyFittingCard: "smallest", rival.KeepsSeven: "seven",
	rival.KeepsCards: "keeps", rival.LaysOnlyFittingCard: "only", rival.RemovesFour: "fours", rival.GainsCards: "gains", rival.PicksUpToKeepSpecial: "spares",
	rival.RisksFaceDown: "risks", rival.SavesCardsForEnd: "saves", rival.CollectsEqualOpenCards: "matches", rival.StrengthensHand: "arms",
	rival.NeedsNoSwap: "ready",
}

// because returns the text of a hint: a move and the reason for it. It names all of several swaps, as the reason is about all.
func because(say *Sentences, m dreixdrei.Move, r rival.Reason) string {
	deed := say.MoveText(m)
	if r.SwapCount > 1 {
		deed = say.Say("dreixdrei.advice.deed.swaps", assets.Values{"Hand": say.kindsText(r.FrontCards.Kinds()), "Open": say.kindsText(r.HandCards.Kinds())})
	}
	return say.Say("dreixdrei.advice.because", assets.Values{"Deed": deed, "Why": reason(say, r)})
}

// large is the number of cards above which a pile is large.
const large = 5

func reason(say *Sentences, r rival.Reason) string {
	with, other, fits := "", "", ""
	if r.SecondKind != dreixdrei.NoKind {
		with = KindName(r.SecondKind)
	}
	if o := r.OtherMoves; o.Kind != dreixdrei.NoKind {
		other, fits = say.dativeText(o.Kind, o.JokerName, o.LaidCount), say.ofKind(theCard, o.FittingKind, 1)
		if o.FittingKind.IsNumber() {
			fits = say.ofKind(equalCards, o.FittingKind, 1)
		}
	}
	kept := say.kindsText(r.KeptKinds.Kinds())
	if r.KeptKinds[1] == dreixdrei.NoKind {
		kept = say.ofKind(yourCards, r.KeptKinds[0], 1)
	}
	return say.Say("dreixdrei.advice.why."+reasonKeys[r.Kind], assets.Values{
		"Kind": KindName(r.CardKind), "Number": r.CardKind.IsNumber(), "Joker": r.CardKind == dreixdrei.Joker, "A": say.ofKind(equalCards, r.CardKind, 1),
		"Equals": say.ofKind(equalCards, r.CardKind, r.GainedCount), "Got": r.GainedCount, "ManyGot": say.countWord(r.GainedCount), "Large": r.CardCount > large,
		"With": with, "WithNumber": int(r.SecondKind), "WithIsNumber": r.SecondKind.IsNumber(), "WithJoker": r.SecondKind == dreixdrei.Joker,
		"AWith": say.ofKind(equalCards, r.SecondKind, 1), "Own": say.ofKind(yourCards, r.SecondKind, r.HeldCount), "Delete": r.SecondKind == dreixdrei.Delete, "Several": r.HeldCount > 1,
		"Last": r.OtherSpendsLastSpecials, "Another": r.SecondKind == r.CardKind,
		"Seldom": say.kindsText(r.RareNumbers()), "More": say.kindsText(r.ExtraNumbers()),
		"Count": r.CardCount, "Cards": say.cardsText(r.CardCount), "PileCards": say.cardsText(r.PileSize), "Laid": r.LaidCount, "ManyLaid": say.countWord(r.LaidCount),
		"Numbers": r.HoldsNumberCards, "Phase": r.Phase, "Empty": r.IsHandEmpty, "Down": r.FaceDownCount, "Place": r.Place,
		"Demand": int(r.Demand), "Tenths": r.ProbabilityTenths, "Name": say.SeatNames[r.NextSeat], "ManyCount": say.countWord(r.CardCount),
		"ManyTurned": say.countWord(r.LaidCount + 1), "Again": r.MustLayAgain, "Much": r.IsStuckTwiceAsOften, "ManySwaps": say.countWord(r.SwapCount), "Swaps": r.SwapCount,
		"Renews": r.IsHandRenewed(), "On": say.kindsText(r.FittingNumbers()), "Drawn": r.DrawnCount, "ManyDrawn": say.countWord(r.DrawnCount),
		"Hand": r.HandSize, "HandCards": say.cardsText(r.HandSize),
		"OtherHand": say.countWord(r.OtherMoves.HandSize), "Hard": r.FewNumbersFit, "Front": say.kindsText(r.FrontCards.Kinds()), "Back": say.kindsText(r.HandCards.Kinds()), "Kept": kept,
		"ManyKept": r.KeptKinds[1] != dreixdrei.NoKind, "Turned": r.CanAloneFollowSeven(), "Any": r.AnyFitsAfterRestart, "Ends": r.FaceDownCount == 0,
		"OtherFits": fits, "Specials": r.HasSpecials, "Never": r.OtherMoves.NeverHappens,
		"Other": other, "OtherTakes": r.OtherMoves.PicksUpPile, "OtherTenths": r.OtherMoves.ProbabilityTenths,
		"ManyOther": say.countWord(r.OtherMoves.LaidCount), "Same": r.OtherMoves.Kind == r.CardKind,
	})
}

// BetterMoveText returns the better move instead of one that cost places, with the reason for it, or "" if the only reason is that trial games
// ended better, or the same reason holds for both moves.
func BetterMoveText(say *Sentences, l *rival.Loss) string {
	view := rival.ViewOf(&l.PositionBefore)
	why := rival.ReasonFor(view, l.BetterMoves, l.Moves)
	if why.Kind == rival.NoReason || why.Kind == rival.ReasonFor(view, l.Moves, l.BetterMoves).Kind {
		return ""
	}
	return because(say, l.BetterMoves[0], why)
}

// FillOverlay marks the hint on the table and fills its box. During the search the prompt says so.
func (h *Hinter) FillOverlay(o *tabletop.Overlay) {
	if h.HasMarks() && h.Strength > tabletop.HintNudge {
		MarkMoves(o, h.table.ShownPosition(), h.HintMoves, h.Strength == tabletop.HintTurn)
		for _, c := range kept(h.table.ShownPosition(), h.HintMoves[0], h.why) {
			o.AddMark(tabletop.Mark{Motif: kit.CardGlow, Spot: SpotOfCard(c), Tint: tabletop.MutedTint, Alpha: 0.6})
		}
	}
	h.ShowHint(o, func() tabletop.HintBox {
		say := &h.table.Phrases
		return tabletop.HintBox{Title: say.Say("dreixdrei.advice.title"), PlayLabelKey: playKeys[h.HintMoves[0].Action], MoreLabelKey: "dreixdrei.advice.more",
			CloseLabelKey: "dreixdrei.advice.close", Face: pictures.FighterMotif{Mood: pictures.MoodTeasing}}
	})
}

var playKeys = map[dreixdrei.Action]string{
	dreixdrei.SwapCards: "dreixdrei.advice.play.swap", dreixdrei.EndSwapping: "dreixdrei.advice.play.done",
	dreixdrei.LayCards: "dreixdrei.advice.play.lay", dreixdrei.PickUpPile: "dreixdrei.advice.play.take",
	dreixdrei.TurnOverCard: "dreixdrei.advice.play.turn", dreixdrei.NameJoker: "dreixdrei.advice.play.name",
}
