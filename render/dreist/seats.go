package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/dreist/scene"
)

// seatingOf returns who sits where at a match that is taken up: a single person in front with an open hand; several
// behind the curtain.
func seatingOf(m *match.Match) scene.Seating {
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

// egonPlays reports whether the match is one against Egon.
func (t *table) egonPlays() bool { return t.match.Deal().Mode == dreist.Solo }

// front returns who sits in front of the screen.
func (t *table) front() dreist.Seat { return t.line.Seating().Front }

// next returns who sits next to the one in front, clockwise.
func (t *table) next() dreist.Seat {
	return (t.front() + 1) % dreist.Seat(t.position().Seats())
}

// mine reports whether whoever sits in front may move: it is their turn, and they see their cards.
func (t *table) mine() bool {
	turn := t.position().Turn()
	return turn == t.front() && t.match.Person(turn) && t.line.Seating().Open[turn] && !t.replay && t.past == nil && !t.closed && !t.handsOff()
}

// curtainIsDown reports whether the person to move has not taken the screen yet.
func (t *table) curtainIsDown() bool {
	return !t.match.Over() && !t.line.Seating().Open[t.position().Turn()]
}

// changeFront lets the person to move sit in front, with all hands closed.
func (t *table) changeFront() {
	t.letGo()
	s := around(t.match, t.position().Turn(), false)
	t.line.Seat(s)
	t.line.Show(scene.ViewOf(t.position()))
	t.line.TakeStarted()
	t.stale = true
}

// raiseCurtain shows the person in front their cards.
func (t *table) raiseCurtain() {
	t.curtain = false
	t.line.MakeRoom(t.position())
	t.line.Seat(around(t.match, t.position().Turn(), true))
	t.stale = true
}

// openAll turns up the cards that are left, now that nobody needs to hide them any more.
func (t *table) openAll() {
	s := *t.line.Seating()
	if s.Egon {
		return
	}
	s.Veiled = false
	for seat := range s.Seats {
		s.Open[seat] = true
	}
	t.line.Seat(s)
}

// progress is how much of a match's history has been shown.
type progress struct {
	steps  int // moves shown to their end
	events int // events shown of the next move; below 0 while hands are dealt before the first
}

// note counts one more event.
func (p *progress) note(m *match.Match) {
	p.events++
	h := m.History()
	for p.steps < len(h) && p.events >= len(h[p.steps].Events) && p.events > 0 {
		p.events -= len(h[p.steps].Events)
		p.steps++
	}
}

// catchUp counts everything as shown.
func (p *progress) catchUp(m *match.Match) { *p = progress{steps: len(m.History())} }
