package search

import (
	"slices"
	"strings"
	"testing"

	"dreist/fault"
	"dreist/game/simulate"
)

// squares are decisions of which the square is found.
func squares(of string, all int, known ...int) JudgingJob[int] {
	return JudgingJob[int]{Identity: of, Count: all, EarlierResults: known, JudgeDecision: func(i int, _ simulate.Limit) int { return i * i }}
}

func inBackground(judge func()) { go judge() }

// What was judged is kept from decision to decision; stopped, the judging goes on from there, and the decision that it was stopped in
// counts for nothing.
func TestJudgingGoesOnWhereItWasStopped(t *testing.T) {
	var by Judge[int]
	var kept [][]int
	d := squares("match", 5)
	d.StoreResults = func(found []int) { kept = append(kept, found) }
	d.JudgeDecision = func(i int, l simulate.Limit) int {
		if i == 2 {
			by.Stop()
		}
		if l.ShouldStop() {
			return -1
		}
		return i * i
	}
	begun := make(chan struct{})
	j := by.Start(d, func(judge func()) {
		go func() {
			<-begun
			judge()
		}()
	})
	if again := by.Start(d, inBackground); again != j || !j.IsRunning() {
		t.Error("what is judged already is begun anew")
	}
	close(begun)
	by.Wait()
	if got := j.CurrentResults(); j.IsRunning() || !slices.Equal(got, []int{0, 1}) || len(kept) != 2 || !slices.Equal(kept[1], got) {
		t.Fatalf("found %v and kept %v, runs %v", got, kept, j.IsRunning())
	}
	rest := by.Start(squares("match", 5), inBackground)
	by.Wait()
	if got := rest.CurrentResults(); !slices.Equal(got, []int{0, 1, 4, 9, 16}) {
		t.Errorf("found %v", got)
	}
}

// A match that is judged ends at once, and so does the judging of another one.
func TestOneMatchIsJudgedAtATime(t *testing.T) {
	var by Judge[int]
	d := squares("long", 1)
	d.JudgeDecision = func(_ int, l simulate.Limit) int {
		for !l.ShouldStop() {
		}
		return 1
	}
	long := by.Start(d, inBackground)
	known := squares("known", 2, 0, 1)
	known.StoreResults = func([]int) { t.Error("what was known is kept once more") }
	done := by.Start(known, inBackground)
	by.Wait()
	<-long.ended
	if len(long.CurrentResults()) != 0 || len(done.CurrentResults()) != 2 {
		t.Errorf("found %v and %v", long.CurrentResults(), done.CurrentResults())
	}
}

// Now raises a fault of the goroutine, which keeps its place.
func TestAFaultOfJudgingKeepsItsPlace(t *testing.T) {
	var by Judge[int]
	d := squares("match", 3)
	d.StoreResults = func([]int) { panic("no paper") }
	j := by.Start(d, inBackground)
	by.Wait()
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || f.Message != "no paper" || !strings.HasPrefix(f.SourcePosition, "judging_test.go:") {
			t.Errorf("got %+v", f)
		}
	}()
	j.CurrentResults()
	t.Error("it was told nothing")
}
