package dreist

import (
	"dreist/game/dreist/examples"
	"dreist/render/dreist/lessons"
	"dreist/render/session"
	"dreist/render/shell"
)

// openExample shows an example, 1 to examples.Count, from among all of them.
func (a *game) openExample(number int) shell.Step {
	return pushed(a.exampleScreen(number, session.Origin{}))
}

// openExampleFrom shows an example of which the open panel speaks. Leaving it leads back to that panel as it is now, and to
// the table it lies over. The key is that of the button that says so.
func (a *game) openExampleFrom(number int, back string) shell.Step {
	return pushed(a.exampleScreen(number, session.Origin{Away: back}))
}

// pushed puts a screen over what is shown, if there is one.
func pushed(s *tableScreen) shell.Step {
	if s == nil {
		return shell.Stay()
	}
	return shell.Push(s)
}

// nextExample shows another example in the place of the one that is shown.
func (a *tableScreen) nextExample(number int) shell.Step {
	s := a.game.exampleScreen(number, a.ways.Origin)
	if s == nil {
		return shell.Stay()
	}
	return shell.Replace(s)
}

// exampleScreen returns an example on a table of its own, nil where there is none of this number.
func (a *game) exampleScreen(number int, from session.Origin) *tableScreen {
	if number < 1 || number > examples.Count {
		return nil
	}
	l := lessons.NewLesson(a.examples.Example(number), a.examples.Learned)
	l.Away = from.Away
	s := a.screenAt(l.NewMatch(), mode{})
	s.ways.Origin, s.lesson = from, l
	s.table.SetGuide(l)
	l.Take(s.table.Now(), lessons.Watching)
	s.table.Line.Flush()
	return s
}
