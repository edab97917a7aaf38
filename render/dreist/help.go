package dreist

import (
	"dreist/game/rulebook"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Book returns the rule book.
func (a *game) Book() *screens.Overview { return a.overview }

// Refusal returns the explanation of the refusal that a screen shows.
func (a *game) Refusal(on shell.Screen) (e rulebook.Explanation, ok bool) {
	if b, ok := sittingOn(on); ok {
		return b.Refusal.Explanation, b.Refusal.IsExplained
	}
	return e, false
}
