package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// scroll is the widget inside a log: a roll of its page.
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
	s.roll = newRoll(skin, func() int { return s.page.end().height })
	s.put(at)
	s.page = page{skin: skin, width: s.view.Dx()}
	return s
}

func (s *scroll) look() scrollLook {
	return scrollLook{version: s.version, top: s.top, lit: s.lit()}
}

// Render draws what of the text is seen, and the bar.
func (s *scroll) Render(screen *ebiten.Image) {
	s.show(screen, s.version, func(picture *ebiten.Image) { s.page.draw(picture, s.top) })
}
