package kit

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/geom"
)

// WhiteTint returns the tint that does not change a picture.
func WhiteTint() color.RGBA { return color.RGBA{255, 255, 255, 255} }

// Surface is the target of a brush: the screen, a layer or a display list.
type Surface interface {
	// DrawImage draws an image, as ebiten.Image does.
	DrawImage(img *ebiten.Image, options *ebiten.DrawImageOptions)
}

// part is a part of the screen. Images outside of it are not drawn.
type part struct{ *ebiten.Image }

func (p part) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) {
	if covered(img.Bounds().Size(), &op.GeoM).Overlaps(p.Bounds()) {
		p.Image.DrawImage(img, op)
	}
}

// Brush draws pictures on the screen. It reuses its options, so that drawing allocates nothing.
type Brush struct {
	Sprites *Sprites
	Offset  geom.Point // offset of everything drawn, for a small table anywhere on the screen
	layers  *Layers
	screen  Surface
	op      ebiten.DrawImageOptions
	lost    int
}

// SkippedCount returns the number of pictures not drawn because of an invalid place or size, which only layout bugs cause.
func (b *Brush) SkippedCount() int { return b.lost }

// farthest is outside any window, in device pixels.
const farthest = 1 << 20

// put draws a picture with the current options. It skips pictures at invalid or extreme places, as some graphics drivers crash on them.
func (b *Brush) put(img *ebiten.Image) {
	left, top := b.op.GeoM.Apply(0, 0)
	x, y := b.op.GeoM.Apply(1, 1)
	if !(math.Abs(left)+math.Abs(top)+math.Abs(x)+math.Abs(y) < farthest) {
		b.lost++
		return
	}
	b.screen.DrawImage(img, &b.op)
}

// SetScreen sets the screen to draw on and returns the brush.
func (b *Brush) SetScreen(screen Surface) *Brush {
	b.screen = screen
	if img, ok := screen.(*ebiten.Image); ok {
		b.screen = part{img}
	}
	b.Sprites.drawn = true
	return b
}

// RecordDrawing empties a display list and records in it everything that draw draws.
func (b *Brush) RecordDrawing(l *DisplayList, draw func()) {
	screen := b.screen
	l.reset()
	b.screen = l
	draw()
	b.screen = screen
}

// Palette returns the colours of the current theme.
func (b *Brush) Palette() art.Palette { return b.Sprites.theme.Palette() }

// DrawPicture draws a picture in a rectangle with an opacity.
func (b *Brush) DrawPicture(m Motif, r geom.Rect, alpha float64) {
	b.DrawTinted(m, r, WhiteTint(), alpha)
}

// DrawTinted draws a white picture in a colour.
func (b *Brush) DrawTinted(m Motif, r geom.Rect, tint color.RGBA, alpha float64) {
	b.DrawRotated(m, r.Center(), r.W, r.H, 1, 0, tint, alpha)
}

// DrawRotated draws a picture of w×h centred on a point, with a factor for its width and rotated by radians.
func (b *Brush) DrawRotated(m Motif, at geom.Point, w, h, squeeze, turn float64, tint color.RGBA, alpha float64) {
	b.DrawSquashed(m, at, w, h, squeeze, 1, turn, tint, alpha)
}

// DrawSquashed draws a picture of w×h centred on a point, with factors for its width and height and rotated by radians.
func (b *Brush) DrawSquashed(m Motif, at geom.Point, w, h, wider, higher, turn float64, tint color.RGBA, alpha float64) {
	if !(w >= 0 && h >= 0) {
		b.lost++
		return
	}
	s := b.Sprites.get(m, Round(w), Round(h))
	at.X, at.Y = at.X+b.Offset.X, at.Y+b.Offset.Y
	b.reset()
	bounds := s.image.Bounds()
	b.op.GeoM.Translate(-float64(bounds.Dx())/2, -float64(bounds.Dy())/2)
	kx, ky := w/float64(s.w), w/float64(s.w)
	if traitsOf(m).IsStretched {
		ky = h / float64(s.h)
	}
	exact := wider == 1 && higher == 1 && turn == 0 && Round(w) == s.w && (ky == kx || Round(h) == s.h)
	if !exact {
		b.op.GeoM.Scale(kx*wider, ky*higher)
		b.op.GeoM.Rotate(turn)
		b.op.Filter = ebiten.FilterLinear
		b.op.GeoM.Translate(at.X, at.Y)
	} else {
		// At its own size a picture is aligned to whole pixels, to stay sharp.
		b.op.GeoM.Translate(float64(bounds.Dx())/2, float64(bounds.Dy())/2)
		b.op.GeoM.Translate(float64(Round(at.X-float64(bounds.Dx())/2)), float64(Round(at.Y-float64(bounds.Dy())/2)))
	}
	b.show(s.image, tint, alpha)
}

