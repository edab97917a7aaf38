package shell

import (
	"image"
	"math"
)

// monitor is what the window's size and place depend on.
type monitor struct {
	Name  string
	Size  image.Point // in logical pixels; zero if the system names no monitor
	Scale float64
}

// isWindowSize reports whether a size in logical pixels, as the system has rounded it, is the given one. A window of the size of its monitor is
// full screen, by whatever means.
func isWindowSize(w, h float64, want image.Point) bool {
	return math.Abs(w-float64(want.X)) < 1 && math.Abs(h-float64(want.Y)) < 1
}

// windowState is a window in a tick.
type windowState struct {
	Monitor monitor
	Place   image.Rectangle // without meaning unless IsFree
	IsFree  bool            // neither maximized nor full screen
}

// windowKeeper keeps the place that the player chose for a window. Smaller monitors, full screen and window managers also change the place;
// that is not what the player wants back.
type windowKeeper struct {
	chosen windowPlace
	fitted monitor         // the window was last fitted to it
	rested image.Rectangle // where the window rested since then, empty if it has not
	last   windowState
	still  int // ticks since last changed
}

// restTicks is how many ticks a window must rest before its place counts: it must not change while it is dragged.
const restTicks = 30

// newWindowKeeper returns the keeper of a window that has its stored place, fitted to a monitor.
func newWindowKeeper(stored windowPlace, fitted monitor) windowKeeper {
	return windowKeeper{chosen: stored, fitted: fitted}
}

// Chosen returns the place that the player chose.
func (k *windowKeeper) Chosen() windowPlace { return k.chosen }

// Follow takes the state of a tick. It reports whether the window rests, and whether it now must be fitted to another monitor.
func (k *windowKeeper) Follow(now windowState) (rests, mustFit bool) {
	if now != k.last {
		k.last, k.still = now, 0
		return false, false
	}
	k.still = min(k.still+1, restTicks)
	if k.still < restTicks {
		return false, false
	}
	mustFit = now.Monitor != k.fitted
	k.Note(now)
	return true, mustFit
}

// Note notes what the player has changed when the window rests or the program ends.
func (k *windowKeeper) Note(now windowState) {
	switch {
	case now.Monitor != k.fitted:
		if now.IsFree && now.Monitor.Name != k.fitted.Name { // the window was dragged there
			k.move(now.Place.Min)
		}
		k.fitted, k.rested = now.Monitor, image.Rectangle{}
		return
	case !now.IsFree:
		return
	case k.rested.Empty():
		if !k.chosen.Placed {
			k.move(now.Place.Min)
		}
	case now.Place.Size() != k.rested.Size():
		k.chosen = windowPlace{now.Place, true}
	case now.Place.Min != k.rested.Min:
		k.move(now.Place.Min)
	}
	k.rested = now.Place
}

// move moves the chosen place.
func (k *windowKeeper) move(corner image.Point) {
	k.chosen = windowPlace{image.Rectangle{Min: corner, Max: corner.Add(k.chosen.Size())}, true}
}
