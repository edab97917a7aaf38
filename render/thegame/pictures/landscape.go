package pictures

import (
	"image"
	"image/color"
	"math"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/stage"
	"dreist/render/thegame/scene"
)

// LandscapeMotif is the picture of a table's landscape. Each path has a range of hills, from soil on the left to night on the right.
type LandscapeMotif scene.Landscape

// PictureTraits says that a landscape fills its rectangle, and is darker on dark tables.
func (LandscapeMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsStretched: true, DependsOnTheme: true}
}

// Paint draws the landscape at a size.
func (m LandscapeMotif) Paint(o kit.PaintRequest) *image.RGBA {
	land := scene.Landscape(m)
	page := paint.NewCanvas(o.W, o.H)
	c := page.Transformed(paint.Scale(float64(o.W)/float64(land.W), float64(o.H)/float64(land.H)))
	s := newScenery(c, land)
	s.sky(o.Theme.IsDark())
	path := 0
	for on := range land.Piles.Piles() {
		s.hill(path)
		s.path(path, on, o.Letters)
		path++
	}
	s.cut()
	return inEvening(page.Image(), o.Theme)
}

// inEvening darkens a picture to evening light if the theme is dark. It changes the picture and returns it.
func inEvening(picture *image.RGBA, theme art.Theme) *image.RGBA {
	if theme.IsDark() {
		for i := 0; i < len(picture.Pix); i += 4 {
			for channel, light := range [3]uint16{150, 155, 195} {
				picture.Pix[i+channel] = uint8(uint16(picture.Pix[i+channel]) * light / 255)
			}
		}
	}
	return picture
}

type scenery struct {
	paint.Canvas
	scene.Landscape
	unit float64 // an 88th of the distance of two paths
}

// leastUnit is the smallest unit. It limits the number of things drawn in tiny landscapes.
const leastUnit = 0.1

func newScenery(c paint.Canvas, land scene.Landscape) scenery {
	return scenery{Canvas: c, Landscape: land, unit: max(land.PathSpacing()/88, leastUnit)}
}

// The colours of the sky from the left to the right, and the haze over far hills.
func day() color.RGBA   { return art.RGB(0xBFE6F2) }
func dusk() color.RGBA  { return art.RGB(0xB4B4E6) }
func night() color.RGBA { return art.RGB(0x2B2A63) }
func haze() color.RGBA  { return art.RGB(0xDDE9F2) }

// air returns the colour of the sky at a place, from 0 on the left to 1 on the right.
func air(part float64) color.RGBA {
	if part < 0.5 {
		return paint.Mix(day(), dusk(), stage.EaseInOutGently(2*part))
	}
	return paint.Mix(dusk(), night(), stage.EaseInOutGently(2*part-1))
}

func (s scenery) sky(evening bool) {
	const pieces = 24
	w, h, top, u := float64(s.W), s.PointAt(0, -9).Y+s.PathSpacing()*0.5, float64(s.TopY), s.unit
	for i := range pieces {
		from, to := w*float64(i)/pieces, w*float64(i+1)/pieces
		s.Fill(paint.Rect(from, 0, to-from+1, h), paint.Linear(paint.Point{X: from}, paint.Point{X: to}, air(float64(i)/pieces), air(float64(i+1)/pieces)))
	}
	if sun := s.PointAt(0, 13).X; !evening {
		s.Fill(paint.Circle(sun, top*0.9, 46*u), paint.Solid(paint.ScaleOpacity(art.RGB(0xFFF3C4), 0.5)))
		s.Fill(paint.Circle(sun, top*0.9, 31*u), paint.Solid(art.RGB(0xFFE08A)))
	}
	for _, cloud := range [...]struct{ number, high, size float64 }{{30, 0.45, 3.6}, {44, 1, 2.8}, {57, 0.35, 2.4}} {
		at := s.PointAt(0, cloud.number)
		thing(s.Transformed(paint.Scale(cloud.size*u, cloud.size*u).Then(paint.Translate(at.X, top*cloud.high))), 8, paint.Solid(paint.ScaleOpacity(art.PaperColor(), 0.85)))
	}
	for i := range 70 {
		x := w * figure.Mix(0.62, 1, scatter(i, 1))
		size := figure.Mix(0.25, 0.8, scatter(i, 3)) * u
		thing(s.Transformed(paint.Scale(size, size).Then(paint.Translate(x, h*scatter(i, 2)))), 9, paint.Solid(paint.ScaleOpacity(art.RGB(0xFFF3C4), 0.9)))
	}
	moon := s.PointAt(0, 87).X
	disc := paint.Circle(moon, top*0.42, 20*u)
	s.Fill(disc, paint.Solid(art.RGB(0xFFF3C4)))
	s.Clip(disc).Fill(paint.Circle(moon-9*u, top*0.42-5*u, 17*u), paint.Solid(air(moon/w)))
}

