package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Turn is a finished turn of a seat.
type Turn struct {
	Number int              // the number of the turn in the match, from 1
	At     int              // the number of moves of the match before its first card
	Before thegame.Position // the position before its first card
	Moves  []thegame.Move   // the moves of the turn, without signals
	Drawn  thegame.Position // the position after the turn, with the cards drawn and the signals that followed
	Draws  bool             // cards were drawn at its end
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

// Loss is the price of a turn, in cards left at the end of games.
type Loss struct {
	Turn
	Better []thegame.Move // the best turn found
	Cards  float64        // the mean number of cards left more than after the better turn, 0 if the turn was as good
	Left   float64        // the mean number of cards left after the turn
	Luck   float64        // the mean number of cards left less once the cards drawn after the turn were known
}

// Judge compares a turn with the best one. limit is for finding the best turn; as many games again compare both, so that the luck by which it
// was found does not count.
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

// luck returns the mean number of cards left after a turn, less the number if the cards drawn after it are known.
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

// Slip is the smallest number of cards that a turn must cost to be shown as a mistake; less may be chance.
const Slip = 1

// Luck returns the sum of the luck in some turns, in cards.
func Luck(judged []Loss) (cards float64) {
	for i := range judged {
		cards += judged[i].Luck
	}
	return cards
}

// Costly returns the indices of the costliest turns, worst first, at most most.
func Costly(judged []Loss, most int) []int {
	return simulate.Costliest(judged, func(l *Loss) float64 { return l.Cards }, Slip, most)
}
