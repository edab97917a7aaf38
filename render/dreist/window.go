package dreist

import (
	"image"

	"dreist/render/dreist/pictures"
)

// Title is the name of the game.
func (a *game) Title() string { return "DREIst!" }

// Icons is Egon, in the sizes that systems show.
func (a *game) Icons() []image.Image {
	var icons []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		icons = append(icons, pictures.Egon(pictures.Smug.Expression(), size))
	}
	return icons
}
