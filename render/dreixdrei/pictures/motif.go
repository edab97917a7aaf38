package pictures

import (
	"image"

	"dreist/game/dreixdrei"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

// FaceMotif is the face of a card: a kind, with the name of a joker or the colour of a number.
type FaceMotif uint8

// named marks the face of a joker with a name.
const named = 1 << 7

// FaceOf returns the picture of a face, a number in one of the four colours, from 0.
func FaceOf(f dreixdrei.Face, colour int) FaceMotif {
	switch {
	case f.JokerName != dreixdrei.NoKind:
		return named | FaceMotif(f.JokerName)
	case f.Kind.IsNumber():
		return FaceMotif(f.Kind)<<2 | FaceMotif(colour%dreixdrei.ColourCount)
	}
	return FaceMotif(f.Kind) << 2
}

func (f FaceMotif) parts() (kind, name dreixdrei.Kind, colour int) {
	if f&named != 0 {
		return dreixdrei.Joker, dreixdrei.Kind(f &^ named), 0
	}
	return dreixdrei.Kind(f >> 2), dreixdrei.NoKind, int(f & 3)
}

// PictureTraits says that a face is carried at a slant and follows the choice of signs.
func (FaceMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: true, DependsOnStyle: true}
}

// Paint draws the face at a size.
func (f FaceMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return faceImage(o.Letters, f, o.W, o.CardStyle.HasLargeSigns)
}

// SpecialMotif is the figure of DELETE, INVISIBLE, RESTART or JOKER without its card, for the moment in which it is laid.
type SpecialMotif dreixdrei.Kind

// PictureTraits says that a figure is turned: it swings.
func (SpecialMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

// Paint draws the figure at a size.
func (m SpecialMotif) Paint(o kit.PaintRequest) *image.RGBA {
	k := dreixdrei.Kind(m)
	at := paint.Scale(0.86, 0.86)
	if k == dreixdrei.Joker {
		at = paint.Scale(0.8, 0.8).Then(paint.Translate(0, 8)) // its cap is high
	}
	return figure.PaintFigure(o.W, tonesOfSpecial(k).Colors, func(p figure.Pen) { special(p.WithMatrix(at), k) })
}

// Paint draws the fighter at a size.
func (r FighterMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return fighterImage(r.Fighter, r.Expression(), o.W)
}

// PhaseLampsMotif shows the phase of a seat, 1 to 3, by three lamps; in phase 0 all are dark.
type PhaseLampsMotif uint8

// DemandSignMotif is the sign of a pile's demand: a number, or NoKind if any card may be laid.
type DemandSignMotif dreixdrei.Kind

// CountBadgeMotif is the badge with a number of equal cards.
type CountBadgeMotif uint8

// PictureTraits says that a segment is turned to its place.
func (wheelSegmentMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

type singleMotif uint8

const (
	BackMotif       singleMotif = iota // the back of every card
	TitleMotif                         // the name of the game in its own letters
	BoxCoverMotif                      // the front of the box of the game
	wheelHubMotif                      // the middle of the joker's wheel
	RingEmblemMotif                    // the disc painted on the canvas of the ring
	RingLightMotif                     // a white light on the disc
	AimOutlineMotif                    // the line around a place that takes the held card
)

// PictureTraits says that a card is seen at a slant.
func (m singleMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: m == BackMotif || m == BoxCoverMotif, IsStretched: m == BoxCoverMotif || m == RingEmblemMotif}
}

func (m singleMotif) Paint(o kit.PaintRequest) *image.RGBA {
	switch m {
	case TitleMotif:
		return titleImage(o.Letters, o.W)
	case BoxCoverMotif:
		return coverImage(o.Letters, o.W, o.H)
	case wheelHubMotif:
		return hub(o.W)
	case RingEmblemMotif:
		return emblem(o.W, o.H)
	case RingLightMotif:
		return light(o.W)
	case AimOutlineMotif:
		return aim(o.W)
	}
	return backImage(o.W)
}
