package pictures

import (
	"image"
	"math"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// wheelSegmentCount is the number of segments of the joker's wheel: a joker may be named any kind but its own.
const wheelSegmentCount = dreixdrei.KindCount - 1

// The measures of the wheel in parts of its size.
const (
	wheelInner   = 0.17  // the inner radius of segments
	wheelOuter   = 0.485 // the outer radius of segments
	wheelRing    = 0.392 // the radius on which cards lie
	wheelCard    = 0.11  // the width of a card
	wheelSegment = 0.36  // the size of a segment's picture
)

// DrawWheel draws the wheel of names for a joker. Segments for which may is false are dim; that of aimed is lit, none for NoKind.
func DrawWheel(b *kit.Brush, wheel geom.Rect, may func(dreixdrei.Kind) bool, aimed dreixdrei.Kind) {
	for _, top := range [2]bool{false, true} { // the aimed segment is drawn over its neighbours
		for k := dreixdrei.LowestNumber; k.IsNameable(); k++ {
			if top != (k == aimed) {
				continue
			}
			what, tint := brightSegment, kit.WhiteTint()
			switch dim := !may(k); {
			case dim && top:
				what, tint = aimedDimSegment, art.RGB(0xC4C4CC)
			case dim:
				what, tint = dimSegment, art.RGB(0x9A9AA4)
			case top:
				what = aimedSegment
			}
			size := wheel.W * wheelSegment
			b.DrawRotated(what, onWheel(k, (wheelInner+wheelOuter)/2, wheel), size, size, 1, wheelAngle(k), kit.WhiteTint(), 1)
			at, grown := WheelCardRect(k, wheel), 1.0
			if top {
				grown = 1.2 // stretched: a larger picture would show a face instead of the numeral
			}
			b.DrawSquashed(FaceOf(dreixdrei.FaceOf(k), int(k)), at.Center(), at.W, at.H, grown, grown, 0, tint, 1)
		}
	}
	b.DrawPicture(wheelHubMotif, wheelHub(wheel), 1)
}

// onWheel returns the point on the segment of a kind at a distance from the middle, in parts of the wheel's size.
func onWheel(k dreixdrei.Kind, far float64, wheel geom.Rect) geom.Point {
	sin, cos := math.Sincos(wheelAngle(k))
	return geom.Point{X: wheel.X + wheel.W*(0.5+far*sin), Y: wheel.Y + wheel.H*(0.5-far*cos)}
}

// wheelAngle returns the angle of a kind's segment, in radians clockwise from the top.
func wheelAngle(k dreixdrei.Kind) float64 {
	return float64(k-dreixdrei.LowestNumber) * 2 * math.Pi / float64(wheelSegmentCount)
}

// WheelCardRect returns the rectangle of a kind's card on a wheel.
func WheelCardRect(k dreixdrei.Kind, wheel geom.Rect) geom.Rect {
	return geom.RectAround(onWheel(k, wheelRing, wheel), wheel.W*wheelCard, wheel.W*wheelCard*art.CardUnitHeight/art.CardUnitWidth)
}

// wheelHub returns the rectangle of the joker's face on a wheel.
func wheelHub(wheel geom.Rect) geom.Rect { return wheel.Inset(wheel.W * (0.5 - wheelInner*0.95)) }

// WheelKindAt returns the kind at a point of a wheel, NoKind if the point is on no segment.
func WheelKindAt(at geom.Point, wheel geom.Rect) dreixdrei.Kind {
	x, y := (at.X-wheel.X)/wheel.W-0.5, (at.Y-wheel.Y)/wheel.H-0.5
	if r := math.Hypot(x, y); r < wheelInner || r > wheelOuter {
		return dreixdrei.NoKind
	}
	part := math.Atan2(x, -y) / (2 * math.Pi) * float64(wheelSegmentCount)
	n := (int(math.Round(part)) + wheelSegmentCount) % wheelSegmentCount
	return dreixdrei.LowestNumber + dreixdrei.Kind(n)
}

// wheelSegmentMotif is a segment of the joker's wheel. Its picture points up and is turned to its place.
type wheelSegmentMotif uint8

// The looks of a segment.
const (
	brightSegment   wheelSegmentMotif = iota // the kind may be chosen
	aimedSegment                             // it may be chosen, and is aimed at
	dimSegment                               // the kind may not be chosen
	aimedDimSegment                          // it may not be chosen, and is aimed at
)

// Paint draws the segment at a size.
func (s wheelSegmentMotif) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewSquareCanvas(o.W, wheelSegment)
	c := page.Transformed(paint.Translate(wheelSegment/2, wheelSegment/2+(wheelInner+wheelOuter)/2))
	half := math.Pi/float64(wheelSegmentCount) - 0.012
	p := new(paint.Path)
	for i := range 17 {
		sin, cos := math.Sincos(half * (float64(i)/8 - 1))
		if i == 0 {
			p.Move(wheelOuter*sin, -wheelOuter*cos)
		} else {
			p.Line(wheelOuter*sin, -wheelOuter*cos)
		}
	}
	for i := range 9 {
		sin, cos := math.Sincos(half * (1 - float64(i)/4))
		p.Line(wheelInner*sin, -wheelInner*cos)
	}
	p.Close()
	fill, line, rim := art.RGB(0x6C4FB8), art.RGB(0x20104A), art.PaperColor()
	switch s {
	case aimedSegment:
		fill = gold()
	case dimSegment:
		fill, line = art.RGB(0x6E6A78), art.RGB(0x3A3744)
	case aimedDimSegment:
		fill, line, rim = art.RGB(0x6E6A78), art.RGB(0x3A3744), gold()
	}
	c.Stroke(p, 0.016, paint.Solid(rim))
	c.FillAndStroke(p, paint.Solid(fill), 0.007, paint.Solid(line))
	return page.Image()
}

func hub(size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100).Transformed(paint.Translate(50, 50))
	t := tonesOfSpecial(dreixdrei.Joker)
	c.Fill(paint.Circle(0, 0, 49), paint.Solid(art.PaperColor()))
	c.FillAndStroke(paint.Circle(0, 0, 44), paint.Solid(t.Base), 3, paint.Solid(t.Line))
	figure.DrawWithEdge(c.Transformed(paint.Scale(0.72, 0.72).Then(paint.Translate(0, 4))), t.Colors, figure.OutlineWidth, size >= figure.MinDetailSize, joker)
	return c.Image()
}
