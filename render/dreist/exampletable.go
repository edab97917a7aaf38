package dreist

import (
	"dreist/render/dreist/lessons"
	"dreist/render/session"
	"dreist/render/teach"
)

// sitAtExample returns an example on a table of its own, and what has it begin again.
func (a *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	l := lessons.NewLesson(a.examples.Example(number), a.examples.Learned)
	l.Away = away
	b := a.boardOf(l.NewMatch(), mode{})
	b.lesson = l
	b.table.SetGuide(l)
	l.Take(b.table.Now(), teach.Watching)
	b.table.Line.Flush()
	return b.screen, func() { b.table.Press(teach.AgainButton) }
}
