package kit

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// sheet is a picture that is white all over.
type sheet struct{ tilted bool }

func (s sheet) PictureTraits() PictureTraits { return PictureTraits{IsRotated: s.tilted} }

func (sheet) Paint(o PaintRequest) *image.RGBA {
	painted := image.NewRGBA(image.Rect(0, 0, o.W, o.H))
	for i := range painted.Pix {
		painted.Pix[i] = 255
	}
	return painted
}

// listener is a screen that remembers what was drawn last, and where.
type listener struct {
	image *ebiten.Image
	at    image.Point
}

func (l *listener) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) {
	l.image, l.at = img, image.Pt(Round(op.GeoM.Element(0, 2)), Round(op.GeoM.Element(1, 2)))
}

// TestATiltedPictureHasAClearRimAndStandsWhereItStood compares it with one that is not tilted, at rest and at places
// between pixels.
func TestATiltedPictureHasAClearRimAndStandsWhereItStood(t *testing.T) {
	painted := rimmed(sheet{}.Paint(PaintRequest{W: 3, H: 4}))
	for y := range 6 {
		for x := range 5 {
			inside := image.Pt(x, y).In(image.Rect(1, 1, 4, 5))
			if got := painted.RGBAAt(x, y).A == 255; got != inside {
				t.Errorf("the pixel %d, %d is white: %v", x, y, got)
			}
		}
	}
	c := newCanvas(t)
	var seen listener
	for _, r := range []geom.Rect{{X: 20, Y: 30, W: 86, H: 120}, {X: 20.4, Y: 30.5, W: 87, H: 121}, {X: 7.5, Y: 8.75, W: 41, H: 57}} {
		c.SetScreen(&seen).DrawPicture(sheet{}, r, 1)
		plain := seen
		c.SetScreen(&seen).DrawPicture(sheet{tilted: true}, r, 1)
		if want := plain.at.Sub(image.Pt(1, 1)); seen.at != want {
			t.Errorf("at %v: the picture with its rim stands at %v, want %v", r, seen.at, want)
		}
		if got, want := seen.image.Bounds().Size(), plain.image.Bounds().Size().Add(image.Pt(2, 2)); got != want {
			t.Errorf("at %v: the picture is %v, want %v", r, got, want)
		}
		for c.Sprites.PaintQueued() {
		}
	}
}
