package record

import (
	"strconv"

	"dreist/game/record"
	"dreist/game/thegame"
)

// run is a game being read, move by move.
type run struct {
	game     *Game
	position thegame.Position
	turns    int  // ended by "." or by winning
	open     bool // the last line stopped in the middle of a turn
}

// turn plays a turn line and adds its moves to the game.
func (r *run) turn(t record.Turn) (stop, err *record.Error) {
	turn := r.position.Turn()
	switch {
	case r.position.IsOver():
		return nil, t.Line.AtStart(gameOver)
	case r.open:
		return nil, t.Line.AtStart(record.Reason{Fault: record.TurnUnfinished})
	case record.SeatNumber(t.Number(), r.position.Seats()) != int(turn)+1:
		return nil, t.Line.AtStart(record.Reason{Fault: record.NotTheirTurn, Text: strconv.Itoa(int(turn) + 1)})
	}
	r.open = true
	for _, k := range t.Tokens {
		m, ok := thegame.ParseMove(k.Text)
		switch {
		case r.position.IsOver():
			return nil, t.At(k, gameOver)
		case !r.open:
			return nil, t.At(k, record.Reason{Fault: record.TurnEnded})
		case !ok:
			return nil, t.At(k, record.Reason{Fault: NotAMove})
		}
		if refusal := r.position.Refusal(m); refusal != nil {
			return nil, t.At(k, brokenRule(refusal))
		}
		_ = r.position.Play(m) // it is allowed
		r.game.Moves = append(r.game.Moves, m)
		if m.Action == thegame.EndTurn || r.position.Won() {
			r.open = false
			r.turns++
		}
	}
	return nil, nil
}

var gameOver = record.Reason{Fault: BrokenRule, Text: thegame.GameOver.String(), Err: &thegame.Refusal{Reason: thegame.GameOver}}
