package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"

	"golang.org/x/image/vector"
)

// Canvas draws on a picture through a matrix and an optional clip. It is a small value: a canvas derived from it, such as a rotated or clipped
// one, draws on the same picture and does not change the original. It is not for concurrent use.
type Canvas struct {
	sheet *sheet
	m     Matrix
	clip  *image.Alpha // nil for no clip
	cut   string       // name of the clip in an SVG file
}

// sheet is the picture and the scratch memory shared by all canvases on it.
type sheet struct {
	img     *image.RGBA
	raster  vector.Rasterizer
	mask    image.Alpha
	drawing *drawing // nil for a picture of pixels
}

// NewCanvas returns a canvas on a new transparent picture of w×h pixels, at least 1×1: a picture without pixels cannot be shown.
func NewCanvas(w, h int) Canvas {
	return Canvas{sheet: &sheet{img: image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))}, m: Identity()}
}

// Image returns the picture itself, not a copy.
func (c Canvas) Image() *image.RGBA { return c.sheet.img }

// NewSquareCanvas returns a canvas on a new transparent picture of size×size pixels. Its sides are the given number of units long.
func NewSquareCanvas(size int, units float64) Canvas {
	k := float64(size) / units
	return NewCanvas(size, size).Transformed(Scale(k, k))
}

// Transformed returns a canvas that applies m before the matrix of this one.
func (c Canvas) Transformed(m Matrix) Canvas {
	c.m = m.Then(c.m)
	return c
}

// MirrorPair returns two canvases for symmetric drawings: mirrored at x = 0, and unchanged.
func (c Canvas) MirrorPair() [2]Canvas { return [2]Canvas{c.Transformed(Scale(-1, 1)), c} }

// Unit returns the length of a unit of this canvas in device pixels.
func (c Canvas) Unit() float64 { return c.m.size() }

// Fill fills a path with an ink.
func (c Canvas) Fill(p *Path, ink Ink) {
	if d := c.sheet.drawing; d != nil {
		d.fill(p, c.m, c.cut, ink)
		return
	}
	box := c.box(p, 0)
	if box.Empty() {
		return
	}
	c.compose(c.cover(p, box), ink)
}

// Stroke draws a line of the given width, in units of this canvas, along the path.
func (c Canvas) Stroke(p *Path, width float64, ink Ink) {
	unit := c.Unit()
	if unit == 0 || width <= 0 {
		return
	}
	c.Fill(p.Stroked(width, 0.1/unit), ink)
}

// FillAndStroke fills the path, then draws a line of the given width along it.
func (c Canvas) FillAndStroke(p *Path, fill Ink, width float64, line Ink) {
	c.Fill(p, fill)
	c.Stroke(p, width, line)
}

// Clip returns a canvas that draws only inside both the path and this canvas's own clip.
func (c Canvas) Clip(p *Path) Canvas {
	if d := c.sheet.drawing; d != nil {
		c.cut = d.clip(p, c.m, c.cut)
		return c
	}
	box := c.box(p, 0)
	shared := c.cover(p, box)
	own := &image.Alpha{Pix: slices.Clone(shared.Pix), Stride: shared.Stride, Rect: shared.Rect}
	if c.clip != nil {
		for y := box.Min.Y; y < box.Max.Y; y++ {
			row, outer := own.Pix[own.PixOffset(box.Min.X, y):], c.clip.Pix[c.clip.PixOffset(box.Min.X, y):]
			for x := range box.Dx() {
				row[x] = uint8(uint32(row[x]) * uint32(outer[x]) / 255)
			}
		}
	}
	c.clip = own
	return c
}

// box returns the pixels that a path, grown by some pixels, may touch.
func (c Canvas) box(p *Path, grow float64) image.Rectangle {
	low, high := p.Map(c.m).Bounds()
	box := image.Rect(
		int(math.Floor(low.X-grow)), int(math.Floor(low.Y-grow)),
		int(math.Ceil(high.X+grow)), int(math.Ceil(high.Y+grow)))
	if c.clip != nil {
		box = box.Intersect(c.clip.Rect)
	}
	return box.Intersect(c.sheet.img.Rect)
}

// cover returns the coverage of each pixel of the box by the path. The mask is scratch memory, valid until the next call.
func (c Canvas) cover(p *Path, box image.Rectangle) *image.Alpha {
	s := c.sheet
	w, h := box.Dx(), box.Dy()
	if cap(s.mask.Pix) < w*h {
		s.mask.Pix = make([]uint8, w*h)
	}
	s.mask = image.Alpha{Pix: s.mask.Pix[:w*h], Stride: w, Rect: box}
	if w*h == 0 {
		return &s.mask
	}
	s.raster.Reset(w, h)
	s.raster.DrawOp = draw.Src
	c.trace(p, float64(box.Min.X), float64(box.Min.Y))
	s.raster.Draw(&s.mask, box, image.Opaque, image.Point{})
	return &s.mask
}

// trace adds the path to the rasterizer, relative to the pixel at left and top.
func (c Canvas) trace(p *Path, left, top float64) {
	at := func(p Point) (x, y float32) {
		q := c.m.Apply(p)
		return float32(q.X - left), float32(q.Y - top)
	}
	r, open := &c.sheet.raster, false
	for v, to := range p.pieces() {
		switch v {
		case moveTo:
			if open {
				r.ClosePath()
			}
			r.MoveTo(at(to[0]))
			open = true
		case lineTo:
			r.LineTo(at(to[0]))
		case quadTo:
			bx, by := at(to[0])
			x, y := at(to[1])
			r.QuadTo(bx, by, x, y)
		case cubicTo:
			bx, by := at(to[0])
			cx, cy := at(to[1])
			x, y := at(to[2])
			r.CubeTo(bx, by, cx, cy, x, y)
		case closeTo:
			r.ClosePath()
			open = false
		}
	}
	if open {
		r.ClosePath()
	}
}

func (c Canvas) compose(mask *image.Alpha, ink Ink) {
	img, box := c.sheet.img, mask.Rect
	at := ink.prepare(c.m)
	flat, isFlat := ink.(solid)
	colour := color.RGBA(flat)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		cover := mask.Pix[mask.PixOffset(box.Min.X, y):][:box.Dx()]
		pix := img.Pix[img.PixOffset(box.Min.X, y):][:4*box.Dx()]
		var clip []uint8
		if c.clip != nil {
			clip = c.clip.Pix[c.clip.PixOffset(box.Min.X, y):][:box.Dx()]
		}
		for i, part := range cover {
			if clip != nil {
				part = uint8((uint32(part)*uint32(clip[i]) + 127) / 255)
			}
			if part == 0 {
				continue
			}
			if !isFlat {
				colour = at(float64(box.Min.X+i)+0.5, float64(y)+0.5)
			}
			over(pix[4*i:4*i+4:4*i+4], colour, uint32(part))
		}
	}
}

// over draws a premultiplied colour with the opacity part/255 over a pixel.
func over(pix []uint8, colour color.RGBA, part uint32) {
	rest := 255 - (uint32(colour.A)*part+127)/255
	pix[0] = blend(colour.R, part, pix[0], rest)
	pix[1] = blend(colour.G, part, pix[1], rest)
	pix[2] = blend(colour.B, part, pix[2], rest)
	pix[3] = blend(colour.A, part, pix[3], rest)
}

func blend(new uint8, part uint32, old uint8, rest uint32) uint8 {
	return uint8(min(255, (uint32(new)*part+uint32(old)*rest+127)/255))
}
