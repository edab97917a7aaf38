package input_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// qwertz, azerty, czech and russian tell what is printed on keys where it differs from a US keyboard.
var (
	qwertz  = map[ebiten.Key]rune{ebiten.KeyY: 'z', ebiten.KeyZ: 'y', ebiten.KeyBracketRight: '+', ebiten.KeySlash: '-', ebiten.KeyMinus: 'ß', ebiten.KeyEqual: '´'}
	azerty  = map[ebiten.Key]rune{ebiten.KeyQ: 'a', ebiten.KeyA: 'q', ebiten.KeySemicolon: 'm', ebiten.KeyM: ',', ebiten.KeyDigit1: '&', ebiten.KeyDigit6: '-'}
	czech   = map[ebiten.Key]rune{ebiten.KeyDigit1: '+'}
	russian = map[ebiten.Key]rune{ebiten.KeyZ: 'я', ebiten.KeyD: 'в', ebiten.KeyEqual: '='}
)

func TestDefaultKeys(t *testing.T) {
	const none input.Impulse = 0
	for _, test := range []struct {
		layout map[ebiten.Key]rune
		held   input.Modifiers
		key    ebiten.Key
		want   input.Impulse
	}{
		{nil, 0, ebiten.KeyEnter, input.ImpulseEndTurn},
		{nil, 0, ebiten.KeyNumpadEnter, input.ImpulseEndTurn},
		{nil, input.Alt, ebiten.KeyEnter, input.ImpulseFullscreen},
		{nil, input.Ctrl, ebiten.KeyEnter, none},
		{nil, 0, ebiten.KeyD, input.ImpulseDraw},
		{nil, 0, ebiten.KeyJ, input.ImpulseDraw},
		{nil, 0, ebiten.KeyY, input.ImpulseDraw},
		{nil, input.Shift, ebiten.KeyD, input.ImpulseDraw},
		{nil, input.Alt, ebiten.KeyD, none},
		{nil, 0, ebiten.KeyN, input.ImpulseDecline},
		{nil, input.Ctrl, ebiten.KeyN, input.ImpulseNewGame},
		{nil, 0, ebiten.KeyF2, input.ImpulseNewGame},
		{nil, input.Ctrl, ebiten.KeyZ, input.ImpulseUndo},
		{nil, input.Ctrl | input.Shift, ebiten.KeyZ, input.ImpulseRedo},
		{nil, input.Ctrl | input.Alt, ebiten.KeyZ, none}, // AltGr on Windows
		{nil, 0, ebiten.KeyZ, none},
		{nil, 0, ebiten.KeyBackspace, input.ImpulseUndo},
		{nil, 0, ebiten.KeyU, input.ImpulseUndo},
		{nil, 0, ebiten.KeyEscape, input.ImpulseCancel},
		{nil, 0, ebiten.KeySpace, input.ImpulsePause},
		{nil, 0, ebiten.KeyM, input.ImpulseMute},
		{nil, 0, ebiten.KeyF11, input.ImpulseFullscreen},
		{nil, 0, ebiten.KeyL, input.ImpulseLog},
		{nil, 0, ebiten.KeyF10, input.ImpulseMenu},
		{nil, 0, ebiten.KeyW, input.ImpulseAgain},
		{nil, 0, ebiten.KeyTab, input.ImpulseNext},
		{nil, input.Shift, ebiten.KeyTab, input.ImpulsePrevious},
		{nil, input.Alt, ebiten.KeyTab, none},
		{nil, 0, ebiten.KeyDigit1, input.ImpulseCard1},
		{nil, 0, ebiten.KeyNumpad5, input.ImpulseCard5},
		{nil, 0, ebiten.KeyDigit9, input.ImpulseCard9},
		{nil, 0, ebiten.KeyDigit0, none},
		{nil, 0, ebiten.KeyH, input.ImpulseHint},
		{nil, input.Ctrl, ebiten.KeyC, input.ImpulseCopy},
		{nil, 0, ebiten.KeyArrowLeft, input.ImpulseLeft},
		{nil, 0, ebiten.KeyArrowRight, input.ImpulseRight},
		{nil, 0, ebiten.KeyArrowUp, input.ImpulseUp},
		{nil, 0, ebiten.KeyArrowDown, input.ImpulseDown},
		{nil, 0, ebiten.KeyHome, input.ImpulseFirst},
		{nil, 0, ebiten.KeyEnd, input.ImpulseLast},
		{nil, 0, ebiten.KeyPageUp, input.ImpulseBack},
		{nil, input.Ctrl, ebiten.KeyArrowRight, input.ImpulseForth},
		{nil, input.Ctrl, ebiten.KeyQ, input.ImpulseQuit},
		{nil, input.System, ebiten.KeyQ, none},
		{nil, 0, ebiten.KeyQ, none},
		{nil, input.Shift, ebiten.KeyEqual, input.ImpulseFaster},
		{nil, 0, ebiten.KeyNumpadAdd, input.ImpulseFaster},
		{nil, 0, ebiten.KeyMinus, input.ImpulseSlower},
		{nil, 0, ebiten.KeyNumpadSubtract, input.ImpulseSlower},

		{qwertz, input.Ctrl, ebiten.KeyY, input.ImpulseUndo},
		{qwertz, input.Ctrl, ebiten.KeyZ, input.ImpulseRedo},
		{qwertz, 0, ebiten.KeyZ, input.ImpulseDraw},
		{qwertz, 0, ebiten.KeyBracketRight, input.ImpulseFaster},
		{qwertz, 0, ebiten.KeySlash, input.ImpulseSlower},
		{qwertz, 0, ebiten.KeyMinus, input.ImpulseWhy}, // prints ß
		{nil, 0, ebiten.KeyF1, input.ImpulseHelp},
		{nil, input.Shift, ebiten.KeySlash, input.ImpulseWhy},
		{azerty, input.Ctrl, ebiten.KeyA, input.ImpulseQuit},
		{azerty, input.Ctrl, ebiten.KeyQ, none},
		{azerty, 0, ebiten.KeySemicolon, input.ImpulseMute},
		{azerty, 0, ebiten.KeyM, none},
		{azerty, 0, ebiten.KeyDigit1, input.ImpulseCard1},
		{azerty, 0, ebiten.KeyDigit6, input.ImpulseCard6},
		{czech, 0, ebiten.KeyDigit1, input.ImpulseCard1},
		{russian, input.Ctrl, ebiten.KeyZ, input.ImpulseUndo},
		{russian, 0, ebiten.KeyD, input.ImpulseDraw},
	} {
		d := at(0, idle)
		d.Modifiers = test.held
		d.Keys = []input.KeyPress{{Key: test.key, Printed: test.layout[test.key]}}
		got, want := read(d)[0], ""
		if test.want != none {
			want = "trigger " + test.want.String()
		}
		if got != want {
			t.Errorf("%v printed %q with modifiers %04b: got %q, want %q", test.key, test.layout[test.key], test.held, got, want)
		}
	}
}

// TestNoBindingHidesAnother checks that no key asks for two impulses and that every impulse has a key and a name.
func TestNoBindingHidesAnother(t *testing.T) {
	type way struct {
		held    input.Modifiers
		key     ebiten.Key
		printed rune
	}
	ways := map[way]input.Impulse{}
	bound := map[input.Impulse]bool{}
	for _, b := range input.DefaultKeys() {
		w := way{b.Modifiers, b.Key, b.Printed}
		if other, ok := ways[w]; ok {
			t.Errorf("%+v asks for %v and %v", w, other, b.Impulse)
		}
		ways[w] = b.Impulse
		bound[b.Impulse] = true
	}
	for i := input.ImpulseEndTurn; i <= input.ImpulsePrevious; i++ {
		if !bound[i] {
			t.Errorf("%v has no key", i)
		}
		if name := i.String(); name == "" || strings.HasPrefix(name, "impulse") {
			t.Errorf("impulse %d has no name", i)
		}
	}
}
