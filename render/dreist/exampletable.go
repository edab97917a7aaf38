package dreist

import (
	"dreist/render/dreist/learn"
	"dreist/render/session"
	"dreist/render/teach"
)

// sitAtExample returns an example on a table of its own, and the function that restarts it.
func (a *game) sitAtExample(number int, away string) (s *session.Screen, again func()) {
	e := a.examples.Example(number)
	b := a.newSitting(learn.NewExampleMatch(e), mode{})
	b.lesson = learn.StartLesson(b.Table, e, away, a.examples.UpdateProgress)
	b.Table.Timeline.Flush()
	return b.screen, func() { b.Table.Press(teach.RestartButton) }
}
