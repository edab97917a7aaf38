// Package analysis finds the turns of a match that cost most: after which more cards were left than after the best ones, where games were played
// on after both in the same worlds. It knows no more than the seat did (G 17).
package analysis

import (
	"cmp"
	"slices"

	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// Turn is a finished turn of a seat.
type Turn struct {
	Number int              // in the match, from 1
	At     int              // after how many moves of the match its first card was laid
	Before thegame.Position // then
	Moves  []thegame.Move   // without signals
}

// TurnsOf returns the finished turns in which a seat laid cards.
func TurnsOf(start thegame.Position, history []record.Step, seat thegame.Seat) (turns []Turn) {
	before, done := start, true
	for i, step := range history {
		if before.Turn() == seat && step.Move.Action != thegame.SayWish {
			if before.Laid() == 0 {
				turns = append(turns, Turn{Number: step.Turn, At: i, Before: before})
			}
			last := &turns[len(turns)-1]
			last.Moves = append(last.Moves, step.Move)
			done = step.Move.Action == thegame.EndTurn || step.Position.Over()
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
}

// Judge compares a turn with the best one, in so many games. The best is found in games of its own: the luck that made it win them is not counted.
func Judge(t Turn, limit simulate.Limit) Loss {
	l, view := Loss{Turn: t}, partner.Look(&t.Before, t.Before.Turn())
	found, at := partner.Advise(view, t.Moves, limit, uint64(t.Number))
	if l.Better = found[0].Moves; at == 0 || limit.Enough != nil && limit.Enough() {
		return l
	}
	played, better := partner.Compare(view, t.Moves, l.Better, limit.Games/2, ^uint64(t.Number))
	l.Cards = max(mean(&played)-mean(&better), 0)
	return l
}

func mean(a *partner.Advice) float64 { return float64(a.Rest) / float64(max(a.Games, 1)) }

// slip is how many cards a turn has to cost to be told: less may be chance.
const slip = 1

// Costly returns the costliest of some turns, worst first, at most so many.
func Costly(judged []Loss, most int) []Loss {
	worst := slices.DeleteFunc(slices.Clone(judged), func(l Loss) bool { return l.Cards < slip })
	slices.SortStableFunc(worst, func(a, b Loss) int { return cmp.Compare(b.Cards, a.Cards) })
	return worst[:min(len(worst), most)]
}
