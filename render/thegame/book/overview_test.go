package book

import (
	"testing"

	"dreist/game/thegame"
	"dreist/game/thegame/rulebook"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

func newOverview(t *testing.T, open func(screens.Place) shell.Step) *screens.Overview {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: "en"})
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return NewOverview(c, kit.NewCanvas(fonts, new(kit.Layers)), open, nil)
}

// TestARefusalLeadsToItsRule opens the page of each refusal, which tells what it is about first and leads on to the rule.
func TestARefusalLeadsToItsRule(t *testing.T) {
	var read screens.Place
	o := newOverview(t, func(at screens.Place) shell.Step { read = at; return shell.Stay() })
	for reason := thegame.Allowed + 1; reason <= thegame.UnknownMove; reason++ {
		e, _ := rulebook.Explain(reason)
		for _, item := range o.Why(e).Items() {
			switch item := item.(type) {
			case panel.Choice:
				if got := o.Pages[item.Index].ID; got != e.Page {
					t.Errorf("%v: page %s is open, want %s", reason, got, e.Page)
				}
			case panel.Stage:
				if got, want := item.AltText[1], o.Say(e.Point); got != want {
					t.Errorf("%v: told first is %q, want %q", reason, got, want)
				}
			case panel.Row:
				for _, b := range item.Buttons {
					if b.Label == o.Say("overview.more") {
						b.Action()
					}
				}
			}
		}
		if want := screens.PlaceIn(rulebook.Book(), e.Place); read != want {
			t.Errorf("%v leads on to %v, want %v", reason, read, want)
		}
	}
}

// TestEveryDiagramComesToRest plays every diagram to its end: what it shows there is what the rules say, it changes no more, and it can be
// watched again.
func TestEveryDiagramComesToRest(t *testing.T) {
	o := newOverview(t, nil)
	for _, speed := range []stage.Speed{stage.Normal, stage.Instant} {
		for _, page := range rulebook.Pages() {
			for _, of := range page.Diagrams {
				d, err := newDiagram(of, o.Canvas, speed, false)
				if err != nil {
					t.Fatal(err)
				}
				d.Fit(stage.Frame{W: 400, H: 240, Scale: 1})
				for ticks := 0; d.Busy(); ticks++ {
					if ticks > 60*120 {
						t.Fatalf("%s moves for more than two minutes", of.ID)
					}
					d.Update()
				}
				for on := range of.Piles.All() {
					if got, want := d.line.View().Shown(on), d.board.After.Shown(on); got != want {
						t.Errorf("%s: at rest pile %v shows %v, want %v", of.ID, on, got, want)
					}
				}
				if d.Update() {
					t.Errorf("%s changes at rest", of.ID)
				}
				if d.Again(); !d.Busy() {
					t.Errorf("%s cannot be watched again", of.ID)
				}
			}
		}
	}
}

// TestEverythingOfADiagramIsInItsFrame looks for the rows, the hand and the draw pile in frames of several shapes.
func TestEverythingOfADiagramIsInItsFrame(t *testing.T) {
	o := newOverview(t, nil)
	for _, f := range []stage.Frame{{W: 400, H: 240, Scale: 1}, {W: 400, H: 150, Scale: 1, Text: 1.3}, {W: 700, H: 420, Scale: 1.5}} {
		for _, page := range rulebook.Pages() {
			for _, of := range page.Diagrams {
				d, err := newDiagram(of, o.Canvas, stage.Normal, false)
				if err != nil {
					t.Fatal(err)
				}
				d.Fit(f)
				g, n := d.line.Geometry(), d.shape.Hand
				places := []geom.Rect{g.HandSlot(0, n), g.HandSlot(n-1, n), g.Deck}
				for on := range of.Piles.All() {
					places = append(places, g.Rows[on].Row, g.Rows[on].Scale, g.Rows[on].Step, g.Rows[on].Signals)
				}
				for _, at := range places {
					if at.X < 0 || at.Y < -1 || at.Right() > f.W+1 || at.Bottom() > f.H+1 || at.W < 0 || at.H < 0 {
						t.Errorf("%s in %vx%v: %v is outside", of.ID, f.W, f.H, at)
					}
				}
			}
		}
	}
}
