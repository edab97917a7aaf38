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
func (s *FigureCache[K]) Draw(b *Brush, of K, in geom.Rect, paint func(of K, size int) *image.RGBA) {
	if size := max(Round(in.W), 1); s.size != size || len(s.pictures) >= mostStills && s.pictures[of] == nil {
		for _, picture := range s.pictures {
			picture.Deallocate()
		}
		s.pictures, s.size = map[K]*ebiten.Image{}, size
	}
	picture := s.pictures[of]
	if picture == nil {
		picture = NewImage(s.size, s.size)
		picture.WritePixels(paint(of, s.size).Pix)
		s.pictures[of] = picture
	}
	b.DrawImageAt(picture, in.X, in.Y, 1)
}
