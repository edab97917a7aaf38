package kit

import (
	"image"
	"image/draw"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// largeImage is how many bytes a painted picture takes at least to have memory of its own on the graphics card. Smaller ones share large sheets, which is
// faster to draw, but such a sheet never shrinks again, and large pictures that come and go would make it grow and grow. So would one that is long:
// a sheet doubles its size until it has room for one, however empty it is otherwise.
const (
	largeImage = 4 * 128 * 128
	longImage  = 256 // pixels
)

// shares reports whether a painted picture of a size lies on a sheet with others.
func shares(size image.Point) bool {
	return 4*size.X*size.Y < largeImage && max(size.X, size.Y) < longImage
}

// NewImage returns an empty picture of w×h device pixels, at least one each, to be drawn upon. It has memory of its own: on a sheet it would be moved
// about between those that are drawn upon and those that are drawn from, and both would grow.
func NewImage(w, h int) *ebiten.Image { return NewPart(image.Rect(0, 0, max(w, 1), max(h, 1))) }

// NewPart returns an empty picture as NewImage does, of a part of a larger one: it is drawn upon where the larger one would be.
func NewPart(r image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
}

// rimmed returns a painted picture with a clear pixel on every side.
func rimmed(painted *image.RGBA) *image.RGBA {
	size := painted.Bounds().Size()
	wider := image.NewRGBA(image.Rect(0, 0, size.X+2, size.Y+2))
	draw.Draw(wider, image.Rectangle{Max: size}.Add(image.Pt(1, 1)), painted, painted.Bounds().Min, draw.Src)
	return wider
}

// load brings a painted picture to the graphics card.
func load(painted *image.RGBA) *ebiten.Image {
	return ebiten.NewImageFromImageWithOptions(painted, &ebiten.NewImageFromImageOptions{Unmanaged: !shares(painted.Bounds().Size())})
}

// Bytes returns how much memory a picture takes on the graphics card: four bytes for every pixel. The memory that a large one has of its own is a power
// of two wide and high.
func Bytes(img *ebiten.Image) int {
	size := img.Bounds().Size()
	if shares(size) {
		return 4 * size.X * size.Y
	}
	return 4 << (bits.Len(uint(size.X-1)) + bits.Len(uint(size.Y-1)))
}
