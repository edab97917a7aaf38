// Package lesson runs an example of any game that a learner plays by the real rules: it judges tries, undoes moves, decides when to
// give a hint, and stores the progress. The contents of examples are in the game's own package.
//
// ScriptProgress is the progress of a guided first game: ideas in their order, which the player carries out on a prepared deal. The progress follows from the history of the match, which the game reads, and from UnloggedActions, the actions that leave no trace there.
// So undo and resuming need no further state. Until the script ends, other moves have to wait. After that the player continues with the
// same cards.
package lesson

// Verdict is the result of a try.
type Verdict uint8

// The verdicts. Only an accepted try changes anything.
const (
	Accepted        Verdict = iota + 1
	Refused                 // the rules do not allow the move
	Detour                  // the move is legal, but leads away from the goal; no miss
	AlreadyFinished         // the goal was reached before; no miss
)

// Tries counts the misses of a lesson and, to decide about hints, the unsuccessful tries since the last accepted one.
type Tries struct{ here, all int }

// patience is the number of unsuccessful tries in a row after which there is a hint.
const patience = 2

// CountMiss counts a wrong try.
func (t *Tries) CountMiss() { t.here, t.all = t.here+1, t.all+1 }

// countDetour counts a legal try that does not lead to the goal. It is no miss.
func (t *Tries) countDetour() { t.here++ }

// ResetTries starts a new count of unsuccessful tries, after an accepted one.
func (t *Tries) ResetTries() { t.here = 0 }

// MissCount returns the number of wrong tries.
func (t *Tries) MissCount() int { return t.all }

// IsStuck reports whether it is time for a hint.
func (t *Tries) IsStuck() bool { return t.here >= patience }

// Lesson is an example that a learner plays. Moves may come in any order that leads to the goal. Make one with Quest.NewLesson.
type Lesson[P, M comparable, E any] struct {
	Tries
	quest *Quest[P, M, E]
	path  []P // all positions from the start
}

// Position returns the current position.
func (l *Lesson[P, M, E]) Position() P { return *l.now() }

func (l *Lesson[P, M, E]) now() *P { return &l.path[len(l.path)-1] }

// IsDone reports whether the learner has reached the goal.
func (l *Lesson[P, M, E]) IsDone() bool { return l.quest.IsGoal(l.now()) }

// CanAccept reports whether a move would be accepted.
func (l *Lesson[P, M, E]) CanAccept(move M) bool {
	if l.IsDone() {
		return false
	}
	_, _, err := l.quest.ApplyMove(*l.now(), move)
	return err == nil && l.quest.CanReachGoal(l.now(), move)
}

// Hint returns the next move if the learner is stuck, see IsStuck. Otherwise ok is false.
func (l *Lesson[P, M, E]) Hint() (move M, ok bool) {
	if !l.IsStuck() || l.IsDone() {
		return move, false
	}
	return l.NextMove()
}

// NextMove returns a move that leads to the goal. ok is false if there is none.
func (l *Lesson[P, M, E]) NextMove() (move M, ok bool) { return l.quest.NextMove(l.now()) }

// TryMove makes a move. Only an accepted move changes the position and returns events. A refused one counts as a miss and returns the
// reason as the error.
func (l *Lesson[P, M, E]) TryMove(move M) (Verdict, []E, error) {
	if l.IsDone() {
		return AlreadyFinished, nil, nil
	}
	next, events, err := l.quest.ApplyMove(*l.now(), move)
	switch {
	case err != nil:
		l.CountMiss()
		return Refused, nil, err
	case !l.quest.CanReachGoal(l.now(), move):
		l.countDetour()
		return Detour, nil, nil
	}
	l.path = append(l.path, next)
	l.ResetTries()
	return Accepted, events, nil
}

// UndoMove takes the last accepted move back and reports whether there was one.
func (l *Lesson[P, M, E]) UndoMove() (done bool) {
	if len(l.path) == 1 {
		return false
	}
	l.path = l.path[:len(l.path)-1]
	l.ResetTries()
	return true
}
