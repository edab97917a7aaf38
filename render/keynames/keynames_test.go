package keynames_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/keynames"
)

// namer names the keys that hold where some were chosen, on a German keyboard as far as letters go.
func namer(t *testing.T, language string, chosen input.Choices) keynames.Namer {
	t.Helper()
	texts, err := assets.NewTexts(language)
	if err != nil {
		t.Fatal(err)
	}
	return keynames.Namer{Texts: texts, Keys: input.NewKeys(chosen), Printed: func(k ebiten.Key) rune {
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
		chosen   input.Choices
		command  input.Command
		want     string
	}{
		{"de", "", input.CommandUndo, "U, Rücktaste, Strg+Z"},
		{"en", "", input.CommandUndo, "U, Backspace, Ctrl+Z"},
		{"de", "", input.CommandSettings, "„,“"},
		{"de", "", input.CommandCard3, "3"},
		{"de", "", input.CommandHurry, "Umschalt"},
		{"en", "", input.CommandPrevious, "Shift+Tab"},
		{"de", "hint=Y", input.CommandHint, "Z"}, // what is printed at that place
		{"de", "hint=Semicolon", input.CommandHint, "Ö"},
		{"de", "hint=Z", input.CommandDraw, "D, J"}, // Y is printed where Z is on a US keyboard
		{"en", "hint=T", input.CommandHintMove, ""},
		{"de", "hint=Numpad7", input.CommandHint, "Num 7"},
		{"en", "confirm=Insert", input.CommandEndTurn, "Insert, Enter"},
	} {
		n := namer(t, test.language, test.chosen)
		if got := strings.Join(n.Of(test.command), ", "); got != test.want {
			t.Errorf("%s, %q: %v has the keys %q, want %q", test.language, test.chosen, test.command.Name(), got, test.want)
		}
	}
}

func TestNamesOfSomeKeysTogether(t *testing.T) {
	for _, test := range []struct {
		chosen input.Choices
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
		{"", true, "settings", "„,“"}, // which no button does
		{"hint=T", false, "hintMove", "keine Taste"},
		{"", false, "mark", "Leertaste"},
		{"", true, "mark", "RT"},
		{"", true, "card4", ""}, // which sentences leave out
		{"", true, "pause", "RT"},
		{"", true, "hurry", "LT"},
	} {
		n := namer(t, "de", test.chosen)
		n.Pad = test.pad
		if got := n.All()[test.name]; got != test.want {
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
			name := n.Key(input.Binding{Key: k})
			if k.String() == "" {
				continue
			}
			if other, twice := named[name]; name == "" || strings.Contains(name, "key.") || twice && input.Choosable(k) {
				t.Errorf("%s: %v is called %q, as is %v", language, k, name, other)
			}
			named[name] = k
		}
		for _, a := range input.Actions() {
			if title := n.Texts.Say("action." + a.Name); strings.Contains(title, "action.") {
				t.Errorf("%s: nothing is said of %s", language, a.Name)
			}
			if pad := n.Button(a.Command); strings.HasPrefix(pad, "pad.") {
				t.Errorf("%s: a button is called %s", language, pad)
			}
		}
	}
}

// No gap of a sentence stays open.
func TestEveryGapForAKeyIsFilled(t *testing.T) {
	files, err := filepath.Glob("../../assets/texts/*.json")
	if err != nil {
		t.Fatal(err)
	}
	n := namer(t, "de", "")
	names := n.All()
	n.Pad = true
	pad, gaps, left := n.All(), 0, regexp.MustCompile(`\{\{if \.Keys\.(\w+)\}\}(.*?)(\{\{else\}\}.*?)?\{\{end\}\}`)
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, gap := range regexp.MustCompile(`\.Keys\.(\w+)`).FindAllSubmatch(data, -1) {
			gaps++
			if names[string(gap[1])] == "" {
				t.Errorf("%s: nothing fills %s", file, gap[0])
			}
		}
		// By a controller, what it has no button for is left out.
		for _, gap := range regexp.MustCompile(`\.Keys\.(\w+)`).FindAllSubmatch(left.ReplaceAll(data, []byte("$3")), -1) {
			if pad[string(gap[1])] == "" {
				t.Errorf("%s: a controller has nothing for %s", file, gap[0])
			}
		}
	}
	if gaps < 100 {
		t.Errorf("found %d gaps only", gaps)
	}
}
