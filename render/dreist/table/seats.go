package table

import (
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
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
	t.Mode = situation.Playing
	t.Opponents.Retell()
	t.Line.MakeRoom(t.Position())
	t.Line.Seat(scene.SeatingFrom(t.Match, t.Position().Turn(), true))
	t.Stale = true
}