// scatter returns a number from 0 to 1 that looks random, the same for each i and kind.
func scatter(i, kind int) float64 {
	_, part := math.Modf(math.Abs(math.Sin(float64(i)*12.9898+float64(kind)*78.233)) * 43758.5453)
	return part
}

func (s scenery) tone(path int, number float64) color.RGBA {
	within := min(max(number, 0), 99.9)
	ten := int(within) / 10
	base := paint.Mix(strata()[ten], strata()[ten+1], within/10-float64(ten))
	base = paint.Mix(base, art.RGB(0x4A489A), 0.9*min(max((number-88)/22, 0), 1))
	return paint.Mix(base, haze(), 0.3*float64(s.PathCount()-1-path)/float64(max(s.PathCount()-1, 1)))
}

// ridge returns the upper edge of a path between two places, from the left to the right.
func (s scenery) ridge(path int, from, to float64) *paint.Path {
	at := s.PointAt(path, s.NumberAtX(from))
	line := paint.StartPath(from, at.Y)
	for x := from; x < to; x = min(x+6*s.unit, to) {
		line.Line(x, s.PointAt(path, s.NumberAtX(x)).Y)
	}
	return line.Line(to, s.PointAt(path, s.NumberAtX(to)).Y)
}

// strip returns the shape between the upper edges of a path and the next one. It reaches more pixels below that.
func (s scenery) strip(path int, from, to, more float64) *paint.Path {
	shape := s.ridge(path, from, to)
	for x := to; x > from; x = max(x-6*s.unit, from) {
		shape.Line(x, s.PointAt(path+1, s.NumberAtX(x)).Y+more)
	}
	return shape.Line(from, s.PointAt(path+1, s.NumberAtX(from)).Y+more).Close()
}

func (s scenery) hill(path int) {
	const piece = 5 // the width of a piece of ground in one gradient, in numbers
	w := float64(s.W)
	s.grown(path)
	inside := s.Clip(s.strip(path, -9, w+9, 9*s.unit))
	first, last := math.Floor(s.NumberAtX(0)), s.NumberAtX(w)
	for number := first; number < last; number += piece {
		a, b := s.PointAt(path, number), s.PointAt(path, number+piece)
		below := max(s.PointAt(path+1, number).Y, s.PointAt(path+1, number+piece).Y) + 12*s.unit
		ground := paint.Rect(a.X, min(a.Y, b.Y)-12*s.unit, b.X-a.X+1, below-min(a.Y, b.Y)+12*s.unit)
		inside.Fill(ground, paint.Linear(paint.Point{X: a.X}, paint.Point{X: b.X}, s.tone(path, number), s.tone(path, number+piece)))
	}
	u := s.unit
	for row := range 3 {
		for x := 11 * u * float64(row%2+path%2); x < w; x += 23 * u {
			number := s.NumberAtX(x)
			at := s.PointAt(path, number)
			ink := paint.Darken(s.tone(path, number), 0.22)
			if number > 95 {
				ink = paint.Mix(s.tone(path, number), art.RGB(0xFFE9A8), 0.5)
			}
			thing(inside.Transformed(paint.Scale(u, u).Then(paint.Translate(x, at.Y+(21+23*float64(row))*u))), min(max(int(number), 0), 99)/10, paint.Solid(ink))
		}
	}
	s.dwellers(path)
}