// DrawImageAt draws an image with its upper left corner at a point.
func (b *Brush) DrawImageAt(img *ebiten.Image, x, y, alpha float64) {
	b.reset()
	b.op.GeoM.Translate(float64(Round(x+b.Offset.X)), float64(Round(y+b.Offset.Y)))
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.put(img)
}

// screened is the blend that adds light: the brighter the background, the less.
var screened = ebiten.Blend{
	BlendFactorSourceRGB: ebiten.BlendFactorOneMinusDestinationColor, BlendFactorSourceAlpha: ebiten.BlendFactorZero,
	BlendFactorDestinationRGB: ebiten.BlendFactorOne, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
}

// DrawAsLight draws a picture in a rectangle as light that keeps the background's hue.
func (b *Brush) DrawAsLight(m Motif, r geom.Rect, alpha float64) {
	b.op.Blend = screened
	b.DrawPicture(m, r, alpha)
	b.op.Blend = ebiten.BlendSourceOver
}

// DrawGroup draws a group within a rectangle as one picture with an opacity, so that covered parts do not shine through.
func (b *Brush) DrawGroup(in geom.Rect, alpha float64, draw func()) {
	if alpha >= 1 {
		draw()
		return
	}
	screen, seen := b.screen, b.pixels(in)
	switch screen := screen.(type) {
	case *DisplayList:
		screen.recordGroup(seen, alpha, draw)
		return
	case part:
		seen = seen.Intersect(screen.Bounds())
	}
	b.layers.DrawGroup(screen, seen, geom.Point{}, alpha, func(layer *ebiten.Image) {
		b.screen = layer
		draw()
		b.screen = screen
	})
}

// DrawScaled draws a tinted picture centred on a point, scaled by grown. It is painted only for the width size, so that growing is cheap.
func (b *Brush) DrawScaled(m Motif, at geom.Point, size, grown float64, tint color.RGBA, alpha float64) {
	s := b.Sprites.get(m, Round(size), Round(size))
	b.reset()
	bounds := s.image.Bounds()
	b.op.GeoM.Translate(-float64(bounds.Dx())/2, -float64(bounds.Dy())/2)
	b.op.GeoM.Scale(grown*size/float64(s.w), grown*size/float64(s.w))
	b.op.GeoM.Translate(at.X+b.Offset.X, at.Y+b.Offset.Y)
	b.op.Filter = ebiten.FilterLinear
	b.show(s.image, tint, alpha)
}

// FillRect fills a rectangle with a colour.
func (b *Brush) FillRect(r geom.Rect, tint color.RGBA, alpha float64) {
	s := b.Sprites.get(WhitePlate, 1, 1)
	b.reset()
	b.op.GeoM.Scale(r.W, r.H)
	b.op.GeoM.Translate(r.X+b.Offset.X, r.Y+b.Offset.Y)
	b.show(s.image, tint, alpha)
}

// DrawLine draws a line of a width between two points, with smooth edges.
func (b *Brush) DrawLine(from, to geom.Point, wide float64, tint color.RGBA, alpha float64) {
	s := b.Sprites.get(WhitePlate, 1, 1)
	far := geom.Point{X: to.X - from.X, Y: to.Y - from.Y}
	for _, edge := range [...]struct{ wide, alpha float64 }{{wide + 1.6, alpha * 0.2}, {wide + 0.8, alpha * 0.35}, {wide, alpha}} {
		b.reset()
		b.op.GeoM.Translate(0, -0.5)
		b.op.GeoM.Scale(math.Hypot(far.X, far.Y), edge.wide)
		b.op.GeoM.Rotate(math.Atan2(far.Y, far.X))
		b.op.GeoM.Translate(from.X+b.Offset.X, from.Y+b.Offset.Y)
		b.show(s.image, tint, edge.alpha)
	}
}

func (b *Brush) show(img *ebiten.Image, tint color.RGBA, alpha float64) {
	b.op.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, float32(tint.A)/255)
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.put(img)
}

func (b *Brush) reset() {
	b.op.GeoM.Reset()
	b.op.ColorScale.Reset()
	b.op.Filter = ebiten.FilterNearest
}

// Round returns the nearest whole number.
func Round(x float64) int { return int(math.Round(x)) }

// The size of the veil's picture in pixels: small, as it is stretched and has no edges.
const veilWide, veilHigh = 48, 30

// DrawVeil darkens a screen of w×h behind a panel. At alpha 1 it is darkest.
func (b *Brush) DrawVeil(w, h, alpha float64) {
	s := b.Sprites.get(ScreenVeilPlate, veilWide, veilHigh)
	b.reset()
	// The outermost pixels, which fade out, stay outside.
	b.op.GeoM.Translate(-1, -1)
	b.op.GeoM.Scale(w/(veilWide-2), h/(veilHigh-2))
	b.op.Filter = ebiten.FilterLinear
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.put(s.image)
}
