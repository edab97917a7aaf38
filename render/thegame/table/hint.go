package table

import (
	"dreist/assets"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/tabletop"
)

// HintedTable is a table at which a Hinter helps.
type HintedTable interface {
	tabletop.HintTable[thegame.Position, thegame.Move]
	Sentences() *Sentences
	SetGuide(g Guide)
}

// Hinter gives hints at a table. It is the table's guide while it does.
type Hinter struct {
	Bystander
	hint
	table HintedTable
	found *[]partner.Advice // the result of the last search, set once it ends
	why   partner.Reason
}

type hint = tabletop.Hinter[thegame.Position, thegame.Move]

// NewHinter returns a hinter for a table, with limits for its searches.
func NewHinter(t HintedTable, l tabletop.Limits) *Hinter {
	h := &Hinter{table: t}
	h.hint.Begin(t, advice{h}, l)
	return h
}

// Tick advances the search by a tick.
func (h *Hinter) Tick() (changed bool) { return h.hint.Tick() }

// TicksUntilChange returns the number of ticks until the search goes on.
func (h *Hinter) TicksUntilChange() int { return h.hint.TicksUntilChange() }

// HandleAttempt handles the keys of hints and the buttons of the box.
func (h *Hinter) HandleAttempt(a Attempt) tabletop.Answer {
	return h.hint.Tries(a.Kind, a.Button, a.Gesture.Command)
}

// advice is the part of the hinter that knows THE GAME: see tabletop.HintGame.
type advice struct{ *Hinter }

func (h advice) ForcedMoves(p *thegame.Position) []thegame.Move {
	lays := p.AppendLays(nil)
	switch {
	case len(lays) == 0 && p.CanEnd():
		return []thegame.Move{thegame.End()}
	case len(lays) == 1 && !p.CanEnd():
		return lays
	}
	return nil
}

func (h advice) NewSearch(p *thegame.Position) func(simulate.Limit) []thegame.Move {
	view, seed := partner.Look(p, p.Turn()), uint64(p.Rest())
	found := new([]partner.Advice)
	h.found = found
	return func(limit simulate.Limit) []thegame.Move {
		*found, _ = partner.Advise(view, nil, limit, seed)
		moves, _ := partner.Recommend(view, *found)
		return moves
	}
}

func (h advice) SetAdvice(p *thegame.Position, line []thegame.Move) {
	h.why = partner.ReasonFor(partner.Look(p, p.Turn()), line, partner.MovesOf(*h.found))
}

func (h advice) IsTurnOpen(before, after *thegame.Position, m thegame.Move) bool {
	return after.Turn() == before.Turn() && m.Action != thegame.EndTurn
}

func (h advice) SetLeading(leads bool) {
	if leads {
		h.table.SetGuide(h.Hinter)
		return
	}
	h.table.SetGuide(nil)
}

func (h advice) Language() string { return h.table.Sentences().Language }

func (h advice) HintLines() []string {
	switch say := h.table.Sentences(); {
	case h.hint.Line == nil:
		return []string{say.Say("advice.thinking")}
	case h.hint.Single:
		return []string{say.Say("advice.only", assets.Values{"Deed": deed(say, h.hint.Line[0])})}
	default:
		return h.lines(say)
	}
}
