package tutorial

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// await halts Egon's turn at every card that he turns up, until the player wants to see the next step. Whoever hurries him, or
// goes on alone, does not wait.
func (g *Tutorial) await(t *table.Table) {
	step, _, ok := t.Line.Current()
	if !ok || t.Mode == situation.Replaying || t.Line.Hurried() || g.alone() {
		return
	}
	if e, is := step.Event.(dreist.EgonRevealed); is && e.Card != g.held && t.Line.Arrived(int(e.Card)) {
		g.held = e.Card
		t.Line.SetPaused(true)
	}
}

// halts reports whether Egon's turn stands still at a card until the player wants to see the next step.
func (g *Tutorial) halts(t *table.Table) bool {
	step, _, ok := t.Line.Current()
	if !ok || !t.Line.Paused() {
		return false
	}
	e, is := step.Event.(dreist.EgonRevealed)
	return is && e.Card == g.held
}

// release lets Egon go on where a gesture asks for the next step.
func (g *Tutorial) release(t *table.Table, of input.Gesture) {
	if !g.halts(t) {
		return
	}
	switch over := t.ButtonAt(geom.Point(of.At)); {
	case of.Kind == input.Tap && (over == overlay.NoButton || over == overlay.HurryButton),
		of.Kind == input.Trigger && (of.Command == input.CommandEndTurn || of.Command == input.CommandHurry):
		t.Line.SetPaused(false)
	}
}
