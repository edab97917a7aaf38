package table

import (
	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/tabletop"
)

// Hinter gives hints at a table. It is the table's guide while it does.
type Hinter struct {
	hint
	table *Table
	found *rival.Reason // the reason for the move that is searched for, set once the search ends
	why   rival.Reason
}

type hint = tabletop.Hinter[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// NewHinter returns a hinter for a table, with limits for its searches.
func NewHinter(t *Table, l tabletop.Limits) *Hinter {
	h := &Hinter{table: t}
	h.Begin(t, h, l)
	return h
}

// ForcedMoves returns the only move, nil if there is a choice. Turning up one face-down card or another is no choice: they look alike.
func (h *Hinter) ForcedMoves(p *dreixdrei.Position) []dreixdrei.Move {
	if p.IsSwapping() {
		return nil
	}
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if m != moves[0] && (m.Action != dreixdrei.TurnCard || moves[0].Action != dreixdrei.TurnCard) {
			return nil
		}
	}
	return moves[:1]
}

func (h *Hinter) NewSearch(p *dreixdrei.Position) func(simulate.Limit) []dreixdrei.Move {
	view, found := rival.Look(p), new(rival.Reason)
	h.found = found
	return func(limit simulate.Limit) (best []dreixdrei.Move) {
		all, _ := rival.Advise(view, nil, limit, 1)
		best, _, *found = rival.Explain(view, all)
		return best
	}
}

// SetAdvice sets the reason for a line: the one found by the search or, for the rest of the swaps, a new one.
func (h *Hinter) SetAdvice(p *dreixdrei.Position, line []dreixdrei.Move) {
	if h.found == nil {
		h.why = rival.ReasonFor(rival.Look(p), line, nil)
		return
	}
	h.why, h.found = *h.found, nil
}

func (h *Hinter) IsTurnOpen(before, after *dreixdrei.Position, m dreixdrei.Move) bool {
	return m.Action == dreixdrei.SwapCards && after.Turn() == before.Turn()
}

func (h *Hinter) Language() string { return h.table.Say.Language }

func (h *Hinter) HintLines() []string {
	say, line := &h.table.Say, h.Line
	switch {
	case line == nil:
		return []string{say.Say("dreixdrei.advice.thinking")}
	case h.Single:
		return []string{say.Say("dreixdrei.advice.only", assets.Values{"Deed": say.Deed(line[0])})}
	case h.Strength == tabletop.HintNudge:
		return []string{say.Say(thoughts[h.why.Kind])}
	}
	if h.Strength == tabletop.HintMove || len(line) == 1 {
		return []string{because(say, line[0], h.why)}
	}
	var lines []string
	for i, m := range line[:len(line)-1] { // the last one ends the swaps
		step := assets.Values{"Number": i + 1, "Hand": KindName(m.Hand), "Open": KindName(m.Open)}
		lines = append(lines, say.Say("dreixdrei.advice.step", step))
	}
	return append(lines, say.Say("dreixdrei.advice.so", assets.Values{"Why": reason(say, h.why)}))
}

