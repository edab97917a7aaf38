package panel

import (
	"image"
	"math"
)

// focus is the control that receives the keys. Its ring is shown only after keys were used.
type focus struct {
	controls []Control
	at       int // index of the control, -1 if none is focusable
	shown    bool
	awake    bool // the control receives its own keys without a ring, because it was clicked or is the item of FocusItem
}

// newFocus starts at the control with the index start, else at the primary button, else at the first that can have the focus.
func newFocus(controls []Control, start int) *focus {
	f := &focus{controls: controls, at: -1}
	if start >= 0 && start < len(controls) && controls[start].CanFocus() {
		f.at, f.awake = start, true
		f.show(false)
		return f
	}
	for i, c := range controls {
		if !c.CanFocus() {
			continue
		}
		if f.at < 0 {
			f.at = i
		}
		if isPrimary(c) {
			f.at = i
			break
		}
	}
	return f
}

func isPrimary(c Control) bool {
	b, ok := c.(*button)
	return ok && b.item.Style == PrimaryStyle
}

func (f *focus) current() Control {
	if f.at < 0 {
		return nil
	}
	return f.controls[f.at]
}

func (f *focus) show(on bool) {
	f.shown = on
	for i, c := range f.controls {
		c.SetFocusRing(on && i == f.at)
		if k, ok := c.(keyed); ok {
			k.SetActive(i == f.at && (on || f.awake))
		}
	}
}

func (f *focus) move(to int) {
	f.at = to
	f.show(f.shown)
}

// step focuses the next control (1) or the previous one (-1), cyclically.
func (f *focus) step(by int) {
	n := len(f.controls)
	for i := 1; i <= n; i++ {
		if to := ((f.at+i*by)%n + n) % n; f.controls[to].CanFocus() {
			f.move(to)
			return
		}
	}
}

// nearest focuses the control whose bounds have the smallest measure; with ok false a control is left out.
func (f *focus) nearest(measure func(to image.Rectangle) (far int, ok bool)) {
	best, near := -1, math.MaxInt
	for i, c := range f.controls {
		if far, ok := measure(c.Bounds()); ok && c.CanFocus() && far < near {
			best, near = i, far
		}
	}
	if best >= 0 {
		f.move(best)
	}
}

// beside moves the focus left (-1) or right (1) among controls of the same height; it stays at the end of a row.
func (f *focus) beside(by int) {
	from := f.current().Bounds()
	f.nearest(func(to image.Rectangle) (int, bool) {
		way := by * (to.Min.X - from.Min.X)
		return way, way > 0 && to.Min.Y < from.Max.Y && from.Min.Y < to.Max.Y
	})
}

// wrapAround is larger than any screen, in pixels.
const wrapAround = 1 << 14

// closeTo is the distance in pixels that does not count when the horizontally nearest control is searched: of two about as near
// the left one is taken.
const closeTo = 8

// above moves the focus to the nearest control above (-1) or below (1), the horizontally nearest of those at one height; cyclically.
func (f *focus) above(by int) {
	from := f.current().Bounds()
	f.nearest(func(to image.Rectangle) (int, bool) {
		down := by * (to.Min.Y - from.Min.Y)
		if down < 0 {
			down += wrapAround // on the other side: only reached by wrapping around
		}
		aside := to.Min.X + to.Max.X - from.Min.X - from.Max.X
		if to.Max.X <= from.Min.X || from.Max.X <= to.Min.X {
			down += wrapAround / 2 // in another column: only if this one has none on this side
		}
		return down*wrapAround + max(aside, -aside)/closeTo, to.Min.Y != from.Min.Y
	})
}
