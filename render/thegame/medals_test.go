package thegame

import (
	"image"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/thegame/match"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
)

// TestMedalsAreWholeAndDiffer paints all medals and compares each with all others.
func TestMedalsAreWholeAndDiffer(t *testing.T) {
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	const size = 96
	var painted []*image.RGBA
	for _, m := range match.Medals() {
		painted = append(painted, medalMotif(m, true).Paint(kit.PaintRequest{Letters: art.NewLetterPainter(display), W: size}))
	}
	arttest.CheckDistinct(t, painted, size)
}
