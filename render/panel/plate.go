package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/paint"
)

// plate is a picture that grows to any rectangle: corners stay as they were painted, edges and middle are stretched. It may reach
// beyond the rectangle by a margin, for shadows and rings.
type plate struct {
	tiles  [3][3]*ebiten.Image // in rows; nil where the picture has none
	margin int
}

// cut makes a plate of a picture, whose columns and rows have the given sizes in pixels.
func cut(picture *ebiten.Image, columns, rows [3]int, margin int) plate {
	p := plate{margin: margin}
	y := 0
	for r, high := range rows {
		x := 0
		for c, wide := range columns {
			if wide > 0 && high > 0 {
				p.tiles[r][c] = picture.SubImage(image.Rect(x, y, x+wide, y+high)).(*ebiten.Image)
			}
			x += wide
		}
		y += high
	}
	return p
}

func (p *plate) draw(screen *ebiten.Image, r image.Rectangle) {
	r = r.Inset(-p.margin)
	columns, rows := p.spread(r)
	for i, row := range p.tiles {
		for j, tile := range row {
			at := image.Rect(columns[j], rows[i], columns[j+1], rows[i+1])
			if tile == nil || columns[j+1] <= columns[j] || rows[i+1] <= rows[i] {
				continue
			}
			size := tile.Bounds().Size()
			op := new(ebiten.DrawImageOptions)
			op.GeoM.Scale(float64(at.Dx())/float64(size.X), float64(at.Dy())/float64(size.Y))
			op.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
			screen.DrawImage(tile, op)
		}
	}
}

// spread returns where the columns and rows of the tiles begin in a rectangle, and where the last ones end: the middle takes what the others leave.
func (p *plate) spread(r image.Rectangle) (columns, rows [4]int) {
	var wide, high [3]int
	for i, row := range p.tiles {
		for j, tile := range row {
			if tile != nil {
				wide[j], high[i] = tile.Bounds().Dx(), tile.Bounds().Dy()
			}
		}
	}
	wide[1], high[1] = r.Dx()-wide[0]-wide[2], r.Dy()-high[0]-high[2]
	columns[0], rows[0] = r.Min.X, r.Min.Y
	for i := range 3 {
		columns[i+1], rows[i+1] = columns[i]+wide[i], rows[i]+high[i]
	}
	return columns, rows
}

// newPlate paints a plate with corners and a margin of the given pixels. The painter draws on the smallest rectangle (0, 0, side, side); whatever it draws
// further than a corner from both ends of a side must not change along that side.
func newPlate(corner, margin int, draw func(c paint.Canvas, side float64)) plate {
	border := corner + margin
	page := paint.New(2*border+1, 2*border+1)
	draw(page.In(paint.Move(float64(margin), float64(margin))), float64(2*corner+1))
	widths := [3]int{border, 1, border}
	return cut(ebiten.NewImageFromImage(page.Image()), widths, widths, margin)
}

// newBar paints a plate that grows along one side only: a bar with round ends, as thick as given.
func newBar(thick int, along axis, ink paint.Ink) plate {
	end := (thick + 1) / 2
	long := 2*end + 1
	ends, whole := [3]int{end, 1, end}, [3]int{thick, 0, 0}
	if along == vertical {
		page := paint.New(thick, long)
		page.Fill(paint.RoundRect(0, 0, float64(thick), float64(long), float64(thick)/2), ink)
		return cut(ebiten.NewImageFromImage(page.Image()), whole, ends, 0)
	}
	page := paint.New(long, thick)
	page.Fill(paint.RoundRect(0, 0, float64(long), float64(thick), float64(thick)/2), ink)
	return cut(ebiten.NewImageFromImage(page.Image()), ends, whole, 0)
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
