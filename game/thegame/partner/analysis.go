package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Turn is a finished turn of a seat.
type Turn struct {
	Number int              // in the match, from 1
	At     int              // after how many moves of the match its first card was laid
	Before thegame.Position // then
	Moves  []thegame.Move   // without signals
	Drawn  thegame.Position // after it, with the cards drawn and the signals that followed
	Draws  bool             // cards were drawn
}

// TurnsOf returns the finished turns in which a seat laid cards.
func TurnsOf(start thegame.Position, history []record.Step, seat thegame.Seat) (turns []Turn) {
	before, done, follows := start, true, false
	for i, step := range history {
		if follows = follows && step.Move.Action == thegame.SayWish; follows {
			turns[len(turns)-1].Drawn = step.Position
		}
		if before.Turn() == seat && step.Move.Action != thegame.SayWish {
			if before.LaidCount() == 0 {
				turns = append(turns, Turn{Number: step.Turn, At: i, Before: before})
			}
			last := &turns[len(turns)-1]
			last.Moves = append(last.Moves, step.Move)
			last.Drawn, last.Draws = step.Position, step.Position.DeckSize() < before.DeckSize()
			follows = step.Move.Action == thegame.EndTurn
			done = follows || step.Position.IsOver()
		}
		before = step.Position
	}
	if !done {
		turns = turns[:len(turns)-1] // only the last one can be unfinished
	}
	return turns
}

// Loss is what a turn cost.
type Loss struct {
	Turn
	Better []thegame.Move // the best turn found
	Cards  float64        // how many more cards were left after the turn played than after that, on average; 0 if it was as good
	Left   float64        // how many cards were left after the turn played, on average
	Luck   float64        // how many fewer cards were left on average once it was seen what was drawn after the turn
}

// Judge compares a turn with the best one, in so many games. The best is found in games of its own: the luck that made it win them is not counted.
func Judge(t Turn, limit simulate.Limit) Loss {
	l, view := Loss{Turn: t}, Look(&t.Before, t.Before.Turn())
	l.Luck = luck(t, 2*limit.Games)
	found, at := Advise(view, t.Moves, limit, uint64(t.Number))
	if l.Better, l.Left = found[0].Moves, mean(&found[at]); at == 0 || limit.Enough != nil && limit.Enough() {
		return l
	}
	played, better := Compare(view, t.Moves, l.Better, limit.Games/2, ^uint64(t.Number))
	l.Cards, l.Left = max(mean(&played)-mean(&better), 0), mean(&played)
	return l
}

// luck returns how many fewer cards were left on average where it is seen what was drawn after a turn, than where that is hidden.
func luck(t Turn, games int) float64 {
	if !t.Draws || t.Drawn.IsOver() {
		return 0
	}
	seat := t.Before.Turn()
	hidden := Expect(Look(&t.Before, seat), t.Moves, games, uint64(t.Number))
	seen := Expect(Look(&t.Drawn, seat), nil, games, uint64(t.Number))
	return mean(&hidden) - mean(&seen)
}

func mean(a *Advice) float64 { return float64(a.Rest) / float64(max(a.Games, 1)) }

// Slip is how many cards a turn has to cost to be told: less may be chance.
const Slip = 1

// Luck returns the luck of all that was drawn after some turns.
func Luck(judged []Loss) (cards float64) {
	for i := range judged {
		cards += judged[i].Luck
	}
	return cards
}

// Costly returns the indices of the costliest of some turns, worst first, at most so many.
func Costly(judged []Loss, most int) []int {
	return simulate.Costliest(judged, func(l *Loss) float64 { return l.Cards }, Slip, most)
}