func (s scenery) grown(path int) {
	u := s.unit
	for i, number := 0, 40.0; number < 100; i++ {
		at, ten := s.PointAt(path, number), int(number)/10
		size := [10]float64{4: 1.5, 5: 1.6, 6: 3.2, 7: 4.6, 8: 3.6, 9: 1.7}[ten] * (0.75 + 0.5*scatter(i, 4+path)) * u
		tone := s.tone(path, number)
		c := s.Transformed(paint.Scale(size, size).Then(paint.Translate(at.X, at.Y-4.2*size)))
		switch ten {
		case 7:
			peak := paint.StartPath(-9, 8).Line(-2, -5).Quad(0, -7, 2, -4.6).Line(9, 8).Close()
			c.FillAndStroke(peak, paint.Solid(paint.Darken(tone, 0.12)), 1.2/4.6, paint.Solid(paint.Darken(tone, 0.5)))
			c.Clip(peak).Fill(paint.StartPath(-6, -1).Line(-2, 0.4).Line(0, -1.4).Line(2, 0.6).Line(6, -1).Line(0, -9).Close(), paint.Solid(art.PaperColor()))
			number += 3.4
		case 8:
			thing(c.Transformed(paint.Translate(0, 1.5)), ten, paint.Solid(paint.Lighten(tone, 0.45)))
			number += 2.2
		case 9:
			thing(c.Transformed(paint.Translate(0, -6*scatter(i, 9))), ten, paint.Solid(art.RGB(0xFFE9A8)))
			number += 2.3
		default:
			thing(c, ten, paint.Solid(paint.Darken(tone, 0.3)))
			number += [10]float64{4: 1.3, 5: 1.6, 6: 1.9}[ten]
		}
	}
}

func (s scenery) dwellers(path int) {
	u := s.unit
	for ten := range 10 {
		if (ten+3*path)%4 != 1 {
			continue
		}
		at := s.PointAt(path, float64(10*ten)+5)
		size := 1.25 * u
		c := s.Transformed(paint.Scale(size, size).Then(paint.Translate(at.X, at.Y+50*u)))
		dweller(c, ten, cheek((3*ten+path)%10), paint.Darken(s.tone(path, float64(10*ten)+5), 0.62), size > 0.7)
	}
}

func (s scenery) path(path int, on thegame.Pile, studio *art.LetterPainter) {
	u := s.unit
	whole := s.ridge(path, s.PointAt(path, 1).X, s.PointAt(path, 100).X)
	s.Stroke(whole, 17.6*u, paint.Solid(paint.ScaleOpacity(art.PaperColor(), 0.6)))
	s.Stroke(whole, 14.6*u, paint.Solid(tonesOf(on).Base))
	for ten := range 10 {
		from, to := s.PointAt(path, float64(max(10*ten, 1))), s.PointAt(path, float64(10*ten+10))
		s.Stroke(s.ridge(path, from.X, to.X), 8.6*u, paint.Solid(paint.Mix(s.tone(path, float64(10*ten+5)), art.PaperColor(), 0.72)))
	}
	for number := range 100 {
		at := s.PointAt(path, float64(number+1))
		s.Fill(paint.Circle(at.X, at.Y, 1.5*u), paint.Solid(paint.Darken(s.tone(path, float64(number+1)), 0.3)))
	}
	for _, end := range [...]struct {
		number int
		away   float64
	}{{1, -43}, {100, 53}} {
		at := s.PointAt(path, float64(end.number))
		sign := paint.Point{X: at.X + end.away*u, Y: at.Y}
		numeral := studio.NumberOutline(end.number, 13*u, sign.X, sign.Y)
		s.Stroke(numeral.WithoutHoles(), 7*u, paint.Solid(art.PaperColor()))
		s.Fill(numeral.WithoutHoles(), paint.Solid(art.PaperColor()))
		s.Fill(numeral, paint.Solid(art.InkColor()))
	}
}

