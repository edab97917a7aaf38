package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
)

// Motif is a picture that can be painted in any size. Equal values are the same picture and share a cache entry, so the type must be
// comparable. If it is one byte large, drawing allocates nothing. It may have a method Nature() Nature.
type Motif interface {
	// Paint draws the picture at a size.
	Paint(Order) *image.RGBA
}

// natureOf returns the nature of a picture, the zero Nature if it has no method for that.
func natureOf(m Motif) Nature {
	if m, ok := m.(interface{ Nature() Nature }); ok {
		return m.Nature()
	}
	return Nature{}
}

// Nature tells the brush on what a picture depends, and how it is shown.
type Nature struct {
	Stretched bool // whether it fills its rectangle; otherwise only the width counts, and the height follows
	Themed    bool // whether it depends on the theme
	Tilted    bool // whether it is shown rotated, so that it gets a transparent margin for smooth edges
	Styled    bool // whether it depends on the card style
}

// CardStyle is the player's choice for the cards of a game.
type CardStyle struct {
	Back   int  // design of the back, from 0
	Strong bool // whether the signs are larger
}

// Order is a request for a picture of W×H device pixels. The result may be larger by a shadow or glow; then the rectangle of that size is in
// its middle.
type Order struct {
	Studio *art.Studio
	Theme  art.Theme
	Cards  CardStyle
	W, H   int
}

// Common is a picture that any game may use.
type Common uint8

// The common pictures.
const (
	Shadow        Common = iota // shadow of a card on the table
	Glow                        // glow around a highlighted card or cell, white
	Slot                        // outline of an empty place for a card, white
	Shelf                       // wood below the base stones
	Ledge                       // edge of the table
	Bow                         // ribbon with a bow around a card given as a gift
	Band                        // ribbon of Bow without the bow
	Knot                        // bow of Bow without the ribbon
	Spark                       // small star, white
	Crown                       // golden crown for the winner
	Film                        // film strip at the edge of a table in review
	DoubleOutline               // double outline around a marked card or cell, white
	Outline                     // outline around a card or cell that must stay, white
	Tick                        // green tick on a correct card or cell
	Cross                       // red cross on a wrong card or cell
	Prize                       // golden star
	HandShadow                  // shadow of a card in a hand
	HeldShadow                  // shadow of a held card
	Dust                        // small cloud of dust
	Lid                         // lid of a box, white
)

// common has the nature and the painter of each common picture.
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

// Nature returns whether the picture fills its rectangle and depends on the theme.
func (c Common) Nature() Nature { return common[c].Nature }

// Paint draws the picture at a size.
func (c Common) Paint(o Order) *image.RGBA { return common[c].paint(o) }

// Ribbon is a banner behind words.
type Ribbon struct{ Face color.RGBA }

// Bookmark is a ribbon that hangs from a game's box while a match is unfinished.
type Bookmark struct{ Face color.RGBA }

// Nature returns that a ribbon fills its rectangle.
func (Ribbon) Nature() Nature { return Nature{Stretched: true} }

// Paint draws the ribbon at a size.
func (r Ribbon) Paint(o Order) *image.RGBA { return art.Ribbon(o.W, o.H, r.Face) }

// Paint draws the bookmark at a size.
func (b Bookmark) Paint(o Order) *image.RGBA { return art.Bookmark(o.W, b.Face) }

// Stone is the base stone of a column, by its number.
type Stone uint8

// Nature returns that a stone fills its rectangle.
func (Stone) Nature() Nature { return Nature{Stretched: true} }

// Paint draws the stone at a size.
func (s Stone) Paint(o Order) *image.RGBA { return o.Studio.Stone(int(s), o.W, o.H) }

// Icon is an icon in the colour of a quiet button's label.
type Icon art.IconName

// Nature returns that an icon depends on the theme.
func (Icon) Nature() Nature { return Nature{Themed: true} }

// Paint draws the icon at a size.
func (i Icon) Paint(o Order) *image.RGBA {
	return art.Icon(art.IconName(i), o.W, o.Theme.UI().QuietText)
}

// Sign is a white icon, to be tinted.
type Sign art.IconName

// Paint draws the sign at a size.
func (s Sign) Paint(o Order) *image.RGBA { return art.Icon(art.IconName(s), o.W, White()) }
