package input_test

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"dreist/input"
)

// TestGrammar reads random snapshots, also impossible ones, and checks the order of gestures that the package promises.
func TestGrammar(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := input.NewGestureReader(input.NewBindings(""))
		g := grammar{t: t}
		var last input.Snapshot
		for range rapid.IntRange(1, 40).Draw(t, "ticks") {
			d := anyDevice(t)
			if rapid.IntRange(0, 3).Draw(t, "same") == 0 {
				d = last
			}
			r.IsOverTarget = rapid.Bool().Draw(t, "over")
			gestures := r.Read(&d)
			g.scale = d.Screen.Scale
			for _, gesture := range gestures {
				g.accept(gesture)
			}
			if g.holding != r.IsPressActive() {
				t.Fatalf("Holding says %v, the gestures say %v", r.IsPressActive(), g.holding)
			}
			if g.holding && !d.Left.IsDown && len(d.Touches) != 1 {
				t.Fatalf("something is held with the button up and %d fingers down", len(d.Touches))
			}
			if len(gestures) > 0 && !r.HasChanged() {
				t.Fatalf("nothing stirred and yet came %v", gestures)
			}
			last = d
		}
	})
}

// grammar accepts gestures in the order Press (Tap | Cancel | DragStart Drag* (Drop | Cancel)).
type grammar struct {
	t                 *rapid.T
	holding, dragging bool
	from, at          input.Point
	scale             float64
}

func (g *grammar) accept(x input.Gesture) {
	need := func(ok bool, why string) {
		if !ok {
			g.t.Fatalf("%v: %s", x, why)
		}
	}
	switch x.Kind {
	case input.CommandGiven:
		need(x.Command != 0, "no command")
		return
	case input.TextTyped:
		need(x.Rune != 0, "no letter")
		return
	case input.EditKey:
		need(x.Key != 0, "no key")
		return
	case input.Scroll:
		need(x.Wheel != input.Point{}, "by nothing")
		return
	case input.FocusLost:
		need(!g.holding, "with something still held")
		return
	case input.Hover, input.PutBack, input.TipAsked:
		need(!g.holding, "while something is held")
		return
	case input.Press:
		need(!g.holding, "while something is held")
		need(x.From == x.At, "a press begins where it is")
		g.holding, g.dragging, g.from, g.at = true, false, x.At, x.At
		return
	}
	need(g.holding, "with nothing held")
	need(x.From == g.from, "the press was elsewhere")
	switch x.Kind {
	case input.DragStart:
		need(!g.dragging, "for the second time")
		need(math.Hypot(x.At.X-x.From.X, x.At.Y-x.From.Y) > 10*g.scale, "within the threshold")
		g.dragging = true
	case input.Drag:
		need(g.dragging, "without its start")
		need(x.At != g.at, "to where it is")
	case input.Drop:
		need(g.dragging, "without a drag")
		need(x.At == g.at, "away from the last drag")
		g.holding = false
	case input.Tap:
		need(!g.dragging, "after a drag")
		g.holding = false
	case input.Cancel:
		g.holding = false
	default:
		need(false, "no such kind")
	}
	g.at = x.At
}

func anyDevice(t *rapid.T) input.Snapshot {
	// Oddities are rare, so that drags last long enough to meet some.
	rarely := func(name string) bool { return rapid.IntRange(0, 9).Draw(t, name) == 0 }
	point := func(name string) input.Point {
		p := rapid.IntRange(0, 30)
		return input.Point{X: float64(p.Draw(t, name+" x")), Y: float64(p.Draw(t, name+" y"))}
	}
	d := input.Snapshot{
		Screen:   input.ScreenSize{Width: 800, Height: 600, Scale: 1},
		HasFocus: !rarely("blurred"),
		Cursor:   point("cursor"),
		Left: input.ButtonState{
			WasPressed:  rapid.Bool().Draw(t, "pressed"),
			WasReleased: rapid.IntRange(0, 3).Draw(t, "released") == 0,
			IsDown:      rapid.IntRange(0, 3).Draw(t, "up") != 0,
		},
		Right: input.ButtonState{WasPressed: rarely("right pressed"), IsDown: rarely("right down")},
	}
	if rarely("resized") {
		d.Screen.Width = 900
	}
	if rarely("wheel") {
		d.Wheel.Y = 1
	}
	if rarely("escape") {
		d.Keys = append(d.Keys, input.KeyPress{Key: ebiten.KeyEscape})
	}
	if rarely("letter") {
		d.Text = []rune{'ä'}
	}
	if rarely("backspace") {
		d.Keys = append(d.Keys, input.KeyPress{Key: ebiten.KeyBackspace})
	}
	if rapid.Bool().Draw(t, "held") {
		d.Held = []ebiten.Key{ebiten.KeyBackspace}
	}
	if rapid.IntRange(0, 2).Draw(t, "touched") == 0 {
		for id := range ebiten.TouchID(rapid.IntRange(0, 2).Draw(t, "fingers")) {
			d.Touches = append(d.Touches, input.Touch{ID: id + ebiten.TouchID(rapid.IntRange(0, 1).Draw(t, "id")), At: point("finger")})
		}
	}
	return d
}
