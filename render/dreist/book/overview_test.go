package book

import (
	"math"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
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

// TestCardsOfAPageAreOfOneSize compares the diagrams side by side, and the heights of their shelves.
func TestCardsOfAPageAreOfOneSize(t *testing.T) {
	for _, page := range rulebook.Pages() {
		all, err := newDiagrams(page.Diagrams, stage.Normal)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range all {
			d.fit(405, 260)
		}
		first := all[0].line.Geometry()
		for _, d := range all[1:] {
			if g := d.line.Geometry(); first.CardW != g.CardW || math.Abs(first.Shelf.Y-g.Shelf.Y) > 1 {
				t.Errorf("page %s: cards %v wide below a shelf at %v beside some %v wide at %v", page.ID, first.CardW, first.Shelf.Y, g.CardW, g.Shelf.Y)
			}
		}
	}
}

// TestWhatIsClearedCanBeSeenBefore checks that a column to be cleared is marked for a while, and at rest.
func TestWhatIsClearedCanBeSeenBefore(t *testing.T) {
	e := newCanvas(t)
	for _, speed := range []stage.Speed{stage.Normal, stage.Instant} {
		at := slices.IndexFunc(rulebook.Pages(), func(p form.Page[rulebook.Diagram]) bool { return p.ID == "trio" })
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
