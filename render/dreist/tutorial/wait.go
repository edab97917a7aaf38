package tutorial

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// pauseAtCard pauses Egon's turn at every revealed card until the player asks for the next step, unless the player goes on alone.
func (g *Tutorial) pauseAtCard() {
	step, _, ok := g.table.Line.Current()
	if !ok || g.table.Mode == tabletop.Replaying || g.alone() {
		return
	}
	if e, is := step.Event.(dreist.EgonRevealed); is && e.Card != g.held && g.table.Line.Arrived(int(e.Card)) {
		g.held = e.Card
		g.table.Line.SetPaused(true)
	}
}

// pausedAtCard reports whether Egon's turn is paused at a card.
func (g *Tutorial) pausedAtCard() bool {
	step, _, ok := g.table.Line.Current()
	if !ok || !g.table.Line.Paused() {
		return false
	}
	e, is := step.Event.(dreist.EgonRevealed)
	return is && e.Card == g.held
}

// resume resumes Egon's turn if a gesture asks for the next step.
func (g *Tutorial) resume(of input.Gesture) {
	if !g.pausedAtCard() {
		return
	}
	if of.Kind == input.Tap && g.table.ButtonAt(geom.Point(of.At)) == tabletop.NoButton ||
		of.Kind == input.Trigger && of.Command == input.CommandEndTurn {
		g.table.Line.SetPaused(false)
	}
}
