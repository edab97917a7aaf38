package dreist

import (
	"dreist/render/dreist/book"
	"dreist/render/dreist/lessons"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Book returns the rule book.
func (a *game) Book() screens.Book {
	return book.Of(a.Front, func() shell.Step { return shell.Push(a.glance()) },
		func(number int) shell.Step { return a.openExample(number, lessons.BackToBook) })
}

// Help returns the overview over a screen or, where a refusal is told there, the one that explains that.
func (a *game) Help(over shell.Screen) screens.Help {
	if b, ok := boardOn(over); ok {
		if e, ok := b.table.Refused.Explanation(); ok {
			return screens.Help{Menu: a.overview.Why(e)}
		}
	}
	return a.glance()
}

// glance returns the overview as it was left.
func (a *game) glance() screens.Help { return screens.Help{Menu: a.overview.Last()} }
