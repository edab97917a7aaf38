package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// FigureCache caches square pictures of a figure with few states, such as a face with idle motions. Each is painted on first use.
type FigureCache[K comparable] struct {
	pictures map[K]*ebiten.Image
	size     int
}

const mostStills = 24

// Draw draws the picture of a state in a square. paint returns the picture in a size in pixels.
func (f *FigureCache[K]) Draw(b *Brush, of K, in geom.Rect, paint func(of K, size int) *image.RGBA) {
	if size := max(Round(in.W), 1); f.size != size || len(f.pictures) >= mostStills && f.pictures[of] == nil {
		for _, picture := range f.pictures {
			picture.Deallocate()
		}
		f.pictures, f.size = map[K]*ebiten.Image{}, size
	}
	picture := f.pictures[of]
	if picture == nil {
		picture = NewImage(f.size, f.size)
		picture.WritePixels(paint(of, f.size).Pix)
		f.pictures[of] = picture
	}
	b.DrawImageAt(picture, in.X, in.Y, 1)
}
