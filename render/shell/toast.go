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
	OnShow func() (stillApplies bool) // called before it appears; false drops it; nil if it always applies
	Draw   func(at geom.Rect, alpha float64)
}

// toastBlocker is a screen that lets no toast appear at times.
type toastBlocker interface {
	// MustHoldToasts reports whether toasts have to wait.
	MustHoldToasts() bool
}

// Times of a toast in ticks, the same at every speed since it has to be read, and distances.
const (
	toastFadeTicks  = stage.TicksPerSecond / 5
	toastStayTicks  = stage.TicksPerSecond * 3
	toastTotalTicks = 2*toastFadeTicks + toastStayTicks

	toastEdge = 12 // logical pixels below the upper edge of the window
	toastDrop = 24 // logical pixels above its final place at the start
)

// QueueToast queues a toast.
func (c *Context) QueueToast(t Toast) {
	c.toasts = append(slices.DeleteFunc(c.toasts, func(waiting Toast) bool { return t.Name != "" && waiting.Name == t.Name }), t)
}

type toastState struct {
	shown *Toast // the visible toast, or nil
	tick  int    // ticks since it appeared
}

// advanceToast advances the shown toast by a tick, or shows the next one.
func (a *App) advanceToast() {
	t := &a.toast
	switch {
	case t.shown == nil && a.canShowToast():
		next := a.toasts[0]
		a.toasts = a.toasts[1:]
		if next.OnShow != nil && !next.OnShow() {
			return
		}
		t.shown, t.tick = &next, 0
	case t.shown == nil:
		return
	case t.tick == toastTotalTicks:
		t.shown = nil
		a.mustRedraw = true
		return
	default:
		t.tick++
	}
	if t.tick <= toastFadeTicks || t.tick >= toastFadeTicks+toastStayTicks {
		rect := a.toastRect()
		margin := 2 * toastDrop * a.frame.TextUnit()
		a.addPatch(geom.Rect{X: rect.X - margin, W: rect.W + 2*margin, H: rect.Bottom() + margin}.Pixels())
	}
}

func (a *App) canShowToast() bool {
	if len(a.toasts) == 0 || a.frame.W == 0 || a.transition.isRunning {
		return false
	}
	back, top := a.stack.visibleScreens()
	for _, s := range [...]Screen{back, top} {
		if q, ok := s.(toastBlocker); ok && q.MustHoldToasts() {
			return false
		}
	}
	return back == top || !top.NeedsTick(true)
}

// toastRect returns the final place of the toast. Over a panel that leaves the table to be seen it hangs on the upper edge of that.
func (a *App) toastRect() geom.Rect {
	u := a.frame.TextUnit()
	w := min(a.toast.shown.W*u, a.frame.W)
	at := geom.Rect{X: (a.frame.W - w) / 2, Y: toastEdge * u, W: w, H: a.toast.shown.H * u}
	_, top := a.stack.visibleScreens()
	if m, ok := top.(*PanelScreen); ok && m.HasNoVeil {
		at.X, at.Y = max(0, m.Bounds().Right()-w-2*at.Y), max(at.Y, m.Bounds().Y+2*at.Y-at.H)
	}
	return at
}

func (a *App) drawToast() {
	t := &a.toast
	if t.shown == nil {
		return
	}
	opacity := min(float64(t.tick), float64(toastTotalTicks-t.tick), toastFadeTicks) / toastFadeTicks
	at := a.toastRect()
	if !a.settings.HasReducedMotion && a.Speed() != stage.InstantSpeed {
		at.Y -= toastDrop * a.frame.TextUnit() * (1 - stage.EaseOut(opacity))
	}
	t.shown.Draw(at, opacity)
}
