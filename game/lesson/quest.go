package lesson

import "slices"

// Quest is an example whose goal is a position, which the learner may reach by any moves.
type Quest[P comparable, M, E any] struct {
	Rules   func(now P, move M) (P, []E, error) // as Example.Apply
	Reached func(now *P) bool
	// Known returns the legal moves that an example tells of, or that are looked at first, All returns all of them, those first.
	Known, All func(now *P) []M
	Depth      int // how many moves are looked ahead
}

// Apply makes a move by the rules.
func (q *Quest[P, M, E]) Apply(now P, move M) (P, []E, error) { return q.Rules(now, move) }

// Done reports whether a position is the goal.
func (q *Quest[P, M, E]) Done(now *P) bool { return q.Reached(now) }

// Leads reports whether the goal can still be reached after a legal move: by the known moves, else by any that are soon found.
func (q *Quest[P, M, E]) Leads(now *P, move M) bool {
	return q.leads(*now, move, q.Known, map[P]int{}, q.Depth) || q.leads(*now, move, q.All, map[P]int{}, q.Depth)
}

// Next returns a move that leads to the goal, if possible one with a short way by known moves; ok is false where none does.
func (q *Quest[P, M, E]) Next(now *P) (move M, ok bool) {
	for depth := range q.Depth {
		for _, m := range q.Known(now) {
			if q.leads(*now, m, q.Known, map[P]int{}, depth+1) {
				return m, true
			}
		}
	}
	for _, m := range q.All(now) {
		if q.leads(*now, m, q.All, map[P]int{}, q.Depth) {
			return m, true
		}
	}
	return move, false
}

// mostSeen is how many positions are looked at: a way that is as good as those that are known is found before.
const mostSeen = 2000

func (q *Quest[P, M, E]) leads(p P, m M, moves func(*P) []M, seen map[P]int, depth int) bool {
	p, _, err := q.Rules(p, m)
	if err != nil || seen[p] >= depth || len(seen) > mostSeen {
		return false
	}
	seen[p] = depth
	return q.Reached(&p) || slices.ContainsFunc(moves(&p), func(next M) bool { return q.leads(p, next, moves, seen, depth-1) })
}
