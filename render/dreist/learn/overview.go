package learn

import (
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewOverview returns the rule book, which leads to examples by number.
func NewOverview(c *shell.Context, e pictures.Canvas, example func(number int) shell.Step) *screens.Overview {
	return &screens.Overview{Context: c, Canvas: e.Canvas, Rules: rulebook.Book(), Example: example,
		Pages: screens.PagesOf(rulebook.Pages(), func(of rulebook.Diagram, page []rulebook.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, page, e, speed, reduced)
		})}
}
