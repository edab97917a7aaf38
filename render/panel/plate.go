package panel

import (
	"image"
	"math"

	nine "github.com/ebitenui/ebitenui/image"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/paint"
)

// plate is a picture that grows to any rectangle: corners stay as they were painted, edges and middle are repeated. It may reach
// beyond the rectangle by a margin, for shadows and rings.
type plate struct {
	slice  *nine.NineSlice
	margin int
}

func (p plate) draw(screen *ebiten.Image, r image.Rectangle) {
	r = r.Inset(-p.margin)
	p.slice.Draw(screen, r.Dx(), r.Dy(), func(op *ebiten.DrawImageOptions) {
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	})
}

// newPlate paints a plate with corners and a margin of the given pixels. The painter draws on the smallest rectangle (0, 0, side, side); whatever it draws
// further than a corner from both ends of a side must not change along that side.
func newPlate(corner, margin int, draw func(c paint.Canvas, side float64)) plate {
	border := corner + margin
	page := paint.New(2*border+1, 2*border+1)
	draw(page.In(paint.Move(float64(margin), float64(margin))), float64(2*corner+1))
	widths := [3]int{border, 1, border}
	return plate{nine.NewNineSlice(ebiten.NewImageFromImage(page.Image()), widths, widths), margin}
}

// newBar paints a plate that grows along one side only: a bar with round ends, as thick as given.
func newBar(thick int, along axis, ink paint.Ink) plate {
	end := (thick + 1) / 2
	long := 2*end + 1
	ends, whole := [3]int{end, 1, end}, [3]int{thick, 0, 0}
	if along == vertical {
		page := paint.New(thick, long)
		page.Fill(paint.RoundRect(0, 0, float64(thick), float64(long), float64(thick)/2), ink)
		return plate{slice: nine.NewNineSlice(ebiten.NewImageFromImage(page.Image()), whole, ends)}
	}
	page := paint.New(long, thick)
	page.Fill(paint.RoundRect(0, 0, float64(long), float64(thick), float64(thick)/2), ink)
	return plate{slice: nine.NewNineSlice(ebiten.NewImageFromImage(page.Image()), ends, whole)}
}

type axis uint8

const (
	horizontal axis = iota
	vertical
)

// stamp draws a picture with its middle on a point.
func stamp(screen, picture *ebiten.Image, at image.Point) {
	op := new(ebiten.DrawImageOptions)
	size := picture.Bounds().Size()
	op.GeoM.Translate(float64(at.X-size.X/2), float64(at.Y-size.Y/2))
	screen.DrawImage(picture, op)
}

// px returns a logical length in whole pixels.
func (s *Skin) px(logical float64) int { return int(math.Round(logical * s.scale)) }

// hair returns the width in whole pixels of a line of a logical weight, at least one.
func (s *Skin) hair(logical float64) float64 { return math.Max(1, math.Round(logical*s.scale)) }
