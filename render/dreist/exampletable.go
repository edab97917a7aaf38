package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/lessons"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/teach"
)

// openExample shows an example, 1 to examples.Count. Leaving it leads to the list of examples or, if back is the key of a button, to the
// panel of that button and the table below it.
func (a *game) openExample(number int, back string) shell.Step {
	b := a.exampleScreen(number, session.Origin{Away: back})
	if b == nil {
		return shell.Stay()
	}
	return shell.Push(b.screen)
}

// nextExample replaces the example by another one.
func (b *board) nextExample(number int) shell.Step {
	s := b.game.exampleScreen(number, b.screen.Origin)
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s.screen)
}

// exampleScreen returns an example on a table of its own, nil for an unknown number.
func (a *game) exampleScreen(number int, from session.Origin) *board {
	if number < 1 || number > examples.Count {
		return nil
	}
	l := lessons.NewLesson(a.examples.Example(number), a.examples.Learned)
	l.Away = from.Away
	b := a.boardOf(l.NewMatch(), mode{})
	b.lesson, b.screen.Origin = l, from
	b.screen.Begin = func() []panel.Button {
		return []panel.Button{b.screen.Anew(msg.LessonsAgain, func() shell.Step {
			b.table.Press(teach.AgainButton)
			return shell.Close()
		})}
	}
	b.table.SetGuide(l)
	l.Take(b.table.Now(), teach.Watching)
	b.table.Line.Flush()
	return b
}
