package dreist

import (
	"dreist/render/dreist/lessons"
	"dreist/render/session"
	"dreist/render/teach"
)

// sitAtExample returns an example on a table of its own, and what has it begin again.
func (a *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	e := a.examples.Example(number)
	b := a.boardOf(lessons.NewMatch(e), mode{})
	b.lesson = lessons.Lead(b.table, e, away, a.examples.Learned)
	b.table.Line.Flush()
	return b.screen, func() { b.table.Press(teach.AgainButton) }
}
