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
		{nil, 0, ebiten.KeyEnter, input.CommandEndTurn},
		{nil, 0, ebiten.KeyNumpadEnter, input.CommandEndTurn},
		{nil, input.Alt, ebiten.KeyEnter, input.CommandFullscreen},
		{nil, input.Ctrl, ebiten.KeyEnter, none},
		{nil, 0, ebiten.KeyD, input.CommandDraw},
		{nil, 0, ebiten.KeyJ, input.CommandDraw},
		{nil, 0, ebiten.KeyY, input.CommandDraw},
		{nil, input.Shift, ebiten.KeyD, input.CommandDraw},
		{nil, input.Alt, ebiten.KeyD, none},
		{nil, 0, ebiten.KeyN, input.CommandDecline},
		{nil, input.Ctrl, ebiten.KeyN, input.CommandNewGame},
		{nil, 0, ebiten.KeyF2, input.CommandNewGame},
		{nil, input.Ctrl, ebiten.KeyZ, input.CommandUndo},
		{nil, input.Ctrl | input.Shift, ebiten.KeyZ, input.CommandRedo},
		{nil, input.Ctrl | input.Alt, ebiten.KeyZ, none}, // AltGr on Windows
		{nil, 0, ebiten.KeyZ, none},
		{nil, 0, ebiten.KeyBackspace, input.CommandUndo},
		{nil, 0, ebiten.KeyU, input.CommandUndo},
		{nil, 0, ebiten.KeyEscape, input.CommandCancel},
		{nil, 0, ebiten.KeySpace, input.CommandPause},
		{nil, 0, ebiten.KeyM, input.CommandMute},
		{nil, 0, ebiten.KeyF11, input.CommandFullscreen},
		{nil, 0, ebiten.KeyL, input.CommandLog},
		{nil, 0, ebiten.KeyF10, input.CommandMenu},
		{nil, 0, ebiten.KeyW, input.CommandAgain},
		{nil, 0, ebiten.KeyTab, input.CommandNext},
		{nil, input.Shift, ebiten.KeyTab, input.CommandPrevious},
		{nil, input.Alt, ebiten.KeyTab, none},
		{nil, 0, ebiten.KeyDigit1, input.CommandCard1},
		{nil, 0, ebiten.KeyNumpad5, input.CommandCard5},
		{nil, 0, ebiten.KeyDigit9, input.CommandCard9},
		{nil, 0, ebiten.KeyDigit0, none},
		{nil, 0, ebiten.KeyH, input.CommandHint},
		{nil, 0, ebiten.KeyT, input.CommandHintMove},
		{nil, 0, ebiten.KeyA, input.CommandHintTurn},
		{nil, input.Ctrl, ebiten.KeyC, input.CommandCopy},
		{nil, 0, ebiten.KeyArrowLeft, input.CommandLeft},
		{nil, 0, ebiten.KeyArrowRight, input.CommandRight},
		{nil, 0, ebiten.KeyArrowUp, input.CommandUp},
		{nil, 0, ebiten.KeyArrowDown, input.CommandDown},
		{nil, 0, ebiten.KeyHome, input.CommandFirst},
		{nil, 0, ebiten.KeyEnd, input.CommandLast},
		{nil, 0, ebiten.KeyPageUp, input.CommandBack},
		{nil, input.Ctrl, ebiten.KeyArrowRight, input.CommandForth},
		{nil, input.Ctrl, ebiten.KeyQ, input.CommandQuit},
		{nil, input.System, ebiten.KeyQ, none},
		{nil, 0, ebiten.KeyQ, none},
		{nil, input.Shift, ebiten.KeyEqual, input.CommandFaster},
		{nil, 0, ebiten.KeyNumpadAdd, input.CommandFaster},
		{nil, 0, ebiten.KeyMinus, input.CommandSlower},
		{nil, 0, ebiten.KeyNumpadSubtract, input.CommandSlower},

		{qwertz, input.Ctrl, ebiten.KeyY, input.CommandUndo},
		{qwertz, input.Ctrl, ebiten.KeyZ, input.CommandRedo},
		{qwertz, 0, ebiten.KeyZ, input.CommandDraw},
		{qwertz, 0, ebiten.KeyBracketRight, input.CommandFaster},
		{qwertz, 0, ebiten.KeySlash, input.CommandSlower},
		{qwertz, 0, ebiten.KeyMinus, input.CommandHelp}, // prints ß
		{nil, 0, ebiten.KeyF1, input.CommandHelp},
		{nil, input.Shift, ebiten.KeySlash, input.CommandHelp},
		{azerty, input.Ctrl, ebiten.KeyA, input.CommandQuit},
		{azerty, input.Ctrl, ebiten.KeyQ, none},
		{azerty, 0, ebiten.KeySemicolon, input.CommandMute},
		{azerty, 0, ebiten.KeyM, input.CommandSettings},
		{nil, 0, ebiten.KeyComma, input.CommandSettings},
		{azerty, 0, ebiten.KeyDigit1, input.CommandCard1},
		{azerty, 0, ebiten.KeyDigit6, input.CommandCard6},
		{czech, 0, ebiten.KeyDigit1, input.CommandCard1},
		{russian, input.Ctrl, ebiten.KeyZ, input.CommandUndo},
		{russian, 0, ebiten.KeyD, input.CommandDraw},
	} {
		d := at(0, idle)
		d.Modifiers = test.held
		d.Keys = []input.KeyPress{{Key: test.key, Printed: test.layout[test.key]}}
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

// TestNoBindingHidesAnother checks that no key asks for two commands and that every command has a key and a name.
func TestNoBindingHidesAnother(t *testing.T) {
	type way struct {
		held    input.Modifiers
		key     ebiten.Key
		printed rune
	}
	ways := map[way]input.Command{}
	bound := map[input.Command]bool{}
	for _, b := range input.DefaultKeys() {
		w := way{b.Modifiers, b.Key, b.Printed}
		if other, ok := ways[w]; ok {
			t.Errorf("%+v asks for %v and %v", w, other, b.Command)
		}
		ways[w] = b.Command
		bound[b.Command] = true
	}
	names := map[string]bool{}
	for i := input.CommandEndTurn; i <= input.CommandPrevious; i++ {
		if !bound[i] {
			t.Errorf("%v has no key", i)
		}
		if own := i.Name(); own == "" || names[own] {
			t.Errorf("%v is called %q in settings, as another is", i, own)
		}
		names[i.Name()] = true
		if name := i.String(); name == "" || strings.HasPrefix(name, "command") {
			t.Errorf("command %d has no name", i)
		}
	}
}

// TestNothingIsHeldAfterTheKeysThatCloseTheWindow closes a window by Alt+F4 without the release of Alt, as on desktops that swallow it.
func TestNothingIsHeldAfterTheKeysThatCloseTheWindow(t *testing.T) {
	closing := with(keys(input.Alt), func(d *input.Device) { d.Closing = true })
	got := read(closing, keys(input.Alt, ebiten.KeyEscape), keys(input.Alt, ebiten.KeyEnter), keys(0), keys(input.Alt, ebiten.KeyEnter))
	want := []string{"", "trigger cancel", "strike enter; trigger end turn", "", "strike alt+enter; trigger fullscreen"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the gestures marked +, want those marked -\n%s", diff)
	}
}
