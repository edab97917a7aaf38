package records

import (
	"image"
	"image/color"
	"image/draw"

	"dreist/game/dreist"
	"dreist/game/dreist/medals"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
	"dreist/render/paint"
)

// motif is the picture of a medal, earned or not.
type motif uint8

// motifOf returns the picture of a medal.
func motifOf(m medals.Medal, earned bool) motif {
	if earned {
		return motif(2*m + 1)
	}
	return motif(2 * m)
}

// Nature says that a medal is the same on every table.
func (motif) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the medal: a golden disc with a portrait, on a ribbon, with a symbol in front. One not yet earned is grey.
func (p motif) Paint(o kit.Order) *image.RGBA {
	m := medals.Medal(p / 2)
	who := sitterOf(m)
	c := paint.Square(o.W, 100)
	ribbon(c, who.tone())
	metal := paint.Linear(paint.Point{X: 20, Y: 5}, paint.Point{X: 80, Y: 85}, art.RGB(0xFFDD70), art.RGB(0xE59A00))
	c.Piece(paint.Star(discX, discY, 18, discRim*0.955, discRim, 1), metal, 1.8, paint.Solid(goldLine()))
	who.look(c, o.W)
	symbol(c, symbolOf(m, o.Studio))
	if p%2 == 0 {
		wait(c.Image())
	}
	return c.Image()
}

// The measures of a medal in hundredths of its size.
const (
	discX, discY = 50.0, 43.0
	discRim      = 42.0
	field        = 33.0
)

func goldLine() color.RGBA { return art.RGB(0x6B3E00) }

// ribbon draws the two ends of the ribbon below the disc.
func ribbon(c paint.Canvas, tone color.RGBA) {
	for i, half := range c.In(paint.Move(discX, 0)).Halves() {
		end := paint.Start(4, 60).Line(36, 60).Line(40, 93).Line(27, 88).Line(17, 97).Close()
		fill := tone
		if i == 0 {
			fill = paint.Darker(tone, 0.12)
		}
		half.Piece(end, paint.Solid(fill), 1.8, paint.Solid(paint.Darker(tone, 0.55)))
	}
}

// sitter is the portrait on a medal.
type sitter struct {
	egon   bool
	family dreist.Color
	mood   pictures.Mood
}

// sitterOf returns the portrait of a medal.
func sitterOf(m medals.Medal) sitter {
	imp := func(mood pictures.Mood) sitter { return sitter{family: dreist.Red, mood: mood} }
	chick := func(mood pictures.Mood) sitter { return sitter{family: dreist.Yellow, mood: mood} }
	fish := func(mood pictures.Mood) sitter { return sitter{family: dreist.Turquoise, mood: mood} }
	bat := func(mood pictures.Mood) sitter { return sitter{family: dreist.Violet, mood: mood} }
	egon := func(mood pictures.Mood) sitter { return sitter{egon: true, mood: mood} }
	return [medals.Count]sitter{
		medals.Trio: imp(pictures.Pleased), medals.Treble: imp(pictures.Triumphant), medals.Column: bat(pictures.Triumphant), medals.Avalanche: fish(pictures.Surprised),
		medals.BigTurn: chick(pictures.Triumphant), medals.Generous: egon(pictures.Biting), medals.GiftWin: egon(pictures.Startled), medals.DiscardWin: fish(pictures.Triumphant),
		medals.CleanWin: bat(pictures.Pleased), medals.CloseWin: chick(pictures.Surprised), medals.HighWin: egon(pictures.Beaten), medals.Comeback: imp(pictures.Thinking),
		medals.Strong: bat(pictures.Thinking), medals.Four: chick(pictures.Pleased), medals.Series: imp(pictures.Triumphant), medals.SecondTry: fish(pictures.Thinking),
		medals.Rung54: chick(pictures.Pleased), medals.Rung56: fish(pictures.Pleased), medals.Rung58: bat(pictures.Pleased), medals.Rung60: imp(pictures.Triumphant),
		medals.Week: chick(pictures.Patient), medals.Examples: bat(pictures.Patient), medals.Puzzles: fish(pictures.Triumphant), medals.Analysis: egon(pictures.Curious),
	}[m]
}

// tone is the colour of the ribbon.
func (s sitter) tone() color.RGBA {
	if s.egon {
		return art.RGB(0xF28C00)
	}
	return art.Ornament()[s.family]
}

// look draws the portrait on the disc of a picture with a size.
func (s sitter) look(c paint.Canvas, size int) {
	if !s.egon {
		const part = 0.765
		place(c, pictures.Portrait(s.family, s.mood.Expression(), int(part*float64(size))), discX, discY-0.03*100*part, size)
		return
	}
	light := paint.Radial(paint.Point{X: discX, Y: discY - 10}, field*1.3, art.Paper(), art.RGB(0xFFE3B0))
	c.Piece(paint.Circle(discX, discY, field+1), light, 1.8, paint.Solid(goldLine()))
	place(c, pictures.Egon(s.mood.Expression(), int(0.68*float64(size))), discX, discY-2, size)
}

// place draws a picture around a point of another one.
func place(c paint.Canvas, picture *image.RGBA, x, y float64, size int) {
	at := func(v float64) int { return int(v*float64(size)/100+0.5) - picture.Rect.Dx()/2 }
	draw.Draw(c.Image(), picture.Rect.Add(image.Pt(at(x), at(y))), picture, image.Point{}, draw.Over)
}

// wait greys a picture out, leaving the symbol just visible.
func wait(picture *image.RGBA) {
	const dark, light = 120, 205
	for i := 0; i < len(picture.Pix); i += 4 {
		p := picture.Pix[i : i+4]
		alpha := int(p[3])
		if alpha == 0 {
			continue
		}
		tone := (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000 // at most alpha
		grey := uint8((dark*alpha + (light-dark)*tone) / 255)
		p[0], p[1], p[2] = grey, grey, grey
	}
}
