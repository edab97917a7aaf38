package dreist

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
)

// faceMotif is the face of a kind of card.
type faceMotif dreist.Kind

// Nature says that a face is the same on every table.
func (faceMotif) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the face at a size.
func (f faceMotif) Paint(o kit.Order) *image.RGBA {
	return pictures.Face(o.Studio, dreist.Kind(f), o.W)
}

// egonMotif is Egon's face in a mood.
type egonMotif pictures.Mood

// Nature says that Egon is the same on every table.
func (egonMotif) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the face at a size.
func (m egonMotif) Paint(o kit.Order) *image.RGBA {
	return pictures.Egon(pictures.Mood(m).Expression(), o.W)
}

// portraitMotif is the character of a family in a mood.
type portraitMotif uint8

// portraitOf returns the portrait of the character of a family in a mood.
func portraitOf(family dreist.Color, mood pictures.Mood) portraitMotif {
	return portraitMotif(uint8(family)*pictures.Moods + uint8(mood))
}

// Nature says that a portrait is the same on every table.
func (portraitMotif) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the portrait at a size.
func (p portraitMotif) Paint(o kit.Order) *image.RGBA {
	return pictures.Portrait(dreist.Color(p/pictures.Moods), pictures.Mood(p%pictures.Moods).Expression(), o.W)
}

// ownMotif is a picture of the game that comes in one kind only.
type ownMotif uint8

const (
	backMotif ownMotif = iota // of every card
	logoMotif                 // the title
)

// Nature says that these pictures are the same on every table.
func (ownMotif) Nature() kit.Nature { return kit.Nature{} }

// Paint draws the picture at a size.
func (m ownMotif) Paint(o kit.Order) *image.RGBA {
	if m == logoMotif {
		return pictures.Logo(o.Studio, o.W)
	}
	return pictures.Back(o.W)
}
