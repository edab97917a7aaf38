package tutorial

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// pauseAtCard pauses Egon's turn at every revealed card until the player asks for the next step, unless the player goes on alone.
func (g *Tutorial) pauseAtCard(now *guide.Now) {
	step, _, ok := now.Line.Current()
	if !ok || now.Mode == tabletop.Replaying || g.alone() {
		return
	}
	if e, is := step.Event.(dreist.EgonRevealed); is && e.Card != g.held && now.Line.Arrived(int(e.Card)) {
		g.held = e.Card
		now.Do.Pause(true)
	}
}

// pausedAtCard reports whether Egon's turn is paused at a card.
func (g *Tutorial) pausedAtCard(now *guide.Now) bool {
	step, _, ok := now.Line.Current()
	if !ok || !now.Line.Paused() {
		return false
	}
	e, is := step.Event.(dreist.EgonRevealed)
	return is && e.Card == g.held
}

// resume resumes Egon's turn if a gesture asks for the next step.
func (g *Tutorial) resume(now *guide.Now, of input.Gesture) {
	if !g.pausedAtCard(now) {
		return
	}
	if of.Kind == input.Tap && now.Look.ButtonAt(geom.Point(of.At)) == tabletop.NoButton ||
		of.Kind == input.Trigger && of.Command == input.CommandEndTurn {
		now.Do.Pause(false)
	}
}
