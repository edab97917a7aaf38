package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
)

// asksFitting reports whether the table asks now whether cards that fit shall be marked: in the first turn, while no other question
// is open.
func (t *Table) asksFitting() bool {
	return t.Status.Fitting == MarkedAndAsked && t.Guide == nil && !t.Logged && t.Still() && t.MarksFitting() &&
		t.Question() == situation.NoQuestion
}

// answerFitting requests of the program that cards that fit are marked, or not.
func (t *Table) answerFitting(yes bool) {
	kind := NoFitting
	t.Status.Fitting, t.Stale = Unmarked, true
	if yes {
		kind, t.Status.Fitting = MarkFitting, Marked
	}
	t.Request(kind)
}

// stopAsking withdraws the question about cards that fit once the first turn has ended without an answer.
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
