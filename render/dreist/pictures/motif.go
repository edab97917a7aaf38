package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/kit"
)

// FaceMotif is the face of a kind of card.
type FaceMotif dreist.Kind

// PictureTraits says that a face is the same on every table and may be drawn at a slant.
func (FaceMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: true, DependsOnStyle: true}
}

// Paint draws the face at a size.
func (f FaceMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return FaceImage(o.Letters, dreist.Kind(f), o.W, o.CardStyle.HasLargeSigns)
}

type portraitMotif uint8

// PortraitOf returns the portrait of a family's character in a mood.
func PortraitOf(family dreist.Color, mood Mood) portraitMotif {
	return portraitMotif(uint8(family)*MoodCount + uint8(mood))
}

func (p portraitMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return PortraitImage(dreist.Color(p/MoodCount), Mood(p%MoodCount).Expression(), o.W)
}

type backMotif struct{}

// BackMotif is the back of every card.
var BackMotif backMotif

// PictureTraits says that a back is the same on every table and may be drawn at a slant.
func (backMotif) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsRotated: true, DependsOnStyle: true}
}

func (backMotif) Paint(o kit.PaintRequest) *image.RGBA {
	return BackImage(BackDesign(o.CardStyle.BackDesign), o.W)
}

// Paint draws the back at a size.
func (d BackDesign) Paint(o kit.PaintRequest) *image.RGBA { return BackImage(d, o.W) }
