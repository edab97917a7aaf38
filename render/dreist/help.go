package dreist

import (
	"dreist/render/dreist/book"
	"dreist/render/dreist/lessons"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Book returns the rule book.
func (a *game) Book() screens.Book {
	return book.Of(a.Front, func() shell.Step { return shell.Push(help{a.overview.Last()}) },
		func(number int) shell.Step { return a.openExampleFrom(number, lessons.BackToBook) })
}

// help is a panel that was asked for by the key for help, which also puts it away.
type help struct{ *shell.Menu }

// Help shows the overview over whatever is shown, or puts it away with all that was opened from it. Where a refusal is
// told it explains that.
func (a *game) Help(open []shell.Screen) shell.Step {
	for i := len(open) - 1; i > 0 && !open[i].Backdrop(); i-- {
		if h, ok := open[i].(help); ok {
			return shell.Close().Through(h)
		}
	}
	return a.helpOver(open[len(open)-1])
}

// helpOver shows the overview over a screen.
func (a *game) helpOver(top shell.Screen) shell.Step {
	if s, ok := top.(*tableScreen); ok {
		if e, ok := s.table.Refused.Explanation(); ok {
			return shell.Push(help{a.overview.Why(e)})
		}
	}
	return shell.Push(help{a.overview.Last()})
}
