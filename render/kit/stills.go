package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Stills are the square pictures of something that moves a little, such as a face, each painted when it is seen first: what moves by itself
// does the same again.
type Stills[K comparable] struct {
	pictures map[K]*ebiten.Image
	size     int
}

// mostStills is how many pictures are kept.
const mostStills = 24

// Draw draws the picture of a state in a square; paint paints it, so many pixels wide.
func (s *Stills[K]) Draw(b *Brush, of K, in geom.Rect, paint func(of K, size int) *image.RGBA) {
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
	b.Image(picture, in.X, in.Y, 1)
}
