package learn

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	form "dreist/game/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// newCanvas returns a canvas for pages.
func newCanvas(t *testing.T) pictures.Canvas {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	return pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers)), EgonFace: new(mascot.FaceCache)}
}

// newDiagrams returns the diagrams of a page at their beginning.
func newDiagrams(t *testing.T, page form.OverviewPage[primer.Diagram], e pictures.Canvas, speed stage.Speed) (all []*diagram) {
	t.Helper()
	for _, of := range page.Diagrams {
		d := need.Value(newDiagram(of, page.Diagrams, e, speed, false))(t)
		all = append(all, d)
	}
	return all
}

// TestCardsOfAPageAreOfOneSize compares the diagrams side by side, and the heights of their shelves.
func TestCardsOfAPageAreOfOneSize(t *testing.T) {
	for _, page := range primer.Pages() {
		all := newDiagrams(t, page, pictures.Canvas{}, stage.NormalSpeed)
		for _, d := range all {
			d.Fit(stage.Frame{W: 405, H: 260})
		}
		first := all[0].line.Geometry()
		for _, d := range all[1:] {
			if g := d.line.Geometry(); first.LaidCardWidth != g.LaidCardWidth || math.Abs(first.Shelf.Y-g.Shelf.Y) > 1 {
				t.Errorf("page %s: cards %v wide below a shelf at %v beside some %v wide at %v", page.ID, first.LaidCardWidth, first.Shelf.Y, g.LaidCardWidth, g.Shelf.Y)
			}
		}
	}
}

// TestWhatIsClearedCanBeSeenBefore checks that a column to be cleared is marked for a while, and at rest.
func TestWhatIsClearedCanBeSeenBefore(t *testing.T) {
	e := newCanvas(t)
	for _, speed := range []stage.Speed{stage.NormalSpeed, stage.InstantSpeed} {
		at := slices.IndexFunc(primer.Pages(), func(p form.OverviewPage[primer.Diagram]) bool { return p.ID == "trio" })
		d := newDiagrams(t, primer.Pages()[at], e, speed)[1]
		d.Fit(stage.Frame{W: 480, H: 300})
		var column []dreist.Card
		for _, e := range slices.Concat(d.pieces...) {
			if e, ok := e.(dreist.ColumnCleared); ok {
				column = e.Cards
			}
		}
		lies := func() bool {
			for _, c := range column {
				if d.line.View().RowOf[c] == 0 {
					return false
				}
			}
			return len(column) == 3
		}
		marked := func() (n int) {
			for _, m := range d.board.Marks {
				if _, _, ok := d.sign(m); ok {
					n++
				}
			}
			return n
		}
		dwelt := 0
		for d.NeedsTick() {
			d.Tick()
			if d.NeedsTick() && d.isFull() {
				if dwelt++; !lies() || marked() != len(column) {
					t.Fatalf("%v: the full column is not shown", speed)
				}
			}
		}
		if dwelt < 3*72 {
			t.Errorf("%v: the full column is shown for %d ticks", speed, dwelt)
		}
		if !lies() || marked() != len(column) {
			t.Errorf("%v: at rest the column is not there", speed)
		}
	}
}

// nowhere is where nothing is seen.
type nowhere struct{}

func (nowhere) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) {}

// TestEveryDiagramComesToRest plays every diagram to its end, where it changes no more, costs nothing and can be watched again.
func TestEveryDiagramComesToRest(t *testing.T) {
	e := newCanvas(t)
	e.SetScreen(nowhere{})
	for _, speed := range []stage.Speed{stage.NormalSpeed, stage.InstantSpeed} {
		for _, page := range primer.Pages() {
			for i, d := range newDiagrams(t, page, e, speed) {
				d.Fit(stage.Frame{W: 405, H: 260, Scale: 1})
				for ticks := 0; d.NeedsTick(); ticks++ {
					if d.Tick(); ticks > 60*120 {
						t.Fatalf("page %s, diagram %d moves for more than two minutes", page.ID, i)
					}
				}
				for range 2 {
					d.Draw(d.line.Geometry().Shelf)
					for e.Sprites.PaintQueued() {
					}
				}
				if n := testing.AllocsPerRun(20, func() { d.Draw(d.line.Geometry().Shelf) }); n > 0 || d.Tick() {
					t.Errorf("page %s, diagram %d: at rest a frame allocates %v times, or it changes", page.ID, i, n)
				}
				if d.Restart(); d.NeedsTick() != d.IsAnimated() {
					t.Errorf("page %s, diagram %d cannot be watched again", page.ID, i)
				}
			}
		}
	}
}
