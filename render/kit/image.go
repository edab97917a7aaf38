package kit

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// largeImage is how many bytes a picture takes at least to have memory of its own on the graphics card. Smaller ones share large sheets, which is
// faster to draw, but such a sheet never shrinks again, and large pictures that come and go would make it grow and grow.
const largeImage = 4 * 128 * 128

// NewImage returns an empty picture of w×h device pixels, at least one each.
func NewImage(w, h int) *ebiten.Image {
	w, h = max(w, 1), max(h, 1)
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: 4*w*h >= largeImage})
}

// load brings a painted picture to the graphics card.
func load(painted *image.RGBA) *ebiten.Image {
	large := len(painted.Pix) >= largeImage
	return ebiten.NewImageFromImageWithOptions(painted, &ebiten.NewImageFromImageOptions{Unmanaged: large})
}

// Bytes returns how much a picture takes: four bytes for every pixel.
func Bytes(img *ebiten.Image) int { return 4 * img.Bounds().Dx() * img.Bounds().Dy() }
