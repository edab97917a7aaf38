package faces

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

// jack is the lowest rank of a court.
const jack = 11

// CardStyle is how the player wants the cards.
type CardStyle struct {
	hasStrongColours bool // pure red and black, diamonds hatched
	HasTwoColors     bool // two colours instead of four: diamonds are as red as hearts, clubs as dark as spades
	HasGermanLetters bool // the letters are A K D B instead of A K Q J
	HasRightIndex    bool // the index is in the upper right corner, for cards in a fan to the left
}

// The measures of a card, in units of a card.
const (
	cornerRadius = 6.0
	rankSize     = 27.0 // font size of the rank
	rankTop      = 4.4
	rankX        = 14.2
	signSize     = 12.5
	aloneSize    = 16.0 // the size of the sign in the other corners
)

// The widths in pixels at which a card shows more.
const (
	letteredFrom = 20 // it shows its rank
	wholeFrom    = 64 // it shows two indices, and pips or a court
	fineFrom     = 70 // it shows details that smaller cards would blur
)

// FaceMotif is the face of a card.
type FaceMotif struct {
	Card  peri.Card
	Style CardStyle // hasStrongColours is replaced by the program's setting
}

// PictureTraits says that a card is carried at a slant and follows the choice of signs.
func (FaceMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: true, DependsOnStyle: true}
}

// Paint draws the face at a size. From 64 pixels of width on it has two indices and pips or a court, with fewer a large rank and a large
// sign, with fewer than 20 only the sign.
func (m FaceMotif) Paint(o kit.PaintRequest) *image.RGBA {
	m.Style.hasStrongColours = o.CardStyle.HasLargeSigns
	s, w, suit, rank, look := o.Letters, o.W, m.Card.Suit(), m.Card.Rank(), m.Style
	t := tonesOf(suit, look)
	return sheet(w, t.ink, func(c paint.Canvas) {
		switch {
		case w < letteredFrom:
			sign(c, suit, t, art.CardUnitWidth/2, art.CardUnitHeight/2, 72)
		case w < wholeFrom:
			small(s, c, suit, rank, look, t)
		case rank >= jack:
			court(c, suit, rank, t, w)
			corners(s, c, suit, rank, look, t)
		default:
			pips(c, suit, rank, t)
			corners(s, c, suit, rank, look, t)
		}
	})
}

// sheet returns a paper card on which draw draws in card units, with a dark edge and, if there is room, a coloured line inside it. Its
// corners are sharper than those of the other games, as there are signs in them.
func sheet(w int, line color.RGBA, draw func(paint.Canvas)) *image.RGBA {
	wide, tall := float64(w), float64(art.CardHeight(w))
	page := paint.NewCanvas(w, art.CardHeight(w))
	radius := wide * cornerRadius / art.CardUnitWidth
	whole := paint.RoundRect(0, 0, wide, tall, radius)
	page.Fill(whole, paint.Solid(paper()))
	inside := page.Clip(whole)
	if w >= letteredFrom {
		in, weight := math.Round(wide*0.02)+0.75, max(1, wide*0.01)
		inside.Stroke(paint.RoundRect(in, in, wide-2*in, tall-2*in, radius-in/2), weight, paint.Solid(paint.ScaleOpacity(line, 0.4)))
	}
	draw(inside.Transformed(art.CardMatrix(w)))
	weight := min(1.5, max(1, wide*0.02))
	page.Stroke(paint.RoundRect(weight/2, weight/2, wide-weight, tall-weight, radius-weight/2), weight, paint.Solid(art.RGB(0x6B5D50)))
	return page.Image()
}

// rankLetter returns the sign of a rank in a language.
func (l CardStyle) rankLetter(rank int) string {
	switch {
	case rank == peri.Ace:
		return "A"
	case rank == jack && l.HasGermanLetters:
		return "B"
	case rank == jack:
		return "J"
	case rank == peri.Queen && l.HasGermanLetters:
		return "D"
	case rank == peri.Queen:
		return "Q"
	case rank == peri.King:
		return "K"
	}
	return strconv.Itoa(rank)
}

// corner returns the x on a card of a point that is x units from the edge with the index.
func (l CardStyle) corner(x float64) float64 {
	if l.HasRightIndex {
		return art.CardUnitWidth - x
	}
	return x
}

// letter returns the outline of a rank at most wide units wide. Its lower edge is centred on (x, y).
func letter(s *art.LetterPainter, rank int, look CardStyle, size, x, y, wide float64) *paint.Path {
	outline := s.TextOutline(look.rankLetter(rank), size)
	low, high := outline.Bounds()
	squeeze := min(1, wide/(high.X-low.X))
	return outline.Map(paint.Translate(-(low.X+high.X)/2, 0).Then(paint.Scale(squeeze, 1)).Then(paint.Translate(x, y)))
}

// tall returns the height of a capital letter in a font size.
func tall(s *art.LetterPainter, size float64) float64 {
	low, high := s.TextOutline("K", size).Bounds()
	return high.Y - low.Y
}

// corners draws the index of a card and a sign in the other corner, and both again upside down.
func corners(s *art.LetterPainter, c paint.Canvas, suit peri.Suit, rank int, look CardStyle, t tones) {
	high := tall(s, rankSize)
	x := look.corner(rankX)
	outline := letter(s, rank, look, rankSize, x, rankTop+high, 20)
	for _, c := range [2]paint.Canvas{c, c.Transformed(paint.Rotate(180).Then(paint.Translate(art.CardUnitWidth, art.CardUnitHeight)))} {
		c.Stroke(outline.WithoutHoles(), 3.4, paint.Solid(paper()))
		c.Fill(outline, paint.Solid(t.ink))
		y := rankTop + high + 2.2 + signSize/2
		c.Transformed(paint.Scale(signSize/100, signSize/100).Then(paint.Translate(x, y))).Stroke(outlineOf(suit), 28, paint.Solid(paper()))
		sign(c, suit, t, x, y, signSize)
		sign(c, suit, t, art.CardUnitWidth-x, rankTop+1+aloneSize/2, aloneSize)
	}
}

// small draws a card of few pixels: a large rank with its sign beside it, and a large sign with a face, which wears the headgear of a
// court.
func small(s *art.LetterPainter, c paint.Canvas, suit peri.Suit, rank int, look CardStyle, t tones) {
	const size, x, y, big = 36.0, 50, 89, 60
	high := tall(s, size)
	c.Fill(letter(s, rank, look, size, look.corner(21), 6+high, 30), paint.Solid(t.ink))
	sign(c, suit, t, look.corner(77), 6+high/2, 25)
	spirit(c, suit, rank, t, x, y, big)
	if rank < jack {
		return
	}
	top := [peri.SuitCount]float64{peri.Clubs: -24, peri.Spades: -20, peri.Hearts: -22, peri.Diamonds: -19}[suit]
	figure.DrawWithEdge(c.Transformed(paint.Translate(x, y+top)), figureTones(suit), 2.6, false, func(p figure.Pen) {
		wearer := courtier{Pen: p, suit: suit}
		switch rank {
		case jack:
			beret(wearer)
		case peri.Queen:
			wearer.tiara()
		default:
			wearer.crown(false)
		}
	})
}
