package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// scroll is the part inside a log: a roll of its page.
type scroll struct {
	*roll
	page    page
	version int // of the page's text
}

// scrollLook is a snapshot of what may change the log's picture.
type scrollLook struct {
	version, top int
	lit          bool
}

func newScroll(skin *Skin, at image.Rectangle) *scroll {
	s := new(scroll)
	s.roll = newRoll(skin, "log", func() int { return s.page.end().height })
	s.put(at)
	s.page = page{skin: skin, width: s.view.Dx()}
	return s
}

func (s *scroll) look() scrollLook {
	return scrollLook{version: s.version, top: s.top, lit: s.lit()}
}

// point takes note of where the mouse is.
func (s *scroll) point(at image.Point) {
	s.mouse, s.over = at, nowhere
	for _, spot := range s.spots(nil) {
		if spot.Rect.Contains(geom.Point{X: float64(at.X), Y: float64(at.Y)}) {
			s.over = spot.part
			return
		}
	}
}

// draw draws what of the text is seen, and the bar.
func (s *scroll) draw(screen *ebiten.Image) {
	s.show(screen, s.version, func(picture *ebiten.Image) { s.page.draw(picture, s.top) })
}
