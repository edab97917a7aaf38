package shell

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// redraws is the work to do before the next frame.
type redraws struct {
	mustRedraw        bool              // everything
	mustRedrawChanges bool              // the changes of the screen that fills the window
	patches           []image.Rectangle // further parts to redraw
	mustRebuild       bool              // all screens
}

// RedrawAll requests a redraw of everything.
func (r *redraws) RedrawAll() { r.mustRedraw = true }

// RedrawChanges requests a redraw of what has changed on the screen that fills the window; of all if it is no displayListDrawer.
func (r *redraws) RedrawChanges() { r.mustRedrawChanges = true }

// addPatch requests a redraw of a part, merged with overlapping ones.
func (r *redraws) addPatch(part image.Rectangle) {
	r.patches = slices.DeleteFunc(r.patches, func(p image.Rectangle) bool {
		if p.Overlaps(part) {
			part = part.Union(p)
			return true
		}
		return false
	})
	r.patches = append(r.patches, part)
}

// RemakeScreens requests a rebuild of all screens.
func (r *redraws) RemakeScreens() { r.mustRebuild = true }

// maxPatches is the maximum number of parts to redraw; a quarter of it below a panel, which is redrawn for each.
const maxPatches = 8

// Draw draws the changes; the rest of the screen stays.
func (a *App) Draw(screen *ebiten.Image) {
	_ = a.guard(func() error { // the next tick reports an error
		a.draw(screen)
		return nil
	})
}

func (a *App) draw(screen *ebiten.Image) {
	a.pace.endFrame()
	a.layers.Size = screen.Bounds().Size()
	defer a.layers.EndFrame()
	if !a.mustRedraw && !a.mustRedrawChanges && len(a.patches) == 0 {
		return
	}
	back, top := a.stack.visibleScreens()
	isKnown, limit := a.recordChanges(back), maxPatches
	if back != top {
		limit /= 4
	}
	isWhole, patches := a.mustRedraw || a.mustRedrawChanges && !isKnown || len(a.patches) > limit, a.patches
	a.mustRedraw, a.mustRedrawChanges, a.patches = false, false, a.patches[:0]
	switch {
	case isWhole && a.prepareTransition(screen):
		a.drawTransition(screen)
	case isWhole:
		a.drawScreens(screen)
	default:
		for _, patch := range patches {
			a.drawScreens(screen.SubImage(patch).(*ebiten.Image))
		}
	}
}

// recordChanges finds the changes of the screen that fills the window; isKnown is false if there is no earlier frame of it.
func (a *App) recordChanges(back Screen) (isKnown bool) {
	s, ok := back.(displayListDrawer)
	isKnown = ok && a.recordedScreen == back
	if a.recordedScreen = back; ok {
		a.frames.RecordFrame(s.RecordDrawing, a.addPatch)
	}
	return isKnown
}

// drawScreens draws the screen that fills the window and the topmost one over it.
func (a *App) drawScreens(screen *ebiten.Image) {
	if back, top := a.drawBack(screen); back != top {
		a.drawHost(a.host, 0, 1, false)
		top.Draw(screen, true)
		a.drawHost(a.host, 0, 1, true)
	}
	a.drawToast()
	a.drawTip(screen)
}

// drawBack draws the screen that fills the window, and returns it and the topmost screen. If these differ it draws a veil over the first, unless one
// of them refuses it.
func (a *App) drawBack(screen *ebiten.Image) (back, top Screen) {
	a.program.StartFrame(screen)
	back, top = a.stack.visibleScreens()
	a.coverRect = geom.Rect{}
	if back != top {
		a.coverRect = boundsOf(top)
	}
	back.Draw(screen, back == top)
	if hasVeil(screenPair{back, top}) {
		a.program.DrawVeil(screen, 1)
	}
	return back, top
}

// hasVeil reports whether the screen below a panel is veiled; both may refuse it.
func hasVeil(s screenPair) bool { return s.hasPanel() && !refusesVeil(s.top) && !refusesVeil(s.back) }

func refusesVeil(s Screen) bool {
	p, ok := s.(interface{ IsUnveiled() bool })
	return ok && p.IsUnveiled()
}
