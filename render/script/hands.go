package script

import (
	"errors"
	"fmt"
	"image"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/target"
)

// Window is a running program that is used tick by tick. After its first failure its methods do nothing.
type Window interface {
	// Advance advances by a number of ticks.
	Advance(ticks int)
	// MoveMouse moves the mouse to a point in device pixels, in a tick.
	MoveMouse(to geom.Point)
	// PressMouse presses the left mouse button, in a tick.
	PressMouse()
	// ReleaseMouse releases the left mouse button, in a tick.
	ReleaseMouse()
	// TurnWheel turns the mouse wheel by notches; above 0 is away from the user.
	TurnWheel(notches float64)
	// PressKey presses and releases a key while others are held.
	PressKey(k ebiten.Key, held ...ebiten.Key)
	// TypeText types a text.
	TypeText(text string)
	// Resize changes the size of the window in logical pixels.
	Resize(size image.Point)
	// Report returns the state of the topmost screen.
	Report() target.Report
	// ScreenText ends the motion of the topmost screen and returns its text.
	ScreenText() string
	// RecordFailure records an error unless there was one before. nil is ignored.
	RecordFailure(err error)
	// Err returns the first failure, or nil.
	Err() error
}

// Driver uses a window by the IDs of targets and places.
type Driver struct {
	Window
	TakePicture func(name string) // nil where pictures cannot be taken
}

const dragTicks = 8

// Click clicks at a point.
func (d Driver) Click(at geom.Point) {
	d.MoveMouse(at)
	d.PressMouse()
	d.ReleaseMouse()
}

// DragAndHold presses at a point and drags to another one in several ticks, without releasing.
func (d Driver) DragAndHold(from, to geom.Point) {
	d.MoveMouse(from)
	d.PressMouse()
	for i := 1; i <= dragTicks; i++ {
		part := float64(i) / dragTicks
		d.MoveMouse(geom.Point{X: geom.Mix(from.X, to.X, part), Y: geom.Mix(from.Y, to.Y, part)})
	}
}

// Drag drags from one point to another.
func (d Driver) Drag(from, to geom.Point) {
	d.DragAndHold(from, to)
	d.ReleaseMouse()
}

// Targets returns the targets of the topmost screen.
func (d Driver) Targets() []target.Target { return d.Report().Targets }

// Motion returns the state of the topmost screen's animation.
func (d Driver) Motion() target.Motion { return d.Report().Motion }

// HasTarget reports whether there is an enabled target with an ID.
func (d Driver) HasTarget(id string) bool {
	t, ok := target.Find(d.Targets(), id)
	return ok && t.Enabled
}

// RectOf returns the rectangle of the target, card, cell or other place with an ID. A prefix names the first of several: card.7r means
// card.7r.0 before card.7r.1.
func (d Driver) RectOf(id string) geom.Rect {
	r := d.Report()
	all := append(r.Targets, r.Places...)
	t, ok := target.Find(all, id)
	for i := 0; i < len(all) && !ok; i++ {
		t, ok = all[i], strings.HasPrefix(all[i].ID, id+".")
	}
	if !ok {
		d.RecordFailure(fmt.Errorf("there is no %s among %s", id, names(all)))
	}
	return t.Rect
}

// PressTarget clicks the target with an ID.
func (d Driver) PressTarget(id string) {
	all := d.Targets()
	t, ok := target.Find(all, id)
	if !ok || !t.Enabled {
		d.RecordFailure(fmt.Errorf("%s cannot be pressed; what can be is %s", id, names(all)))
		return
	}
	d.Click(t.Rect.Center())
}

// mostTicks is the largest number of ticks to wait for a target.
const mostTicks = 600

// WaitForTarget waits until a target is enabled.
func (d Driver) WaitForTarget(id string) {
	for range mostTicks {
		if d.Err() != nil || d.HasTarget(id) {
			return
		}
		d.Advance(1)
	}
	d.RecordFailure(fmt.Errorf("%s did not come; there is %s", id, names(d.Targets())))
}

// waitUntil waits until reached is true for the motion. done is false if everything came to rest before.
func (d Driver) waitUntil(reached func(target.Motion) bool) (done bool) {
	for m := d.Motion(); m.Busy; m = d.Motion() {
		if reached(m) {
			return true
		}
		d.Advance(1)
	}
	return false
}

// skipOthers skips what the other players do with Enter, step by step, until nothing of it is shown.
func (d Driver) skipOthers() {
	for d.waitUntil(func(m target.Motion) bool { return m.Watched }) {
		d.PressKey(ebiten.KeyEnter)
	}
}

// StillTicks is the number of ticks after the last motion until faces are at rest and all pictures are painted in their size.
const StillTicks = 20

// mostMoves is the largest number of ticks for which anything may move.
const mostMoves = 20_000

// WaitForRest waits until nothing moves.
func (d Driver) WaitForRest() {
	for range mostMoves {
		if m := d.Motion(); d.Err() != nil || !m.Busy && !m.Beside {
			d.Advance(StillTicks)
			return
		}
		d.Advance(1)
	}
	d.RecordFailure(errors.New("it does not come to rest"))
}

// names returns the IDs of targets, disabled ones in brackets.
func names(all []target.Target) string {
	var ids []string
	for _, t := range all {
		if !t.Enabled {
			t.ID = "(" + t.ID + ")"
		}
		ids = append(ids, t.ID)
	}
	return strings.Join(ids, " ")
}
