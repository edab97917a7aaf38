package input

import (
	"runtime"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Live samples the devices of the running program. The zero Live is ready to use.
//
// It reads edges, so a whole click between two rare ticks is not lost. In FPSModeVsyncOffMinimum the program must set
// its TPS to SyncWithFPS: with a fixed rate a frame that comes too early has no tick, and its events, such as a
// release, would be seen only with the next event.
type Live struct {
	device   Device
	keyboard keyboard
	keys     []ebiten.Key
	ids      []ebiten.TouchID
	pads     []ebiten.GamepadID
}

// Sample returns the snapshot of this tick, valid until the next call. Call it exactly once in every Update. The
// screen must have the size that the game's Layout returned, in device pixels.
func (l *Live) Sample(s Screen) *Device {
	d := &l.device
	d.Screen = s
	d.Focused = ebiten.IsFocused()
	d.Cursor.X, d.Cursor.Y = ebiten.CursorPositionF()
	d.Left = sampleButton(ebiten.MouseButtonLeft)
	d.Right = sampleButton(ebiten.MouseButtonRight)
	d.Wheel.X, d.Wheel.Y = ebiten.Wheel()
	d.Modifiers = sampleModifiers()
	d.Free = d.Modifiers != 0 && l.keyboard.free()
	d.Closing = ebiten.IsWindowBeingClosed()
	l.sampleTouches()
	l.sampleKeys()
	l.samplePads()
	d.Text = ebiten.AppendInputChars(d.Text[:0])
	d.Held = inpututil.AppendPressedKeys(d.Held[:0])
	return d
}

func sampleButton(b ebiten.MouseButton) Button {
	return Button{
		Pressed:  inpututil.IsMouseButtonJustPressed(b),
		Released: inpututil.IsMouseButtonJustReleased(b),
		// IsMouseButtonPressed is still true in the tick of the release if the press was in it too.
		Down: inpututil.MouseButtonPressDuration(b) > 0,
	}
}

func sampleModifiers() Modifiers {
	var m Modifiers
	add := func(k ebiten.Key, to Modifiers) {
		if ebiten.IsKeyPressed(k) {
			m |= to
		}
	}
	command := System
	if runtime.GOOS == "darwin" {
		command = Ctrl
	}
	add(ebiten.KeyControl, Ctrl)
	add(ebiten.KeyShift, Shift)
	add(ebiten.KeyAlt, Alt)
	add(ebiten.KeyMeta, command)
	return m
}

func (l *Live) sampleTouches() {
	l.ids = ebiten.AppendTouchIDs(l.ids[:0])
	l.device.Touches = l.device.Touches[:0]
	for _, id := range l.ids {
		x, y := ebiten.TouchPositionF(id)
		l.device.Touches = append(l.device.Touches, Touch{ID: id, At: Point{x, y}})
	}
}

func (l *Live) sampleKeys() {
	l.keys = inpututil.AppendJustPressedKeys(l.keys[:0])
	l.device.Keys = l.device.Keys[:0]
	for _, k := range l.keys {
		l.device.Keys = append(l.device.Keys, KeyPress{Key: k, Printed: Printed(k)})
	}
}

// Printed returns the character printed on a key of the user's keyboard, 0 if unknown: before the main loop, for
// unprinted keys, and on some systems.
func Printed(k ebiten.Key) rune {
	r, size := utf8.DecodeRuneInString(ebiten.KeyName(k))
	if size == 0 {
		return 0
	}
	return r
}
