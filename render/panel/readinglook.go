package panel

import "github.com/hajimehoshi/ebiten/v2"

// draw draws what of the page is seen, and the bar.
func (t *reading) draw(screen *ebiten.Image) {
	if t.ring {
		t.skin.pictures.Grow(screen, t.skin.ring, t.bounds())
	}
	// Place and bar are the roll's.
	now := look{spot: t.under() + 1, lit: t.marked + 1, ring: t.active}
	t.wear(now)
	focused := -1
	if t.active {
		focused = t.marked
	}
	t.show(screen, t.coats, func(picture *ebiten.Image) { t.flow.draw(picture, t.top, now.spot-1, focused) })
}
