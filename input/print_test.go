package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestKeysOfOtherLayouts presses keys that print no Latin letter, or print or type a question mark.
func TestKeysOfOtherLayouts(t *testing.T) {
	const none Command = 0
	for _, tt := range []struct {
		layout  string
		printed map[ebiten.Key]rune
		key     ebiten.Key
		typed   rune
		held    Modifiers
		want    Command
	}{
		{"Hebrew", map[ebiten.Key]rune{ebiten.KeyQ: '/', ebiten.KeyA: 'ש'}, ebiten.KeyQ, '/', 0, none},
		{"Hebrew", map[ebiten.Key]rune{ebiten.KeyQ: '/', ebiten.KeyA: 'ש'}, ebiten.KeyQ, 0, Ctrl, CommandQuit},
		{"Greek", map[ebiten.Key]rune{ebiten.KeyQ: ';', ebiten.KeyA: 'α'}, ebiten.KeyQ, 0, Ctrl, CommandQuit},
		{"Bulgarian", map[ebiten.Key]rune{ebiten.KeyQ: ',', ebiten.KeyA: 'ь'}, ebiten.KeyQ, ',', 0, none},
		{"Thai", map[ebiten.Key]rune{ebiten.KeyN: 'ื', ebiten.KeyA: 'ฟ'}, ebiten.KeyN, 'ื', 0, CommandNo},
		{"Thai", map[ebiten.Key]rune{ebiten.KeyH: '้', ebiten.KeyA: 'ฟ'}, ebiten.KeyH, '้', 0, CommandHint},
		{"French", map[ebiten.Key]rune{ebiten.KeyM: ',', ebiten.KeyA: 'q'}, ebiten.KeyM, '?', Shift, CommandHelp},
		{"French", map[ebiten.Key]rune{ebiten.KeyM: ',', ebiten.KeyA: 'q'}, ebiten.KeyM, ',', 0, CommandSettings},
		{"Swedish", map[ebiten.Key]rune{ebiten.KeyMinus: '+', ebiten.KeyA: 'a'}, ebiten.KeyMinus, '?', Shift, CommandHelp},
		{"Swedish", map[ebiten.Key]rune{ebiten.KeyMinus: '+', ebiten.KeyA: 'a'}, ebiten.KeyMinus, '+', 0, CommandFaster},
		{"Russian", map[ebiten.Key]rune{ebiten.KeyDigit7: '7', ebiten.KeyA: 'ф'}, ebiten.KeyDigit7, '?', Shift, CommandHelp},
		{"German", map[ebiten.Key]rune{ebiten.KeyD: 'd'}, ebiten.KeyD, 'D', Shift, CommandYes},
		{"German with AltGr", map[ebiten.Key]rune{ebiten.KeyD: 'd'}, ebiten.KeyD, 'ð', 0, none},
	} {
		k := newKeyPress(tt.key, tt.typed, func(k ebiten.Key) rune { return tt.printed[k] })
		if got, _ := NewBindings("").CommandFor(k, tt.held); got != tt.want {
			t.Errorf("%s: %v types %q and means %v, want %v", tt.layout, tt.key, tt.typed, got, tt.want)
		}
	}
}

// TestAltOnlyChoosesWhatIsWritten presses keys with Alt, Option or AltGr, which on Windows is Ctrl with Alt.
func TestAltOnlyChoosesWhatIsWritten(t *testing.T) {
	for _, tt := range []struct {
		text string
		held Modifiers
		want Modifiers
	}{{"?", Ctrl | Alt, 0}, {"?", Alt | Shift, Shift}, {"", Alt, Alt}, {"", Ctrl | Alt, Ctrl | Alt}, {"y", Ctrl, Ctrl}, {"y", System, System}} {
		d := Snapshot{Text: []rune(tt.text), Modifiers: tt.held, Keys: []KeyPress{{Key: ebiten.KeyAltRight}, {Key: ebiten.KeyY}}}
		d.pairText(func(ebiten.Key) rune { return 'y' })
		if typed := d.Keys[1].typed; d.Modifiers != tt.want || (typed == '?') != (tt.text == "?") {
			t.Errorf("%q with %04b: got the modifiers %04b and %q, want %04b", tt.text, tt.held, d.Modifiers, typed, tt.want)
		}
	}
}

// TestTheNumberBlock presses its keys: without Num Lock they navigate, with it or with Shift they are digits.
func TestTheNumberBlock(t *testing.T) {
	for k, want := range map[ebiten.Key]Key{ebiten.KeyNumpad1: KeyEnd, ebiten.KeyNumpad2: KeyDown, ebiten.KeyNumpad4: KeyLeft,
		ebiten.KeyNumpad6: KeyRight, ebiten.KeyNumpad7: KeyHome, ebiten.KeyNumpad8: KeyUp, ebiten.KeyNumpadDecimal: KeyDelete, ebiten.KeyNumpad5: 0} {
		var plain, shifted DeviceSampler
		shifted.device.Modifiers = Shift
		if got := (KeyPress{Key: plain.meaning(k, false)}).editing(0); got != want {
			t.Errorf("%v without Num Lock means %v, want %v", k, got, want)
		}
		if plain.meaning(k, true) != k || shifted.meaning(k, false) != k {
			t.Errorf("%v with Num Lock or Shift is no digit", k)
		}
	}
}
