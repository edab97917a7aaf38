package book

import (
	"math"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// newCanvas returns a canvas for pages.
func newCanvas(t *testing.T) pictures.Canvas {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers)), Face: new(pictures.LiveFace)}
}

// newOverview returns the overview in English.
func newOverview(t *testing.T) *Overview {
	t.Helper()
	return &Overview{Context: newFront(t, "en").Context, Canvas: newCanvas(t)}
}

// TestARefusalHighlightsOnePoint opens the page of each refusal, which links to the rule.
func TestARefusalHighlightsOnePoint(t *testing.T) {
	o := newOverview(t)
	var read screens.Place
	o.Open = func(at screens.Place) shell.Step { read = at; return shell.Stay() }
	for reason := dreist.WrongColumn; reason <= dreist.UnknownMove; reason++ {
		e, _ := rulebook.Explain(reason)
		m := o.Why(e)
		m.Items()
		p := m.Live.(*page)
		if told := p.altTexts(); p.explains() && told[1] != o.Say(e.Point) {
			t.Errorf("%v: what it is about is not read first, but %q", reason, told[1])
		}
		wants := 0
		for i, point := range p.points {
			if point.wants {
				wants++
				if rulebook.Pages()[p.at].Points[i] != e.Point {
					t.Errorf("%v: point %d is highlighted", reason, i)
				}
			}
		}
		if wants != 1 {
			t.Errorf("%v: %d points are highlighted, want 1", reason, wants)
		}
		for _, b := range p.buttons(rulebook.Pages()[p.at]) {
			if b.Label == o.Say("overview.more") {
				b.Action()
			}
		}
		if read != screens.PlaceIn(rulebook.Book(), e.Place) {
			t.Errorf("%v leads on to %v, want %v", reason, read, screens.PlaceIn(rulebook.Book(), e.Place))
		}
	}
}

// TestPointsAreReadDownwards checks that the second point is below the first, and the third beside it.
func TestPointsAreReadDownwards(t *testing.T) {
	o := newOverview(t)
	for at := range rulebook.Pages() {
		m := o.show(at, rulebook.Explanation{})
		m.Items()
		shown := m.Live.(*page)
		shown.lay(o.Canvas, stage.Frame{W: 1280, H: 800, Scale: 1}, geom.Rect{W: 860, H: pageHeight})
		p := shown.places.points
		if len(p) != 4 || p[1].X != p[0].X || p[1].Y < p[0].Bottom() || p[2].Y != p[0].Y || p[2].X < p[0].Right() || p[3].X != p[2].X {
			t.Errorf("page %d: got the points at %v", at, p)
		}
	}
}

// TestCardsOfAPageAreOfOneSize compares the diagrams side by side, and the heights of their shelves.
func TestCardsOfAPageAreOfOneSize(t *testing.T) {
	o := newOverview(t)
	for at := range rulebook.Pages() {
		m := o.show(at, rulebook.Explanation{})
		m.Items()
		shown := m.Live.(*page)
		shown.lay(o.Canvas, stage.Frame{W: 1280, H: 800, Scale: 1}, geom.Rect{W: 860, H: pageHeight})
		first := shown.diagrams[0].line.Geometry()
		for _, d := range shown.diagrams[1:] {
			if g := d.line.Geometry(); first.CardW != g.CardW || math.Abs(first.Shelf.Y-g.Shelf.Y) > 1 {
				t.Errorf("page %d: cards %v wide below a shelf at %v beside some %v wide at %v", at, first.CardW, first.Shelf.Y, g.CardW, g.Shelf.Y)
			}
		}
	}
}

// TestWhatIsClearedCanBeSeenBefore checks that a column to be cleared is marked for a while, and at rest.
func TestWhatIsClearedCanBeSeenBefore(t *testing.T) {
	e := newCanvas(t)
	for _, speed := range []stage.Speed{stage.Normal, stage.Instant} {
		at := slices.IndexFunc(rulebook.Pages(), func(p rulebook.Page) bool { return p.ID == "trio" })
		both, err := newDiagrams(rulebook.Pages()[at].Diagrams, speed)
		if err != nil {
			t.Fatal(err)
		}
		d := both[1]
		d.fit(480, 300)
		var column []dreist.Card
		for _, e := range d.events {
			if e, ok := e.(dreist.ColumnCleared); ok {
				column = e.Cards
			}
		}
		lies := func() bool {
			for _, c := range column {
				if d.line.View().Rows[c] == 0 {
					return false
				}
			}
			return len(column) == 3
		}
		marked := func() (n int) {
			for _, m := range d.board.Marks {
				if _, _, ok := d.sign(e, m); ok {
					n++
				}
			}
			return n
		}
		dwelt := 0
		for d.busy() {
			d.update()
			if d.phase == atFull {
				if dwelt++; !lies() || marked() != len(column) {
					t.Fatalf("%v: the full column is not shown", speed)
				}
			}
		}
		if dwelt < diagramLoops*diagramLook*9/10 {
			t.Errorf("%v: the full column is shown for %d ticks", speed, dwelt)
		}
		if !lies() || marked() != len(column) {
			t.Errorf("%v: at rest the column is not there", speed)
		}
	}
}
