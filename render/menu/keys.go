package menu

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keyboard tells for how many ticks a key has been held, 0 where it is up. Tests put their own in its place.
type keyboard func(ebiten.Key) int

// deviceKeyboard returns the real keyboard. A key that goes down and up within one tick counts as held for one.
func deviceKeyboard() keyboard {
	return func(key ebiten.Key) int {
		if inpututil.IsKeyJustPressed(key) {
			return 1
		}
		return inpututil.KeyPressDuration(key)
	}
}

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
