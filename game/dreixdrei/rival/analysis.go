package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/simulate"
)

// Decision is a move of a seat, or all its swaps: the moves before it sees anything new.
type Decision struct {
	Turn   int                // the turn in the match, from 1
	At     int                // the number of moves of the match before it
	Before dreixdrei.Position // the position before it
	Moves  []dreixdrei.Move
}

// DecisionsOf returns the decisions of a seat in which it had a choice, without swaps that it has not ended.
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

// Loss is the price of a decision, 0 if it was as good as the best one.
type Loss struct {
	Decision
	Better []dreixdrei.Move // the best moves found
	Won    float64          // the share of games won more after the better moves, 0 to 1
	Last   float64          // the share of games with the last place less after the better moves, 0 to 1
	Places float64          // the mean number of places gained by the better moves
	Place  float64          // the mean place after the decision itself
}

// Judge compares a decision with the best one. limit is for finding the best moves; as many games again compare both, so that the luck by which
// the best were found does not count.
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

// Slip is the smallest number of places that a decision must cost to be shown as a mistake; less may be chance.
const Slip = 0.1

// Costly returns the indices of the costliest decisions, worst first, at most most.
func Costly(judged []Loss, most int) []int {
	return simulate.Costliest(judged, func(l *Loss) float64 { return l.Places }, Slip, most)
}
