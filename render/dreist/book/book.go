// Package book shows the rules of DREIst!: the rule book, and the rules at a glance on six pages with moving diagrams. A page can also
// explain why a move was refused.
package book

import (
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Of returns the rule book in the current language, with links to the rules at a glance and to examples by number.
func Of(f *screens.Front, glance func() shell.Step, example func(number int) shell.Step) screens.Book {
	b := f.BookOf(rulebook.Book(), func(p form.Paragraph) []panel.Link { return f.ExampleLinks(p.Examples, example) })
	b.Intro, b.Glance = f.Say(dreistmsg.RulesNumbers), glance
	return b
}

// Cited returns the place of a citation such as "3.1" or "R 4", or the beginning of the book.
func Cited(ref string) screens.Place { return screens.Cited(rulebook.Book(), ref) }
