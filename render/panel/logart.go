package panel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/paint"
)

// The logical thickness of the scroll bar and the heights over which text fades: at the upper end no higher than the room between two blocks of a page, so
// that of the one before nothing is left where another is at the edge.
const (
	railThick  = 8
	fadeHeight = 22
	fadeAbove  = passageGap
)

func (s *Skin) paintLog() {
	thick := s.px(railThick)
	s.rail = newBar(thick, vertical, paint.Solid(paint.Fade(s.hollow(), 0.7)))
	s.thumb = newBar(thick, vertical, paint.Solid(paint.Mix(s.ui.PanelEdge, s.ui.Muted, 0.35)))
	s.thumbLit = newBar(thick, vertical, paint.Solid(s.ui.Muted))
	dim := func(high int, top, bottom float64) *ebiten.Image {
		page := paint.New(1, high)
		ink := paint.Linear(paint.Point{}, paint.Point{Y: float64(high)}, paint.Fade(s.ui.Panel, top), paint.Fade(s.ui.Panel, bottom))
		page.Fill(paint.Rect(0, 0, 1, float64(high)), ink)
		return ebiten.NewImageFromImage(page.Image())
	}
	s.dimTop, s.dimBottom = dim(s.px(fadeAbove), 1, 0), dim(s.px(fadeHeight), 0, 1)
}
