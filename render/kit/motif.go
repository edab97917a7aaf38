package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
)

// Motif is a picture that can be painted in any size. Equal values are the same picture and share a cache entry, so the type must be
// comparable. If it is one byte large, drawing allocates nothing. A motif that differs from the zero PictureTraits has a method
// PictureTraits() PictureTraits.
type Motif interface {
	// Paint draws the picture at a size.
	Paint(PaintRequest) *image.RGBA
}

func traitsOf(m Motif) PictureTraits {
	if m, ok := m.(interface{ PictureTraits() PictureTraits }); ok {
		return m.PictureTraits()
	}
	return PictureTraits{}
}

// PictureTraits are the settings on which a picture depends, and how it is shown.
type PictureTraits struct {
	IsStretched    bool // whether it fills its rectangle; otherwise only the width counts, and the height follows
	DependsOnTheme bool // whether it depends on the theme
	IsRotated      bool // whether it is shown rotated, so that it gets a transparent margin for smooth edges
	DependsOnStyle bool // whether it depends on the card style
}

// CardStyle is the player's choice for the cards of a game.
type CardStyle struct {
	BackDesign    int  // design of the back, from 0
	HasLargeSigns bool // whether the signs are larger
}

// PaintRequest is a request for a picture of W×H device pixels. The result may be larger by a shadow or glow; then the rectangle of that size is in
// its middle.
type PaintRequest struct {
	Letters   *art.LetterPainter
	Theme     art.Theme
	CardStyle CardStyle
	W, H      int
}

// CommonPicture is a picture that any game may use.
type CommonPicture uint8

const (
	CardShadow        CommonPicture = iota // shadow of a card on the table
	CardGlow                               // glow around a highlighted card or cell, white
	CardSlot                               // outline of an empty place for a card, white
	StoneLedge                             // wood below the base stones
	TableEdge                              // edge of the table
	GiftRibbon                             // ribbon with a bow around a card given as a gift
	RibbonBands                            // ribbon of GiftRibbon without the bow
	RibbonBow                              // bow of GiftRibbon without the ribbon
	Spark                                  // small star, white
	Crown                                  // golden crown for the winner
	FilmStrip                              // film strip at the edge of a table in a replay
	DoubleCardOutline                      // double outline around a marked card or cell, white
	CardOutline                            // outline around a card or place, white; its tint says why it is marked
	CheckMark                              // green tick on a correct card or cell
	Cross                                  // red cross on a wrong card or cell
	GoldStar                               // golden star
	HandShadow                             // shadow of a card in a hand
	HeldShadow                             // shadow of a held card
	DustCloud                              // small cloud of dust
	BoxLid                                 // lid of a box, white
)

var common = [...]struct {
	PictureTraits
	paint func(PaintRequest) *image.RGBA
}{
	CardShadow:        {paint: func(o PaintRequest) *image.RGBA { return art.TableCardShadow(o.W) }},
	CardGlow:          {paint: func(o PaintRequest) *image.RGBA { return art.Glow(o.W) }},
	CardSlot:          {paint: func(o PaintRequest) *image.RGBA { return art.Slot(o.W) }},
	StoneLedge:        {PictureTraits{IsStretched: true, DependsOnTheme: true}, func(o PaintRequest) *image.RGBA { return art.StoneLedge(o.Theme, o.W, o.H) }},
	TableEdge:         {PictureTraits{IsStretched: true, DependsOnTheme: true}, func(o PaintRequest) *image.RGBA { return art.TableEdge(o.Theme, o.W, o.H) }},
	GiftRibbon:        {paint: func(o PaintRequest) *image.RGBA { return art.GiftRibbon(o.W) }},
	RibbonBands:       {paint: func(o PaintRequest) *image.RGBA { return art.RibbonBands(o.W) }},
	RibbonBow:         {paint: func(o PaintRequest) *image.RGBA { return art.RibbonBow(o.W) }},
	Spark:             {paint: func(o PaintRequest) *image.RGBA { return art.Spark(o.W) }},
	Crown:             {paint: func(o PaintRequest) *image.RGBA { return art.Crown(o.W) }},
	FilmStrip:         {PictureTraits{IsStretched: true, DependsOnTheme: true}, func(o PaintRequest) *image.RGBA { return art.FilmStrip(o.Theme, o.W, o.H) }},
	DoubleCardOutline: {paint: func(o PaintRequest) *image.RGBA { return art.DoubleOutline(o.W) }},
	CardOutline:       {paint: func(o PaintRequest) *image.RGBA { return art.Ring(o.W) }},
	CheckMark:         {paint: func(o PaintRequest) *image.RGBA { return art.CheckMark(o.W) }},
	Cross:             {paint: func(o PaintRequest) *image.RGBA { return art.Cross(o.W) }},
	GoldStar:          {paint: func(o PaintRequest) *image.RGBA { return art.Icon(art.StarIcon, o.W, art.RGB(0xE59A00)) }},
	HandShadow:        {paint: func(o PaintRequest) *image.RGBA { return art.HandShadow(o.W) }},
	HeldShadow:        {paint: func(o PaintRequest) *image.RGBA { return art.HeldShadow(o.W) }},
	DustCloud:         {paint: func(o PaintRequest) *image.RGBA { return art.Dust(o.W) }},
	BoxLid:            {PictureTraits{IsStretched: true}, func(o PaintRequest) *image.RGBA { return art.BoxLid(o.W, o.H) }},
}

// PictureTraits returns whether the picture fills its rectangle and depends on the theme.
func (c CommonPicture) PictureTraits() PictureTraits { return common[c].PictureTraits }

// Paint draws the picture at a size.
func (c CommonPicture) Paint(o PaintRequest) *image.RGBA { return common[c].paint(o) }

// Ribbon is a banner behind words.
type Ribbon struct{ Color color.RGBA }

// Bookmark is a ribbon that hangs from a game's box while a match is unfinished.
type Bookmark struct{ Color color.RGBA }

// PictureTraits returns that a ribbon fills its rectangle.
func (Ribbon) PictureTraits() PictureTraits { return PictureTraits{IsStretched: true} }

// Paint draws the ribbon at a size.
func (r Ribbon) Paint(o PaintRequest) *image.RGBA { return art.Ribbon(o.W, o.H, r.Color) }

// Paint draws the bookmark at a size.
func (b Bookmark) Paint(o PaintRequest) *image.RGBA { return art.Bookmark(o.W, b.Color) }

// BaseStone is the base stone of a column, by its number.
type BaseStone uint8

// PictureTraits returns that a stone fills its rectangle.
func (BaseStone) PictureTraits() PictureTraits { return PictureTraits{IsStretched: true} }

// Paint draws the stone at a size.
func (s BaseStone) Paint(o PaintRequest) *image.RGBA { return o.Letters.Stone(int(s), o.W, o.H) }

// Icon is an icon in the colour of a quiet button's label.
type Icon art.IconName

// PictureTraits returns that an icon depends on the theme.
func (Icon) PictureTraits() PictureTraits { return PictureTraits{DependsOnTheme: true} }

// Paint draws the icon at a size.
func (i Icon) Paint(o PaintRequest) *image.RGBA {
	return art.Icon(art.IconName(i), o.W, o.Theme.Palette().QuietText)
}

// WhiteIcon is a white icon, to be tinted.
type WhiteIcon art.IconName

// Paint draws the icon at a size.
func (w WhiteIcon) Paint(o PaintRequest) *image.RGBA {
	return art.Icon(art.IconName(w), o.W, WhiteTint())
}
