package drive

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"dreist/render/geom"
)

// do sends input to the program and advances by a tick.
func (d *Driver) do(act func(*vmhost.GuestSession)) {
	if d.err == nil {
		act(d.process.session)
		d.Advance(1)
	}
}

// MoveMouse moves the mouse to a point in device pixels, and advances by a tick.
func (d *Driver) MoveMouse(to geom.Point) {
	d.do(func(s *vmhost.GuestSession) { s.MoveCursor(to.X/d.scale, to.Y/d.scale) })
}

// PressMouse presses the left button, and advances by a tick.
func (d *Driver) PressMouse() {
	d.do(func(s *vmhost.GuestSession) { s.PressMouseButton(ebiten.MouseButtonLeft) })
}

// ReleaseMouse releases the left button, and advances by a tick.
func (d *Driver) ReleaseMouse() {
	d.do(func(s *vmhost.GuestSession) { s.ReleaseMouseButton(ebiten.MouseButtonLeft) })
}

// UseGamepad presses buttons of the only game controller and tilts its right stick, and advances by a tick.
func (d *Driver) UseGamepad(stick geom.Point, down ...ebiten.StandardGamepadButton) {
	pad := vmhost.GamepadState{Name: "pad", StandardAxes: map[ebiten.StandardGamepadAxis]float64{
		ebiten.StandardGamepadAxisRightStickHorizontal: stick.X, ebiten.StandardGamepadAxisRightStickVertical: stick.Y,
	}, StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: slices.Contains(down, b)}
	}
	d.do(func(s *vmhost.GuestSession) { s.UpdateGamepads([]vmhost.GamepadState{pad}) })
}

// PressKey presses and releases a key while others, such as Control, are held.
func (d *Driver) PressKey(k ebiten.Key, held ...ebiten.Key) {
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

// TypeText types a text, a letter per tick.
func (d *Driver) TypeText(text string) {
	for _, letter := range text {
		d.do(func(s *vmhost.GuestSession) { s.TypeRune(letter) })
	}
}

// TurnWheel turns the mouse wheel by notches; above 0 is away from the user.
func (d *Driver) TurnWheel(notches float64) {
	d.do(func(s *vmhost.GuestSession) { s.ScrollWheel(0, notches) })
}
