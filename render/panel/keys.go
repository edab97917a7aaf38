package panel

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keyboard tells for how many ticks a key has been held, 0 where it is up. Tests put their own in its place.
type keyboard func(ebiten.Key) int

// deviceKeyboard returns the real keyboard. A key that goes down and up within one tick counts as held for one, and a key that goes up counts as held to the end
// of its tick: ticks are rare while the program sleeps, and Ctrl may go up in the one in which its letter went down.
func deviceKeyboard() keyboard {
	return func(key ebiten.Key) int {
		left, right := sides(key)
		return max(duration(left), duration(right))
	}
}

func duration(key ebiten.Key) int {
	switch {
	case inpututil.IsKeyJustPressed(key):
		return 1
	case inpututil.IsKeyJustReleased(key):
		return notStruck
	}
	return inpututil.KeyPressDuration(key)
}

// sides returns the two keys of a modifier: Ebitengine tells whether one of them is down, but not for how long.
func sides(key ebiten.Key) (left, right ebiten.Key) {
	switch key {
	case ebiten.KeyControl:
		return ebiten.KeyControlLeft, ebiten.KeyControlRight
	case ebiten.KeyShift:
		return ebiten.KeyShiftLeft, ebiten.KeyShiftRight
	case ebiten.KeyAlt:
		return ebiten.KeyAltLeft, ebiten.KeyAltRight
	case ebiten.KeyMeta:
		return ebiten.KeyMetaLeft, ebiten.KeyMetaRight
	}
	return key, key
}

// notStruck is a number of ticks after which a held key does not count again.
const notStruck = 2

// The ticks after which a held key counts again, and how often then.
const (
	repeatAfter = 24
	repeatEvery = 4
)

// struck reports whether a key was pressed just now, or counts again because it is held.
func (k keyboard) struck(key ebiten.Key) bool {
	d := k(key)
	return d == 1 || d >= repeatAfter && (d-repeatAfter)%repeatEvery == 0
}

// pressedNow reports whether one of the keys was pressed just now; holding it does not count again.
func (k keyboard) pressedNow(keys ...ebiten.Key) bool {
	for _, key := range keys {
		if k(key) == 1 {
			return true
		}
	}
	return false
}

func (k keyboard) held(keys ...ebiten.Key) bool {
	for _, key := range keys {
		if k(key) > 0 {
			return true
		}
	}
	return false
}

// gate keeps a panel shut until every key and button is up that was down when it appeared: what opened a panel must not press in it.
type gate struct{ open bool }

func (g *gate) passed(k keyboard) bool {
	if !g.open {
		g.open = !k.held(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyTab,
			ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight) &&
			!ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) && len(ebiten.AppendTouchIDs(nil)) == 0
	}
	return g.open
}