// The keys of thoughts and reasons by the kinds of reasons.
var (
	thoughts = [rival.ReasonKinds]string{
		rival.Tried: "dreixdrei.advice.think.tried", rival.GoesOut: "dreixdrei.advice.think.out",
		rival.Finishes: "dreixdrei.advice.think.finishes",
		rival.Blocks:   "dreixdrei.advice.think.blocks", rival.Hinders: "dreixdrei.advice.think.hinders",
		rival.Clears: "dreixdrei.advice.think.clears", rival.Opens: "dreixdrei.advice.think.opens",
		rival.Uncovers: "dreixdrei.advice.think.uncovers", rival.Several: "dreixdrei.advice.think.several",
		rival.Helps: "dreixdrei.advice.think.helps", rival.Smallest: "dreixdrei.advice.think.smallest",
		rival.KeepsSeven: "dreixdrei.advice.think.seven", rival.Keeps: "dreixdrei.advice.think.keeps",
		rival.OnlyFit: "dreixdrei.advice.think.only", rival.Fours: "dreixdrei.advice.think.fours",
		rival.Gains: "dreixdrei.advice.think.gains", rival.Spares: "dreixdrei.advice.think.spares",
		rival.Risks: "dreixdrei.advice.think.risks", rival.Saves: "dreixdrei.advice.think.saves",
		rival.Matches: "dreixdrei.advice.think.matches", rival.Arms: "dreixdrei.advice.think.arms",
		rival.Ready: "dreixdrei.advice.think.ready",
	}
	reasons = [rival.ReasonKinds]string{
		rival.Tried:   "dreixdrei.advice.why.tried",
		rival.GoesOut: "dreixdrei.advice.why.out", rival.Finishes: "dreixdrei.advice.why.finishes", rival.Blocks: "dreixdrei.advice.why.blocks",
		rival.Hinders: "dreixdrei.advice.why.hinders", rival.Clears: "dreixdrei.advice.why.clears",
		rival.Opens: "dreixdrei.advice.why.opens", rival.Uncovers: "dreixdrei.advice.why.uncovers",
		rival.Several: "dreixdrei.advice.why.several", rival.Helps: "dreixdrei.advice.why.helps",
		rival.Smallest: "dreixdrei.advice.why.smallest", rival.KeepsSeven: "dreixdrei.advice.why.seven",
		rival.Keeps: "dreixdrei.advice.why.keeps", rival.OnlyFit: "dreixdrei.advice.why.only", rival.Fours: "dreixdrei.advice.why.fours",
		rival.Gains: "dreixdrei.advice.why.gains", rival.Spares: "dreixdrei.advice.why.spares", rival.Risks: "dreixdrei.advice.why.risks",
		rival.Saves: "dreixdrei.advice.why.saves", rival.Matches: "dreixdrei.advice.why.matches", rival.Arms: "dreixdrei.advice.why.arms",
		rival.Ready: "dreixdrei.advice.why.ready",
	}
)

// because returns the text of a hint: a move and the reason for it. Of several swaps it names all, as the reason is about all.
func because(say *Sentences, m dreixdrei.Move, r rival.Reason) string {
	deed := say.Deed(m)
	if r.Swaps > 1 {
		deed = say.Say("dreixdrei.advice.deed.swaps", assets.Values{"Hand": say.Kinds(r.FrontCards.All()), "Open": say.Kinds(r.HandCards.All())})
	}
	return say.Say("dreixdrei.advice.because", assets.Values{"Deed": deed, "Why": reason(say, r)})
}

// large is the number of cards above which a pile is large.
const large = 5

