package scene

import (
	"fmt"
	"testing"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestEverythingHasItsPlace lays tables out in windows of all kinds and wants everything inside them, nothing over anything else, and
// letters and cards large enough to read.
func TestEverythingHasItsPlace(t *testing.T) {
	for _, window := range [][2]float64{{1, 1}, {120, 900}, {679, 164}, {960, 560}, {1280, 800}, {1024, 768}, {1920, 1080}, {3440, 1440}, {3840, 2160}} {
		for _, text := range []float64{1, 1.15, 1.3} {
			for seats := 1; seats <= thegame.MaxSeats; seats++ {
				f, _ := stage.Fit(window[0], window[1], 1)
				f.Text = text
				hand := thegame.Base.HandSize(seats)
				g := NewGeometry(f, hand, seats-1)
				what := fmt.Sprintf("%v×%v, letters %v, %d seats", window[0], window[1], text, seats)
				check(t, what, &g, hand, seats)
			}
		}
	}
}

func check(t *testing.T, what string, g *Geometry, hand, seats int) {
	t.Helper()
	apart := map[string]geom.Rect{"deck": g.Deck, "end of turn": g.EndTurn, "undo": g.Undo, "prompt": g.Refusal, "icons": g.Icons.Help.Union(g.Icons.Menu)}
	for i := range hand {
		apart[fmt.Sprint("card ", i)] = g.HandSlot(i, hand)
	}
	for on := range g.Rows {
		r := &g.Rows[on]
		apart[fmt.Sprint("sign ", on)], apart[fmt.Sprint("pile ", on)], apart[fmt.Sprint("scale ", on)] = r.Sign, r.Card, r.Scale
		for s := thegame.KeepOff; s <= thegame.Gladly; s++ {
			apart[fmt.Sprint("signal ", on, s)] = g.Own(thegame.Pile(on), s)
		}
		for place := range seats - 1 {
			apart[fmt.Sprint("signal of ", place, on)] = g.Field(thegame.Pile(on), place)
		}
		if r.Card.H < 60*g.Unit || r.Step.H < 20*g.Unit || r.Step.W < r.Step.H {
			t.Errorf("%s: the card of row %d is %v high, the step has %v", what, on, r.Card.H, r.Step)
		}
	}
	for place := range seats - 1 {
		apart[fmt.Sprint("seat ", place)] = g.Others[place].Box
	}
	window := geom.Rect{W: g.W, H: g.H}
	for name, r := range apart {
		if r.W <= 0 || r.H <= 0 || r.Overlap(window) < r.W*r.H-1 {
			t.Errorf("%s: %s is at %v", what, name, r)
		}
		for other, at := range apart {
			if name < other && r.Inset(1).Overlap(at.Inset(1)) > 0 {
				t.Errorf("%s: %s lies over %s", what, name, other)
			}
		}
	}
}

// TestAScaleGoesThePilesWay holds where numbers stand on the scales.
func TestAScaleGoesThePilesWay(t *testing.T) {
	g := NewGeometry(stage.Frame{W: 1280, H: 800, Scale: 1}, 8, 0)
	for on := range thegame.Pile(thegame.Piles) {
		in := g.Rows[on].Scale
		if g.Tick(on, on.Base()) != in.X {
			t.Errorf("%v: the base number is at %v, want the left end %v", on, g.Tick(on, on.Base()), in.X)
		}
		if far := g.Tick(on, ((on + 2) % thegame.Piles).Base()); far != in.Right() {
			t.Errorf("%v: the other base number is at %v, want the right end %v", on, far, in.Right())
		}
	}
}
