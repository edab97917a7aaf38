package play_test

import (
	"runtime"
	"strings"
	"testing"

	"dreist/fault"
	"dreist/game/play"
)

func noIdea() []int { panic("no idea") }

// wait asks for a move until it has been computed.
func wait(thinker *play.Thinker[int], steps int, compute func() []int) int {
	for {
		if move, ok := thinker.NextMove(steps, true, compute); ok {
			return move
		}
		runtime.Gosched()
	}
}

func TestAPlanIsFollowedWithoutThinkingAgain(t *testing.T) {
	var thinker play.Thinker[int]
	asked := 0
	compute := func() []int {
		asked++
		return []int{7, 8}
	}
	for i, want := range []int{7, 8} {
		if move, ok := thinker.NextMove(3+i, false, compute); !ok || move != want {
			t.Errorf("move %d: %d, %v; want %d", i, move, ok, want)
		}
	}
	if move := wait(&thinker, 5, compute); move != 7 || asked != 2 {
		t.Errorf("after the plan: %d, computed %d times", move, asked)
	}
	if move, ok := thinker.NextMove(4, false, func() []int { return []int{9} }); !ok || move != 9 {
		t.Errorf("after taking back: %d, %v", move, ok)
	}
}

func TestAFaultInTheBackgroundKeepsItsPlace(t *testing.T) {
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || f.Message != "no idea" || !strings.HasPrefix(f.SourcePosition, "thinker_test.go:") || !strings.Contains(f.Trace, "noIdea") {
			t.Errorf("got %+v", f)
		}
	}()
	t.Error("a move was found: ", wait(new(play.Thinker[int]), 0, noIdea))
}

func TestAFaultInADroppedComputationIsRaised(t *testing.T) {
	var thinker play.Thinker[int]
	defer func() {
		if f, ok := recover().(*fault.Fault); !ok || f.Message != "no idea" {
			t.Errorf("got %+v", f)
		}
	}()
	thinker.NextMove(1, true, noIdea) // raises it itself if it has been found by then
	t.Error("a move was found: ", wait(&thinker, 2, func() []int { return []int{1} }))
}
