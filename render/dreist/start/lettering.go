package start

import (
	"image"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// The measures of the title, in its own units, and its parts.
const (
	width       = 250
	titleFlat   = 0.44 // its height in parts of its width
	cardHigh    = 58.0
	letterCount = 4               // letters on cards, each with a character above
	figureCount = letterCount + 1 // characters: one above each card, and the dot of the exclamation mark
)

// titleHeight returns the height of a title that is w pixels wide.
func titleHeight(w int) int { return int(math.Round(float64(w) * titleFlat)) }

var cards = [letterCount]struct {
	letter     string
	x, y, turn float64
	wide       float64
	number     int // the figure has the face of the card with this number
}{{"D", 32, 72, -7, 37, 5}, {"R", 70, 68, 4, 37, 3}, {"E", 109, 72, -3, 36, 2}, {"I", 144, 69, 6, 29, 8}}

func drawTitle(s *art.LetterPainter, c paint.Canvas) {
	for i := range letterCount {
		drawFigure(c, i, ownFace)
		drawCard(s, c, i)
	}
	drawTail(s, c)
	drawStroke(c)
	drawFigure(c, letterCount, ownFace)
}

func cardPlace(i int) paint.Matrix {
	return paint.Rotate(cards[i].turn).Then(paint.Translate(cards[i].x, cards[i].y))
}

// mark returns the position and angle of the exclamation mark.
func mark() paint.Matrix { return paint.Rotate(8).Then(paint.Translate(231, 46)) }

// head returns the middle of a figure's head, in units of the title.
func head(i int) geom.Point {
	if i == letterCount {
		dot := mark().Apply(paint.Point{Y: 36})
		return geom.Point{X: dot.X, Y: dot.Y}
	}
	up := figureUp(i)
	return geom.Point{X: cards[i].x + 43*up.X, Y: cards[i].y + 43*up.Y}
}

// figureUp returns the direction in which a figure rises over its card, as a vector of length 1.
func figureUp(i int) geom.Point {
	turn := 8.0
	if i < letterCount {
		turn = cards[i].turn
	}
	turn *= math.Pi / 180
	return geom.Point{X: math.Sin(turn), Y: -math.Cos(turn)}
}

func cardFoot(i int) geom.Point { return onCard(i, -cardHigh/2) }
func cardHead(i int) geom.Point { return onCard(i, cardHigh/2) }

// onCard returns a point above the middle of a card, in widths of the title from its upper left corner.
func onCard(i int, above float64) geom.Point {
	up := figureUp(i)
	return geom.Point{X: (cards[i].x + above*up.X) / width, Y: (cards[i].y + above*up.Y) / width}
}

// pointFoot returns the lowest point of the figure in the dot of the exclamation mark, in widths of the title.
func pointFoot() geom.Point {
	at := head(letterCount)
	return geom.Point{X: at.X / width, Y: (at.Y + 14) / width}
}

// figureAt returns the index of the figure at a point, which is in widths of the title from its upper left corner, or nobody.
func figureAt(at geom.Point) int {
	for i := range figureCount {
		head := head(i)
		if math.Hypot(width*at.X-head.X, width*at.Y-head.Y) < 16 {
			return i
		}
	}
	return nobody
}

type grimace uint8

const (
	ownFace  grimace = iota
	wildFace         // the wildest expression
	shutFace         // eyes shut or, if those of ownFace are shut, open
)

func (g grimace) of(i int) figure.FaceExpression {
	number := 6
	if i < letterCount {
		number = cards[i].number
	}
	e := pictures.NumberExpression(number)
	switch {
	case g == wildFace:
		return pictures.NumberExpression(dreist.NumberCount)
	case g == shutFace && e.EyeOpenLeft == 0 && e.EyeOpenRight == 0:
		e.EyeOpenLeft, e.EyeOpenRight, e.Joy = 0.9, 0.9, 0.2
	case g == shutFace:
		e.EyeOpenLeft, e.EyeOpenRight = 0.12, 0.12
	}
	return e
}

func drawFigure(c paint.Canvas, i int, f grimace) {
	if i == letterCount {
		at := head(i)
		pictures.DrawHead(c.Transformed(paint.Scale(0.47, 0.47).Then(paint.Translate(at.X, at.Y))), dreist.Red, f.of(i))
		return
	}
	family := dreist.Color(i)
	pictures.DrawFigure(c.Transformed(paint.Scale(0.6, 0.6).Then(paint.Translate(0, -35.5)).Then(cardPlace(i))), family, f.of(i))
}

func drawCard(s *art.LetterPainter, c paint.Canvas, i int) {
	base, line := pictures.FamilyColorAndOutline(dreist.Color(i))
	wide := cards[i].wide
	c = c.Transformed(cardPlace(i))
	sheet := paint.RoundRect(-wide/2, -cardHigh/2, wide, cardHigh, 6)
	c.FillBlurred(sheet.Map(paint.Translate(0, 2)), 3, paint.ScaleOpacity(art.InkColor(), 0.3))
	c.FillAndStroke(sheet, paint.Solid(base), 2, paint.Solid(line))
	outline := s.TextOutline(cards[i].letter, 42).Centred(0, 0)
	c.Stroke(outline, 4, paint.Solid(line))
	c.Fill(outline, paint.Solid(art.PaperColor()))
}

// layer is a part of the title that moves by itself. For each figure one of calmLayer, wildLayer and shutLayer is drawn,
// then its cardLayer (for the last figure the stroke of the exclamation mark); the tail is one layer.
type layer uint8

const (
	calmLayer layer = iota * figureCount // the first figure with its own face; those of the other figures follow
	wildLayer                            // the first figure with the wildest face
	shutLayer                            // the first figure while it blinks
	cardLayer
	tailLayer // the letters without cards
)

// box returns the rectangle of the layer in a title that is w pixels wide, in whole pixels.
func (l layer) box(w int) image.Rectangle {
	figure := int(l % figureCount)
	at, wide, high := head(figure), 31.0, 34.0
	switch {
	case l == tailLayer:
		at, wide, high = geom.Point{X: 190, Y: 72}, 46, 38
	case l >= cardLayer && figure == letterCount:
		at, wide, high = geom.Point{X: 231, Y: 33}, 18, 34
	case l >= cardLayer:
		at, wide, high = geom.Point{X: cards[figure].x, Y: cards[figure].y}, 26, 38
	}
	k := float64(w) / width
	return image.Rect(int(math.Floor(k*(at.X-wide))), int(math.Floor(k*(at.Y-high))),
		int(math.Ceil(k*(at.X+wide))), int(math.Ceil(k*(at.Y+high))))
}

// Paint draws the layer of a title that is o.W pixels wide, on a page of the size of its box.
func (l layer) Paint(o kit.PaintRequest) *image.RGBA {
	k, box := float64(o.W)/width, l.box(o.W)
	c := paint.NewCanvas(box.Dx(), box.Dy()).Transformed(paint.Scale(k, k).Then(paint.Translate(float64(-box.Min.X), float64(-box.Min.Y))))
	figure := int(l % figureCount)
	switch {
	case l == tailLayer:
		drawTail(o.Letters, c)
	case l >= cardLayer && figure == letterCount:
		drawStroke(c)
	case l >= cardLayer:
		drawCard(o.Letters, c, figure)
	default:
		drawFigure(c, figure, grimace(l/figureCount))
	}
	return c.Image()
}

// drawTail draws the letters "st".
func drawTail(s *art.LetterPainter, c paint.Canvas) {
	letter := func(text string, x, y, turn float64) *paint.Path {
		return s.TextOutline(text, 68).Centred(0, 0).Map(paint.Rotate(turn).Then(paint.Translate(x, y)))
	}
	haloed(c, new(paint.Path).Add(letter("s", 175, 82, -7), letter("t", 201, 74, 4)))
}

// drawStroke draws the stroke of the exclamation mark. Its dot is a figure that puts out its tongue.
func drawStroke(c paint.Canvas) {
	haloed(c, paint.StartPath(-7, -35).Cubic(-6, -41, 6, -41, 7, -35).Line(4.4, 11).Cubic(3, 15, -3, 15, -4.4, 11).Close().Map(mark()))
}

// haloed draws letters in ink with paper around them, all halos first, so that none covers a neighbouring letter.
func haloed(c paint.Canvas, letters *paint.Path) {
	c.Stroke(letters, 8, paint.Solid(art.PaperColor()))
	c.Fill(letters, paint.Solid(art.InkColor()))
}

// Title is the whole title as one picture, for places where it does not move: DREI on four cards with the four characters above, and st!.
type Title struct{}

// Paint draws the title o.W pixels wide and titleHeight(o.W) high.
func (Title) Paint(o kit.PaintRequest) *image.RGBA {
	k := float64(o.W) / width
	c := paint.NewCanvas(o.W, titleHeight(o.W)).Transformed(paint.Scale(k, k))
	drawTitle(o.Letters, c)
	return c.Image()
}
