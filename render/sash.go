package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/scene"
)

// sash is the ribbon across the corner of a table at which a game is practised, with its word, drawn once for a size
// and language.
type sash struct {
	image *ebiten.Image
	size  int
	word  string
}

// The logical size of the sash in the smallest window, and how much of it lies beyond the corner.
const (
	sashSize = 104
	sashOff  = 0.06
)

// draw draws the sash in the upper left corner.
func (s *sash) draw(b *brush, l *labels, word string, f scene.Frame) {
	size := round(sashSize * f.Scale * f.Grow())
	if s.image == nil || s.size != size || s.word != word {
		s.letter(l, word, size)
	}
	off := -float64(round(float64(size) * sashOff))
	b.image(s.image, off, off, 1)
}

// letter puts the word on the ribbon.
func (s *sash) letter(l *labels, word string, size int) {
	if s.image != nil {
		s.image.Deallocate()
	}
	s.image, s.size, s.word = ebiten.NewImageFromImage(art.Sash(size)), size, word
	band := art.SashBand(size)
	style := l.fit(word, lettering{font: assets.Display, size: math.Floor(band.Tall), color: art.SashText()}, band.Long*0.8)
	face := &text.GoTextFace{Source: l.sources[style.font], Size: style.size}
	var op text.DrawOptions
	op.PrimaryAlign, op.SecondaryAlign = text.AlignCenter, text.AlignCenter
	op.GeoM.Rotate(-math.Pi / 4)
	op.GeoM.Translate(band.X, band.Y)
	op.Filter = ebiten.FilterLinear
	op.ColorScale.ScaleWithColor(style.color)
	text.Draw(s.image, word, face, &op)
}

// drawSash says on the table that the game does not count.
func (t *table) drawSash(e *easel, g *scene.Geometry) {
	if t.practice && t.past == nil {
		e.sash.draw(&e.brush, e.labels, t.say.Say("practice.sash"), g.Frame)
	}
}
