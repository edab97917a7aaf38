package kit

import (
	"image"
	"image/draw"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// largeImage is the size in bytes from which a painted picture is not put on a shared texture atlas. Atlases draw faster but never shrink, and
// large pictures that come and go would make them grow.
const largeImage = 4 * 128 * 128

// longImage is the side in pixels from which a picture is not put on an atlas, which doubles its size until the picture fits.
const longImage = 256

// shares reports whether a painted picture of a size is put on an atlas.
func shares(size image.Point) bool {
	return 4*size.X*size.Y < largeImage && max(size.X, size.Y) < longImage
}

// NewImage returns an empty picture of w×h device pixels, at least 1×1, to draw on. It is not on an atlas, where it
// would be moved between sources and targets and make both grow.
func NewImage(w, h int) *ebiten.Image { return NewImagePart(image.Rect(0, 0, max(w, 1), max(h, 1))) }

// NewImagePart returns an empty picture, as NewImage, with the coordinates of a part of a larger one.
func NewImagePart(r image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
}

// rimmed returns a painted picture with a transparent pixel on every side.
func rimmed(painted *image.RGBA) *image.RGBA {
	size := painted.Bounds().Size()
	wider := image.NewRGBA(image.Rect(0, 0, size.X+2, size.Y+2))
	draw.Draw(wider, image.Rectangle{Max: size}.Add(image.Pt(1, 1)), painted, painted.Bounds().Min, draw.Src)
	return wider
}

func load(painted *image.RGBA) *ebiten.Image {
	return ebiten.NewImageFromImageWithOptions(painted, &ebiten.NewImageFromImageOptions{Unmanaged: !shares(painted.Bounds().Size())})
}

// ByteCount returns the graphics memory of a picture in bytes: four per pixel, with sides rounded up to powers of two if it has its own texture.
func ByteCount(img *ebiten.Image) int {
	size := img.Bounds().Size()
	if shares(size) {
		return 4 * size.X * size.Y
	}
	return 4 << (bits.Len(uint(size.X-1)) + bits.Len(uint(size.Y-1)))
}
