package egon

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

func TestNumbersCountAndArrive(t *testing.T) {
	var r Race
	r.Start([dreist.MaxSeats]int{48, 48})
	if r.Busy() || r.most != 48 || r.Count(0) != 48 {
		t.Fatalf("at the start: %+v", r)
	}
	r.Follow([dreist.MaxSeats]int{45, 50})
	before := r.Count(0)
	for ticks := 0; r.Tick(); ticks++ {
		if now := r.Count(0); now > before || now < before-1 {
			t.Fatalf("the number jumps from %d to %d", before, now)
		}
		before = r.Count(0)
		if ticks > 60 {
			t.Fatal("it counts too long")
		}
	}
	if r.Count(0) != 45 || r.Count(1) != 50 {
		t.Errorf("shown are %d and %d", r.Count(0), r.Count(1))
	}
	ran := r
	r.Settle([dreist.MaxSeats]int{3, 50})
	ran.Follow([dreist.MaxSeats]int{3, 50})
	for ran.Tick() {
	}
	if r != ran {
		t.Errorf("settled it is %+v, played out %+v", r, ran)
	}
}

func TestFewCardsBeatWhenTheyChange(t *testing.T) {
	var r Race
	r.Start([dreist.MaxSeats]int{7, 20})
	for _, step := range []struct {
		left  int
		beats bool
	}{{6, false}, {5, true}, {1, true}, {0, false}} {
		r.Follow([dreist.MaxSeats]int{step.left, 20})
		largest := 1.0
		for r.Tick() {
			largest = max(largest, r.pulse(0))
		}
		if beats := largest > 1.07; beats != step.beats {
			t.Errorf("at %d cards the number grows to %v", step.left, largest)
		}
	}
}

func TestTheLeadIsOverTheBestOfTheOthers(t *testing.T) {
	var r Race
	r.Start([dreist.MaxSeats]int{10, 14, 12, 0})
	for seat, want := range []struct {
		by   int
		best dreist.Seat
	}{{2, 2}, {-4, 0}, {-2, 0}} {
		if by, best := r.ahead(dreist.Seat(seat), 3); by != want.by || best != want.best {
			t.Errorf("seat %d leads seat %d by %d, want %+v", seat, best, by, want)
		}
	}
}

func TestAHeadThatOvertakesAnotherBumps(t *testing.T) {
	var r Race
	r.Start([dreist.MaxSeats]int{12, 10})
	for _, step := range []struct {
		left  [dreist.MaxSeats]int
		bumps [2]bool
	}{
		{left: [dreist.MaxSeats]int{11, 10}},
		{left: [dreist.MaxSeats]int{7, 10}, bumps: [2]bool{true, false}},
		{left: [dreist.MaxSeats]int{6, 9}},
		{left: [dreist.MaxSeats]int{9, 9}},
		{left: [dreist.MaxSeats]int{9, 8}, bumps: [2]bool{false, true}},
	} {
		r.Follow(step.left)
		var largest [2]float64
		ticks := 0
		for r.Tick() {
			for s := range largest {
				largest[s] = max(largest[s], r.bumped(dreist.Seat(s)))
			}
			ticks++
		}
		for s, want := range step.bumps {
			if got := largest[s] > 1.2; got != want {
				t.Errorf("at %v the head of seat %d grows to %v", step.left, s, largest[s])
			}
		}
		if step.bumps != [2]bool{} && ticks < bumpTicks {
			t.Errorf("at %v all is over after %d ticks", step.left, ticks)
		}
	}
}

// TestALowRaceDropsPartsWithoutRoom lowers the place step by step: the meters stand above the text, then beside it, then they go,
// then the text goes.
func TestALowRaceDropsPartsWithoutRoom(t *testing.T) {
	states := []string{}
	for high := 150.0; high >= 0; high-- {
		in := geom.Rect{X: 10, Y: 100, W: 200, H: high}
		meters, foot := divide(in, 1)
		state := "nothing"
		switch {
		case meters.H > 0 && meters.Overlap(foot) == 0 && meters.Right() < foot.X:
			state = "beside"
		case meters.H > 0:
			state = "meters"
		case foot.H > 0:
			state = "words"
		}
		if len(states) == 0 || states[len(states)-1] != state {
			states = append(states, state)
		}
		outside := foot.H > 0 && (foot.Y < in.Y || foot.Bottom() != in.Bottom())
		if outside || meters.H > 0 && (meters.Y < in.Y || meters.H < sideLeast || state == "meters" && meters.Bottom() != foot.Y) {
			t.Fatalf("%v high: %v and %v", high, meters, foot)
		}
	}
	if !slices.Equal(states, []string{"meters", "beside", "words", "nothing"}) {
		t.Errorf("got %q", states)
	}
}

// TestTheRaceStandsBelowTheRecap: with any number of seats, in small windows and with large letters, the race has room for its
// heads, and the recap above it for two lines.
func TestTheRaceStandsBelowTheRecap(t *testing.T) {
	for _, f := range []stage.Frame{
		{W: 960, H: 560, Scale: 1, Text: 1.3}, {W: 960, H: 560, Scale: 1}, {W: 960, H: 600, Scale: 1}, {W: 1024, H: 600, Scale: 1, Text: 1.3},
		{W: 1280, H: 800, Scale: 1}, {W: 1280, H: 800, Scale: 1, Text: 1.3}, {W: 3840, H: 2160, Scale: 2},
	} {
		for others := 1; others < dreist.MaxSeats; others++ {
			g := scene.NewGeometry(f, scene.Shape{Others: others})
			if meters, _ := divide(g.Race, g.TextUnit()); meters.H == 0 {
				t.Errorf("%v, %d others: the race at %v has no room for heads", f, others, g.Race)
			}
			if g.Recap.Bottom() > g.Race.Y {
				t.Errorf("%v, %d others: the recap at %v lies over the race at %v", f, others, g.Recap, g.Race)
			}
			if lines := g.Recap.H / (14 * g.PanelUnit()); lines < 4 {
				t.Errorf("%v, %d others: the recap has room for %.1f lines", f, others, lines)
			}
		}
	}
}
