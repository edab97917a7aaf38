package advice

import (
	"slices"

	"dreist/game/dreist"
)

// MoveEffect is a move of a turn and its effects.
type MoveEffect struct {
	Move          dreist.Move
	MakesTrio     bool // whether the move makes a DREIer
	ClearedColumn int  // column that the move clears, or 0
	ClearedCount  int  // number of cards that leave the layout, loosened ones included
	GivenCount    int  // number of cards that the move gives away
	IsWinning     bool // whether the move wins by laying the seat's last card
}

// MoveEffects returns the effects of a turn's moves and the hand left after them. It stops after a draw, a gift, a discard or the end of the
// turn, as the rest is unknown, and before an illegal move.
func MoveEffects(p dreist.Position, line []dreist.Move) (steps []MoveEffect, hand []dreist.Card) {
	me := p.Turn()
	for _, m := range line {
		m = p.WithHandCard(m)
		if !p.CanMove(m) {
			break
		}
		if m.Action != dreist.LayCard {
			hand = slices.Clone(p.Hand(me))
			if m.Action == dreist.DiscardCard {
				hand = slices.DeleteFunc(hand, func(c dreist.Card) bool { return c == m.Card })
			}
			s := MoveEffect{Move: m}
			if m.Action == dreist.GiveCards {
				s.GivenCount = min(p.PileSize(me), 2)
			}
			return append(steps, s), hand
		}
		next, events, err := dreist.Apply(p, m)
		if err != nil {
			break
		}
		s := MoveEffect{Move: m, IsWinning: next.Winner() == me}
		for _, e := range events {
			switch e := e.(type) {
			case dreist.TrioMade:
				s.MakesTrio = true
			case dreist.ColumnCleared:
				s.ClearedColumn, s.ClearedCount = e.Column, s.ClearedCount+len(e.Cards)
			case dreist.CardsLoosened:
				s.ClearedCount += len(e.Cards)
			}
		}
		steps = append(steps, s)
		if p = next; s.IsWinning {
			break
		}
	}
	return steps, slices.Clone(p.Hand(me))
}
