package table

import (
	"dreist/assets"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/search"
	"dreist/render/tabletop"
)

// Hinter gives hints at a table. It is the guide of the table while a hint is shown.
type Hinter struct {
	hint
	table *Table
	found *[]partner.Advice // the result of the last search, set once it ends
	why   partner.Reason
}

type hint = tabletop.Hinter[thegame.Position, thegame.Move, thegame.Event]

// NewHinter returns a hinter for a table, with limits for its searches.
func NewHinter(t *Table, l search.Limits) *Hinter {
	h := &Hinter{table: t}
	h.Attach(t, h, l)
	return h
}

func (h *Hinter) ForcedMoves(p *thegame.Position) []thegame.Move {
	lays := p.AppendLays(nil)
	switch {
	case len(lays) == 0 && p.CanEndTurn():
		return []thegame.Move{thegame.EndMove()}
	case len(lays) == 1 && !p.CanEndTurn():
		return lays
	}
	return nil
}

func (h *Hinter) NewSearch(p *thegame.Position) func(simulate.Limit) []thegame.Move {
	view, seed := partner.ViewOf(p, p.Turn()), uint64(p.CardsLeft())
	found := new([]partner.Advice)
	h.found = found
	return func(limit simulate.Limit) []thegame.Move {
		*found, _ = partner.RankMoves(view, nil, limit, seed)
		moves, _ := partner.Recommend(view, *found)
		return moves
	}
}

func (h *Hinter) SetAdvice(p *thegame.Position, line []thegame.Move) {
	h.why = partner.ReasonFor(partner.ViewOf(p, p.Turn()), line, partner.MovesOf(*h.found))
}

func (h *Hinter) IsTurnOpen(before, after *thegame.Position, m thegame.Move) bool {
	return after.Turn() == before.Turn() && m.Action != thegame.EndTurn
}

func (h *Hinter) HintLines() []string {
	say := &h.table.Phrases
	switch {
	case h.HintMoves == nil:
		return []string{say.Say("advice.thinking")}
	case h.IsForced:
		return []string{say.Say("advice.only", assets.Values{"Deed": moveText(say, h.HintMoves[0])})}
	case h.Strength == tabletop.HintNudge:
		return []string{say.Say(nudgeKey(&h.why), assets.Values{"Pile": PileName(h.why.Pile)})}
	case h.Strength == tabletop.HintMove || len(h.HintMoves) == 1:
		return []string{becauseText(say, &h.HintPosition, h.HintMoves, &h.why)}
	}
	return append(moveLines(say, h.HintPosition, h.HintMoves), reasonText(say, &h.HintPosition, h.HintMoves, &h.why))
}
