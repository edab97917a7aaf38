package shell

import (
	"image"
	"math"
)

// monitor is the properties of a monitor that affect the window.
type monitor struct {
	name  string
	size  image.Point // in logical pixels; zero if the system names no monitor
	scale float64
}

// isWindowSize reports whether a size equals want in logical pixels. A window of the size of its monitor is full screen.
func isWindowSize(w, h float64, want image.Point) bool {
	return math.Abs(w-float64(want.X)) < 1 && math.Abs(h-float64(want.Y)) < 1
}

type windowState struct {
	monitor monitor
	place   image.Rectangle // meaningless unless isFree
	isFree  bool            // neither maximized nor full screen
}

// windowKeeper remembers the place that the player chose for the window. Smaller monitors, full screen and window managers also
// change the place; these changes are not remembered.
type windowKeeper struct {
	chosenPlace   windowPlace
	fittedMonitor monitor         // monitor to which the window was last fitted
	restedPlace   image.Rectangle // bounds in which the window has rested since then, may be empty
	lastState     windowState
	stillTicks    int // ticks since the last change
}

// restTicks is the number of ticks a window has to rest before its place counts, so that dragging does not.
const restTicks = 30

// follow takes the state of a tick. It reports whether the window rests, and whether it has to be fitted to another monitor.
func (k *windowKeeper) follow(now windowState) (rests, mustFit bool) {
	if now != k.lastState {
		k.lastState, k.stillTicks = now, 0
		return false, false
	}
	k.stillTicks = min(k.stillTicks+1, restTicks)
	if k.stillTicks < restTicks {
		return false, false
	}
	mustFit = now.monitor != k.fittedMonitor
	k.note(now)
	return true, mustFit
}

// note records the player's changes, when the window rests or the program ends.
func (k *windowKeeper) note(now windowState) {
	switch {
	case now.monitor != k.fittedMonitor:
		if now.isFree && now.monitor.name != k.fittedMonitor.name { // the window was dragged there
			k.moveChosenPlace(now.place.Min)
		}
		k.fittedMonitor, k.restedPlace = now.monitor, image.Rectangle{}
		return
	case !now.isFree:
		return
	case k.restedPlace.Empty():
		if !k.chosenPlace.hasPosition {
			k.moveChosenPlace(now.place.Min)
		}
	case now.place.Size() != k.restedPlace.Size():
		k.chosenPlace = windowPlace{now.place, true}
	case now.place.Min != k.restedPlace.Min:
		k.moveChosenPlace(now.place.Min)
	}
	k.restedPlace = now.place
}

func (k *windowKeeper) moveChosenPlace(corner image.Point) {
	k.chosenPlace = windowPlace{image.Rectangle{Min: corner, Max: corner.Add(k.chosenPlace.Size())}, true}
}
