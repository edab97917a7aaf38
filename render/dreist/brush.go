package dreist

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// surface is what the brush draws on: the screen, or in tests something that only listens.
type surface interface {
	DrawImage(img *ebiten.Image, options *ebiten.DrawImageOptions)
}

// brush draws pictures on the screen. It keeps its options, so that drawing allocates nothing.
type brush struct {
	screen  surface
	sprites *sprites
	op      ebiten.DrawImageOptions
	shift   geom.Point // of everything drawn, for a small table that stands somewhere on the screen
}

// on returns the brush for a screen.
func (b *brush) on(screen surface) *brush {
	b.screen = screen
	b.sprites.frame++
	return b
}

// ui returns the colours of the current table.
func (b *brush) ui() art.UI { return b.sprites.theme.UI() }

// picture draws a figure in a rectangle with an opacity.
func (b *brush) picture(f kit.Motif, r geom.Rect, alpha float64) {
	b.Tinted(f, r, kit.White(), alpha)
}

// tinted draws a white figure in a colour.
func (b *brush) tinted(f kit.Motif, r geom.Rect, tint color.RGBA, alpha float64) {
	b.Turned(f, r.Center(), r.W, r.H, 1, 0, tint, alpha)
}

// turned draws a figure of w×h around a point, squeezed horizontally and turned by radians.
func (b *brush) turned(f kit.Motif, at geom.Point, w, h, squeeze, turn float64, tint color.RGBA, alpha float64) {
	s := b.sprites.get(f, kit.Round(w), kit.Round(h))
	at.X, at.Y = at.X+b.shift.X, at.Y+b.shift.Y
	b.reset()
	bounds := s.image.Bounds()
	b.op.GeoM.Translate(-float64(bounds.Dx())/2, -float64(bounds.Dy())/2)
	kx, ky := w/float64(s.w), w/float64(s.w)
	if f.what == stoneMotif || f.what == shelfMotif || f.what == ribbonMotif || f.what == plateMotif || f.what == filmMotif {
		ky = h / float64(s.h)
	}
	exact := squeeze == 1 && turn == 0 && kit.Round(w) == s.w && (ky == kx || kit.Round(h) == s.h)
	if !exact {
		b.op.GeoM.Scale(kx*squeeze, ky)
		b.op.GeoM.Rotate(turn)
		b.op.Filter = ebiten.FilterLinear
		b.op.GeoM.Translate(at.X, at.Y)
	} else {
		// At its own size a picture stands on whole pixels, as crisp as it was drawn.
		b.op.GeoM.Translate(float64(bounds.Dx())/2, float64(bounds.Dy())/2)
		b.op.GeoM.Translate(float64(kit.Round(at.X-float64(bounds.Dx())/2)), float64(kit.Round(at.Y-float64(bounds.Dy())/2)))
	}
	b.op.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, float32(tint.A)/255)
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.screen.DrawImage(s.image, &b.op)
}

// image draws a ready picture with its upper left corner at a point.
func (b *brush) image(img *ebiten.Image, x, y, alpha float64) {
	b.reset()
	b.op.GeoM.Translate(float64(kit.Round(x+b.shift.X)), float64(kit.Round(y+b.shift.Y)))
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.screen.DrawImage(img, &b.op)
}

// fill covers a rectangle with a colour.
func (b *brush) fill(r geom.Rect, tint color.RGBA, alpha float64) {
	s := b.sprites.get(kit.WhitePlate, 1, 1)
	b.reset()
	b.op.GeoM.Scale(r.W, r.H)
	b.op.GeoM.Translate(r.X+b.shift.X, r.Y+b.shift.Y)
	b.op.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, float32(tint.A)/255)
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.screen.DrawImage(s.image, &b.op)
}

func (b *brush) reset() {
	b.op.GeoM.Reset()
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
}

func kit.Round(x float64) int {
	if x < 0 {
		return -int(-x + 0.5)
	}
	return int(x + 0.5)
}

// veil darkens the whole screen behind a panel.
func (b *brush) veil(f stage.Frame) {
	s := b.sprites.get(kit.ScreenVeil, 1, 1)
	b.reset()
	b.op.GeoM.Scale(f.W, f.H)
	b.screen.DrawImage(s.image, &b.op)
}
