package pictures

import (
	"image"

	"dreist/game/thegame"
	"dreist/render/kit"
)

// FaceMotif is the face of a card.
type FaceMotif thegame.Card

// PictureTraits says that a face is carried at a slant and follows the choice of signs.
func (FaceMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: true, DependsOnStyle: true}
}

// Paint draws the face at a size.
func (f FaceMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return faceImage(o.Letters, thegame.Card(f), o.W, o.CardStyle.HasLargeSigns)
}

// BaseCardMotif is the base card of a pile with its character.
type BaseCardMotif thegame.Pile

// PlainBaseCardMotif is the base card of a pile without its character, which is on a sign beside it.
type PlainBaseCardMotif thegame.Pile

// Paint draws the card at a size.
func (b BaseCardMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return baseCard(o.Letters, thegame.Pile(b), o.W, true)
}

// Paint draws the card at a size.
func (b PlainBaseCardMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return baseCard(o.Letters, thegame.Pile(b), o.W, false)
}

// Paint draws the character at a size.
func (r CharacterMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return figureImage(r.Pile, r.Expression(), o.W)
}

// Paint draws the sour pile at a size.
func (m SourMood) Paint(o kit.PaintRequest) *image.RGBA { return sourPile(m.Expression(), o.W) }

// SignalTokenMotif is the token of a signal, with the colour of a seat, from 0, and the letter of its player.
type SignalTokenMotif struct {
	Signal thegame.Signal
	Seat   uint8
	Letter rune
}

// PictureTraits says that a token is turned: it nods.
func (SignalTokenMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

// Paint draws the token at a size.
func (m SignalTokenMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return tokenImage(o.Letters, m.Signal, m.Seat, m.Letter, o.W)
}

// StepPlateMotif is the plate with the size of a step onward, such as "+3". StepPlateScale returns how wide it is.
type StepPlateMotif uint8

// TenBackPlateMotif is the plate "−10" for ten back on a pile.
type TenBackPlateMotif thegame.Pile

type singleMotif uint8

const (
	BackMotif     singleMotif = iota // the back of every card
	TitleMotif                       // the name of the game in its own letters
	BoxCoverMotif                    // the front of the box of the game
)

// PictureTraits says that a card is seen at a slant, and the box in its flight.
func (m singleMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: m == BackMotif || m == BoxCoverMotif, IsStretched: m == BoxCoverMotif}
}

func (m singleMotif) Paint(o kit.PaintRequest) *image.RGBA {
	switch m {
	case TitleMotif:
		return titleImage(o.Letters, o.W)
	case BoxCoverMotif:
		return coverImage(o.Letters, o.W, o.H)
	}
	return backImage(o.W)
}
