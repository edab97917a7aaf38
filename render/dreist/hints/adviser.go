package hints

import (
	"dreist/render/dreist/guide"
	"dreist/render/session/request"
)

// Adviser gives hints at a table.
type Adviser struct {
	Hinter *Hinter
	Now    *guide.Now
}

// Hint gives a hint of a strength.
func (a *Adviser) Hint(s request.Strength) { a.Hinter.Ask(a.Now, s) }

// PutAway ends a hint.
func (a *Adviser) PutAway() { a.Hinter.PutAway(a.Now) }
