package dreist

import (
	"dreist/render/dreist/book"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/teach"
)

// Book returns the rule book.
func (a *game) Book() screens.Book {
	return book.Of(a.Front, func() shell.Step { return shell.Push(a.glance()) },
		func(number int) shell.Step { return a.examples.Open(number, teach.BackToBook) })
}

// Help returns the overview of the rules or, if the table on the screen shows a refusal, its explanation.
func (a *game) Help(over shell.Screen) screens.Help {
	if b, ok := boardOn(over); ok {
		if e, ok := b.table.Refused.Explanation(); ok {
			return screens.Help{Menu: a.overview.Why(e)}
		}
	}
	return a.glance()
}

// glance returns the overview at its last page.
func (a *game) glance() screens.Help { return screens.Help{Menu: a.overview.Last()} }
