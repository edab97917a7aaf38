package stage

import (
	"math"
	"slices"
	"testing"

	"dreist/render/geom"
)

func TestEffectsAreSeenInTheirTimeAndLeaveNothing(t *testing.T) {
	var seen []string
	var e Effects[*[]string]
	show := func(name string) func(*[]string, Span) {
		return func(to *[]string, _ Span) { *to = append(*to, name) }
	}
	e.StartEffect(NormalSpeed, 0, 50, show("now"))    // 3 ticks
	e.StartEffect(NormalSpeed, 50, 50, show("later")) // the 3 after them
	e.StartEffect(InstantSpeed, 0, 1000, show("never"))
	var at [8][]string
	for tick := range at {
		seen = nil
		e.Draw(&seen)
		at[tick] = seen
		if moved := e.Tick(); moved != (tick < 6) {
			t.Errorf("tick %d: changed %v", tick, moved)
		}
	}
	for tick, name := range []string{"now", "now", "now", "later", "later", "later", "", ""} {
		if want := []string{name}; name == "" && at[tick] != nil || name != "" && !slices.Equal(at[tick], want) {
			t.Errorf("tick %d shows %v, want %q", tick, at[tick], name)
		}
	}
	e.StartEffect(SlowSpeed, 0, 1000, show("ended"))
	e.EndEffects()
	if e.IsMoving() || e.Tick() {
		t.Error("what was ended goes on")
	}
}

func TestABurstRisesFallsAndFades(t *testing.T) {
	b := Burst{From: geom.Point{X: 100, Y: 500}, Unit: 2, Direction: -math.Pi / 2, Spread: 0.4, Speed: 600, Gravity: 1200, Duration: 1800}
	for i := range 120 {
		start, up, end := b.PieceAt(i, 0), b.PieceAt(i, 150), b.PieceAt(i, 1800)
		if start.Point != b.From {
			t.Errorf("piece %d starts at %v", i, start.Point)
		}
		if up.Y >= b.From.Y || end.Y <= up.Y {
			t.Errorf("piece %d goes from %v over %v to %v: want up and down again", i, b.From.Y, up.Y, end.Y)
		}
		if up.Alpha != 1 || end.Alpha > 1e-9 || up.Size < 0.6 || up.Size > 1 {
			t.Errorf("piece %d: %+v, then %+v", i, up, end)
		}
		if up != b.PieceAt(i, 150) {
			t.Errorf("piece %d takes another way the second time", i)
		}
	}
}

func TestOvershootGoesBeyondByThatPart(t *testing.T) {
	for _, beyond := range []float64{0.04, 0.06, 0.12, 0.15} {
		most := 0.0
		for i := range 1001 {
			most = max(most, EaseWithOvershoot(float64(i)/1000, beyond)-1)
		}
		if math.Abs(most-beyond) > beyond/5 || math.Abs(EaseWithOvershoot(0, beyond)) > 1e-9 || EaseWithOvershoot(1, beyond) != 1 {
			t.Errorf("beyond %v: goes %v beyond", beyond, most)
		}
	}
}
