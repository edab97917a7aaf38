package pictures

import (
	"image"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// LogoHeight returns the height in pixels of the title w pixels wide.
func LogoHeight(w int) int { return int(math.Round(float64(w) * 0.44)) }

// Letters is how many letters of the title lie on cards over which a character peeps.
const Letters = 4

// The letters on their cards, from the left.
var logoCards = [Letters]struct {
	letter     string
	x, y, turn float64
	wide       float64
	number     int // whose face the character makes
}{{"D", 32, 72, -7, 37, 5}, {"R", 70, 68, 4, 37, 3}, {"E", 109, 72, -3, 36, 2}, {"I", 144, 69, 6, 29, 8}}

// Figures is how many characters the title has: one over each card, and the point of the exclamation mark.
const Figures = Letters + 1

// Logo returns the title, w pixels wide and LogoHeight(w) high: DREI on four little cards over which the four characters peep, and a cheeky st!.
func Logo(s *art.Studio, w int) *image.RGBA {
	k := float64(w) / logoWidth
	c := paint.New(w, LogoHeight(w)).In(paint.Scale(k, k))
	for i := range Letters {
		logoFigure(c, i, ownFace)
		logoCard(s, c, i)
	}
	logoTail(s, c)
	logoStroke(c)
	logoFigure(c, Letters, ownFace)
	return c.Image()
}

// logoWidth is how wide the title is in its own units.
const logoWidth = 250

// logoCardHigh is how high the cards are.
const logoCardHigh = 58.0

// logoPlace returns the place of a card.
func logoPlace(i int) paint.Matrix {
	return paint.Turn(logoCards[i].turn).Then(paint.Move(logoCards[i].x, logoCards[i].y))
}

// logoMark is the turn of the exclamation mark, and where it is.
func logoMark() paint.Matrix { return paint.Turn(8).Then(paint.Move(231, 46)) }

// logoHead returns where the head of a figure is, in units of the title.
func logoHead(i int) geom.Point {
	if i == Letters {
		dot := logoMark().Apply(paint.Point{Y: 36})
		return geom.Point{X: dot.X, Y: dot.Y}
	}
	up := FigureUp(i)
	return geom.Point{X: logoCards[i].x + 43*up.X, Y: logoCards[i].y + 43*up.Y}
}

// FigureUp returns where a figure goes that peeps further over its card, in widths of the title for each of them.
func FigureUp(i int) geom.Point {
	turn := 8.0
	if i < Letters {
		turn = logoCards[i].turn
	}
	turn *= math.Pi / 180
	return geom.Point{X: math.Sin(turn), Y: -math.Cos(turn)}
}

// CardFoot returns the middle of the lower edge of a card of the title, in widths of it from its upper left corner, and CardHead that of the upper one.
func CardFoot(i int) geom.Point { return onCard(i, -logoCardHigh/2) }

// CardHead returns the middle of the upper edge.
func CardHead(i int) geom.Point { return onCard(i, logoCardHigh/2) }

// onCard returns a point of a card above its middle.
func onCard(i int, above float64) geom.Point {
	up := FigureUp(i)
	return geom.Point{X: (logoCards[i].x + above*up.X) / logoWidth, Y: (logoCards[i].y + above*up.Y) / logoWidth}
}

// PointFoot returns where the figure stands that is the point of the mark.
func PointFoot() geom.Point {
	at := logoHead(Letters)
	return geom.Point{X: at.X / logoWidth, Y: (at.Y + 14) / logoWidth}
}

// FigureAt returns the figure at a point of the title, in widths of the title from its upper left corner.
func FigureAt(at geom.Point) (int, bool) {
	for i := range Figures {
		head := logoHead(i)
		if math.Hypot(logoWidth*at.X-head.X, logoWidth*at.Y-head.Y) < 16 {
			return i, true
		}
	}
	return 0, false
}

// logoFace is what face a figure of the title makes.
type logoFace uint8

const (
	ownFace  logoFace = iota
	wildFace          // the wildest there is
	shutFace          // its eyes shut, or open where its own are not
)

// of returns the face of a figure.
func (f logoFace) of(i int) Expression {
	number := 6
	if i < Letters {
		number = logoCards[i].number
	}
	e := cheek(number)
	switch {
	case f == wildFace:
		return cheek(dreist.Numbers)
	case f == shutFace && e.LidLeft == 0 && e.LidRight == 0:
		e.LidLeft, e.LidRight, e.Joy = 0.9, 0.9, 0.2
	case f == shutFace:
		e.LidLeft, e.LidRight = 0.12, 0.12
	}
	return e
}

// logoFigure draws a figure with a face.
func logoFigure(c paint.Canvas, i int, f logoFace) {
	if i == Letters {
		at := logoHead(i)
		imp{}.draw(c.In(paint.Scale(0.47, 0.47).Then(paint.Move(at.X, at.Y))), shadesOf(dreist.Red), f.of(i), false)
		return
	}
	family := dreist.Color(i)
	characterOf(family).draw(c.In(paint.Scale(0.6, 0.6).Then(paint.Move(0, -35.5)).Then(logoPlace(i))), shadesOf(family), f.of(i), true)
}

func logoCard(s *art.Studio, c paint.Canvas, i int) {
	tones, wide := shadesOf(dreist.Color(i)), logoCards[i].wide
	c = c.In(logoPlace(i))
	sheet := paint.RoundRect(-wide/2, -logoCardHigh/2, wide, logoCardHigh, 6)
	c.Soft(sheet.Map(paint.Move(0, 2)), 3, paint.Fade(art.Ink(), 0.3))
	c.Piece(sheet, paint.Solid(tones.base), 2, paint.Solid(tones.line))
	outline := s.Word(logoCards[i].letter, 42).Centred(0, 0)
	c.Stroke(outline, 4, paint.Solid(tones.line))
	c.Fill(outline, paint.Solid(art.Paper()))
}

// LogoPart is a layer of the title, to be drawn one over the other where something in it moves: of each figure Calm, Wild or Shut and below or before that
// its Card, which is the stroke of the exclamation mark for the last one; and Tail.
type LogoPart uint8

const (
	Calm LogoPart = iota * Figures // the first figure; the others follow
	Wild                           // with the wildest face
	Shut                           // while it blinks
	Card
	Tail // the letters that lie on no card
)

// Nature says that the title is the same on every table.
func (LogoPart) Nature() kit.Nature { return kit.Nature{} }

// Box returns where the layer lies in a title w pixels wide, in whole pixels.
func (p LogoPart) Box(w int) image.Rectangle {
	figure := int(p % Figures)
	at, wide, high := logoHead(figure), 31.0, 34.0
	switch {
	case p == Tail:
		at, wide, high = geom.Point{X: 190, Y: 72}, 46, 38
	case p >= Card && figure == Letters:
		at, wide, high = geom.Point{X: 231, Y: 33}, 18, 34
	case p >= Card:
		at, wide, high = geom.Point{X: logoCards[figure].x, Y: logoCards[figure].y}, 26, 38
	}
	k := float64(w) / logoWidth
	return image.Rect(int(math.Floor(k*(at.X-wide))), int(math.Floor(k*(at.Y-high))), int(math.Ceil(k*(at.X+wide))), int(math.Ceil(k*(at.Y+high))))
}

// Paint draws the layer of a title that is as wide as ordered, on a page as large as its box.
func (p LogoPart) Paint(o kit.Order) *image.RGBA {
	k, box := float64(o.W)/logoWidth, p.Box(o.W)
	c := paint.New(box.Dx(), box.Dy()).In(paint.Scale(k, k).Then(paint.Move(float64(-box.Min.X), float64(-box.Min.Y))))
	figure := int(p % Figures)
	switch {
	case p == Tail:
		logoTail(o.Studio, c)
	case p >= Card && figure == Letters:
		logoStroke(c)
	case p >= Card:
		logoCard(o.Studio, c, figure)
	default:
		logoFigure(c, figure, logoFace(p/Figures))
	}
	return c.Image()
}

// logoTail letters "st".
func logoTail(s *art.Studio, c paint.Canvas) {
	letter := func(text string, x, y, turn float64) *paint.Path {
		return s.Word(text, 68).Centred(0, 0).Map(paint.Turn(turn).Then(paint.Move(x, y)))
	}
	haloed(c, new(paint.Path).Add(letter("s", 175, 82, -7), letter("t", 201, 74, 4)))
}

// logoStroke draws the stroke of the exclamation mark, whose point is a figure that puts out its tongue.
func logoStroke(c paint.Canvas) {
	haloed(c, paint.Start(-7, -35).Cubic(-6, -41, 6, -41, 7, -35).Line(4.4, 11).Cubic(3, 15, -3, 15, -4.4, 11).Close().Map(logoMark()))
}

// haloed draws letters in ink, all halos first: none may cut into a neighbouring letter.
func haloed(c paint.Canvas, letters *paint.Path) {
	c.Stroke(letters, 8, paint.Solid(art.Paper()))
	c.Fill(letters, paint.Solid(art.Ink()))
}
