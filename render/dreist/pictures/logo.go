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

// Logo returns the title, w pixels wide and LogoHeight(w) high: DREI on four little cards over which the four characters peep, and a cheeky st!.
func Logo(s *art.Studio, w int) *image.RGBA {
	c := logoPage(w)
	for i := range Letters {
		logoMascot(c, i, false)
		logoCard(s, c, i)
	}
	logoTail(s, c)
	return c.Image()
}

// logoPage returns what the title is drawn on in units of a 250th of its width.
func logoPage(w int) paint.Canvas {
	k := float64(w) / 250
	return paint.New(w, LogoHeight(w)).In(paint.Scale(k, k))
}

// logoPlace returns the place of a card.
func logoPlace(i int) paint.Matrix {
	return paint.Turn(logoCards[i].turn).Then(paint.Move(logoCards[i].x, logoCards[i].y))
}

// MascotUp returns where a character goes that peeps further over its card, in widths of the title for each of them.
func MascotUp(i int) geom.Point {
	turn := logoCards[i].turn * math.Pi / 180
	return geom.Point{X: math.Sin(turn), Y: -math.Cos(turn)}
}

// MascotAt returns the character over whose card a point of the title lies, in widths of the title from its upper left corner.
func MascotAt(at geom.Point) (int, bool) {
	for i := range Letters {
		up := MascotUp(i)
		head := geom.Point{X: logoCards[i].x + 43*up.X, Y: logoCards[i].y + 43*up.Y}
		if math.Hypot(250*at.X-head.X, 250*at.Y-head.Y) < 16 {
			return i, true
		}
	}
	return 0, false
}

// logoMascot draws a character that peeps over a card, with its own face or with the wildest there is.
func logoMascot(c paint.Canvas, i int, wild bool) {
	number := logoCards[i].number
	if wild {
		number = dreist.Numbers
	}
	family := dreist.Color(i)
	characterOf(family).draw(c.In(paint.Scale(0.6, 0.6).Then(paint.Move(0, -35.5)).Then(logoPlace(i))), shadesOf(family), cheek(number), true)
}

func logoCard(s *art.Studio, c paint.Canvas, i int) {
	tones, wide := shadesOf(dreist.Color(i)), logoCards[i].wide
	c = c.In(logoPlace(i))
	sheet := paint.RoundRect(-wide/2, -29, wide, 58, 6)
	c.Soft(sheet.Map(paint.Move(0, 2)), 3, paint.Fade(art.Ink(), 0.3))
	c.Piece(sheet, paint.Solid(tones.base), 2, paint.Solid(tones.line))
	outline := s.Word(logoCards[i].letter, 42).Centred(0, 0)
	c.Stroke(outline, 4, paint.Solid(tones.line))
	c.Fill(outline, paint.Solid(art.Paper()))
}

// LogoPart is a layer of the title, to be drawn one over the other where a character moves: of each letter Mascot or Wild and Card, then Tail.
type LogoPart uint8

const (
	Mascot LogoPart = iota * Letters // the character of the first letter; those of the others follow
	Wild                             // with the wildest face
	Card
	Tail
)

// Nature says that the title is the same on every table.
func (LogoPart) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the layer on a page as large as the title.
func (p LogoPart) Paint(o kit.Order) *image.RGBA {
	c, letter := logoPage(o.W), int(p%Letters)
	switch p - p%Letters {
	case Mascot, Wild:
		logoMascot(c, letter, p >= Wild)
	case Card:
		logoCard(o.Studio, c, letter)
	default:
		logoTail(o.Studio, c)
	}
	return c.Image()
}

// logoTail letters "st!", whose point is a face that puts out its tongue.
func logoTail(s *art.Studio, c paint.Canvas) {
	letter := func(text string, x, y, turn float64) *paint.Path {
		return s.Word(text, 68).Centred(0, 0).Map(paint.Turn(turn).Then(paint.Move(x, y)))
	}
	stroke := paint.Start(-7, -35).Cubic(-6, -41, 6, -41, 7, -35).Line(4.4, 11).Cubic(3, 15, -3, 15, -4.4, 11).Close()
	turn := paint.Turn(8).Then(paint.Move(231, 46))
	dot := turn.Apply(paint.Point{Y: 36})
	text := new(paint.Path).Add(letter("s", 175, 82, -7), letter("t", 201, 74, 4), stroke.Map(turn))
	// All halos first: none may cut into a neighbouring letter.
	c.Stroke(text, 8, paint.Solid(art.Paper()))
	c.Fill(text, paint.Solid(art.Ink()))
	face := c.In(paint.Scale(0.47, 0.47).Then(paint.Move(dot.X, dot.Y)))
	imp{}.draw(face, shadesOf(dreist.Red), cheek(6), false)
}
