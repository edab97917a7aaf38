package drive

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"dreist/render/geom"
)

// dragTicks is how many ticks a drag takes from press to release.
const dragTicks = 8

// do does something to the program and lets a tick pass, unless it has failed.
func (d *Driver) do(act func(*vmhost.GuestSession)) {
	if d.err == nil {
		act(d.process.session)
		d.Step(1)
	}
}

// Move moves the mouse to a place in device pixels, and lets a tick pass.
func (d *Driver) Move(to geom.Point) {
	d.do(func(s *vmhost.GuestSession) { s.MoveCursor(to.X/d.scale, to.Y/d.scale) })
}

// Down presses the left button where the mouse is, and lets a tick pass.
func (d *Driver) Down() {
	d.do(func(s *vmhost.GuestSession) { s.PressMouseButton(ebiten.MouseButtonLeft) })
}

// Up lets the left button go, and lets a tick pass.
func (d *Driver) Up() {
	d.do(func(s *vmhost.GuestSession) { s.ReleaseMouseButton(ebiten.MouseButtonLeft) })
}

// Click clicks at a place.
func (d *Driver) Click(at geom.Point) {
	d.Move(at)
	d.Down()
	d.Up()
}

// Hold presses at one place and drags to another in several ticks, without letting go.
func (d *Driver) Hold(from, to geom.Point) {
	d.Move(from)
	d.Down()
	for i := 1; i <= dragTicks; i++ {
		t := float64(i) / dragTicks
		d.Move(geom.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t})
	}
}

// Drag drags from one place to another and lets go there.
func (d *Driver) Drag(from, to geom.Point) {
	d.Hold(from, to)
	d.Up()
}

// Flick drags from one place to another before the program looks at the mouse again, as a quick hand does.
func (d *Driver) Flick(from, to geom.Point) {
	d.Move(from)
	d.do(func(s *vmhost.GuestSession) {
		s.PressMouseButton(ebiten.MouseButtonLeft)
		s.MoveCursor(to.X/d.scale, to.Y/d.scale)
		s.ReleaseMouseButton(ebiten.MouseButtonLeft)
	})
}

// Pad has the only game controller hold these buttons down and its right stick tilted, and lets a tick pass.
func (d *Driver) Pad(stick geom.Point, down ...ebiten.StandardGamepadButton) {
	pad := vmhost.GamepadState{Name: "pad", StandardAxes: map[ebiten.StandardGamepadAxis]float64{
		ebiten.StandardGamepadAxisRightStickHorizontal: stick.X, ebiten.StandardGamepadAxisRightStickVertical: stick.Y,
	}, StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: slices.Contains(down, b)}
	}
	d.do(func(s *vmhost.GuestSession) { s.UpdateGamepads([]vmhost.GamepadState{pad}) })
}

// Key strikes a key while others, such as Control, are held down.
func (d *Driver) Key(k ebiten.Key, held ...ebiten.Key) {
	d.do(func(s *vmhost.GuestSession) {
		for _, h := range held {
			s.PressKey(h)
		}
		s.PressKey(k)
	})
	d.do(func(s *vmhost.GuestSession) {
		s.ReleaseKey(k)
		for _, h := range held {
			s.ReleaseKey(h)
		}
	})
}

// Type writes a text, letter by letter.
func (d *Driver) Type(text string) {
	for _, letter := range text {
		d.do(func(s *vmhost.GuestSession) { s.TypeRune(letter) })
	}
}

// Wheel turns the mouse wheel by notches; above 0 is away from the person.
func (d *Driver) Wheel(notches float64) {
	d.do(func(s *vmhost.GuestSession) { s.ScrollWheel(0, notches) })
}

// panelTicks is how many ticks a panel needs to open, and to notice that no key is held.
const panelTicks = 4

// Primary presses the button that leads on: "continue" on the start screen, or "new game" where there is none.
func (d *Driver) Primary() {
	d.Step(panelTicks)
	d.Key(ebiten.KeyEnter)
	d.Step(panelTicks)
}

// Strike strikes keys one after the other, with time for panels to open.
func (d *Driver) Strike(keys ...ebiten.Key) {
	for _, k := range keys {
		d.Key(k)
		d.Step(panelTicks)
	}
}
