package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/words"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// TestATipNamesOnlyAKeyThatThereIs assigns the only keys of some commands to others.
func TestATipNamesOnlyAKeyThatThereIs(t *testing.T) {
	texts := need.Value(assets.NewTexts("de"))(t)
	names := shell.DefaultKeyNames(texts)
	at := &Table{Phrases: words.Sentences{Texts: texts}}
	for _, c := range []struct {
		chosen     input.ChosenKeys
		menu, hint string
	}{
		{"", texts.Say("tip.menu") + " · F10", texts.Say("tip.hint") + " · H"},
		{"mute=F10 copy=H", texts.Say("tip.menu"), texts.Say("tip.hint")},
	} {
		names.Keys = input.NewBindings(c.chosen)
		texts.SetKeys(names.Placeholders())
		if got := at.tipOf(&tabletop.Button{Icon: art.MenuIcon}); got != c.menu {
			t.Errorf("%q: of the menu it says %q, want %q", c.chosen, got, c.menu)
		}
		if got := at.tipOf(&tabletop.Button{ID: tabletop.HintButton, LabelKey: "advice.button"}); got != c.hint {
			t.Errorf("%q: of the hint it says %q, want %q", c.chosen, got, c.hint)
		}
		if got, want := at.tipOf(&tabletop.Button{Icon: art.CloseIcon}), texts.Say("tip.close"); got != want {
			t.Errorf("%q: of the cross it says %q, want %q, as Escape opens the menu of a puzzle", c.chosen, got, want)
		}
	}
}
