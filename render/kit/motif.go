package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
)

// Motif is a picture independent of its size. Equal values are the same picture and share a cache entry: the type
// must be comparable, and one byte large if drawing is to allocate nothing. It may have a method that returns its Nature.
type Motif interface {
	// Paint draws the picture at a size.
	Paint(Order) *image.RGBA
}

// natureOf returns how a picture depends on rectangle and theme: not at all unless it has a method for that.
func natureOf(m Motif) Nature {
	if m, ok := m.(interface{ Nature() Nature }); ok {
		return m.Nature()
	}
	return Nature{}
}

// Nature is what the brush must know of a picture.
type Nature struct {
	Stretched bool // it fills its rectangle; otherwise its width counts, and the height follows
	Themed    bool // it depends on the theme
	Tilted    bool // it is shown rotated: a transparent margin smooths its edges
	Styled    bool // it depends on the card style
}

// CardStyle is the player's choice for the cards of a game.
type CardStyle struct {
	Back   int  // design of the back, from 0
	Strong bool // larger signs
}

// Order is a request for a picture of W×H device pixels in a theme. The result may be larger because of a shadow or
// glow; the rectangle is in its middle then.
type Order struct {
	Studio *art.Studio
	Theme  art.Theme
	Cards  CardStyle
	W, H   int
}

// Common is a picture that every game may use.
type Common uint8

// The common pictures.
const (
	Shadow        Common = iota // below a card on the table
	Glow                        // around a highlighted card or cell, white
	Slot                        // the empty place of a card, white
	Shelf                       // the wood that stones stand on
	Ledge                       // edge of the table
	Bow                         // around a given card
	Band                        // Bow without the knot
	Knot                        // only the knot of Bow
	Spark                       // white
	Crown                       // for the winner
	Film                        // edge of a table in a review
	DoubleOutline               // around a marked card or cell, white
	Outline                     // around a card or cell that must stay, white
	Tick                        // on a correct card or cell
	Cross                       // on a wrong card or cell
	Prize                       // a golden star
	HandShadow                  // below a card in a hand
	HeldShadow                  // below a card that is carried
	Dust                        // a small cloud
	Lid                         // of a box, white
)

// common says how each picture depends on rectangle and theme, and how it is painted.
var common = [...]struct {
	Nature
	paint func(Order) *image.RGBA
}{
	Shadow:        {paint: func(o Order) *image.RGBA { return first(art.Shadow(o.W)) }},
	Glow:          {paint: func(o Order) *image.RGBA { return first(art.Glow(o.W)) }},
	Slot:          {paint: func(o Order) *image.RGBA { return art.Slot(o.W) }},
	Shelf:         {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Wood(o.Theme, o.W, o.H) }},
	Ledge:         {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Ledge(o.Theme, o.W, o.H) }},
	Bow:           {paint: func(o Order) *image.RGBA { return art.Bow(o.W) }},
	Band:          {paint: func(o Order) *image.RGBA { return art.Band(o.W) }},
	Knot:          {paint: func(o Order) *image.RGBA { return art.Knot(o.W) }},
	Spark:         {paint: func(o Order) *image.RGBA { return art.Spark(o.W) }},
	Crown:         {paint: func(o Order) *image.RGBA { return art.Crown(o.W) }},
	Film:          {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Film(o.Theme, o.W, o.H) }},
	DoubleOutline: {paint: func(o Order) *image.RGBA { return first(art.DoubleOutline(o.W)) }},
	Outline:       {paint: func(o Order) *image.RGBA { return first(art.Ring(o.W)) }},
	Tick:          {paint: func(o Order) *image.RGBA { return art.CheckMark(o.W) }},
	Cross:         {paint: func(o Order) *image.RGBA { return art.Cross(o.W) }},
	Prize:         {paint: func(o Order) *image.RGBA { return art.Icon(art.Star, o.W, art.RGB(0xE59A00)) }},
	HandShadow:    {paint: func(o Order) *image.RGBA { return first(art.HandShadow(o.W)) }},
	HeldShadow:    {paint: func(o Order) *image.RGBA { return first(art.HeldShadow(o.W)) }},
	Dust:          {paint: func(o Order) *image.RGBA { return art.Dust(o.W) }},
	Lid:           {Nature{Stretched: true}, func(o Order) *image.RGBA { return art.Lid(o.W, o.H) }},
}

// first drops the margin from the result of a painter.
func first(picture *image.RGBA, _ int) *image.RGBA { return picture }

// Nature says which pictures fill their rectangle and depend on the theme.
func (c Common) Nature() Nature { return common[c].Nature }

// Paint draws the picture at a size.
func (c Common) Paint(o Order) *image.RGBA { return common[c].paint(o) }

// Ribbon is a banner behind a lettering, Bookmark a ribbon that hangs from what waits, in the colour of a game.
type (
	Ribbon   struct{ Face color.RGBA }
	Bookmark struct{ Face color.RGBA }
)

// Nature says that a ribbon fills its rectangle.
func (Ribbon) Nature() Nature { return Nature{Stretched: true} }

// Paint draws the ribbon at a size.
func (r Ribbon) Paint(o Order) *image.RGBA { return art.Ribbon(o.W, o.H, r.Face) }

// Paint draws the bookmark at a size.
func (b Bookmark) Paint(o Order) *image.RGBA { return art.Bookmark(o.W, b.Face) }

// Stone is the base stone of a column, by its number.
type Stone uint8

// Nature says that a stone fills its rectangle.
func (Stone) Nature() Nature { return Nature{Stretched: true} }

// Paint draws the stone at a size.
func (s Stone) Paint(o Order) *image.RGBA { return o.Studio.Stone(int(s), o.W, o.H) }

// Icon is an icon in the colour of a quiet button's label.
type Icon art.IconName

// Nature says that an icon depends on the theme.
func (Icon) Nature() Nature { return Nature{Themed: true} }

// Paint draws the icon at a size.
func (i Icon) Paint(o Order) *image.RGBA {
	return art.Icon(art.IconName(i), o.W, o.Theme.UI().QuietText)
}

// Sign is a white icon, to be tinted.
type Sign art.IconName

// Paint draws the sign at a size.
func (s Sign) Paint(o Order) *image.RGBA { return art.Icon(art.IconName(s), o.W, White()) }
