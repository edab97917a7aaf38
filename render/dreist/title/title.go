// Package title is the lettering of the game: four cards over which four characters peep, an exclamation mark whose point is a fifth, and the layers of it that move.
package title

import (
	"image"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Height returns the height in pixels of the title w pixels wide.
func Height(w int) int { return int(math.Round(float64(w) * 0.44)) }

// Letters is how many letters of the title lie on cards over which a character peeps.
const Letters = 4

// The letters on their cards, from the left.
var cards = [Letters]struct {
	letter     string
	x, y, turn float64
	wide       float64
	number     int // whose face the character makes
}{{"D", 32, 72, -7, 37, 5}, {"R", 70, 68, 4, 37, 3}, {"E", 109, 72, -3, 36, 2}, {"I", 144, 69, 6, 29, 8}}

// Figures is how many characters the title has: one over each card, and the point of the exclamation mark.
const Figures = Letters + 1

// Picture returns the title, w pixels wide and Height(w) high: DREI on four little cards over which the four characters peep, and a cheeky st!.
func Picture(s *art.Studio, w int) *image.RGBA {
	k := float64(w) / width
	c := paint.New(w, Height(w)).In(paint.Scale(k, k))
	for i := range Letters {
		drawFigure(c, i, ownFace)
		drawCard(s, c, i)
	}
	drawTail(s, c)
	drawStroke(c)
	drawFigure(c, Letters, ownFace)
	return c.Image()
}

// width is how wide the title is in its own units.
const width = 250

// cardHigh is how high the cards are.
const cardHigh = 58.0

// place returns the place of a card.
func place(i int) paint.Matrix {
	return paint.Turn(cards[i].turn).Then(paint.Move(cards[i].x, cards[i].y))
}

// mark is the turn of the exclamation mark, and where it is.
func mark() paint.Matrix { return paint.Turn(8).Then(paint.Move(231, 46)) }

// head returns where the head of a figure is, in units of the title.
func head(i int) geom.Point {
	if i == Letters {
		dot := mark().Apply(paint.Point{Y: 36})
		return geom.Point{X: dot.X, Y: dot.Y}
	}
	up := FigureUp(i)
	return geom.Point{X: cards[i].x + 43*up.X, Y: cards[i].y + 43*up.Y}
}

// FigureUp returns where a figure goes that peeps further over its card, in widths of the title for each of them.
func FigureUp(i int) geom.Point {
	turn := 8.0
	if i < Letters {
		turn = cards[i].turn
	}
	turn *= math.Pi / 180
	return geom.Point{X: math.Sin(turn), Y: -math.Cos(turn)}
}

// CardFoot returns the middle of the lower edge of a card of the title, in widths of it from its upper left corner, and CardHead that of the upper one.
func CardFoot(i int) geom.Point { return onCard(i, -cardHigh/2) }

// CardHead returns the middle of the upper edge.
func CardHead(i int) geom.Point { return onCard(i, cardHigh/2) }

// onCard returns a point of a card above its middle.
func onCard(i int, above float64) geom.Point {
	up := FigureUp(i)
	return geom.Point{X: (cards[i].x + above*up.X) / width, Y: (cards[i].y + above*up.Y) / width}
}

// PointFoot returns where the figure stands that is the point of the mark.
func PointFoot() geom.Point {
	at := head(Letters)
	return geom.Point{X: at.X / width, Y: (at.Y + 14) / width}
}

// FigureAt returns the figure at a point of the title, in widths of the title from its upper left corner.
func FigureAt(at geom.Point) (int, bool) {
	for i := range Figures {
		head := head(i)
		if math.Hypot(width*at.X-head.X, width*at.Y-head.Y) < 16 {
			return i, true
		}
	}
	return 0, false
}

// face is what face a figure of the title makes.
type face uint8

const (
	ownFace  face = iota
	wildFace      // the wildest there is
	shutFace      // its eyes shut, or open where its own are not
)

// of returns the face of a figure.
func (f face) of(i int) pictures.Expression {
	number := 6
	if i < Letters {
		number = cards[i].number
	}
	e := pictures.Cheek(number)
	switch {
	case f == wildFace:
		return pictures.Cheek(dreist.Numbers)
	case f == shutFace && e.LidLeft == 0 && e.LidRight == 0:
		e.LidLeft, e.LidRight, e.Joy = 0.9, 0.9, 0.2
	case f == shutFace:
		e.LidLeft, e.LidRight = 0.12, 0.12
	}
	return e
}

// drawFigure draws a figure with a face.
func drawFigure(c paint.Canvas, i int, f face) {
	if i == Letters {
		at := head(i)
		pictures.Head(c.In(paint.Scale(0.47, 0.47).Then(paint.Move(at.X, at.Y))), dreist.Red, f.of(i))
		return
	}
	family := dreist.Color(i)
	pictures.Figure(c.In(paint.Scale(0.6, 0.6).Then(paint.Move(0, -35.5)).Then(place(i))), family, f.of(i))
}

func drawCard(s *art.Studio, c paint.Canvas, i int) {
	base, line := pictures.Outlined(dreist.Color(i))
	wide := cards[i].wide
	c = c.In(place(i))
	sheet := paint.RoundRect(-wide/2, -cardHigh/2, wide, cardHigh, 6)
	c.Soft(sheet.Map(paint.Move(0, 2)), 3, paint.Fade(art.Ink(), 0.3))
	c.Piece(sheet, paint.Solid(base), 2, paint.Solid(line))
	outline := s.Word(cards[i].letter, 42).Centred(0, 0)
	c.Stroke(outline, 4, paint.Solid(line))
	c.Fill(outline, paint.Solid(art.Paper()))
}

// Part is a layer of the title, to be drawn one over the other where something in it moves: of each figure Calm, Wild or Shut and below or before that
// its Card, which is the stroke of the exclamation mark for the last one; and Tail.
type Part uint8

const (
	Calm Part = iota * Figures // the first figure; the others follow
	Wild                       // with the wildest face
	Shut                       // while it blinks
	Card
	Tail // the letters that lie on no card
)

// Nature says that the title is the same on every table.
func (Part) Nature() kit.Nature { return kit.Nature{} }

// Box returns where the layer lies in a title w pixels wide, in whole pixels.
func (p Part) Box(w int) image.Rectangle {
	figure := int(p % Figures)
	at, wide, high := head(figure), 31.0, 34.0
	switch {
	case p == Tail:
		at, wide, high = geom.Point{X: 190, Y: 72}, 46, 38
	case p >= Card && figure == Letters:
		at, wide, high = geom.Point{X: 231, Y: 33}, 18, 34
	case p >= Card:
		at, wide, high = geom.Point{X: cards[figure].x, Y: cards[figure].y}, 26, 38
	}
	k := float64(w) / width
	return image.Rect(int(math.Floor(k*(at.X-wide))), int(math.Floor(k*(at.Y-high))), int(math.Ceil(k*(at.X+wide))), int(math.Ceil(k*(at.Y+high))))
}

// Paint draws the layer of a title that is as wide as ordered, on a page as large as its box.
func (p Part) Paint(o kit.Order) *image.RGBA {
	k, box := float64(o.W)/width, p.Box(o.W)
	c := paint.New(box.Dx(), box.Dy()).In(paint.Scale(k, k).Then(paint.Move(float64(-box.Min.X), float64(-box.Min.Y))))
	figure := int(p % Figures)
	switch {
	case p == Tail:
		drawTail(o.Studio, c)
	case p >= Card && figure == Letters:
		drawStroke(c)
	case p >= Card:
		drawCard(o.Studio, c, figure)
	default:
		drawFigure(c, figure, face(p/Figures))
	}
	return c.Image()
}

// drawTail letters "st".
func drawTail(s *art.Studio, c paint.Canvas) {
	letter := func(text string, x, y, turn float64) *paint.Path {
		return s.Word(text, 68).Centred(0, 0).Map(paint.Turn(turn).Then(paint.Move(x, y)))
	}
	haloed(c, new(paint.Path).Add(letter("s", 175, 82, -7), letter("t", 201, 74, 4)))
}

// drawStroke draws the stroke of the exclamation mark, whose point is a figure that puts out its tongue.
func drawStroke(c paint.Canvas) {
	haloed(c, paint.Start(-7, -35).Cubic(-6, -41, 6, -41, 7, -35).Line(4.4, 11).Cubic(3, 15, -3, 15, -4.4, 11).Close().Map(mark()))
}

// haloed draws letters in ink, all halos first: none may cut into a neighbouring letter.
func haloed(c paint.Canvas, letters *paint.Path) {
	c.Stroke(letters, 8, paint.Solid(art.Paper()))
	c.Fill(letters, paint.Solid(art.Ink()))
}

// whole is the picture of all of the title.
type whole struct{}

// Whole returns the title in one picture, for where nothing in it moves.
func Whole() kit.Motif { return whole{} }

// Nature says that the title is the same on every table.
func (whole) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the title as wide as ordered.
func (whole) Paint(o kit.Order) *image.RGBA { return Picture(o.Studio, o.W) }
