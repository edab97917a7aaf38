package learn

import (
	"dreist/game/dreist/primer"
	"dreist/render/dreist/pictures"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewOverview returns the rule book. example opens an example by its number.
func NewOverview(c *shell.Context, e pictures.Canvas, example func(number int) shell.Navigation) *screens.RuleBook {
	return &screens.RuleBook{Context: c, Canvas: e.Canvas, Rules: primer.Book(), Example: example,
		Pages: screens.OverviewPages(primer.Pages(), func(of primer.Diagram, page []primer.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, page, e, speed, reduced)
		})}
}
