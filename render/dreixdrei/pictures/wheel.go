package pictures

import (
	"image"
	"math"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/paint"
)

// WheelKinds is how many segments the joker's wheel has: a joker may be named any kind but its own.
const WheelKinds = dreixdrei.Kinds - 1

// The measures of the wheel in parts of its size: from where to where its segments reach, the middle of the cards on them, and the width
// of these.
const (
	wheelInner, wheelOuter = 0.17, 0.485
	wheelRing, wheelCard   = 0.385, 0.104
)

// WheelTurn returns by how much, in radians clockwise, the segment of a kind is turned from the top.
func WheelTurn(k dreixdrei.Kind) float64 {
	return float64(k-dreixdrei.Lowest) * 2 * math.Pi / float64(WheelKinds)
}

// WheelCard returns where the card of a kind lies on a wheel.
func WheelCard(k dreixdrei.Kind, wheel geom.Rect) geom.Rect {
	sin, cos := math.Sincos(WheelTurn(k))
	middle := geom.Point{X: wheel.X + wheel.W*(0.5+wheelRing*sin), Y: wheel.Y + wheel.H*(0.5-wheelRing*cos)}
	return geom.Around(middle, wheel.W*wheelCard, wheel.W*wheelCard*art.CardTall/art.CardWide)
}

// WheelHub returns where the joker's face is on a wheel.
func WheelHub(wheel geom.Rect) geom.Rect { return wheel.Inset(wheel.W * (0.5 - wheelInner*0.95)) }

// WheelKind returns the kind at a point of a wheel, NoKind beside its segments.
func WheelKind(at geom.Point, wheel geom.Rect) dreixdrei.Kind {
	x, y := (at.X-wheel.X)/wheel.W-0.5, (at.Y-wheel.Y)/wheel.H-0.5
	if r := math.Hypot(x, y); r < wheelInner || r > wheelOuter {
		return dreixdrei.NoKind
	}
	part := math.Atan2(x, -y) / (2 * math.Pi) * float64(WheelKinds)
	n := (int(math.Round(part)) + WheelKinds) % WheelKinds
	return dreixdrei.Lowest + dreixdrei.Kind(n)
}

// Segment is a segment of the joker's wheel, which points up in a picture of the whole wheel's size and is turned to its place.
type Segment uint8

// The segments: one that may be chosen, the one that is aimed at, one that may not.
const (
	Bright Segment = iota
	Aimed
	Dim
)

// segment returns a segment, size×size pixels.
func segment(kind Segment, size int) *image.RGBA {
	page := paint.Square(size, 1)
	c := page.In(paint.Move(0.5, 0.5))
	half := math.Pi/float64(WheelKinds) - 0.012
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
	fill, line := art.RGB(0x6C4FB8), art.RGB(0x20104A)
	switch kind {
	case Aimed:
		fill = gold()
	case Dim:
		fill, line = art.RGB(0x6E6A78), art.RGB(0x3A3744)
	}
	c.Stroke(p, 0.016, paint.Solid(art.Paper()))
	c.Piece(p, paint.Solid(fill), 0.007, paint.Solid(line))
	return page.Image()
}

// hub returns the middle of the wheel with the joker's face, size×size pixels.
func hub(size int) *image.RGBA {
	c := paint.Square(size, 100).In(paint.Move(50, 50))
	t := tonesOfSpecial(dreixdrei.Joker)
	c.Fill(paint.Circle(0, 0, 49), paint.Solid(art.Paper()))
	c.Piece(paint.Circle(0, 0, 44), paint.Solid(t.Base), 3, paint.Solid(t.Line))
	figure.Twice(c.In(paint.Scale(0.72, 0.72).Then(paint.Move(0, 4))), t.Tones, figure.Outline, size >= figure.FineFrom, joker)
	return c.Image()
}
