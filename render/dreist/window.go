package dreist

import (
	"image"

	"dreist/game/dreist/ladder"
	"dreist/render/dreist/pictures"
)

// Name is the name of the game in the history and in the names of files.
func (a *game) Name() string { return ladder.Game }

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
