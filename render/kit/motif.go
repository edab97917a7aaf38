package kit

import (
	"image"

	"dreist/render/art"
)

// Motif is a picture apart from its size. Equal values are the same picture, so that it can be kept: the type of a motif must be comparable, and
// of one byte where drawing is to allocate nothing.
type Motif interface {
	// Paint draws the picture at a size.
	Paint(Order) *image.RGBA
	// Nature says how the picture takes to its rectangle and to the table.
	Nature() Nature
}

// Nature is what the brush has to know about a picture.
type Nature struct {
	Stretched bool // it fills its rectangle; else its width counts, and its height follows
	Themed    bool // it looks different on another table
	Tilted    bool // it is shown turned: around it are clear pixels, into which its edges fade smoothly
	Styled    bool // it looks different where cards do
}

// CardStyle is what a player chooses about the cards of a game.
type CardStyle struct {
	Back   int  // which design of the back, from 0
	Strong bool // the signs that tell cards apart are larger
}

// Order is a picture to be painted: for a rectangle of W×H device pixels on a table. It may come out larger, where a shadow or a glow
// surrounds it; the rectangle then is in its middle.
type Order struct {
	Studio *art.Studio
	Theme  art.Theme
	Cards  CardStyle
	W, H   int
}

// Common is a picture that comes in one kind only.
type Common uint8

// The common pictures.
const (
	Shadow     Common = iota // below a card on the table
	Glow                     // around a card or cell that is to be seen, white
	Slot                     // the empty place of a card, white
	Shelf                    // the wood that stones stand on
	Ledge                    // the edge of the table
	Bow                      // around a card that is given
	Band                     // the same without the bow itself
	Knot                     // the bow itself
	Ribbon                   // behind a lettering that celebrates
	Spark                    // white
	Crown                    // for the winner
	Laurel                   // around the portrait of a winner
	Film                     // the edge of a table that is looked back on
	Mark                     // around a card or cell that is pointed out, white
	Outline                  // around a card or cell that must stay as it is, white
	Tick                     // over a card or cell: just like this
	Cross                    // over a card or cell: not like this
	Prize                    // a golden star
	HandShadow               // below a card in a hand
	HeldShadow               // below a card that is carried
	Dust                     // a speck, white
)

// common says how each of the pictures takes to its rectangle and how it is painted.
var common = [...]struct {
	Nature
	paint func(Order) *image.RGBA
}{
	Shadow:     {paint: func(o Order) *image.RGBA { return first(art.Shadow(o.W)) }},
	Glow:       {paint: func(o Order) *image.RGBA { return first(art.Glow(o.W)) }},
	Slot:       {paint: func(o Order) *image.RGBA { return art.Slot(o.W) }},
	Shelf:      {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Wood(o.Theme, o.W, o.H) }},
	Ledge:      {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Ledge(o.Theme, o.W, o.H) }},
	Bow:        {paint: func(o Order) *image.RGBA { return art.Bow(o.W) }},
	Band:       {paint: func(o Order) *image.RGBA { return art.Band(o.W) }},
	Knot:       {paint: func(o Order) *image.RGBA { return art.Knot(o.W) }},
	Ribbon:     {Nature{Stretched: true}, func(o Order) *image.RGBA { return art.Ribbon(o.W, o.H) }},
	Spark:      {paint: func(o Order) *image.RGBA { return art.Spark(o.W) }},
	Crown:      {paint: func(o Order) *image.RGBA { return art.Crown(o.W) }},
	Laurel:     {paint: func(o Order) *image.RGBA { return art.Laurel(o.W) }},
	Film:       {Nature{Stretched: true, Themed: true}, func(o Order) *image.RGBA { return art.Film(o.Theme, o.W, o.H) }},
	Mark:       {paint: func(o Order) *image.RGBA { return first(art.Mark(o.W)) }},
	Outline:    {paint: func(o Order) *image.RGBA { return first(art.Ring(o.W)) }},
	Tick:       {paint: func(o Order) *image.RGBA { return art.Tick(o.W) }},
	Cross:      {paint: func(o Order) *image.RGBA { return art.Cross(o.W) }},
	Prize:      {paint: func(o Order) *image.RGBA { return art.Icon(art.Star, o.W, art.RGB(0xE59A00)) }},
	HandShadow: {paint: func(o Order) *image.RGBA { return first(art.HandShadow(o.W)) }},
	HeldShadow: {paint: func(o Order) *image.RGBA { return first(art.HeldShadow(o.W)) }},
	Dust:       {paint: func(o Order) *image.RGBA { return art.Dust(o.W) }},
}

// first returns the picture of what also tells its margin.
func first(picture *image.RGBA, _ int) *image.RGBA { return picture }

// Nature says which of the pictures fill their rectangle and go with the table.
func (c Common) Nature() Nature { return common[c].Nature }

// Paint draws the picture at a size.
func (c Common) Paint(o Order) *image.RGBA { return common[c].paint(o) }

// Stone is the base of a column, by its number.
type Stone uint8

// Nature says that a stone fills its rectangle.
func (Stone) Nature() Nature { return Nature{Stretched: true} }

// Paint draws the stone at a size.
func (s Stone) Paint(o Order) *image.RGBA { return o.Studio.Stone(int(s), o.W, o.H) }

// Icon is an icon in the colour of the label of a quiet button.
type Icon art.IconName

// Nature says that an icon goes with the table.
func (Icon) Nature() Nature { return Nature{Themed: true} }

// Paint draws the icon at a size.
func (i Icon) Paint(o Order) *image.RGBA {
	return art.Icon(art.IconName(i), o.W, o.Theme.UI().QuietText)
}

// Sign is an icon in white, to be tinted.
type Sign art.IconName

// Nature says that a sign is the same everywhere.
func (Sign) Nature() Nature { return Nature{} }

// Paint draws the sign at a size.
func (s Sign) Paint(o Order) *image.RGBA { return art.Icon(art.IconName(s), o.W, White()) }
