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
	l := lessons.NewLesson(b.table, e, a.examples.Learned)
	l.Away, b.lesson = away, l
	b.table.SetGuide(l)
	l.Take(teach.Watching)
	b.table.Line.Flush()
	return b.screen, func() { b.table.Press(teach.AgainButton) }
}
