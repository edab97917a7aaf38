package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/simulate"
)

// Decision is a move of a seat, or its whole exchange: what it decided before anything new was seen.
type Decision struct {
	Turn   int                // in the match, from 1
	At     int                // after how many moves of the match it was to be made
	Before dreixdrei.Position // then
	Moves  []dreixdrei.Move
}

// DecisionsOf returns the decisions of a seat in which it had a choice. An exchange that is not ended is none.
func DecisionsOf(start dreixdrei.Position, history []record.Step, seat dreixdrei.Seat) (all []Decision) {
	before, swapping := start, false
	for i, step := range history {
		if before.Turn() == seat {
			if !swapping {
				all = append(all, Decision{Turn: step.Turn, At: i, Before: before})
			}
			last := &all[len(all)-1]
			last.Moves = append(last.Moves, step.Move)
			if swapping = step.Move.Action == dreixdrei.SwapCards; !swapping && len(last.Before.AppendMoves(nil)) < 2 {
				all = all[:len(all)-1]
			}
		}
		before = step.Position
	}
	if swapping {
		all = all[:len(all)-1]
	}
	return all
}

// Loss is what a decision cost.
type Loss struct {
	Decision
	Better []dreixdrei.Move // the best way found
	// By how much more often that one won, less often was last, and by how many places it was better on average; 0 if the decision was
	// as good.
	Won, Last, Places float64
	Place             float64 // after what was played, on average
}

// Judge compares a decision with the best one, in so many games. The best is found in games of its own: the luck that made it win them is not
// counted.
func Judge(d Decision, limit simulate.Limit) Loss {
	l, view := Loss{Decision: d}, Look(&d.Before)
	found, at := Advise(view, d.Moves, limit, uint64(d.At))
	if l.Better, l.Place = found[0].Moves, found[at].Place; at == 0 || limit.Enough != nil && limit.Enough() {
		return l
	}
	played, better := Compare(view, d.Moves, l.Better, limit.Games/2, ^uint64(d.At))
	share := func(n int, a Advice) float64 { return float64(n) / float64(max(a.Games, 1)) }
	l.Place = played.Place
	if l.Places = played.Place - better.Place; l.Places <= 0 {
		l.Places = 0
		return l
	}
	l.Won = share(better.First, better) - share(played.First, played)
	l.Last = share(played.Last, played) - share(better.Last, better)
	return l
}

// Slip is how many places a decision has to cost to be told: less may be chance.
const Slip = 0.1

// Costly returns the indices of the costliest of some decisions, worst first, at most so many.
func Costly(judged []Loss, most int) []int {
	return simulate.Costliest(judged, func(l *Loss) float64 { return l.Places }, Slip, most)
}
