package shell

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// redraws is the work to do before the next frame.
type redraws struct {
	stale   bool              // redraw everything
	partly  bool              // redraw the changes of the screen that fills the window
	patches []image.Rectangle // further parts to redraw
	changed bool              // rebuild the screens
}

// Redraw requests a redraw of everything.
func (d *redraws) Redraw() { d.stale = true }

// RedrawChanges requests a redraw of what has changed on the screen that fills the window; of all if it is no DisplayListDrawer.
func (d *redraws) RedrawChanges() { d.partly = true }

// patch requests a redraw of a part, merged with overlapping ones.
func (d *redraws) patch(part image.Rectangle) {
	d.patches = slices.DeleteFunc(d.patches, func(p image.Rectangle) bool {
		if p.Overlaps(part) {
			part = part.Union(p)
			return true
		}
		return false
	})
	d.patches = append(d.patches, part)
}

// Remake requests a rebuild of all screens.
func (d *redraws) Remake() { d.changed = true }

// mostPatches is the maximum number of parts to redraw; a quarter of it below a panel, which is redrawn for each.
const mostPatches = 8

// Draw draws the changes; the rest of the screen stays.
func (a *App) Draw(screen *ebiten.Image) {
	_ = a.guard(func() error { // the next tick reports an error
		a.draw(screen)
		return nil
	})
}

func (a *App) draw(screen *ebiten.Image) {
	a.pace.framed()
	a.layers.Size = screen.Bounds().Size()
	defer a.layers.EndFrame()
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
	case whole && a.begins(screen):
		a.drawPassage(screen)
	case whole:
		a.compose(screen)
	default:
		for _, patch := range patches {
			a.compose(screen.SubImage(patch).(*ebiten.Image))
		}
	}
}

// compare finds the changes of the screen that fills the window; known is false if there is no earlier frame of it.
func (a *App) compare(back Screen) (known bool) {
	s, ok := back.(DisplayListDrawer)
	known = ok && a.noted == back
	if a.noted = back; ok {
		a.frames.RecordFrame(s.RecordDrawing, a.patch)
	}
	return known
}

// compose draws the screen that fills the window and the topmost one over it.
func (a *App) compose(screen *ebiten.Image) {
	if back, top := a.drawBack(screen); back != top {
		a.welcome(a.hosting, 0, 1, false)
		top.Draw(screen, true)
		a.welcome(a.hosting, 0, 1, true)
	}
	a.drawToast()
	a.drawTip(screen)
}

// drawBack draws the screen that fills the window, with a veil if another screen is over it.
func (a *App) drawBack(screen *ebiten.Image) (back, top Screen) {
	a.program.StartFrame(screen)
	back, top = a.stack.shown()
	a.cover = geom.Rect{}
	if back != top {
		a.cover = boundsOf(top)
	}
	back.Draw(screen, back == top)
	if veils(scene{back, top}) {
		a.program.DrawVeil(screen, 1)
	}
	return back, top
}

// veils reports whether the screen below a panel is veiled; both may refuse it.
func veils(s scene) bool { return s.panel() && !unveiled(s.top) && !unveiled(s.back) }

func unveiled(s Screen) bool {
	p, ok := s.(interface{ IsUnveiled() bool })
	return ok && p.IsUnveiled()
}
