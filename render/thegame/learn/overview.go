package learn

import (
	"dreist/game/thegame/rulebook"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewOverview returns the rule book, which lead to examples by number.
func NewOverview(c *shell.Context, e *kit.Canvas, example func(number int) shell.Step) *screens.Overview {
	return &screens.Overview{Context: c, Canvas: e, Rules: rulebook.Book(), Example: example,
		Pages: screens.PagesOf(rulebook.Pages(), func(of rulebook.Diagram, _ []rulebook.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, e, speed, reduced)
		})}
}
