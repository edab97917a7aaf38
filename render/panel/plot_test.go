package panel

import (
	"math"
	"slices"
	"testing"

	"dreist/input"
	"dreist/render/target"
)

// Spots of a plot are pressed by the mouse and by keys, which go on to other controls from the last one.
func TestSpotsOfAPlotArePressed(t *testing.T) {
	var told []string
	tell := func(what string) func() { return func() { told = append(told, what) } }
	p := New(testSkin(t), window(1280, 800, 1), []Item{
		Plot{ID: "curve", Height: 100, SpotsLeft: 0.25, SpotsRight: 0.75, Spots: []PlotSpot{{Action: tell("0")}, {ID: "middle", Label: "in between"}, {Action: tell("2")}}},
		Button{ID: "next", Label: "next", Action: tell("next")},
	})
	room, spots, at, ok := p.PlotRects()
	if !ok || at != -1 || len(spots) != 3 || math.Abs(spots[0].X-room.X-room.W/4) > 1 || math.Abs(spots[2].Right()-room.X-room.W*3/4) > 1 {
		t.Fatalf("got the spots %v in %v, %d of them lit", spots, room, at)
	}
	press := func(id string) {
		x, _ := target.Find(p.Targets(nil), id)
		at := input.Point(x.Rect.Center())
		for _, kind := range []input.GestureKind{input.Hover, input.Press, input.Tap} {
			p.Handle(input.Gesture{Kind: kind, From: at, At: at})
		}
	}
	press("curve.2")
	press("middle") // from which nothing follows
	press("curve.0")
	if _, _, at, _ := p.PlotRects(); at != 0 {
		t.Errorf("spot %d is lit under the mouse, want 0", at)
	}
	p.Handle(input.Gesture{Kind: input.Hover, At: input.Point{X: -9, Y: -9}})
	key := func(keys ...input.Key) {
		for _, k := range keys {
			p.Handle(input.Gesture{Kind: input.EditKey, Key: k})
		}
	}
	key(input.KeyRight, input.KeyRight, input.KeyRight)
	if _, _, at, _ := p.PlotRects(); at != 2 {
		t.Errorf("the keys have chosen spot %d, want 2", at)
	}
	key(input.KeyEnter, input.KeyDown, input.KeyEnter)
	if want := []string{"2", "0", "2", "next"}; !slices.Equal(told, want) {
		t.Errorf("pressed are %v, want %v", told, want)
	}
}

// Spots in rows are reached up and down, too, and from the last row the keys go on to other controls.
func TestSpotsOfAPlotStandInRows(t *testing.T) {
	spots := make([]PlotSpot, 6)
	p := New(testSkin(t), window(1280, 800, 1), []Item{Plot{ID: "shelf", Height: 120, SpotsRight: 1, SpotsPerRow: 3, Spots: spots}, Button{ID: "next", Label: "next", Action: func() {}}})
	room, places, _, _ := p.PlotRects()
	for i, at := range places {
		if math.Abs(at.X-room.X-float64(i%3)*room.W/3) > 1 || math.Abs(at.Y-room.Y-float64(i/3)*room.H/2) > 1 || math.Abs(at.W-room.W/3) > 1 {
			t.Errorf("spot %d lies in %v of %v", i, at, room)
		}
	}
	lit := func(key input.Key) int {
		p.Handle(input.Gesture{Kind: input.EditKey, Key: key})
		_, _, at, _ := p.PlotRects()
		return at
	}
	for i, c := range []struct {
		key  input.Key
		want int
	}{{input.KeyTab, 0}, {input.KeyDown, 3}, {input.KeyRight, 4}, {input.KeyUp, 1}, {input.KeyDown, 4}, {input.KeyDown, -1}, {input.KeyUp, 4}} {
		if got := lit(c.key); got != c.want {
			t.Errorf("key %d leads to spot %d, want %d", i, got, c.want)
		}
	}
}
