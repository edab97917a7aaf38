package screens

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// blocks returns what the page of the open rule book shows: of a fold its sign and its point, of a ruling its number.
func (v *visitor) blocks(t *testing.T) (all []string) {
	t.Helper()
	m, ok := v.App.TopScreen().(*shell.PanelScreen)
	if h, helps := v.App.TopScreen().(HelpScreen); helps {
		m, ok = h.PanelScreen, true
	}
	if !ok {
		t.Fatalf("%T is no rule book", v.App.TopScreen())
	}
	for _, item := range m.Items() {
		page, _ := item.(panel.Page)
		for _, b := range page.Blocks {
			switch b := b.(type) {
			case panel.FoldableHeading:
				all = append(all, map[bool]string{false: "+", true: "-"}[b.IsOpen]+b.Label)
			case panel.NumberedParagraph:
				all = append(all, map[bool]string{false: "", true: "!"}[len(b.Highlights) > 0]+b.Number)
			case panel.PageParagraph:
				all = append(all, b.Text)
			}
		}
	}
	return all
}

func (v *visitor) wantBlocks(t *testing.T, want ...string) {
	t.Helper()
	if got := v.blocks(t); !slices.Equal(got, want) {
		t.Errorf("the book shows %q, want %q", got, want)
	}
}

// TestThePointsUnfold opens the rules at a point that a citation names, folds and unfolds by hand, and opens the same page again.
func TestThePointsUnfold(t *testing.T) {
	v := visit(t, t.TempDir())
	v.App.Navigate(v.ShowRule("T 1"))
	v.Advance()
	v.wantBlocks(t, "+Ends", "-Turns", "2", "!T 1")
	v.press("Turns")
	v.wantBlocks(t, "+Ends", "+Turns")
	v.press("Turns")
	v.wantBlocks(t, "+Ends", "-Turns", "2", "T 1")
	v.SendCommand(input.CommandCancel)
	v.SendCommand(input.CommandHelp)
	v.wantBlocks(t, "+Ends", "+Turns")
}

// TestTheSearchIsReadyAtOnce types as soon as the button that promises a search has been pressed.
func TestTheSearchIsReadyAtOnce(t *testing.T) {
	v := visit(t, t.TempDir())
	v.press("book.learn.rules")
	if !v.App.TopScreen().IsTyping() {
		t.Fatal("nobody can type")
	}
	for _, letter := range "pile" {
		v.Advance(input.Gesture{Kind: input.TextTyped, Rune: letter})
	}
	v.wantBlocks(t, "-Turns", "!2")
	v.press("Turns")
	v.wantBlocks(t, "+Ends", "-Turns", "!2", "T 1")
	v.Advance(input.Gesture{Kind: input.TextTyped, Rune: 'x'}, input.Gesture{Kind: input.TextTyped, Rune: 'x'}) // each makes the panel anew
	v.wantBlocks(t, v.Say("rules.nothing", assets.Values{"Query": "xx"}))
	book := v.App.TopScreen()
	v.SendCommand(input.CommandCancel)
	if v.wantBlocks(t, "+Ends", "-Turns", "!2", "T 1"); v.App.TopScreen() != book {
		t.Error("Escape does not lead back from the search to the book")
	}
}

// TestHelpGoesBackToEveryScreen asks for help on screens of all kinds, twice, and puts it away by Escape and by its own key.
func TestHelpGoesBackToEveryScreen(t *testing.T) {
	for name, open := range map[string]func(v *visitor){
		"start":     func(*visitor) {},
		"rule book": func(v *visitor) { v.App.Navigate(v.ShowRule("T 1")) },
		"table":     func(v *visitor) { v.begin() },
		"pause":     func(v *visitor) { v.begin(); v.SendCommand(input.CommandMenu) },
		"end":       func(v *visitor) { v.begin(); v.playOn() },
		"curtain": func(v *visitor) {
			v.seat(2)
			v.begin()
			v.ClickID(pile)
		},
	} {
		v := visit(t, t.TempDir())
		open(v)
		v.Advance()
		from := v.App.TopScreen()
		for range 2 {
			for _, away := range []input.Command{input.CommandCancel, input.CommandHelp} {
				v.SendCommand(input.CommandHelp)
				if _, ok := v.App.TopScreen().(HelpScreen); !ok {
					t.Errorf("%s: a %T comes", name, v.App.TopScreen())
				}
				if v.SendCommand(away); v.App.TopScreen() != from {
					t.Errorf("%s: it leads back to a %T", name, v.App.TopScreen())
				}
			}
		}
		v.SendCommand(input.CommandHelp)
		v.App.Navigate(v.ShowRule(""))
		if v.SendCommand(input.CommandHelp); v.App.TopScreen() != from {
			t.Errorf("%s: the key does not put away what was opened from the help", name)
		}
	}
}
