package panel

import (
	"slices"
	"testing"
)

// A panel is read from above: all that stands on it, what can be done with it, and where the keys are, which shows
// from then on.
func TestAPanelIsReadAloud(t *testing.T) {
	items := append(allKinds(func(string) {}),
		Switch{Label: "Ton", IsOn: true},
		SectionHeading{Text: "Töne"},
		NumberBoxes{BoxesPerRow: 1, Boxes: []NumberBox{{Number: "7", Label: "Siege"}}},
		Grid{HeadTexts: []string{"", "Spiel 1"}, Rows: [][]string{{"Ada", "3"}}, FootTexts: []string{"Summe", "3"}},
		CountingLines{Lines: []CountingLine{{Text: func(float64) string { return "2 DREIer" }, Note: "neu"}}},
		Columns{Left: []Item{Paragraph{Text: "links"}}, Right: []Item{Swatches{Label: "Tuch", Options: []Swatch{{Label: "grün"}, {Label: "blau"}}, SelectedIndex: 1}}},
		PictureRow{Items: []Item{SmallTitle{Text: "neben dem Bild"}}},
		PictureRoom{Height: 20, AltText: []string{"auf dem Bild"}},
		Plot{Height: 20, SpotsRight: 1, Spots: []PlotSpot{{}, {Label: "Spiel 9"}}},
	)
	p := New(testSkin(t), window(1280, 2400, 1), items)
	var got []string
	for _, l := range p.ReaderLines() {
		line := [...]string{PlainLine: "", PressableLine: "press ", DisabledLine: "rest ", SettingLine: "set ", OnLine: "on ", OffLine: "off "}[l.Kind] + l.Text
		if l.Kind == SettingLine {
			line += "=" + l.Value
		}
		if l.HasFocus {
			line += " *"
		}
		got = append(got, line)
	}
	want := []string{
		"Alles", "press los *", "press eins", "rest zwei", "off laut", "set Tempo=langsam", "set =gemächlich wie Egon", "set Name=AVAToYeVo.",
		"set =", "set =a", "press r0", "r1", "press r2", "press weiter", rule, rule,
		"on Ton", "Töne", "7 Siege", "Ada · Spiel 1: 3", "Summe · Spiel 1: 3", "2 DREIer · neu", "links", "set Tuch=blau", "neben dem Bild", "auf dem Bild", "rest Spiel 9",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
	if !p.focus.shown || !p.NeedsRedraw() {
		t.Error("where the keys are does not show")
	}
	if typed := New(testSkin(t), window(1280, 800, 1), []Item{Field{OnChange: func(string) {}}}); len(typed.ReaderLines()) != 1 || typed.IsTyping() {
		t.Error("to have a panel read lets the next letter write")
	}
}
