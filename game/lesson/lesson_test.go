package lesson_test

import (
	"errors"
	"testing"

	"dreist/game/lesson"
)

var errDown = errors.New("down is against the rules")

// sum is a quest: come from 1 to 6 by steps up. A step beyond it leads astray.
func sum() *lesson.Quest[int, int, string] {
	return &lesson.Quest[int, int, string]{
		StartPosition: 1,
		ApplyMove: func(now, step int) (int, []string, error) {
			if step <= 0 {
				return now, nil, errDown
			}
			return now + step, []string{"up"}, nil
		},
		IsGoal:           func(now *int) bool { return *now == 6 },
		KnownMoves:       []int{1},
		AppendLegalMoves: func(_ *int, known []int) []int { return known },
		SearchDepth:      6,
	}
}

// Any way to what the example shows is good, and nothing else changes the position.
func TestALessonIsPlayedByTheRules(t *testing.T) {
	l := sum().NewLesson()
	for _, tt := range []struct {
		step    int
		verdict lesson.Verdict
		now     int
		misses  int
		stuck   bool
	}{
		{3, lesson.Accepted, 4, 0, false},
		{-1, lesson.Refused, 4, 1, false},
		{9, lesson.Detour, 4, 1, true},
		{1, lesson.Accepted, 5, 1, false},
		{0, lesson.Refused, 5, 2, false},
		{1, lesson.Accepted, 6, 2, false},
		{1, lesson.AlreadyFinished, 6, 2, false},
	} {
		leads := l.CanAccept(tt.step)
		verdict, events, err := l.TryMove(tt.step)
		accepted := verdict == lesson.Accepted
		if verdict != tt.verdict || l.Position() != tt.now || l.MissCount() != tt.misses || l.IsStuck() != tt.stuck {
			t.Errorf("%+d: got %d at %d with %d misses, stuck %v, want %+v", tt.step, verdict, l.Position(), l.MissCount(), l.IsStuck(), tt)
		}
		if accepted != (len(events) == 1) || accepted != leads || (verdict == lesson.Refused) != errors.Is(err, errDown) {
			t.Errorf("%+d: got %v and %v after Leads said %v", tt.step, events, err, leads)
		}
	}
	if !l.IsDone() {
		t.Error("the lesson is not done")
	}
}

func TestUndo(t *testing.T) {
	l := sum().NewLesson()
	l.TryMove(2)
	l.TryMove(3)
	l.TryMove(-1)
	if !l.IsDone() || !l.UndoMove() || l.IsDone() || l.Position() != 3 || !l.UndoMove() || l.UndoMove() || l.Position() != 1 {
		t.Errorf("got %d after taking everything back", l.Position())
	}
	l.TryMove(-1)
	l.TryMove(-1)
	l.TryMove(2)
	if l.IsStuck() || l.MissCount() != 2 {
		t.Errorf("got %d misses, stuck %v after moving on", l.MissCount(), l.IsStuck())
	}
}
