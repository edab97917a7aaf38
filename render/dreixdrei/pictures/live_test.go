package pictures

import (
	"testing"

	"dreist/render/geom"
)

const minute = 3600 // ticks

func TestTheDuelIsSeldomDrawn(t *testing.T) {
	d, drawn := NewDuel(7), 0
	for range 2 * minute {
		if d.Tick() {
			drawn++
		}
	}
	if drawn < 10 || drawn > 60 {
		t.Errorf("the duel is drawn %d times in two minutes, want 10 to 60 times", drawn)
	}
}

func TestTheDuelMissesNoChange(t *testing.T) {
	every, asked := NewDuel(3), NewDuel(3)
	places := [2]geom.Rect{{W: 100, H: 100}, {X: 200, W: 100, H: 100}}
	wait := asked.TicksUntilChange()
	for tick := range 2 * minute {
		if tick == 1500 {
			for _, d := range []*Duel{every, asked} {
				if !d.StrikeAt(geom.Point{X: 250, Y: 50}, places) || d.StrikeAt(geom.Point{X: 150, Y: 50}, places) {
					t.Fatal("the bat is not hit where it is, or where it is not")
				}
			}
			wait = asked.TicksUntilChange()
		}
		changed := every.Tick()
		asked.Tick()
		if wait--; changed && wait > 0 {
			t.Fatalf("in tick %d the duel changes %d ticks before it was said to", tick, wait)
		}
		if wait == 0 {
			wait = asked.TicksUntilChange()
		}
	}
}