// reason puts a reason into words.
func reason(say *Sentences, r rival.Reason) string {
	with, other, fits := "", "", ""
	if r.SecondKind != dreixdrei.NoKind {
		with = KindName(r.SecondKind)
	}
	if o := r.Other; o.Kind != dreixdrei.NoKind {
		other, fits = say.Dative(o.Kind, o.Name, o.LaidCount), say.TheCard(o.FittingKind)
		if o.FittingKind.IsNumber() {
			fits = say.Equals(o.FittingKind, 1)
		}
	}
	kept := say.Kinds(r.KeptCards.All())
	if r.KeptCards[1] == dreixdrei.NoKind {
		kept = say.YourCards(r.KeptCards[0], 1)
	}
	return say.Say(reasons[r.Kind], assets.Values{
		"Kind": KindName(r.CardKind), "Number": r.CardKind.IsNumber(), "Joker": r.CardKind == dreixdrei.Joker, "A": say.Equals(r.CardKind, 1),
		"Equals": say.Equals(r.CardKind, r.GainedCount), "Got": r.GainedCount, "ManyGot": say.Many(r.GainedCount), "Large": r.Count > large,
		"With": with, "WithNumber": int(r.SecondKind), "WithIsNumber": r.SecondKind.IsNumber(), "WithJoker": r.SecondKind == dreixdrei.Joker,
		"AWith": say.Equals(r.SecondKind, 1), "Own": say.YourCards(r.SecondKind, r.HeldCount), "Delete": r.SecondKind == dreixdrei.Delete, "Several": r.HeldCount > 1,
		"Last": r.OtherSpendsLastSpecials, "Another": r.SecondKind == r.CardKind,
		"Seldom": say.Kinds(r.Seldom()), "More": say.Kinds(r.More()),
		"Count": r.Count, "Cards": say.Cards(r.Count), "PileCards": say.Cards(r.Pile), "Laid": r.LaidCount, "ManyLaid": say.Many(r.LaidCount),
		"Numbers": r.HasNumbers, "Phase": r.Phase, "Empty": r.IsNextHandEmpty, "Down": r.FaceDown, "Place": r.Place,
		"Demand": int(r.Demand), "Tenths": r.Tenths, "Name": say.Seats[r.NextSeat], "ManyCount": say.Many(r.Count),
		"ManyTurned": say.Many(r.LaidCount + 1), "Again": r.MustLayAgain, "Much": r.IsStuckTwiceAsOften, "ManySwaps": say.Many(r.Swaps), "Swaps": r.Swaps,
		"Renews": r.IsHandRenewed(), "On": say.Kinds(r.FittingNumbers()), "Drawn": r.DrawnCount, "ManyDrawn": say.Many(r.DrawnCount),
		"Hand": r.HandSize, "HandCards": say.Cards(r.HandSize),
		"OtherHand": say.Many(r.Other.HandSize), "Hard": r.FewNumbersFit, "Front": say.Kinds(r.FrontCards.All()), "Back": say.Kinds(r.HandCards.All()), "Kept": kept,
		"ManyKept": r.KeptCards[1] != dreixdrei.NoKind, "Turned": r.IsTurned(), "Any": r.AnyFitsAfterRestart, "Ends": r.FaceDown == 0,
		"OtherFits": fits, "Specials": r.HasSpecials, "Never": r.Other.NeverHappens,
		"Other": other, "OtherTakes": r.Other.TakesPile, "OtherTenths": r.Other.Tenths,
		"ManyOther": say.Many(r.Other.LaidCount), "Same": r.Other.Kind == r.CardKind,
	})
}

// SayBetter returns the better move instead of one that cost places, with the reason for it, or "" if the only reason is that trial games
// ended better, or the same reason holds for both moves.
func SayBetter(say *Sentences, l *rival.Loss) string {
	view := rival.Look(&l.Before)
	why := rival.ReasonFor(view, l.Better, l.Moves)
	if why.Kind == rival.Tried || why.Kind == rival.ReasonFor(view, l.Moves, l.Better).Kind {
		return ""
	}
	return because(say, l.Better[0], why)
}

// FillOverlay marks the hint on the table and fills its box. During the search the prompt says so.
func (h *Hinter) FillOverlay(o *tabletop.Overlay) {
	if h.HasMarks() && h.Strength > tabletop.HintNudge {
		MarkMoves(o, h.table.Position(), h.Line, h.Strength == tabletop.HintTurn)
		for _, c := range kept(h.table.Position(), h.Line[0], h.why) {
			Tint(o, c)
		}
	}
	h.ShowHint(o, func() tabletop.HintBox {
		say := &h.table.Say
		return tabletop.HintBox{Title: say.Say("dreixdrei.advice.title"), Play: playKeys[h.Line[0].Action], More: "dreixdrei.advice.more",
			Close: "dreixdrei.advice.close", Face: pictures.Role{Mood: pictures.Teasing}}
	})
}

// playKeys are the keys of the button that plays a hint, by the action of its move.
var playKeys = map[dreixdrei.Action]string{
	dreixdrei.SwapCards: "dreixdrei.advice.play.swap", dreixdrei.EndExchange: "dreixdrei.advice.play.done",
	dreixdrei.LayCards: "dreixdrei.advice.play.lay", dreixdrei.TakePile: "dreixdrei.advice.play.take",
	dreixdrei.TurnCard: "dreixdrei.advice.play.turn", dreixdrei.NameJoker: "dreixdrei.advice.play.name",
}
