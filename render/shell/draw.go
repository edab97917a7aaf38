package shell

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// due is what has to be done before the next picture.
type due struct {
	stale   bool              // the picture has to be drawn again
	patches []image.Rectangle // else only these parts of it
	changed bool              // the screens have to be made again
	reread  bool              // the topmost one shows what it has read no more
}

// Redraw has the picture drawn again.
func (d *due) Redraw() { d.stale = true }

// RedrawIn has a part of the picture drawn again: less to do where something small moves by itself.
func (d *due) RedrawIn(r geom.Rect) {
	part := image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
	d.patches = slices.DeleteFunc(d.patches, func(p image.Rectangle) bool {
		if p.Overlaps(part) {
			part = part.Union(p)
			return true
		}
		return false
	})
	d.patches = append(d.patches, part)
}

// Remake has every screen made again from what it shows.
func (d *due) Remake() { d.changed = true }

// Reload has the screen at the top read anew what it shows, which has changed while it was open.
func (d *due) Reload() { d.reread = true }

// Draw shows what is; where nothing changed, what the screen shows already stays.
func (a *App) Draw(screen *ebiten.Image) {
	_ = a.guard(func() error { // the next tick tells what is wrong
		a.draw(screen)
		return nil
	})
}

func (a *App) draw(screen *ebiten.Image) {
	a.pace.framed()
	whole, patches := a.stale, a.patches
	a.stale, a.patches = false, a.patches[:0]
	a.layers.Size = screen.Bounds().Size()
	defer a.layers.Tidy()
	switch {
	case whole && a.transition.begins(screen):
		a.drawPassage(screen)
	case whole:
		a.compose(screen)
	default:
		for _, patch := range patches {
			a.compose(screen.SubImage(patch).(*ebiten.Image))
		}
	}
}

// compose draws what is open: the screen that fills the window and, over that, the topmost one.
func (a *App) compose(screen *ebiten.Image) {
	if back, top := a.drawBack(screen); back != top {
		a.welcome(a.hosting, 0, 1, false)
		top.Draw(screen, true)
		a.welcome(a.hosting, 0, 1, true)
	}
	a.drawToast()
	a.drawTip(screen)
}

// drawBack draws the screen that fills the window, veiled where another one is to be drawn over it.
func (a *App) drawBack(screen *ebiten.Image) (back, top Screen) {
	a.game.Begin(screen)
	back, top = a.stack.shown()
	a.cover = geom.Rect{}
	if back != top {
		a.cover = boundsOf(top)
	}
	back.Draw(screen, back == top)
	if back != top && !unveiled(top) {
		a.game.Veil(screen, 1)
	}
	return back, top
}

// unveiled reports whether what lies below a panel is seen as it is.
func unveiled(panel Screen) bool {
	p, ok := panel.(interface{ Unveiled() bool })
	return ok && p.Unveiled()
}
