package kit

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/paint"
)

// Stretchable is a picture that stretches to any rectangle: its corners stay as painted, edges and middle are stretched. The size of the
// corners, in device pixels, is part of the motif.
type Stretchable interface {
	Motif
	// parts returns the widths of the picture's columns and the heights of its rows, in device pixels, and the distance by which shadows and
	// rings extend beyond the rectangle. A zero middle does not stretch.
	parts() (columns, rows [3]int, reach int)
}

// EqualCorners describes a stretching picture with four equal corners. Lengths are device pixels.
type EqualCorners struct {
	Size  int // side of a corner
	Reach int // distance by which shadows and rings extend beyond the rectangle
}

func (c EqualCorners) parts() (columns, rows [3]int, reach int) {
	border := c.Size + c.Reach
	all := [3]int{border, 1, border}
	return all, all, c.Reach
}

// page returns a canvas for the smallest rectangle with the corners, and the length of its sides. Outside of the corners, the drawing must
// be constant along each side.
func (c EqualCorners) page() (page paint.Canvas, side float64) {
	whole := 2*(c.Size+c.Reach) + 1
	return paint.NewCanvas(whole, whole).Transformed(paint.Translate(float64(c.Reach), float64(c.Reach))), float64(2*c.Size + 1)
}

// tiles are the parts of a stretching picture in rows; nil if empty.
type tiles [3][3]*ebiten.Image

func cut(picture *ebiten.Image, columns, rows [3]int) *tiles {
	t := new(tiles)
	y := 0
	for r, high := range rows {
		x := 0
		for c, wide := range columns {
			if wide > 0 && high > 0 {
				t[r][c] = picture.SubImage(image.Rect(x, y, x+wide, y+high)).(*ebiten.Image)
			}
			x += wide
		}
		y += high
	}
	return t
}

// DrawStretched draws a picture stretched to a rectangle of a screen.
func (s *Sprites) DrawStretched(screen *ebiten.Image, m Stretchable, r image.Rectangle) {
	s.grow(screen, new(ebiten.DrawImageOptions), m, r)
}

// DrawStretched draws a picture stretched to a rectangle, in the nearest whole pixels.
func (b *Brush) DrawStretched(m Stretchable, r geom.Rect) {
	b.reset()
	b.Sprites.grow(b.screen, &b.op, m, b.pixels(r))
}

func (b *Brush) pixels(r geom.Rect) image.Rectangle {
	r.X, r.Y = r.X+b.Offset.X, r.Y+b.Offset.Y
	return r.Pixels()
}

// grow draws a picture stretched to r, tile by tile. It overwrites op.GeoM.
func (s *Sprites) grow(screen Surface, op *ebiten.DrawImageOptions, m Stretchable, r image.Rectangle) {
	k := s.get(m, 1, 1)
	columns, rows, reach := m.parts()
	if k.tiles == nil {
		k.tiles = cut(k.image, columns, rows)
	}
	r = r.Inset(-reach)
	xs, ys := ends(columns, r.Min.X, r.Max.X), ends(rows, r.Min.Y, r.Max.Y)
	for i, row := range k.tiles {
		for j, tile := range row {
			wide, high := xs[j+1]-xs[j], ys[i+1]-ys[i]
			if tile == nil || wide <= 0 || high <= 0 {
				continue
			}
			op.GeoM.Reset()
			op.GeoM.Scale(float64(wide)/float64(columns[j]), float64(high)/float64(rows[i]))
			op.GeoM.Translate(float64(xs[j]), float64(ys[i]))
			screen.DrawImage(tile, op)
		}
	}
}

// ends returns the beginnings of three parts in a range, and its end; the middle takes the rest.
func ends(parts [3]int, from, to int) [4]int {
	return [4]int{from, from + parts[0], to - parts[2], to}
}

// DrawCentred draws a picture of a width centred on a point of a screen.
func (s *Sprites) DrawCentred(screen *ebiten.Image, m Motif, width int, at image.Point) {
	corner := at.Sub(image.Pt(width/2, width/2))
	s.Draw(screen, m, image.Rectangle{Min: corner, Max: corner.Add(image.Pt(width, width))})
}

// Draw draws a picture in a rectangle of a screen.
func (s *Sprites) Draw(screen *ebiten.Image, m Motif, r image.Rectangle) {
	k := s.get(m, r.Dx(), r.Dy())
	size := k.image.Bounds().Size()
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Translate(float64(r.Min.X+(r.Dx()-size.X)/2), float64(r.Min.Y+(r.Dy()-size.Y)/2))
	screen.DrawImage(k.image, op)
}

// DrawSpread draws a picture one pixel wide or high, or both, stretched over a rectangle of a screen, in a tint.
func (s *Sprites) DrawSpread(screen *ebiten.Image, m Motif, r image.Rectangle, tint color.Color) {
	k := s.get(m, 1, 1)
	size := k.image.Bounds().Size()
	op := new(ebiten.DrawImageOptions)
	op.GeoM.Scale(float64(r.Dx())/float64(size.X), float64(r.Dy())/float64(size.Y))
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	op.ColorScale.ScaleWithColor(tint)
	screen.DrawImage(k.image, op)
}
