package learn

import (
	"dreist/game/thegame/primer"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewRuleBook returns the rule book. It opens examples by their numbers.
func NewRuleBook(c *shell.Context, e *kit.Canvas, example func(number int) shell.Navigation) *screens.RuleBook {
	return &screens.RuleBook{Context: c, Canvas: e, Rules: primer.Book(), OpenExample: example,
		Pages: screens.OverviewPages(primer.Pages(), func(of primer.Diagram, _ []primer.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, e, speed, reduced)
		})}
}
