package shell

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// due is what has to be done before the next picture.
type due struct {
	stale   bool              // the picture has to be drawn again
	partly  bool              // else what has changed of the screen that fills the window
	patches []image.Rectangle // and these parts
	changed bool              // the screens have to be made again
	reread  bool              // the topmost one shows what it has read no more
}

// Redraw has the picture drawn again.
func (d *due) Redraw() { d.stale = true }

// RedrawChanges has what has changed of the screen that fills the window drawn again, if that is a Noter, else the whole picture.
func (d *due) RedrawChanges() { d.partly = true }

// patch has a part of the picture drawn again, together with those that it overlaps.
func (d *due) patch(part image.Rectangle) {
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

// mostPatches is how many parts of a picture are drawn at most, and a quarter of that below a panel, which is drawn anew for each.
const mostPatches = 8

// Draw shows what is; where nothing changed, what the screen shows already stays.
func (a *App) Draw(screen *ebiten.Image) {
	_ = a.guard(func() error { // the next tick tells what is wrong
		a.draw(screen)
		return nil
	})
}

func (a *App) draw(screen *ebiten.Image) {
	a.pace.framed()
	a.layers.Size = screen.Bounds().Size()
	defer a.layers.Tidy()
	if !a.stale && !a.partly && len(a.patches) == 0 {
		return
	}
	back, top := a.stack.shown()
	known, most := a.compare(back), mostPatches
	if back != top {
		most /= 4
	}
	whole, patches := a.stale || a.partly && !known || len(a.patches) > most, a.patches
	a.stale, a.partly, a.patches = false, false, a.patches[:0]
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

// compare has what has changed of the screen that fills the window drawn again, and reports whether it is known what was shown of it last.
func (a *App) compare(back Screen) (known bool) {
	s, ok := back.(Noter)
	known = ok && a.noted == back
	if a.noted = back; ok {
		a.frames.Next(s.Note, a.patch)
	}
	return known
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
	a.program.Begin(screen)
	back, top = a.stack.shown()
	a.cover = geom.Rect{}
	if back != top {
		a.cover = boundsOf(top)
	}
	back.Draw(screen, back == top)
	if veils(scene{back, top}) {
		a.program.Veil(screen, 1)
	}
	return back, top
}

// veils reports whether what lies below a panel is veiled: not where the panel or what lies below says otherwise.
func veils(s scene) bool { return s.panel() && !unveiled(s.top) && !unveiled(s.back) }

// unveiled reports whether a screen wants what lies below a panel to be seen as it is.
func unveiled(s Screen) bool {
	p, ok := s.(interface{ Unveiled() bool })
	return ok && p.Unveiled()
}
