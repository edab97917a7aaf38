package dreist

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
)

// steers reports whether a key chooses a card, a place or an answer.
func steers(i input.Command) bool {
	switch i {
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown:
		return true
	}
	return i >= input.CommandCard1 && i <= input.CommandCard5
}

// venture appends the free cells of a card's column where it must not lie: here one may try them and hear why not.
func (l *lesson) venture(t *table, c dreist.Card, places []aim) []aim {
	if !l.byHand() {
		return places
	}
	p, g := t.position(), t.line.Geometry()
	for row := 1; row <= p.Layout().Depth()+1; row++ {
		at := c.Cell(row)
		if p.Layout().At(at) == dreist.NoCard && !p.Rows(c).Has(row) && g.Reaches(at) {
			places = append(places, aim{kind: aimCell, cell: at})
		}
	}
	return places
}

// ventured returns where the keys or the mouse aim a chosen card although it must not lie there.
func (l *lesson) ventured(t *table) (aim, bool) {
	h := &t.hand
	if !l.byHand() || h.grip != selected || h.aim.kind != aimCell || t.line.Busy() || t.accepts(h.card, h.aim) {
		return aim{}, false
	}
	return h.aim, t.position().Layout().At(h.aim.cell) == dreist.NoCard
}

// dare tries to lay the chosen card where it must not lie, and reports whether it is aimed there.
func (l *lesson) dare(t *table) bool {
	to, ok := l.ventured(t)
	if ok {
		t.refuseAim(t.hand.card, to)
	}
	return ok
}

// drawFirst answers at once whoever does not want to draw where the figure needs the card, and leaves the question open.
// It reports whether that was so.
func (l *lesson) drawFirst(t *table) bool {
	if l.play == nil || t.question() != drawQuestion || !l.play.Leads(dreist.Draw()) {
		return false
	}
	p := t.position()
	for _, m := range p.AppendMoves(nil) {
		if m.Action != dreist.DrawCard && l.play.Leads(m) {
			return false
		}
	}
	l.unmark()
	l.say(phrase{key: msg.LessonsDeclined}, "5")
	l.hint, l.hinted = examples.Hint{Card: dreist.NoCard, Move: dreist.Draw()}, true
	t.stale = true
	return true
}

// missOf returns the key of why a place is not the part of the table that a step of the tour is about.
func missOf(s *examples.Step) string { return "lessons.miss." + partName(s) }

// hinting reports whether a hint is to do a deed of Egon's.
func (l *lesson) hinting(d examples.Deed) bool { return l.hinted && l.hint.Deed == d }

// pressed reports whether a page shows how the turn is ended where it must not be.
func (l *lesson) pressed(t *table) bool {
	if l.way != shunning || l.reel.at == 0 {
		return false
	}
	return l.spotOfCounterexample(t, &l.example.Counterexamples[l.reel.at-1]).kind == spotEnd
}

// clearing returns how many events come before the one that clears a column, and whether there is one.
func clearing(events []dreist.Event) (int, bool) {
	at := slices.IndexFunc(events, func(e dreist.Event) bool {
		_, cleared := e.(dreist.ColumnCleared)
		return cleared
	})
	if at < 0 {
		return len(events), false
	}
	return at, true
}
