package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/paint"
)

// The logical measures of a panel's sheet.
const (
	sheetRadius = 22
	sheetShadow = 18
	sheetDrop   = 6 // how far the shadow lies below
)

func (s *Skin) paintSheet() plate {
	margin := s.px(sheetShadow + sheetDrop)
	return newPlate(s.px(sheetRadius+sheetShadow), margin, func(c paint.Canvas, side float64) {
		radius, line := sheetRadius*s.scale, s.hair(2)
		body := paint.RoundRect(0, 0, side, side, radius)
		c.Soft(body.Map(paint.Move(0, sheetDrop*s.scale)), sheetShadow*s.scale, paint.Fade(s.shadow(), 0.42))
		c.Fill(body, paint.Solid(s.ui.PanelEdge))
		c.Fill(paint.RoundRect(line, line, side-2*line, side-2*line, radius-line), paint.Solid(s.ui.Panel))
		// A fine line inside the edge, like the printed frame of a page.
		in := s.hair(7)
		c.Stroke(paint.RoundRect(in+0.5, in+0.5, side-2*in-1, side-2*in-1, radius-in), s.hair(1), paint.Solid(paint.Fade(s.ui.PanelEdge, 0.6)))
	})
}

// paintDots paints the ornament under a title: one dot in each colour of the ornament.
func (s *Skin) paintDots() *ebiten.Image {
	size, step := s.px(9), s.px(16)
	page := paint.New(3*step+size, size)
	for i, tone := range art.Ornament() {
		r := float64(size) / 2
		x := float64(i*step) + r
		// The paper around it keeps violet apart from the dark panel.
		page.Fill(paint.Circle(x, r, r), paint.Solid(art.Paper()))
		page.Fill(paint.Circle(x, r, r-s.hair(1)), paint.Solid(tone))
	}
	return ebiten.NewImageFromImage(page.Image())
}
