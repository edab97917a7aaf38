package book

import (
	"image/color"

	"dreist/game/thegame"
	"dreist/game/thegame/rulebook"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
)

// NewOverview returns the rules at a glance, which lead to the rule book and to examples by number.
func NewOverview(c *shell.Context, e *kit.Canvas, open func(screens.Place) shell.Step, example func(number int) shell.Step) *screens.Overview {
	return &screens.Overview{Context: c, Canvas: e, Rules: rulebook.Book(), Open: open, Example: example,
		Pages: screens.PagesOf(rulebook.Pages(), func(of rulebook.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, e, speed, reduced)
		}),
		Ink: func(point int) color.RGBA { return pictures.Colour(thegame.Pile(point % thegame.Piles)) }}
}
