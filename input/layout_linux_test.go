//go:build !ebitenginevmguest

package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jezek/xgb/xproto"
)

// TestALayoutOfLinux reads a keyboard with French and Russian, on which Caps Lock is Escape.
func TestALayoutOfLinux(t *testing.T) {
	l := layout{first: 8, columns: 6, symbols: make([]xproto.Keysym, 6*120)}
	copy(l.symbols[6*(58-8):], []xproto.Keysym{',', '?', 0x6d8, 0x6f8, 0x1002018, 0xba}) // M on a US keyboard
	for column := range 6 {
		l.symbols[6*(66-8)+column] = 0xff1b
	}
	for state, want := range map[uint16]rune{0: ',', 1: '?', xproto.ModMaskControl: ',', 1 << 13: 0, level3: '‘', level3 | 1: 'º', 3 << 13: 0} {
		if got := l.sign(58, state); got != want {
			t.Errorf("in the state %04x a key types %q, want %q", state, got, want)
		}
	}
	for k, want := range map[ebiten.Key]ebiten.Key{ebiten.KeyCapsLock: ebiten.KeyEscape, ebiten.KeyM: ebiten.KeyM, ebiten.KeyPause: ebiten.KeyPause} {
		if got := l.place(k); got != want {
			t.Errorf("%v means %v, want %v", k, got, want)
		}
	}
}

func TestModifiersOfAnEvent(t *testing.T) {
	const capsLock, numLock = xproto.ModMaskLock, xproto.ModMask2
	for state, want := range map[uint16]Modifiers{0: 0, xproto.ModMaskControl | capsLock: Ctrl, xproto.ModMask1 | numLock: Alt,
		xproto.ModMask4 | xproto.ModMaskShift: System | Shift, level3: 0} {
		if got := modifiersOf(state); got != want {
			t.Errorf("the state %04x has the modifiers %04b, want %04b", state, got, want)
		}
	}
}

// TestAnObserverWithoutAWindow checks that nothing is known then, and nothing waits.
func TestAnObserverWithoutAWindow(t *testing.T) {
	var o observer
	_, _, moved := o.pressedAt(false)
	if _, _, struck := o.struck(ebiten.KeyY); struck || moved || !o.sync() || o.down(Ctrl) != Ctrl || o.place(ebiten.KeyY) != ebiten.KeyY {
		t.Error("the observer knows something")
	}
}

// TestWhereAButtonWentDown moves the mouse in a tick in which a button goes down.
func TestWhereAButtonWentDown(t *testing.T) {
	for _, tt := range []struct {
		way    []int16
		clicks bool
		want   float64
	}{{nil, true, 5}, {[]int16{40, 90}, false, 90}, {[]int16{40, 90}, true, 90}, {[]int16{90, 40, 5}, true, 90}, {[]int16{90, 5}, false, 5}} {
		way := track{last: Point{X: 5}, at: Point{X: 5}, away: Point{X: 5}}
		for _, x := range tt.way {
			way.move(x, 0)
		}
		if got := way.pressedAt(tt.clicks); got.X != tt.want {
			t.Errorf("on the way from 5 over %v with a click %v: got %v, want %v", tt.way, tt.clicks, got.X, tt.want)
		}
	}
}
