package egon

import (
	"testing"

	"dreist/game/dreist"
)

func TestNumbersCountAndArrive(t *testing.T) {
	var r CardsLeftDisplay
	r.ShowCounts([dreist.MaxSeats]int{48, 48})
	if r.IsMoving() || r.ShownCount(0) != 48 {
		t.Fatalf("at the start: %+v", r)
	}
	r.SetCounts([dreist.MaxSeats]int{45, 50})
	before := r.ShownCount(0)
	for ticks := 0; r.Tick(); ticks++ {
		if now := r.ShownCount(0); now > before || now < before-1 {
			t.Fatalf("the number jumps from %d to %d", before, now)
		}
		before = r.ShownCount(0)
		if ticks > 60 {
			t.Fatal("it counts too long")
		}
	}
	if r.ShownCount(0) != 45 || r.ShownCount(1) != 50 {
		t.Errorf("shown are %d and %d", r.ShownCount(0), r.ShownCount(1))
	}
	ran := r
	r.ShowCounts([dreist.MaxSeats]int{3, 50})
	ran.SetCounts([dreist.MaxSeats]int{3, 50})
	for ran.Tick() {
	}
	if r != ran {
		t.Errorf("settled it is %+v, played out %+v", r, ran)
	}
}

func TestFewCardsBeatWhenTheyChange(t *testing.T) {
	var r CardsLeftDisplay
	r.ShowCounts([dreist.MaxSeats]int{7, 20})
	for _, step := range []struct {
		left  int
		beats bool
	}{{6, false}, {5, true}, {1, true}, {0, false}} {
		r.SetCounts([dreist.MaxSeats]int{step.left, 20})
		largest := 1.0
		for r.Tick() {
			largest = max(largest, r.pulse(0))
		}
		if beats := largest > 1.07; beats != step.beats {
			t.Errorf("at %d cards the number grows to %v", step.left, largest)
		}
	}
}
