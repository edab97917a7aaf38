package record

import (
	"strconv"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// run is a game being read, move by move.
type run struct {
	game     *Game
	position dreixdrei.Position
	turns    int  // that have ended
	open     bool // the last line stopped in the middle of a turn
}

// turn plays a turn line and adds its moves to the game.
func (r *run) turn(t record.Turn) (stop, err *record.Error) {
	turn := r.position.Turn()
	switch {
	case r.position.IsOver():
		return nil, t.Line.AtStart(brokenRule(&dreixdrei.Refusal{Reason: dreixdrei.GameOver}))
	case r.open:
		return nil, t.Line.AtStart(record.Reason{Fault: record.TurnUnfinished})
	case record.SeatNumber(t.Number(), r.position.Seats()) != int(turn)+1:
		return nil, t.Line.AtStart(record.Reason{Fault: record.NotTheirTurn, Text: strconv.Itoa(int(turn) + 1)})
	}
	r.open = true
	for _, k := range t.Tokens {
		m, ok := dreixdrei.ParseMove(k.Text)
		switch {
		case !r.open:
			return nil, t.At(k, record.Reason{Fault: record.TurnEnded})
		case !ok:
			return nil, t.At(k, record.Reason{Fault: NotAMove})
		}
		next, events, err := dreixdrei.Apply(r.position, m)
		if err != nil {
			return nil, t.At(k, brokenRule(r.position.Refusal(m)))
		}
		r.position = next
		r.game.Moves = append(r.game.Moves, m)
		if endsTurn(events) {
			r.open = false
			r.turns++
		}
	}
	return nil, nil
}

// endsTurn reports whether a turn, or an exchange, ended.
func endsTurn(events []dreixdrei.Event) bool {
	for _, e := range events {
		if _, ok := e.(dreixdrei.TurnEnded); ok {
			return true
		}
	}
	return false
}
