package learn

import (
	"testing"

	"dreist/build/need"
	"dreist/game/thegame/primer"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

func newCanvas(t *testing.T) *kit.Canvas {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	return kit.NewCanvas(fonts, new(kit.Layers))
}

// TestEveryDiagramComesToRest plays every diagram to its end: what it shows there is what the rules say, it changes no more, and it can be
// watched again.
func TestEveryDiagramComesToRest(t *testing.T) {
	e := newCanvas(t)
	for _, speed := range []stage.Speed{stage.NormalSpeed, stage.InstantSpeed} {
		for _, page := range primer.Pages() {
			for _, of := range page.Diagrams {
				d := need.Value(newDiagram(of, e, speed, false))(t)
				d.Fit(stage.Frame{W: 400, H: 240, Scale: 1})
				for ticks := 0; d.NeedsTick(); ticks++ {
					if ticks > 60*120 {
						t.Fatalf("%s moves for more than two minutes", of.ID)
					}
					d.Tick()
				}
				for on := range of.Piles.Piles() {
					if got, want := d.line.View().TopCard(on), d.board.PositionAfter.TopCard(on); got != want {
						t.Errorf("%s: at rest pile %v shows %v, want %v", of.ID, on, got, want)
					}
				}
				if d.Tick() {
					t.Errorf("%s changes at rest", of.ID)
				}
				if d.Restart(); !d.NeedsTick() {
					t.Errorf("%s cannot be watched again", of.ID)
				}
			}
		}
	}
}

// TestEverythingOfADiagramIsInItsFrame looks for the rows, the hand and the draw pile in frames of several shapes.
func TestEverythingOfADiagramIsInItsFrame(t *testing.T) {
	e := newCanvas(t)
	for _, f := range []stage.Frame{{W: 400, H: 240, Scale: 1}, {W: 400, H: 150, Scale: 1, TextFactor: 1.3}, {W: 700, H: 420, Scale: 1.5}} {
		for _, page := range primer.Pages() {
			for _, of := range page.Diagrams {
				d := need.Value(newDiagram(of, e, stage.NormalSpeed, false))(t)
				d.Fit(f)
				g, n := d.line.Geometry(), d.shape.MaxHand
				places := []geom.Rect{g.HandCardRect(0, n), g.HandCardRect(n-1, n), g.DrawPile}
				for on := range of.Piles.Piles() {
					places = append(places, g.Rows[on].DropArea, g.Rows[on].Sign, g.Rows[on].OwnSignals, g.FigureRect(on, 50))
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
