package shell

import (
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
)

// Toast is a note at the upper edge of the window, or of the panel about the end of a match, that disappears by itself. It delays nothing
// and takes no input.
type Toast struct {
	Name   string                     // of the toasts waiting with the same name, only the last is shown; toasts without a name are all shown
	W, H   float64                    // logical pixels
	OnShow func() (stillApplies bool) // is called before it appears, which it does only if it still applies; nil if it does
	Draw   func(at geom.Rect, alpha float64)
}

// ToastBlocker is a screen that lets no toast appear at times.
type ToastBlocker interface {
	// MustHoldToasts reports whether toasts have to wait.
	MustHoldToasts() bool
}

// Times of a toast in ticks, the same at every speed since it has to be read, and distances.
const (
	toastComes = stage.TicksPerSecond / 5
	toastStays = stage.TicksPerSecond * 3
	toastLasts = 2*toastComes + toastStays

	toastEdge  = 12 // logical pixels below the upper edge of the window
	toastAbove = 24 // logical pixels above its final place at the start
)

// QueueToast queues a toast.
func (c *Context) QueueToast(t Toast) {
	c.toasts = append(slices.DeleteFunc(c.toasts, func(waiting Toast) bool { return t.Name != "" && waiting.Name == t.Name }), t)
}

type toasting struct {
	now  *Toast // the visible toast, or nil
	tick int    // ticks since it appeared
}

// passToast advances the shown toast by a tick, or shows the next one.
func (a *App) passToast() {
	t := &a.toast
	switch {
	case t.now == nil && a.toastWaits():
		next := a.toasts[0]
		a.toasts = a.toasts[1:]
		if next.OnShow != nil && !next.OnShow() {
			return
		}
		t.now, t.tick = &next, 0
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

func (a *App) toastWaits() bool {
	if len(a.toasts) == 0 || a.frame.W == 0 || a.transition.runs {
		return false
	}
	back, top := a.stack.shown()
	for _, s := range [...]Screen{back, top} {
		if q, ok := s.(ToastBlocker); ok && q.MustHoldToasts() {
			return false
		}
	}
	return back == top || !top.NeedsTick(true)
}

// toastPlace returns the final place of the toast. Over a panel that leaves the table to be seen it hangs on the upper edge of that.
func (a *App) toastPlace() geom.Rect {
	u := a.frame.TextUnit()
	w := min(a.toast.now.W*u, a.frame.W)
	at := geom.Rect{X: (a.frame.W - w) / 2, Y: toastEdge * u, W: w, H: a.toast.now.H * u}
	_, top := a.stack.shown()
	if m, ok := top.(*PanelScreen); ok && m.HasNoVeil {
		at.X, at.Y = max(0, m.Bounds().Right()-w-2*at.Y), max(at.Y, m.Bounds().Y+2*at.Y-at.H)
	}
	return at
}

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
