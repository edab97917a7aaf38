package pictures

import (
	"image"
	"image/color"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Cheer is a word that celebrates. Its first letters are in the colours of the four families, one after the other; the others are ink.
type Cheer struct {
	Text    string
	Colored int // how many letters, counted from the first
}

// cheerLetter is a letter of such a word in the colour of a family, or ink for dreist.Colors. Its rim is a picture of its own, as no rim may cover a
// neighbouring letter.
type cheerLetter struct {
	letter rune
	tone   dreist.Color
	rim    bool
}

// The lines around a letter, in parts of its size.
const (
	cheerLine = 0.05
	cheerRim  = 0.085
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
	case l.rim:
		c.Stroke(outline, 2*size*(cheerLine+cheerRim), paint.Solid(art.Ink()))
		c.Stroke(outline, 2*size*cheerRim, paint.Solid(art.Paper()))
	case l.tone < dreist.Colors:
		c.Fill(outline, paint.Solid(cheerTone(l.tone)))
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
	e.cheer(w, at, size, true, pop)
	e.cheer(w, at, size, false, pop)
}

func (e Canvas) cheer(w Cheer, at geom.Point, size float64, rim bool, pop func(i int) Pop) {
	x := at.X - e.CheerWidth(w, size)/2
	for i, letter := range []rune(w.Text) {
		wide := e.Sprites.Advance(string(letter), size)
		family := dreist.Color(dreist.Colors)
		if i < w.Colored {
			family = dreist.Color(i % dreist.Colors)
		}
		p := pop(i)
		if letter != ' ' && p.Alpha > 0 && p.Grown > 0 {
			middle := geom.Point{X: at.X + (x+wide/2-at.X)*p.Grown, Y: at.Y + p.Down*size}
			e.Grown(cheerLetter{letter, family, rim}, middle, wide, p.Grown, kit.White(), p.Alpha)
		}
		x += wide
	}
}

// CheerWidth returns how wide a word runs at a size.
func (e Canvas) CheerWidth(w Cheer, size float64) float64 {
	wide := 0.0
	for _, letter := range w.Text {
		wide += e.Sprites.Advance(string(letter), size)
	}
	return wide
}
