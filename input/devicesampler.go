package input

import (
	"runtime"
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// DeviceSampler samples the devices of the running program. The zero DeviceSampler is ready to use.
//
// It reads changes, so a whole click between two rare ticks is not lost. In FPSModeVsyncOffMinimum the program must set its TPS to
// SyncWithFPS: with a fixed rate an early frame has no tick, and its events, such as a release, would be seen only with the next event.
type DeviceSampler struct {
	device   Snapshot
	observer observer
	keys     []ebiten.Key
	ids      []ebiten.TouchID
	pads     []ebiten.GamepadID
}

// Sample returns the snapshot of this tick, valid until the next call. Call it exactly once in every Update. The
// screen must have the size that the game's Layout returned, in device pixels.
func (l *DeviceSampler) Sample(s ScreenSize) *Snapshot {
	d := &l.device
	d.Screen = s
	if d.HasFocus = ebiten.IsFocused(); d.HasFocus {
		l.observer.open()
	}
	d.Cursor.X, d.Cursor.Y = ebiten.CursorPositionF()
	d.Left = sampleButton(ebiten.MouseButtonLeft)
	d.Right = sampleButton(ebiten.MouseButtonRight)
	d.Wheel.X, d.Wheel.Y = ebiten.Wheel()
	d.Modifiers = l.observer.down(sampleModifiers())
	d.IsClosing = ebiten.IsWindowBeingClosed()
	l.samplePress()
	l.sampleTouches()
	d.Text = ebiten.AppendInputChars(d.Text[:0])
	l.sampleKeys()
	l.samplePads()
	d.Held = inpututil.AppendPressedKeys(d.Held[:0])
	for i, k := range d.Held {
		d.Held[i] = l.meaning(k, ebiten.IsNumLockOn())
	}
	return d
}

func (l *DeviceSampler) samplePress() {
	d := &l.device
	if d.HasPressedAt = d.Left.WasPressed; d.HasPressedAt {
		at, width, ok := l.observer.pressedAt(d.Left.WasReleased && !d.Left.IsDown)
		scale := float64(d.Screen.Width) / float64(max(width, 1))
		d.PressedAt, d.HasPressedAt = Point{at.X * scale, at.Y * scale}, ok
	}
	l.observer.endTick(d.Left.IsDown || d.Left.WasReleased || d.Right.IsDown || d.Right.WasReleased)
}

func sampleButton(b ebiten.MouseButton) ButtonState {
	return ButtonState{
		WasPressed:  inpututil.IsMouseButtonJustPressed(b),
		WasReleased: inpututil.IsMouseButtonJustReleased(b),
		// IsMouseButtonPressed is still true in the tick of the release if the press was in it too.
		IsDown: inpututil.MouseButtonPressDuration(b) > 0,
	}
}

func sampleModifiers() (m Modifiers) {
	command := System
	if runtime.GOOS == "darwin" {
		command = Ctrl
	}
	for k, to := range map[ebiten.Key]Modifiers{ebiten.KeyControl: Ctrl, ebiten.KeyShift: Shift, ebiten.KeyAlt: Alt, ebiten.KeyMeta: command} {
		if ebiten.IsKeyPressed(k) {
			m |= to
		}
	}
	return m
}

func (l *DeviceSampler) sampleTouches() {
	l.ids = ebiten.AppendTouchIDs(l.ids[:0])
	l.device.Touches = l.device.Touches[:0]
	for _, id := range l.ids {
		x, y := ebiten.TouchPositionF(id)
		l.device.Touches = append(l.device.Touches, Touch{ID: id, At: Point{x, y}})
	}
}

func (l *DeviceSampler) sampleKeys() {
	l.keys = inpututil.AppendJustPressedKeys(l.keys[:0])
	d := &l.device
	d.Keys = d.Keys[:0]
	if len(l.keys) == 0 {
		return
	}
	d.IsRepeatOff = !l.observer.sync()
	var all Modifiers
	observed := false
	for _, k := range l.keys {
		held, typed, ok := l.observer.struck(k)
		if ok && !IsModifier(k) {
			all |= held
			observed = true
		}
		d.Keys = append(d.Keys, newKeyPress(l.meaning(k, ebiten.IsNumLockOn()), typed, keyName))
	}
	if observed {
		d.Modifiers = all
	} else {
		d.pairText(keyName)
	}
}

// pairText assigns a single written letter to the single pressed key that is no modifier. If Alt is held, it was AltGr or Option, which only
// chose the letter: a shortcut writes nothing.
func (d *Snapshot) pairText(printed func(ebiten.Key) rune) {
	n := slices.IndexFunc(d.Keys, func(k KeyPress) bool { return !IsModifier(k.Key) })
	if n < 0 || len(d.Text) != 1 || slices.ContainsFunc(d.Keys[n+1:], func(k KeyPress) bool { return !IsModifier(k.Key) }) {
		return
	}
	d.Keys[n] = newKeyPress(d.Keys[n].Key, d.Text[0], printed)
	if d.Modifiers&Alt != 0 {
		d.Modifiers &^= Ctrl | Alt
	}
}

// meaning returns the key whose function a key has on the user's keyboard: a navigation key on the number block without Num Lock, else by the
// layout.
func (l *DeviceSampler) meaning(k ebiten.Key, numLock bool) ebiten.Key {
	if other, ok := navigation[k]; ok && !numLock && l.device.Modifiers&Shift == 0 {
		return other
	}
	return l.observer.place(k)
}

// navigation has the functions of the number block without Num Lock.
var navigation = map[ebiten.Key]ebiten.Key{
	ebiten.KeyNumpad0: ebiten.KeyInsert, ebiten.KeyNumpad1: ebiten.KeyEnd, ebiten.KeyNumpad2: ebiten.KeyArrowDown,
	ebiten.KeyNumpad3: ebiten.KeyPageDown, ebiten.KeyNumpad4: ebiten.KeyArrowLeft, ebiten.KeyNumpad6: ebiten.KeyArrowRight,
	ebiten.KeyNumpad7: ebiten.KeyHome, ebiten.KeyNumpad8: ebiten.KeyArrowUp, ebiten.KeyNumpad9: ebiten.KeyPageUp,
	ebiten.KeyNumpadDecimal: ebiten.KeyDelete,
}

// newKeyPress returns the press of a key that typed a character, 0 if unknown.
func newKeyPress(k ebiten.Key, typed rune, printed func(ebiten.Key) rune) KeyPress {
	p := KeyPress{Key: k, PrintedRune: latinPrint(k, printed)}
	if typed = unicode.ToLower(typed); typed != printed(k) && typed != p.PrintedRune && (typed <= unicode.MaxASCII || isLatin(typed)) {
		p.typed = typed
	}
	return p
}

// PrintedRune returns the character printed on a key of the user's keyboard. It is 0 for keys without one, before the main loop, and on some
// systems. On keyboards without Latin letters it is that of a US keyboard.
func PrintedRune(k ebiten.Key) rune { return latinPrint(k, keyName) }

func latinPrint(k ebiten.Key, printed func(ebiten.Key) rune) rune {
	r := printed(k)
	if k < ebiten.KeyA || k > ebiten.KeyZ || r == 0 || isLatin(r) {
		return r
	}
	for other := ebiten.KeyA; other <= ebiten.KeyZ; other++ {
		if isLatin(printed(other)) {
			return r
		}
	}
	return 'a' + rune(k-ebiten.KeyA)
}

func isLatin(r rune) bool { return unicode.Is(unicode.Latin, r) }

func keyName(k ebiten.Key) rune {
	r, size := utf8.DecodeRuneInString(ebiten.KeyName(k))
	if size == 0 {
		return 0
	}
	return r
}
