package input_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// qwertz, azerty, czech and russian are the printed characters that differ from a US keyboard.
var (
	qwertz = map[ebiten.Key]rune{ebiten.KeyY: 'z', ebiten.KeyZ: 'y', ebiten.KeyBracketRight: '+', ebiten.KeySlash: '-',
		ebiten.KeyMinus: 'ß', ebiten.KeyEqual: '´'}
	azerty = map[ebiten.Key]rune{ebiten.KeyQ: 'a', ebiten.KeyA: 'q', ebiten.KeySemicolon: 'm', ebiten.KeyM: ',', ebiten.KeyDigit1: '&',
		ebiten.KeyDigit6: '-'}
	czech   = map[ebiten.Key]rune{ebiten.KeyDigit1: '+'}
	russian = map[ebiten.Key]rune{ebiten.KeyZ: 'я', ebiten.KeyD: 'в', ebiten.KeyEqual: '='}
)

func TestDefaultKeys(t *testing.T) {
	const none input.Command = 0
	for _, test := range []struct {
		layout map[ebiten.Key]rune
		held   input.Modifiers
		key    ebiten.Key
		want   input.Command
	}{
		{nil, 0, ebiten.KeyNumpadEnter, input.CommandConfirm},
		{nil, 0, ebiten.KeyU, input.CommandUndo},
		{nil, 0, ebiten.KeySpace, input.CommandPause},
		{nil, 0, ebiten.KeyF11, input.CommandFullscreen},
		{nil, 0, ebiten.KeyF10, input.CommandMenu},
		{nil, 0, ebiten.KeyT, input.CommandHintMove},
		{nil, 0, ebiten.KeyA, input.CommandHintTurn},
		{nil, 0, ebiten.KeyHome, input.CommandToStart},
		{nil, 0, ebiten.KeyEnd, input.CommandToEnd},
		{nil, input.Alt, ebiten.KeyEnter, input.CommandFullscreen},
		{nil, input.Ctrl, ebiten.KeyEnter, none},
		{nil, 0, ebiten.KeyJ, input.CommandYes},
		{nil, 0, ebiten.KeyY, input.CommandYes},
		{nil, input.Shift, ebiten.KeyD, input.CommandYes},
		{nil, input.Alt, ebiten.KeyD, none},
		{nil, input.Ctrl, ebiten.KeyN, input.CommandNewGame},
		{nil, input.Ctrl, ebiten.KeyZ, input.CommandUndo},
		{nil, input.Ctrl | input.Shift, ebiten.KeyZ, input.CommandRedo},
		{nil, input.Ctrl | input.Alt, ebiten.KeyZ, none}, // AltGr on Windows
		{nil, 0, ebiten.KeyZ, none},
		{nil, input.Shift, ebiten.KeyTab, input.CommandPreviousFocus},
		{nil, input.Alt, ebiten.KeyTab, none},
		{nil, 0, ebiten.KeyNumpad5, input.CommandCard5},
		{nil, 0, ebiten.KeyDigit9, input.CommandCard9},
		{nil, 0, ebiten.KeyDigit0, none},
		{nil, input.Ctrl, ebiten.KeyC, input.CommandCopy},
		{nil, 0, ebiten.KeyPageUp, input.CommandJumpBack},
		{nil, input.Ctrl, ebiten.KeyArrowRight, input.CommandJumpForth},
		{nil, input.Ctrl, ebiten.KeyQ, input.CommandQuit},
		{nil, input.System, ebiten.KeyQ, none},
		{nil, 0, ebiten.KeyQ, none},
		{nil, input.Shift, ebiten.KeyEqual, input.CommandFaster},
		{nil, 0, ebiten.KeyNumpadAdd, input.CommandFaster},
		{nil, 0, ebiten.KeyMinus, input.CommandSlower},
		{nil, 0, ebiten.KeyNumpadSubtract, input.CommandSlower},

		{qwertz, input.Ctrl, ebiten.KeyY, input.CommandUndo},
		{qwertz, input.Ctrl, ebiten.KeyZ, input.CommandRedo},
		{qwertz, 0, ebiten.KeyZ, input.CommandYes},
		{qwertz, 0, ebiten.KeyBracketRight, input.CommandFaster},
		{qwertz, 0, ebiten.KeySlash, input.CommandSlower},
		{qwertz, 0, ebiten.KeyMinus, input.CommandHelp}, // prints ß
		{nil, input.Shift, ebiten.KeySlash, input.CommandHelp},
		{azerty, input.Ctrl, ebiten.KeyA, input.CommandQuit},
		{azerty, input.Ctrl, ebiten.KeyQ, none},
		{azerty, 0, ebiten.KeySemicolon, input.CommandMute},
		{azerty, 0, ebiten.KeyM, input.CommandSettings},
		{azerty, 0, ebiten.KeyDigit1, input.CommandCard1},
		{azerty, 0, ebiten.KeyDigit6, input.CommandCard5 + 1},
		{czech, 0, ebiten.KeyDigit1, input.CommandCard1},
		{russian, input.Ctrl, ebiten.KeyZ, input.CommandUndo},
		{russian, 0, ebiten.KeyD, input.CommandYes},
	} {
		d := at(0, idle)
		d.Modifiers = test.held
		d.Keys = []input.KeyPress{{Key: test.key, PrintedRune: test.layout[test.key]}}
		got, want := "", ""
		for word := range strings.SplitSeq(read(d)[0], "; ") {
			if strings.HasPrefix(word, "trigger") {
				got += word
			}
		}
		if test.want != none {
			want = "trigger " + test.want.String()
		}
		if got != want {
			t.Errorf("%v printed %q with modifiers %04b: got %q, want %q", test.key, test.layout[test.key], test.held, got, want)
		}
	}
}

// TestNoBindingHidesAnother checks that no key asks for two commands.
func TestNoBindingHidesAnother(t *testing.T) {
	type way struct {
		held    input.Modifiers
		key     ebiten.Key
		printed rune
	}
	ways := map[way]input.Command{}
	for _, b := range input.NewBindings("") {
		w := way{b.Modifiers, b.Key, b.PrintedRune}
		if other, ok := ways[w]; ok {
			t.Errorf("%+v asks for %v and %v", w, other, b.Command)
		}
		ways[w] = b.Command
	}
}

// TestNothingIsHeldAfterTheKeysThatCloseTheWindow closes a window by Alt+F4 without the release of Alt, as on desktops that swallow it.
func TestNothingIsHeldAfterTheKeysThatCloseTheWindow(t *testing.T) {
	closing := with(keys(input.Alt), func(d *input.Snapshot) { d.IsClosing = true })
	got := read(closing, keys(input.Alt, ebiten.KeyEscape), keys(input.Alt, ebiten.KeyEnter), keys(0), keys(input.Alt, ebiten.KeyEnter))
	want := []string{"", "trigger cancel", "strike enter; trigger confirm", "", "strike alt+enter; trigger fullscreen"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the gestures marked +, want those marked -\n%s", diff)
	}
}
