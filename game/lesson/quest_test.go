package lesson_test

import (
	"errors"
	"testing"

	"dreist/game/lesson"
)

// countdown is a quest: take one, two or three from a number until nothing is left.
func countdown(depth int) *lesson.Quest[int, int, int] {
	return &lesson.Quest[int, int, int]{
		ApplyMove: func(now, take int) (int, []int, error) {
			if take > now {
				return now, nil, errors.New("too many")
			}
			return now - take, []int{take}, nil
		},
		IsGoal:           func(now *int) bool { return *now == 0 },
		KnownMoves:       []int{1, 3},
		AppendLegalMoves: func(_ *int, known []int) []int { return append(known, 2) },
		SearchDepth:      depth,
	}
}

func TestQuest(t *testing.T) {
	for now, want := range map[int]int{7: 1, 6: 3, 3: 3, 2: 1, 1: 1} { // the shortest way by known moves
		if got, ok := countdown(5).NextMove(&now); !ok || got != want {
			t.Errorf("%d: got %d, %v, want %d", now, got, ok, want)
		}
	}
	if got, ok := countdown(1).NextMove(new(int)); ok {
		t.Errorf("got %d of nothing", got)
	}
	two, nine := 2, 9
	if got, ok := countdown(1).NextMove(&two); !ok || got != 2 {
		t.Errorf("got %d, %v, want the move that is not known", got, ok)
	}
	if countdown(2).CanReachGoal(&nine, 1) || !countdown(4).CanReachGoal(&nine, 1) {
		t.Error("the depth does not count")
	}
	q := countdown(4)
	q.StartPosition = 4
	l := q.NewLesson()
	if v, _, _ := l.TryMove(5); v != lesson.Refused {
		t.Errorf("got %v", v)
	}
	if v, _, _ := l.TryMove(1); v != lesson.Accepted || l.IsDone() {
		t.Errorf("got %v", v)
	}
	if v, _, _ := l.TryMove(3); v != lesson.Accepted || !l.IsDone() {
		t.Errorf("got %v", v)
	}
}

// A game may call moves wrong that the rules allow, and say something of moves that no try tells of.
func TestAQuestOfAGameWithMoreToSay(t *testing.T) {
	q, six := countdown(5), 6
	q.MissesGoal = func(_ *int, take int) bool { return take == 3 }
	q.ExplainMove = func(now *int, take int) (why, rule string) { return "take", "1" }
	if why, rule := q.Explain(&six, 1); q.CanReachGoal(&six, 3) || !q.CanReachGoal(&six, 1) || why != "take" || rule != "1" {
		t.Errorf("3 leads: %v, 1 leads: %v; says %q by %q", q.CanReachGoal(&six, 3), q.CanReachGoal(&six, 1), why, rule)
	}
}
