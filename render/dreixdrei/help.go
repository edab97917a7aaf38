package dreixdrei

import (
	"dreist/game/rulebook"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Book returns the rule book.
func (g *game) Book() *screens.Overview { return g.overview }

// Refusal returns the explanation of the refusal that a screen shows.
func (g *game) Refusal(on shell.Screen) (e rulebook.Explanation, ok bool) {
	if b, ok := sittingOn(on); ok {
		return b.Table.Refusal.Explanation, b.Table.Refusal.IsExplained
	}
	return e, false
}
