package panel

import (
	"image"
	"math"

	"dreist/render/panel/widget"
)

// focus is which of a panel's controls the keyboard works on. Its ring is shown only to those who use the keyboard.
type focus struct {
	controls []widget.Control
	at       int // index of the control, -1 where none can have the focus
	shown    bool
	awake    bool // the control takes keys of its own though no ring is shown: it was clicked, or began so
}

// newFocus begins at the control of the given index, else at the first of which the wish is true, else at the first that is able.
func newFocus(controls []widget.Control, start int, wish func(widget.Control) bool) *focus {
	f := &focus{controls: controls, at: -1}
	if start >= 0 && start < len(controls) && controls[start].Able() {
		f.at, f.awake = start, true
		f.show(false)
		return f
	}
	for i, c := range controls {
		if !c.Able() {
			continue
		}
		if f.at < 0 {
			f.at = i
		}
		if wish(c) {
			f.at = i
			break
		}
	}
	return f
}

// current returns the control with the focus, or nil.
func (f *focus) current() widget.Control {
	if f.at < 0 {
		return nil
	}
	return f.controls[f.at]
}

// show lights or hides the ring.
func (f *focus) show(on bool) {
	f.shown = on
	for i, c := range f.controls {
		c.Light(on && i == f.at)
		if k, ok := c.(widget.Keyed); ok {
			k.Rouse(i == f.at && (on || f.awake))
		}
	}
}

// move gives the focus to a control by its index and shows the ring as before.
func (f *focus) move(to int) {
	f.at = to
	f.show(f.shown)
}

// step moves the focus on in the order of the items, 1 forwards or -1 back, and round at the ends.
func (f *focus) step(by int) {
	n := len(f.controls)
	for i := 1; i <= n; i++ {
		if to := ((f.at+i*by)%n + n) % n; f.controls[to].Able() {
			f.move(to)
			return
		}
	}
}

// nearest moves the focus to the control that a measure, from its bounds, says is nearest, if it says so of any.
func (f *focus) nearest(measure func(to image.Rectangle) (far int, ok bool)) {
	best, near := -1, math.MaxInt
	for i, c := range f.controls {
		if far, ok := measure(c.Bounds()); ok && c.Able() && far < near {
			best, near = i, far
		}
	}
	if best >= 0 {
		f.move(best)
	}
}

// beside moves the focus left (-1) or right (1) among controls of the same height; at the end of a row it stays.
func (f *focus) beside(by int) {
	from := f.current().Bounds()
	f.nearest(func(to image.Rectangle) (int, bool) {
		way := by * (to.Min.X - from.Min.X)
		return way, way > 0 && to.Min.Y < from.Max.Y && from.Min.Y < to.Max.Y
	})
}

// aRound is further than any screen is high or wide, in pixels.
const aRound = 1 << 14

// above moves the focus to the nearest control above (-1) or below (1), of those at one height to the one least aside; from the last it goes round to the first.
func (f *focus) above(by int) {
	from := f.current().Bounds()
	f.nearest(func(to image.Rectangle) (int, bool) {
		down := by * (to.Min.Y - from.Min.Y)
		if down < 0 {
			down += aRound // on the other side: only reached by going round
		}
		aside := to.Min.X + to.Max.X - from.Min.X - from.Max.X
		if to.Max.X <= from.Min.X || from.Max.X <= to.Min.X {
			down += aRound / 2 // in another column: only where this one has no other on this side
		}
		return down*aRound + max(aside, -aside), to.Min.Y != from.Min.Y
	})
}
