package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
)

// asksFitting reports whether it is asked just now whether cards that fit are to be marked: in the first turn, where nothing
// else is asked.
func (t *Table) asksFitting() bool {
	return t.Status.Fitting == MarkedAndAsked && t.Guide == nil && !t.Logged && t.Still() && t.MarksFitting() && t.Question() == situation.NoQuestion
}

// answerFitting tells the program whether cards that fit are to be marked.
func (t *Table) answerFitting(yes bool) {
	kind := NoFitting
	t.Status.Fitting, t.Stale = Unmarked, true
	if yes {
		kind, t.Status.Fitting = MarkFitting, Marked
	}
	t.Request(kind)
}

// stopAsking asks no longer once the first turn has gone by without an answer.
func (t *Table) stopAsking() {
	if t.Status.Fitting != MarkedAndAsked {
		return
	}
	for _, s := range t.Match.History() {
		if dreist.Seat(s.Seat) == t.Front() && (t.Position().Turn() != t.Front() || t.Position().Laid() == 0) {
			t.Status.Fitting, t.Stale = Marked, true
			t.Request(MissedFitting)
			return
		}
	}
}
