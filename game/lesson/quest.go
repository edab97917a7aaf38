package lesson

import "slices"

// Quest is an example whose goal the learner may reach by any moves, with tries that show what is allowed. P is a position, M a move, E an
// event. It is read-only once it is made.
type Quest[P, M comparable, E any] struct {
	Number        int    // number of the example, from 1
	TitleKey      string // catalogue key of the title, a few words
	GoalKey       string // catalogue key of the task
	StartPosition P
	Tries         []Try[P, M]

	ApplyMove        func(now P, move M) (P, []E, error)     // makes a move; the error says why it is not allowed
	IsGoal           func(now *P) bool                       // reports whether a position is the goal; nil for an example without one
	MissesGoal       func(before *P, move M) bool            // reports whether a legal move misses the goal for good; may be nil
	ExplainMove      func(now *P, move M) (why, rule string) // explains a move that is in no try, by a catalogue key and a rule; may be nil
	KnownMoves       []M                                     // moves that a search for a way to the goal tries first
	AppendLegalMoves func(now *P, known []M) []M             // appends all legal moves to the known ones
	SearchDepth      int                                     // number of moves that a search looks ahead
}

// Try is a sequence of moves from the start of an example, with an explanation of its last one.
type Try[P, M comparable] struct {
	Notation      string // turns in the notation of records
	Moves         []M    // the allowed moves
	PositionAfter P      // position after the moves
	RefusedToken  string // token of the move that is refused then, empty if there is none
	RefusedMove   M      // the move that is refused then, the zero M if RefusedToken is not the token of a move
	IsLosing      bool   // whether the moves, all allowed, lose the game
	WhyKey        string // catalogue key of the explanation
	Rule          string // number of the paragraph or ruling
}

// IsGood reports whether a try shows good moves: all are allowed, and they do not lose.
func (t *Try[P, M]) IsGood() bool { return t.RefusedToken == "" && !t.IsLosing }

// SetGoal sets the goal. A search for a way to it tries the moves of good tries first, then the moves in more.
func (q *Quest[P, M, E]) SetGoal(reached func(now *P) bool, more ...M) {
	q.IsGoal = reached
	for i := range q.Tries {
		for _, m := range q.Tries[i].Moves {
			if q.Tries[i].IsGood() && !slices.Contains(q.KnownMoves, m) {
				q.KnownMoves = append(q.KnownMoves, m)
			}
		}
	}
	q.KnownMoves = append(q.KnownMoves, more...)
}

// Explain returns the explanation of a move in a position, as a catalogue key, and the rule. why is empty if the example does not
// explain it.
func (q *Quest[P, M, E]) Explain(now *P, move M) (why, rule string) {
	for i := range q.Tries {
		t := &q.Tries[i]
		last, before := t.RefusedMove, t.PositionAfter
		if n := len(t.Moves) - 1; t.RefusedToken == "" {
			last, before = t.Moves[n], q.PositionAfter(t.Moves[:n])
		}
		if last == move && before == *now {
			return t.WhyKey, t.Rule
		}
	}
	if q.ExplainMove != nil {
		return q.ExplainMove(now, move)
	}
	return "", ""
}

// PositionAfter returns the position after some moves from the start, up to the first that is not allowed.
func (q *Quest[P, M, E]) PositionAfter(moves []M) P {
	p := q.StartPosition
	for _, m := range moves {
		next, _, err := q.ApplyMove(p, m)
		if err != nil {
			break
		}
		p = next
	}
	return p
}

// CanReachGoal reports whether the goal can still be reached after a legal move. It searches among the known moves, then among all, within
// SearchDepth and mostSeen.
func (q *Quest[P, M, E]) CanReachGoal(now *P, move M) bool {
	return q.leads(*now, move, q.known, map[P]int{}, q.SearchDepth) || q.leads(*now, move, q.all, map[P]int{}, q.SearchDepth)
}

// NextMove returns a move that leads to the goal, if possible by few known moves. ok is false if the search finds none.
func (q *Quest[P, M, E]) NextMove(now *P) (move M, ok bool) {
	for depth := range q.SearchDepth {
		for _, m := range q.KnownMoves {
			if q.leads(*now, m, q.known, map[P]int{}, depth+1) {
				return m, true
			}
		}
	}
	for _, m := range q.all(now) {
		if q.leads(*now, m, q.all, map[P]int{}, q.SearchDepth) {
			return m, true
		}
	}
	return move, false
}

func (q *Quest[P, M, E]) known(*P) []M   { return q.KnownMoves }
func (q *Quest[P, M, E]) all(now *P) []M { return q.AppendLegalMoves(now, slices.Clip(q.KnownMoves)) }

// mostSeen is the largest number of positions that a search visits.
const mostSeen = 2000

func (q *Quest[P, M, E]) leads(p P, m M, moves func(*P) []M, seen map[P]int, depth int) bool {
	before := p
	p, _, err := q.ApplyMove(p, m)
	if err != nil || seen[p] >= depth || len(seen) > mostSeen || q.MissesGoal != nil && q.MissesGoal(&before, m) {
		return false
	}
	seen[p] = depth
	return q.IsGoal(&p) || slices.ContainsFunc(moves(&p), func(next M) bool { return q.leads(p, next, moves, seen, depth-1) })
}

// NewLesson returns a new lesson on the quest.
func (q *Quest[P, M, E]) NewLesson() *Lesson[P, M, E] {
	return &Lesson[P, M, E]{quest: q, path: []P{q.StartPosition}}
}
