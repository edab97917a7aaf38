// Package lesson is an example of any game that a learner plays on the real rules: what becomes of a try, taking
// back, when to give a hint, and the progress that is remembered. What an example shows, says and hints at stands in
// the game's own package.
package lesson

// Verdict says how a try went.
type Verdict uint8

// The verdicts. Only an accepted try changes anything.
const (
	Accepted Verdict = iota + 1
	Refused          // the rules do not allow it
	Astray           // the rules allow it, but it leads away from what the example shows; in a Lesson this is no miss
	Finished         // everything is done already; this is no miss
)

// Tries counts misses in all and, for hints, the tries at one place that did not lead on.
type Tries struct{ here, all int }

// patience is the number of tries at one place after which there is a hint.
const patience = 2

// Miss counts a try that was wrong.
func (t *Tries) Miss() { t.here, t.all = t.here+1, t.all+1 }

// Stray counts a try that did not lead on but was not wrong.
func (t *Tries) Stray() { t.here++ }

// MoveOn begins to count at another place.
func (t *Tries) MoveOn() { t.here = 0 }

// Misses returns how many tries were wrong.
func (t *Tries) Misses() int { return t.all }

// Stuck reports whether it is time for a hint.
func (t *Tries) Stuck() bool { return t.here >= patience }

// Example is what a lesson asks about its example, by the rules of the game: P is a position, M a move, E an event.
type Example[P, M, E any] interface {
	// Apply tells where a move leads and what happens on the way, or why it is not allowed.
	Apply(now P, move M) (P, []E, error)
	// Done tells whether a position shows what the example shows.
	Done(now *P) bool
	// Leads tells whether a move that is allowed leads on to that.
	Leads(now *P, move M) bool
}

// Lesson is an example played by the learner. Any order of moves is good that leads to what the example shows. Make one
// with New.
type Lesson[P, M, E any] struct {
	Tries
	example Example[P, M, E]
	path    []P // from the start to now
}

// New returns a lesson at its beginning.
func New[P, M, E any](start P, example Example[P, M, E]) *Lesson[P, M, E] {
	return &Lesson[P, M, E]{example: example, path: []P{start}}
}

// Position returns the position now.
func (l *Lesson[P, M, E]) Position() P { return *l.now() }

func (l *Lesson[P, M, E]) now() *P { return &l.path[len(l.path)-1] }

// Done reports whether the learner has come to what the example shows.
func (l *Lesson[P, M, E]) Done() bool {
	return l.example.Done(l.now())
}

// Leads reports whether a move would be accepted.
func (l *Lesson[P, M, E]) Leads(move M) bool {
	if l.Done() {
		return false
	}
	_, _, err := l.example.Apply(*l.now(), move)
	return err == nil && l.example.Leads(l.now(), move)
}

// Try makes a move. Only one that is accepted changes the position, and returns what happened. One that is refused
// counts as a miss and returns why; one that is allowed and leads astray does not, as whoever makes it has broken no
// rule.
func (l *Lesson[P, M, E]) Try(move M) (Verdict, []E, error) {
	if l.Done() {
		return Finished, nil, nil
	}
	next, events, err := l.example.Apply(*l.now(), move)
	switch {
	case err != nil:
		l.Miss()
		return Refused, nil, err
	case !l.example.Leads(l.now(), move):
		l.Stray()
		return Astray, nil, nil
	}
	l.path = append(l.path, next)
	l.MoveOn()
	return Accepted, events, nil
}

// Undo takes the last accepted move back and reports whether there was one.
func (l *Lesson[P, M, E]) Undo() bool {
	if len(l.path) == 1 {
		return false
	}
	l.path = l.path[:len(l.path)-1]
	l.MoveOn()
	return true
}
