package table

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
)

// SeatingOf returns who sits where at a match that is taken up: a single person in front with an open hand; several
// behind the curtain.
func SeatingOf(m *match.Match) scene.Seating {
	if m.Deal().Mode == dreist.Solo {
		return scene.AgainstEgon()
	}
	return around(m, frontOf(m), m.Over())
}

// around returns the seating of a table as seen from a seat.
func around(m *match.Match, front dreist.Seat, curtainUp bool) scene.Seating {
	var persons [dreist.MaxSeats]bool
	for s := range persons {
		persons[s] = m.Person(dreist.Seat(s))
	}
	start := m.Start()
	return scene.Around(start.Seats(), persons, front, curtainUp)
}

// frontOf returns the person who sits in front: whoever is to move, else who moved last, else the first.
func frontOf(m *match.Match) dreist.Seat {
	if turn := m.Position().Turn(); m.Person(turn) {
		return turn
	}
	h := m.History()
	for i := len(h) - 1; i >= 0; i-- {
		if s := dreist.Seat(h[i].Seat); m.Person(s) {
			return s
		}
	}
	for s := range dreist.Seat(dreist.MaxSeats) {
		if m.Person(s) {
			return s
		}
	}
	return 0
}

// changeFront lets the person to move sit in front, with all hands closed.
func (t *Table) changeFront() {
	t.LetGo()
	s := around(t.Match, t.Position().Turn(), false)
	t.Line.Seat(s)
	t.Line.Show(scene.ViewOf(t.Position()))
	t.Line.TakeStarted()
	t.Stale = true
}

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() {
	t.Mode = Playing
	t.Line.MakeRoom(t.Position())
	t.Line.Seat(around(t.Match, t.Position().Turn(), true))
	t.Stale = true
}

// openAll turns up the cards that are left, now that nobody needs to hide them any more.
func (t *Table) openAll() {
	s := *t.Line.Seating()
	if s.Egon {
		return
	}
	s.Veiled = false
	for seat := range s.Seats {
		s.Open[seat] = true
	}
	t.Line.Seat(s)
}
