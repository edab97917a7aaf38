package table

import (
	"dreist/render/dreist/scene"
)

// changeFront lets the person to move sit in front, with all hands closed.
func (t *Table) changeFront() {
	t.LetGo()
	t.Line.Seat(scene.SeatingFrom(t.Match, t.Position().Turn(), false))
	t.Line.Show(scene.ViewOf(t.Position()))
	t.Line.TakeStarted()
	t.Stale = true
}

// RaiseCurtain shows the person in front their cards.
func (t *Table) RaiseCurtain() {
	t.Mode = Playing
	t.Line.MakeRoom(t.Position())
	t.Line.Seat(scene.SeatingFrom(t.Match, t.Position().Turn(), true))
	t.Stale = true
}

// openAll turns up the cards that are left, now that nobody needs to hide them any more.
func (s *Situation) openAll() {
	all := *s.Line.Seating()
	if all.Egon {
		return
	}
	all.Veiled = false
	for seat := range all.Seats {
		all.Open[seat] = true
	}
	s.Line.Seat(all)
}