func (s scenery) cut() {
	w, h, u := float64(s.W), float64(s.H), s.unit
	shape := s.ridge(s.PathCount(), -9, w+9).Line(w+9, h+9).Line(-9, h+9).Close()
	s.Fill(shape, paint.Linear(paint.Point{Y: h * 0.6}, paint.Point{Y: h}, art.RGB(0x5A3F4E), art.RGB(0x33222F)))
	inside := s.Clip(shape)
	for i := range 90 {
		at := paint.Point{X: w * scatter(i, 11), Y: h * (0.6 + 0.4*scatter(i, 12))}
		size := (0.8 + 0.9*scatter(i, 13)) * u
		thing(inside.Transformed(paint.Scale(size, size).Then(paint.Translate(at.X, at.Y))), int(3*scatter(i, 14)), paint.Solid(paint.ScaleOpacity(art.RGB(0xE9C6C0), 0.2)))
	}
	s.Stroke(s.ridge(s.PathCount(), -9, w+9), 5*u, paint.Solid(art.RGB(0x2A1B26)))
}

// LeapMotif is the picture of a leap: stones below the ground between two numbers of a path, and an arc that follows the path.
type LeapMotif struct {
	Landscape scene.Landscape
	Path      int
	From, To  thegame.Card
	Pile      thegame.Pile
}

// PictureTraits says that a leap fills its rectangle, and is darker on dark tables.
func (LeapMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsStretched: true, DependsOnTheme: true}
}

const leapRows = 3

// Paint draws the leap at a size.
func (m LeapMotif) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewCanvas(o.W, o.H)
	at := m.Landscape.LeapRect(m.Path, m.From, m.To)
	s := newScenery(page.Transformed(paint.Translate(-at.X, -at.Y)), m.Landscape)
	from, to := s.PointAt(m.Path, float64(m.From)), s.PointAt(m.Path, float64(m.To))
	for row := range leapRows {
		far := 6 * s.unit
		for x := from.X + far*(1+0.5*float64(row+1)); x < to.X-far*(0.5+0.5*float64(row+1)); x += 2 * far {
			at := s.PointAt(m.Path, s.NumberAtX(x))
			stone := paint.Ellipse(x, at.Y+(11+5.5*float64(row))*s.unit, 5*s.unit, 2.4*s.unit)
			s.FillAndStroke(stone, paint.Solid(art.PaperColor()), 0.9*s.unit, paint.Solid(paint.Darken(s.tone(m.Path, s.NumberAtX(x)), 0.5)))
		}
	}
	high, arc := min(to.X-from.X, 130*s.unit)*0.375, paint.StartPath(from.X, from.Y-4*s.unit)
	for n := m.From + 1; n <= m.To; n++ {
		at, done := s.PointAt(m.Path, float64(n)), float64(n-m.From)/float64(m.To-m.From)
		arc.Line(at.X, at.Y-4*s.unit-high*4*done*(1-done))
	}
	dashes := arc.Dashed(7*s.unit, 6*s.unit, 0.2)
	s.Stroke(dashes, 5*s.unit, paint.Solid(art.PaperColor()))
	s.Stroke(dashes, 2.8*s.unit, paint.Solid(tonesOf(m.Pile).Dark))
	return inEvening(page.Image(), o.Theme)
}

// StoneMotif is a stone of a path in the colour of its pile.
type StoneMotif struct {
	Pile thegame.Pile
	Kind StoneKind
}

// StoneKind is the meaning of a stone.
type StoneKind uint8

// The kinds of stones.
const (
	FootprintStone StoneKind = iota // the character walked there
	CardStone                       // a card was laid there
	TenBackStone                    // ten back leads there
)

// Paint draws the stone at a size.
func (m StoneMotif) Paint(o kit.PaintRequest) *image.RGBA {
	c, t := paint.NewSquareCanvas(o.W, 20), tonesOf(m.Pile)
	switch m.Kind {
	case FootprintStone:
		c.Fill(paint.Circle(10, 10, 9.5), paint.Solid(t.Base))
	case CardStone:
		c.Fill(paint.Circle(10, 10, 9.8), paint.Solid(art.PaperColor()))
		c.FillAndStroke(paint.Circle(10, 10, 7), paint.Solid(t.Base), 1.6, paint.Solid(t.Line))
	case TenBackStone:
		c.Stroke(paint.Circle(10, 10, 7), 5.6, paint.Solid(art.PaperColor()))
		c.Stroke(paint.Circle(10, 10, 7), 3.4, paint.Solid(t.Dark))
	}
	return c.Image()
}
