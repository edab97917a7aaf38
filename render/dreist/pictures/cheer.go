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

// CheerText is the text of a celebration with its colours.
type CheerText struct {
	Text string
	Tone CheerTone
}

// CheerTone is the colouring of a text of a celebration.
type CheerTone uint8

const (
	CheerInk     CheerTone = iota
	CheerCream             // cream letters on a ribbon
	CheerColored           // letters in the colours of the four families in turn
)

// cheerLetter is one layer of a letter in the colour of a family, in ink or cream. Layers are separate pictures: a word is
// drawn layer by layer, so that its rims merge and cover no neighbouring letter.
type cheerLetter struct {
	letter rune
	tone   CheerTone // CheerColored and what follows are the families
	layer  cheerLayer
}

// cheerLayer is a layer of a letter, from the lowest up.
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
	cheerGap  = 0.04 // distance between two letters, in addition to the font's

	cheerBase  = 0.34 // distance of the base line below the middle of the line
	cheerTimes = 0.66 // advance of the multiplication sign
)

// Paint draws the letter with an advance of o.W pixels. The picture is symmetric around the middle of the line, so that
// letters with descenders align with others, and has room for the rims.
func (l cheerLetter) Paint(o kit.PaintRequest) *image.RGBA {
	outline, wide := cheerOutlineOf(o.Letters, l.letter)
	size := float64(o.W) / wide
	outline = outline.Map(paint.Scale(size, size).Then(paint.Translate(-size*wide/2, size*cheerBase)))
	low, high := outline.Bounds()
	rim := size*(cheerLine+cheerRim) + 2
	x, y := math.Ceil(max(-low.X, high.X, 0)+rim), math.Ceil(max(-low.Y, high.Y, 0)+rim)
	c := paint.NewCanvas(2*int(x), 2*int(y)).Transformed(paint.Translate(x, y))
	switch {
	case l.tone == CheerCream && l.layer == cheerOutline:
		c.Stroke(outline, 2*size*cheerLine, paint.Solid(art.InkColor()))
	case l.tone == CheerCream:
		c.Fill(outline, paint.Solid(art.PaperColor()))
	case l.layer == cheerOutline:
		c.Stroke(outline, 2*size*(cheerLine+cheerRim), paint.Solid(art.InkColor()))
	case l.layer == cheerPaper:
		c.Stroke(outline, 2*size*cheerRim, paint.Solid(art.PaperColor()))
	case l.tone >= CheerColored:
		c.Fill(outline, paint.Solid(cheerColor(dreist.Color(l.tone-CheerColored))))
	default:
		c.Fill(outline, paint.Solid(art.InkColor()))
	}
	return c.Image()
}

// cheerOutlineOf returns the outline of a letter on its base line at size 1, and its advance. The font's multiplication sign is
// small and thick: this one is clearly lower than a capital, centred on it, with strokes nearly as strong as those of letters.
func cheerOutlineOf(s *art.LetterPainter, letter rune) (outline *paint.Path, wide float64) {
	if letter != '×' {
		return s.TextOutline(string(letter), 1), s.TextWidth(string(letter), 1)
	}
	const high, stroke = 0.75 * 0.7, 0.13
	long := (high-stroke)*math.Sqrt2 + stroke
	bar := paint.RoundRect(-long/2, -stroke/2, long, stroke, stroke/2).Map(paint.Rotate(45))
	return paint.Union(bar, bar.Mirrored()).Map(paint.Translate(cheerTimes/2, -0.345)), cheerTimes
}

// cheerColor returns a family's colour, deep enough to be legible on paper.
func cheerColor(family dreist.Color) color.RGBA {
	if family == dreist.Yellow {
		return shadesOf(family).dark
	}
	return shadesOf(family).base
}

// LetterState is the state of one letter at a moment.
type LetterState struct {
	Scale        float64 // scale, 1 for full size
	Drop         float64 // distance below its usual position, in sizes of the text
	Alpha        float64 // opacity, 0 to 1
	GrowsInPlace bool    // whether it grows where it is instead of out of the middle of the word
}

// WriteCheer writes a text around a point, at a size in device pixels; pop returns the state of letter i. The text fades as one picture.
func (c Canvas) WriteCheer(w CheerText, at geom.Point, size float64, pop func(i int) LetterState) {
	strongest, reach := 0.0, 1.0
	top, bottom := math.Inf(1), math.Inf(-1)
	for i := range []rune(w.Text) {
		p := pop(i)
		strongest, reach = max(strongest, p.Alpha), max(reach, p.Scale)
		top, bottom = min(top, p.Drop), max(bottom, p.Drop)
	}
	if strongest <= 0 {
		return
	}
	reach *= size
	wide := c.CheerWidth(w, reach) + reach
	c.DrawGroup(geom.Rect{X: at.X - wide/2, Y: at.Y + top*size - reach, W: wide, H: (bottom-top)*size + 2*reach}, strongest, func() {
		for layer := range cheerLayers {
			c.cheer(w, at, size, layer, strongest, pop)
		}
	})
}

