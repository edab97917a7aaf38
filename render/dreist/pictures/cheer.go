package pictures

import (
	"image"
	"image/color"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Cheer is a word that celebrates. Its first letters are in the colours of the four families, one after the other; the others are ink, or orange.
type Cheer struct {
	Text    string
	Colored int // how many letters, counted from the first
	Orange  bool
}

// The tones of letters besides those of the families.
const (
	cheerInk    dreist.Color = dreist.Colors
	cheerOrange dreist.Color = dreist.Colors + 1
)

// cheerLetter is a letter of such a word in the colour of a family, ink or orange. Its line, its rim and
// the letter itself are pictures of their own, so that those of a word run together and none covers a neighbour.
type cheerLetter struct {
	letter rune
	tone   dreist.Color
	layer  cheerLayer
}

// cheerLayer is a part of a letter, from the lowest up.
type cheerLayer uint8

const (
	cheerOutline cheerLayer = iota
	cheerPaper
	cheerFace
	cheerLayers
)

// The lines around a letter, in parts of its size.
const (
	cheerLine = 0.05
	cheerRim  = 0.085
	cheerGap  = 0.04 // between two letters, besides what the face leaves
)

// Nature says that the letters are the same on every table.
func (cheerLetter) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the letter so large that it runs o.W pixels wide; the rims around it go beyond that.
func (l cheerLetter) Paint(o kit.Order) *image.RGBA {
	text := string(l.letter)
	size := float64(o.W) / o.Studio.Advance(text, 1)
	rim := int(size*(cheerLine+cheerRim)) + 1
	high := int(size)
	c := paint.New(o.W+2*rim, high+2*rim)
	outline := o.Studio.Word(text, size).Map(paint.Move(float64(rim), float64(rim)+size*0.84))
	switch {
	case l.layer == cheerOutline:
		c.Stroke(outline, 2*size*(cheerLine+cheerRim), paint.Solid(art.Ink()))
	case l.layer == cheerPaper:
		c.Stroke(outline, 2*size*cheerRim, paint.Solid(art.Paper()))
	case l.tone < dreist.Colors:
		c.Fill(outline, paint.Solid(cheerTone(l.tone)))
	case l.tone == cheerOrange:
		c.Fill(outline, paint.Solid(art.RGB(0xE07A00)))
	default:
		c.Fill(outline, paint.Solid(art.Ink()))
	}
	return c.Image()
}

// cheerTone is a family's colour, deep enough to be read on paper.
func cheerTone(family dreist.Color) color.RGBA {
	if family == dreist.Yellow {
		return shadesOf(family).dark
	}
	return shadesOf(family).base
}

// Pop is how one letter stands at a moment.
type Pop struct {
	Grown float64 // 1 is its size
	Down  float64 // how far it stands below its place, in sizes of the lettering
	Alpha float64
}

// Cheer writes a word at a size in device pixels, its middle at a point, each letter as told by its number.
func (e Canvas) Cheer(w Cheer, at geom.Point, size float64, pop func(i int) Pop) {
	for layer := range cheerLayers {
		e.cheer(w, at, size, layer, pop)
	}
}

func (e Canvas) cheer(w Cheer, at geom.Point, size float64, layer cheerLayer, pop func(i int) Pop) {
	x := at.X - e.CheerWidth(w, size)/2
	for i, letter := range []rune(w.Text) {
		wide := e.Sprites.Advance(string(letter), size)
		tone := cheerInk
		switch {
		case i < w.Colored:
			tone = dreist.Color(i % dreist.Colors)
		case w.Orange:
			tone = cheerOrange
		}
		p := pop(i)
		if letter != ' ' && p.Alpha > 0 && p.Grown > 0 {
			middle := geom.Point{X: at.X + (x+wide/2-at.X)*p.Grown, Y: at.Y + p.Down*size}
			e.Grown(cheerLetter{letter, tone, layer}, middle, wide, p.Grown, kit.White(), p.Alpha)
		}
		x += wide + cheerGap*size
	}
}

// CheerWidth returns how wide a word runs at a size.
func (e Canvas) CheerWidth(w Cheer, size float64) float64 {
	wide := -cheerGap * size
	for _, letter := range w.Text {
		wide += e.Sprites.Advance(string(letter), size) + cheerGap*size
	}
	return max(wide, 0)
}

// Suit is the sign of a family as a piece that flies through the air.
type Suit dreist.Color

// Nature says that the pieces are the same on every table.
func (Suit) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the piece at a size, with a line around it that parts it from any cloth.
func (s Suit) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 100)
	tones, figure := shadesOf(dreist.Color(s)), characterOf(dreist.Color(s)).silhouette()
	low, high := figure.Bounds()
	k := 86 / math.Max(high.X-low.X, high.Y-low.Y)
	shape := figure.Centred(0, 0).Map(paint.Scale(k, k).Then(paint.Move(50, 50)))
	c.Stroke(shape, 14, paint.Solid(art.Paper()))
	c.Fill(shape, paint.Solid(tones.mark))
	return c.Image()
}

// Peeper is the character of a family that looks in from outside the table, in high spirits.
type Peeper dreist.Color

// Nature says that a character is the same on every table.
func (Peeper) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the character at a size, with a paper edge around it as on a portrait.
func (p Peeper) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 84).In(paint.Move(42, 42))
	characterOf(dreist.Color(p)).draw(c, shadesOf(dreist.Color(p)), cheek([dreist.Colors]int{dreist.Red: 7, dreist.Yellow: 5, dreist.Turquoise: 6, dreist.Violet: 4}[p]), true)
	return c.Image()
}
