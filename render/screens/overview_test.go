package screens

import (
	"image/color"
	"testing"

	"dreist/game/rulebook"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// newOverview returns the overview of a game without diagrams: one page before another with four points.
func newOverview(t *testing.T, open func(Place) shell.Step) *Overview {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: "en"})
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	still := func(stage.Speed, bool) []Diagram { return nil }
	rules := rulebook.New("toy.", "T", nil, rulebook.Section{ID: "cards"}, rulebook.Section{ID: "turns", Paragraphs: []rulebook.Paragraph{rulebook.Text("turns.one"), rulebook.Ruling(1)}})
	return &Overview{Context: c, Canvas: kit.NewCanvas(fonts, new(kit.Layers)), Rules: rules, Open: open,
		Ink: func(int) color.RGBA { return kit.White() },
		Pages: []OverviewPage{{ID: "cards", Section: "cards", Diagrams: still},
			{ID: "turns", Section: "turns", Points: []string{"Lay", "Draw", "Pass", "Win"}, Diagrams: still}}}
}

// TestPointsAreReadDownwards checks that the second point is below the first, and the third beside it.
func TestPointsAreReadDownwards(t *testing.T) {
	o := newOverview(t, nil)
	m := o.show(1, rulebook.Explanation{})
	m.Items()
	page := m.Live.(*overviewPage)
	page.lay(o.Canvas, stage.Frame{W: 1280, H: 800, Scale: 1}, geom.Rect{W: 860, H: pageHeight})
	p := page.places.points
	if len(p) != 4 || p[1].X != p[0].X || p[1].Y < p[0].Bottom() || p[2].Y != p[0].Y || p[2].X < p[0].Right() || p[3].X != p[2].X {
		t.Errorf("got the points at %v", p)
	}
}

// TestARefusalHighlightsOnePoint opens the page that explains a refusal, and the rule; opened as usual it leads to the section.
func TestARefusalHighlightsOnePoint(t *testing.T) {
	var read Place
	o := newOverview(t, func(at Place) shell.Step { read = at; return shell.Stay() })
	place, _ := o.Rules.Cited("T 1")
	check := func(m *shell.Menu, first string, at Place) {
		t.Helper()
		for _, item := range m.Items() {
			switch item := item.(type) {
			case panel.Stage:
				if item.AltText[1] != first {
					t.Errorf("told are %q, want %s first", item.AltText, first)
				}
			case panel.Row:
				for _, b := range item.Buttons {
					if b.Label == o.Say("overview.more") {
						b.Action()
					}
				}
			}
		}
		if read != at {
			t.Errorf("it leads to %v, want %v", read, at)
		}
	}
	check(o.Why(rulebook.Explanation{Page: "turns", Point: "Pass", Place: place}), "Pass", Place{1, 1})
	check(o.Last(), "Lay", Place{1, InTitle})
}
