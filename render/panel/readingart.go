package panel

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/paint"
)

// highlight is the colour behind what was searched for.
func (s *Skin) highlight() color.RGBA {
	if s.theme == art.Dark {
		return paint.Mix(s.ui.Panel, s.ui.Accent, 0.36)
	}
	return paint.Mix(s.ui.Panel, color.RGBA{0xFF, 0xC8, 0x2E, 255}, 0.7)
}

// paintReading paints what pages and lists are made of.
func (s *Skin) paintReading() {
	s.frame = newPlate(s.px(bedRadius+2), 0, func(c paint.Canvas, side float64) {
		radius, line := bedRadius*s.scale, s.hair(1.4)
		c.Fill(paint.RoundRect(0, 0, side, side, radius), paint.Solid(paint.Mix(s.ui.Panel, s.ui.PanelEdge, 0.8)))
		c.Fill(paint.RoundRect(line, line, side-2*line, side-2*line, radius-line), paint.Solid(s.ui.Panel))
	})
	s.pill = newPlate(s.px(pillHeight/2), 0, func(c paint.Canvas, side float64) {
		c.Fill(paint.RoundRect(0, 0, side, side, float64(s.px(pillHeight))/2), paint.Solid(s.hollow()))
	})
	s.marked = newPlate(s.px(bedRadius), 0, func(c paint.Canvas, side float64) {
		c.Fill(paint.RoundRect(0, 0, side, side, 8*s.scale), paint.Solid(s.mark()))
	})
}

func (s *Skin) paintGrid() {
	s.crown = ebiten.NewImageFromImage(art.Crown(s.px(crownSize)))
}

// draw draws what of the page is seen, and the bar.
func (t *reading) draw(screen *ebiten.Image) {
	if t.ring {
		t.skin.ring.draw(screen, t.bounds())
	}
	// Place and bar are the roll's.
	now := look{spot: t.under() + 1, lit: t.marked + 1, ring: t.active}
	if now != t.worn {
		t.worn, t.coats = now, t.coats+1
	}
	focused := -1
	if t.active {
		focused = t.marked
	}
	t.show(screen, t.coats, func(picture *ebiten.Image) { t.flow.draw(picture, t.top, now.spot-1, focused) })
}
