package search

import (
	"strings"
	"testing"

	"dreist/fault"
	"dreist/game/simulate"
)

// A search goes on beside the program and ends when its ticks are over, however many games were wanted.
func TestASearchEndsInTime(t *testing.T) {
	ended := make(chan struct{})
	s := Start(Limits{MaxTicks: 3, RunInBackground: func(think func()) {
		go func() {
			think()
			close(ended)
		}()
	}}, func(l simulate.Limit) int {
		for !l.ShouldStop() {
		}
		return 7
	})
	for range 3 {
		if _, ok := s.Tick(); ok {
			t.Error("it answers before its time is over")
		}
	}
	<-ended // for ever, if nobody ends it
	if answer, ok := s.Tick(); !ok || answer != 7 {
		t.Errorf("it answers %d, %v", answer, ok)
	}
}

// A fault of a search keeps its place.
func TestAFaultOfASearchKeepsItsPlace(t *testing.T) {
	s := Start(Limits{MaxTicks: 9, RunInBackground: func(think func()) { think() }}, func(simulate.Limit) int { panic("no sight") })
	defer func() {
		f, ok := recover().(*fault.Fault)
		if !ok || f.Message != "no sight" || !strings.HasPrefix(f.SourcePosition, "search_test.go:") {
			t.Errorf("got %+v", f)
		}
	}()
	s.Tick()
	t.Error("it goes on searching")
}
