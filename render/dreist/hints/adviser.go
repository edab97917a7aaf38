package hints

import (
	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/session/request"
)

// Adviser gives hints at a table and opens the planner.
type Adviser struct {
	Hinter  *Hinter
	Planner *Planner
	Now     *guide.Now
}

// Hint gives a hint of a strength.
func (a *Adviser) Hint(s request.Strength) { a.Hinter.Ask(a.Now, s) }

// PutAway ends a hint.
func (a *Adviser) PutAway() { a.Hinter.PutAway(a.Now) }

// Plan opens the planner, empty or with the moves of a hint.
func (a *Adviser) Plan(hinted bool) {
	var moves []dreist.Move
	if hinted {
		moves = a.Hinter.Line(a.Now)
	}
	a.Planner.Open(a.Now, moves)
}

// Plans reports whether the planner is open.
func (a *Adviser) Plans() bool { return a.Planner.Leads() }
