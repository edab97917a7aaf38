package hints

import (
	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/session/request"
)

// Adviser gives the hints at a table, and lets a turn be tried there.
type Adviser struct {
	Coach   *Coach
	Planner *Planner
	Now     *guide.Now
}

// Hint gives a hint of a strength.
func (a *Adviser) Hint(s request.Strength) { a.Coach.Ask(a.Now, s) }

// PutAway ends a hint.
func (a *Adviser) PutAway() { a.Coach.PutAway(a.Now) }

// Plan lets a turn be tried, from its beginning or from what a hint has said.
func (a *Adviser) Plan(hinted bool) {
	var moves []dreist.Move
	if hinted {
		moves = a.Coach.Line(a.Now)
	}
	a.Planner.Open(a.Now, moves)
}

// Plans reports whether a turn is tried.
func (a *Adviser) Plans() bool { return a.Planner.Leads() }