func (c Canvas) cheer(w CheerText, at geom.Point, size float64, layer cheerLayer, strongest float64, pop func(i int) LetterState) {
	x := at.X - c.CheerWidth(w, size)/2
	for i, letter := range []rune(w.Text) {
		wide := c.cheerAdvance(letter, size)
		tone := w.Tone
		if tone == CheerColored {
			tone += CheerTone(i % dreist.ColorCount)
		}
		p := pop(i)
		if letter != ' ' && p.Alpha > 0 && p.Scale > 0 {
			middle := geom.Point{X: x + wide/2, Y: at.Y + p.Drop*size}
			if !p.GrowsInPlace {
				middle.X = at.X + (middle.X-at.X)*p.Scale
			}
			c.DrawScaled(cheerLetter{letter, tone, layer}, middle, wide, p.Scale, kit.WhiteTint(), min(p.Alpha/strongest, 1))
		}
		x += wide + cheerGap*size
	}
}

// CheerWidth returns the width of a text at a size.
func (c Canvas) CheerWidth(w CheerText, size float64) float64 {
	return max(c.CheerLetterEnd(w, len(w.Text), size), 0)
}

// CheerLetterEnd returns the distance from the left end of the text to the right end of letter i.
func (c Canvas) CheerLetterEnd(w CheerText, i int, size float64) float64 {
	end := -cheerGap * size
	for at, letter := range []rune(w.Text) {
		if at > i {
			break
		}
		end += c.cheerAdvance(letter, size) + cheerGap*size
	}
	return end
}

// SplitIntoTwoLines returns the text in two lines of about equal length, or in one line if one of two would have only a few letters.
func (c CheerText) SplitIntoTwoLines() []CheerText {
	const least = 4 // the least number of letters of a line
	letters := []rune(c.Text)
	at := -1
	for i, letter := range letters {
		if letter == ' ' && min(i, len(letters)-i-1) >= least && (at < 0 || abs(2*i-len(letters)) < abs(2*at-len(letters))) {
			at = i
		}
	}
	if at < 0 {
		return []CheerText{c}
	}
	upper, lower := c, c
	upper.Text, lower.Text = string(letters[:at]), string(letters[at+1:])
	return []CheerText{upper, lower}
}

func abs(n int) int { return max(n, -n) }

func (c Canvas) cheerAdvance(letter rune, size float64) float64 {
	if letter == '×' {
		return cheerTimes * size
	}
	return c.Sprites.LetterWidth(letter, size)
}

// SuitPiece is the sign of a family that flies through the air, like confetti.
type SuitPiece dreist.Color

// The bat's thin wings would shrink to strokes: its piece is wider by the factor spread, and its wings drawn in by wingSpan.
const (
	spread   = 1.6
	wingSpan = 0.85
)

// Paint draws the piece with a pale outline that contrasts with any cloth. The bat's picture is wider than its rectangle.
func (s SuitPiece) Paint(o kit.PaintRequest) *image.RGBA {
	tones, figure := shadesOf(dreist.Color(s)), characterOf(dreist.Color(s)).silhouette()
	side, room := o.W, 100.0
	if dreist.Color(s) == dreist.Violet {
		figure = figure.Map(paint.Scale(wingSpan, 1))
		side, room = int(float64(o.W)*spread), room*spread
	}
	c := paint.NewSquareCanvas(side, room)
	low, high := figure.Bounds()
	k := (room - 14) / math.Max(high.X-low.X, high.Y-low.Y)
	shape := figure.Centred(0, 0).Map(paint.Scale(k, k).Then(paint.Translate(room/2, room/2)))
	c.Stroke(shape, 14, paint.Solid(art.PaperColor()))
	c.Fill(shape, paint.Solid(tones.mark))
	return c.Image()
}

// PeepingFigure is the character of a family as it looks in from outside the table, in high spirits.
type PeepingFigure dreist.Color

// Paint draws the character, with a paper edge around it as on a portrait.
func (p PeepingFigure) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 84).Transformed(paint.Translate(42, 42))
	face := NumberExpression([dreist.ColorCount]int{dreist.Red: 7, dreist.Yellow: 5, dreist.Turquoise: 6, dreist.Violet: 4}[p])
	characterOf(dreist.Color(p)).draw(c, shadesOf(dreist.Color(p)), face, true)
	return c.Image()
}
