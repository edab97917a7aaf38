package shell_test

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"text/template"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/input"
	"dreist/render/shell"
)

// namer names the keys that hold where some were chosen, on a German keyboard as far as letters go.
func namer(t *testing.T, language string, chosen input.ChosenKeys) shell.KeyNames {
	t.Helper()
	texts := need.Value(assets.NewTexts(language))(t)
	return shell.KeyNames{Texts: texts, Keys: input.NewBindings(chosen), PrintedRune: func(k ebiten.Key) rune {
		switch {
		case k == ebiten.KeyZ:
			return 'y'
		case k == ebiten.KeyY:
			return 'z'
		case k >= ebiten.KeyA && k <= ebiten.KeyZ:
			return 'a' + rune(k-ebiten.KeyA)
		case k == ebiten.KeySemicolon:
			return 'ö'
		}
		return 0
	}}
}

func TestNamesAreThoseOfTheKeysThatHold(t *testing.T) {
	for _, test := range []struct {
		language string
		chosen   input.ChosenKeys
		command  input.Command
		want     string
	}{
		{"de", "", input.CommandUndo, "U, Rücktaste, Strg+Z"},
		{"en", "", input.CommandUndo, "U, Backspace, Ctrl+Z"},
		{"de", "", input.CommandSettings, "„,“"},
		{"de", "", input.CommandCard3, "3"},
		{"en", "", input.CommandPreviousFocus, "Shift+Tab"},
		{"de", "hint=Y", input.CommandHint, "Z"}, // what is printed at that place
		{"de", "hint=Semicolon", input.CommandHint, "Ö"},
		{"de", "hint=Z", input.CommandYes, "D, J"}, // Y is printed where Z is on a US keyboard
		{"en", "hint=T", input.CommandHintMove, ""},
		{"de", "hint=Numpad7", input.CommandHint, "Num 7"},
		{"en", "confirm=Insert", input.CommandConfirm, "Insert, Enter"},
	} {
		n := namer(t, test.language, test.chosen)
		if got := strings.Join(n.NamesOf(test.command), ", "); got != test.want {
			t.Errorf("%s, %q: %v has the keys %q, want %q", test.language, test.chosen, test.command.Name(), got, test.want)
		}
	}
}

func TestNamesOfSomeKeysTogether(t *testing.T) {
	for _, test := range []struct {
		chosen input.ChosenKeys
		pad    bool
		name   string
		want   string
	}{
		{"", false, "cards", "1–5"},
		{"card2=Q", false, "cards", "1 Q 3 4 5"},
		{"", false, "numbers", "1–9"},
		{"", true, "cards", "LB/RB"},
		{"", true, "hint", "Y"},
		{"", true, "numbers", "Steuerkreuz und RT"},
		{"", true, "settings", "„,“"},     // which no button does
		{"hint=T", false, "hintMove", ""}, // which sentences leave out, too
		{"hint=Digit1 hintMove=Numpad1", false, "cards", "2 3 4 5"},
		{"hint=Digit1 hintMove=Numpad1", false, "choose", "2 3 4 5 6 7 8 9 und Pfeile"},
		{"", false, "pause", "Leertaste"},
		{"", true, "card4", ""}, // which sentences leave out
		{"", true, "pause", "RT"},
	} {
		n := namer(t, "de", test.chosen)
		n.UsesPad = test.pad
		if got := n.Placeholders()[test.name]; got != test.want {
			t.Errorf("%q, pad %v: %s is called %q, want %q", test.chosen, test.pad, test.name, got, test.want)
		}
	}
}

// Every key and every button has a name in both languages, and no two keys that can be chosen have the same.
func TestEveryKeyHasANameOfItsOwn(t *testing.T) {
	for _, language := range assets.Languages() {
		n := namer(t, language, "")
		named := map[string]ebiten.Key{}
		for k := range ebiten.KeyMax + 1 {
			name := n.KeyName(input.Binding{Key: k})
			if k.String() == "" {
				continue
			}
			if other, twice := named[name]; name == "" || strings.Contains(name, "key.") || twice && input.IsChoosable(k) {
				t.Errorf("%s: %v is called %q, as is %v", language, k, name, other)
			}
			named[name] = k
		}
		for _, a := range input.Actions() {
			if title := n.Texts.Say("action." + a.Name); strings.Contains(title, "action.") {
				t.Errorf("%s: nothing is said of %s", language, a.Name)
			}
			if pad := n.ButtonName(a.Command); strings.HasPrefix(pad, "pad.") {
				t.Errorf("%s: a button is called %s", language, pad)
			}
		}
	}
}

// No gap of a sentence stays open: not by keyboard nor controller, and not where other commands were given all keys
// that can be.
func TestEveryGapForAKeyIsFilled(t *testing.T) {
	files := need.Value(filepath.Glob("../../assets/texts/*.json"))(t)
	ofGames := need.Value(filepath.Glob("../../assets/texts/*/*.json"))(t)
	keyboard := namer(t, "de", "")
	pad, robbed := keyboard, keyboard
	pad.UsesPad = true
	robbed.Keys = slices.DeleteFunc(slices.Clone(keyboard.Keys), func(b input.Binding) bool {
		return b.Modifiers == 0 && (b.PrintedRune != 0 || input.IsChoosable(b.Key))
	})
	if all := robbed.Placeholders(); all["hint"] != "" || all["help"] != "" || all["yes"] != "" || all["confirm"] == "" {
		t.Errorf("who has no keys to choose for still has %v", all)
	}
	gap := regexp.MustCompile(`\{\{\.Keys\.(\w+)\}\}`)
	for who, n := range map[string]shell.KeyNames{"keyboard": keyboard, "controller": pad, "robbed": robbed} {
		gaps, names := 0, n.Placeholders()
		filled := template.FuncMap{"filled": func(name string) (string, error) {
			gaps++
			if names[name] == "" {
				return "", fmt.Errorf("nothing fills %s", name)
			}
			return names[name], nil
		}}
		for _, file := range slices.Concat(files, ofGames) {
			data := need.Value(os.ReadFile(file))(t)
			for line := range strings.Lines(string(data)) {
				sentence := need.Value(template.New(file).Funcs(filled).Parse(gap.ReplaceAllString(line, `{{filled "$1"}}`)))(t)
				if err := sentence.Execute(io.Discard, map[string]any{"Keys": names}); err != nil {
					t.Errorf("%s: %v in %s", who, err, line)
				}
			}
		}
		if gaps < 60 {
			t.Errorf("%s: found %d gaps only", who, gaps)
		}
	}
}
