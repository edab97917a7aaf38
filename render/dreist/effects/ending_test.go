package effects

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// counter counts what is drawn.
type counter struct{ drawn int }

func (c *counter) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { c.drawn++ }

// TestEveryEndIsCelebrated draws every celebration, also with names that no font has, in small and large windows.
func TestEveryEndIsCelebrated(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	surface := new(counter)
	e := pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}
	e.SetScreen(surface)
	table := tabletop.SeatingAround(4, func(s dreist.Seat) bool { return s < 2 }, 0, true)
	for name, c := range map[string]struct {
		seating scene.Seating
		celebration
	}{
		"won":      {scene.EgonSeating(), celebration{text: "GEWONNEN!", hasPersonWon: true, lastCard: 5}},
		"lost":     {scene.EgonSeating(), celebration{text: "Egon wins!", winner: dreist.EgonSeat, lastCard: dreist.NoCard}},
		"person":   {table, celebration{text: "李 🙂 wins!", winner: 1, hasPersonWon: true, lastCard: dreist.NoCard}},
		"computer": {table, celebration{text: "Bat wins!", winner: 3, lastCard: dreist.NoCard}},
		"in front": {table, celebration{text: "", winner: 0, lastCard: 9}},
		"reduced":  {table, celebration{text: "Ada wins!", hasPersonWon: true, hasReducedMotion: true}},
	} {
		for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 3440, H: 1440, Scale: 1}} {
			start, err := dreist.NewTableDeal(4, 0, 1).Position()
			if c.seating.IsOtherApart {
				start, err = dreist.NewSoloDeal(dreist.EvenCardCount, 1).Position()
			}
			if err != nil {
				t.Fatal(err)
			}
			line := scene.NewTimeline(scene.ViewOf(&start), c.seating, f, stage.NormalSpeed)
			h := moment{celebration: &c.celebration, Canvas: e, g: line.Geometry(), s: line.Seating(), unit: line.Geometry().WindowUnit()}
			if wide := h.CheerWidth(h.cheer(), h.large()); !c.seating.IsOtherApart && wide > h.g.Shelf.W+1 {
				t.Errorf("%s: the lettering is %v wide and reaches over the seats, which leave %v", name, wide, h.g.Shelf.W)
			}
			most := 0
			for at := stage.Span(0); at < SpanCelebration; at += 90 {
				surface.drawn = 0
				c.Draw(e, line, at)
				most = max(most, surface.drawn)
			}
			if c.hasPersonWon != (most > confetti) && !c.hasReducedMotion {
				t.Errorf("%s: at most %d things are seen at once", name, most)
			}
			if c.hasReducedMotion && most > confetti {
				t.Errorf("%s: %d things are seen with less motion", name, most)
			}
		}
	}
}

// TestTheLastCardLandsOnce: it is drawn over everything only while it is flattened, not over the panel of the end.
func TestTheLastCardLandsOnce(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	surface := new(counter)
	e := pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}
	e.SetScreen(surface)
	h := moment{celebration: &celebration{lastCard: 5}, Canvas: e, at: squashing / 2}
	pose := stage.Pose{W: 80, IsVisible: true}
	if h.land(pose); surface.drawn == 0 {
		t.Error("the card does not land")
	}
	surface.drawn, h.at = 0, squashing
	if h.land(pose); surface.drawn != 0 {
		t.Error("the card that has landed is drawn once more")
	}
}
