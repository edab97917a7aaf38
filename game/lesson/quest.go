package lesson

import "slices"

// Quest is an example of any game whose goal is a position, which the learner may reach by any moves, and what can be tried in it. P is a
// position, M a move, E an event. It is read-only once it is made.
type Quest[P, M comparable, E any] struct {
	Number      int    // from 1
	Title, Goal string // catalogue keys: a few words, and the task
	Start       P
	Tries       []Try[P, M]

	Rules   func(now P, move M) (P, []E, error)     // as Example.Apply
	Reached func(now *P) bool                       // nil for an example that is not played to a goal
	Spoils  func(before *P, move M) bool            // a legal move after which the goal counts as missed; nil for none
	Says    func(now *P, move M) (why, rule string) // what the example says of a move where no try does; nil for nothing
	Known   []M                                     // moves that are looked at first
	Legal   func(now *P, known []M) []M             // appends all legal moves
	Depth   int                                     // how many moves are looked ahead
}

// Try is something that can be tried from the start of an example.
type Try[P, M comparable] struct {
	Text    string // its turns, as in a record
	Moves   []M    // all that the rules allow
	After   P      // where they lead
	Last    string // the token that is refused then, empty if all is allowed
	Refused M      // the move that is refused then, the zero M where the token is none
	Loses   bool   // all is allowed, but loses the game
	Why     string // catalogue key
	Rule    string // paragraph or ruling
}

// IsGood reports whether a try is something to do.
func (t *Try[P, M]) IsGood() bool { return t.Last == "" && !t.Loses }

// Teaches sets what the learner plays to. The moves of the tries that are something to do, and some more, are looked at first.
func (q *Quest[P, M, E]) Teaches(reached func(now *P) bool, more ...M) {
	q.Reached = reached
	for i := range q.Tries {
		for _, m := range q.Tries[i].Moves {
			if q.Tries[i].IsGood() && !slices.Contains(q.Known, m) {
				q.Known = append(q.Known, m)
			}
		}
	}
	q.Known = append(q.Known, more...)
}

// Explain returns what the example says of a move in a position, and the rule; why is empty where it says nothing of it.
func (q *Quest[P, M, E]) Explain(now *P, move M) (why, rule string) {
	for i := range q.Tries {
		t := &q.Tries[i]
		last, before := t.Refused, t.After
		if n := len(t.Moves) - 1; t.Last == "" {
			last, before = t.Moves[n], q.PositionAfter(t.Moves[:n])
		}
		if last == move && before == *now {
			return t.Why, t.Rule
		}
	}
	if q.Says != nil {
		return q.Says(now, move)
	}
	return "", ""
}

// PositionAfter returns the position after some moves from the start, as far as the rules allow them.
func (q *Quest[P, M, E]) PositionAfter(moves []M) P {
	p := q.Start
	for _, m := range moves {
		next, _, err := q.Rules(p, m)
		if err != nil {
			break
		}
		p = next
	}
	return p
}

// Apply makes a move by the rules.
func (q *Quest[P, M, E]) Apply(now P, move M) (P, []E, error) { return q.Rules(now, move) }

// IsDone reports whether a position is the goal.
func (q *Quest[P, M, E]) IsDone(now *P) bool { return q.Reached(now) }

// CanLead reports whether the goal can still be reached after a legal move: by the known moves, else by any that are soon found.
func (q *Quest[P, M, E]) CanLead(now *P, move M) bool {
	return q.leads(*now, move, q.known, map[P]int{}, q.Depth) || q.leads(*now, move, q.all, map[P]int{}, q.Depth)
}

// NextMove returns a move that leads to the goal, if possible one with a short way by known moves; ok is false where none does.
func (q *Quest[P, M, E]) NextMove(now *P) (move M, ok bool) {
	for depth := range q.Depth {
		for _, m := range q.Known {
			if q.leads(*now, m, q.known, map[P]int{}, depth+1) {
				return m, true
			}
		}
	}
	for _, m := range q.all(now) {
		if q.leads(*now, m, q.all, map[P]int{}, q.Depth) {
			return m, true
		}
	}
	return move, false
}

func (q *Quest[P, M, E]) known(*P) []M   { return q.Known }
func (q *Quest[P, M, E]) all(now *P) []M { return q.Legal(now, slices.Clip(q.Known)) }

// mostSeen is how many positions are looked at: a way that is as good as those that are known is found before.
const mostSeen = 2000

func (q *Quest[P, M, E]) leads(p P, m M, moves func(*P) []M, seen map[P]int, depth int) bool {
	before := p
	p, _, err := q.Rules(p, m)
	if err != nil || seen[p] >= depth || len(seen) > mostSeen || q.Spoils != nil && q.Spoils(&before, m) {
		return false
	}
	seen[p] = depth
	return q.Reached(&p) || slices.ContainsFunc(moves(&p), func(next M) bool { return q.leads(p, next, moves, seen, depth-1) })
}

// QuestLesson is a quest that the learner plays.
type QuestLesson[P, M comparable, E any] struct {
	*Lesson[P, M, E]
	quest *Quest[P, M, E]
}

// Lesson returns the quest at its beginning.
func (q *Quest[P, M, E]) Lesson() *QuestLesson[P, M, E] {
	return &QuestLesson[P, M, E]{New(q.Start, q), q}
}

// Hint returns the next move after the second miss at one place; ok is false before.
func (l *QuestLesson[P, M, E]) Hint() (move M, ok bool) {
	if !l.IsStuck() || l.IsDone() {
		return move, false
	}
	return l.NextMove()
}

// NextMove returns a move that leads to the goal; ok is false where none does.
func (l *QuestLesson[P, M, E]) NextMove() (move M, ok bool) { return l.quest.NextMove(l.now()) }
