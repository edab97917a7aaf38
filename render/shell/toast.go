package shell

import (
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
)

// Toast is a note at the upper edge of the window, over whatever is open, that goes by itself. Nothing waits for it, and
// nothing can be done with it.
type Toast struct {
	Name   string      // of those of one name only the last one waits; empty for all to come
	W, H   float64     // logical pixels
	Narrow bool        // it may be as narrow as the ToastRoom of a screen
	Valid  func() bool // asked when it could come, whether it still shall; nil for yes
	Begin  func()      // called as it comes
	Draw   func(at geom.Rect, alpha float64)
}

// ToastBlocker is a screen that no toast comes over while it is quiet: something is going on there that is worth all eyes.
type ToastBlocker interface{ BlocksToasts() bool }

// How a toast comes and goes, in ticks: it keeps its pace at every speed, as it has to be read and nobody waits for it.
const (
	toastComes = stage.TicksPerSecond / 5
	toastStays = stage.TicksPerSecond * 6 / 5
	toastLasts = 2*toastComes + toastStays

	toastEdge  = 12 // logical pixels below the upper edge of the window
	toastAbove = 24 // logical pixels above its place that it begins
)

// Toast has a note shown after those that are shown already.
func (c *Context) Toast(t Toast) {
	c.toasts = append(slices.DeleteFunc(c.toasts, func(waiting Toast) bool { return t.Name != "" && waiting.Name == t.Name }), t)
}

// toasting shows one toast after the other.
type toasting struct {
	now  *Toast // nil for none
	tick int    // since it came
}

// passToast lets a tick pass for the toast that is shown, or shows the next one.
func (a *App) passToast() {
	t := &a.toast
	switch {
	case t.now == nil && a.toastWaits():
		next := a.toasts[0]
		a.toasts = a.toasts[1:]
		if next.Valid != nil && !next.Valid() {
			return
		}
		t.now, t.tick = &next, 0
		next.Begin()
	case t.now == nil:
		return
	case t.tick == toastLasts:
		t.now = nil
		a.stale = true
		return
	default:
		t.tick++
	}
	if t.tick <= toastComes || t.tick >= toastComes+toastStays {
		place := a.toastPlace()
		reach := 2 * toastAbove * a.frame.TextUnit()
		a.patch(geom.Rect{X: place.X - reach, W: place.W + 2*reach, H: place.Bottom() + reach}.Pixels())
	}
}

// toastWaits reports whether there is a toast that may come now.
func (a *App) toastWaits() bool {
	if len(a.toasts) == 0 || a.frame.W == 0 || a.transition.runs {
		return false
	}
	back, top := a.stack.shown()
	for _, s := range [...]Screen{back, top} {
		if q, ok := s.(ToastBlocker); ok && q.BlocksToasts() {
			return false
		}
	}
	return back == top || !top.Busy(true)
}

// ToastRoomer is a screen with room for narrow toasts where they cover nothing that is looked at. Where it has none, that is the zero Rect.
type ToastRoomer interface{ ToastRoom() geom.Rect }

// toastPlace is where the toast rests.
func (a *App) toastPlace() geom.Rect {
	u := a.frame.TextUnit()
	w := min(a.toast.now.W*u, a.frame.W)
	back, over := a.stack.shown()
	if p, ok := over.(interface{ Unveiled() bool }); ok && p.Unveiled() { // a panel below which the screen is looked at
		over = back
	}
	if s, ok := over.(ToastRoomer); ok && a.toast.now.Narrow {
		if room := s.ToastRoom(); room.W > 0 {
			w = min(w, room.W)
			return geom.Rect{X: room.Right() - w, Y: room.Y, W: w, H: a.toast.now.H * u}
		}
	}
	return geom.Rect{X: (a.frame.W - w) / 2, Y: toastEdge * u, W: w, H: a.toast.now.H * u}
}

// drawToast draws the toast where it is now.
func (a *App) drawToast() {
	t := &a.toast
	if t.now == nil {
		return
	}
	part := min(float64(t.tick), float64(toastLasts-t.tick), toastComes) / toastComes
	at := a.toastPlace()
	if !a.settings.ReducedMotion && a.Speed() != stage.Instant {
		at.Y -= toastAbove * a.frame.TextUnit() * (1 - stage.EaseOut(part))
	}
	t.now.Draw(at, part)
}
