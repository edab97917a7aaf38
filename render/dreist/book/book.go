// Package book shows the rules of DREIst!: the rule book, and the rules at a glance on six pages with moving diagrams. A page can also
// explain why a move was refused.
package book

import (
	"fmt"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Of returns the rule book in the current language, with links to the rules at a glance and to examples by number.
func Of(f *screens.Front, glance func() shell.Step, example func(number int) shell.Step) screens.Book {
	rules, text := rulebook.Book(), func(key string) string { return f.Say(key) }
	b := screens.Book{
		Intro:  f.Say(dreistmsg.RulesNumbers),
		Search: func(query string) []screens.Hit { return hitsOf(rules, rules.Search(query, text)) },
		Near:   func(query string) []string { return rules.Near(query, text) },
		Glance: glance,
	}
	for _, s := range rules.Sections {
		c := screens.Chapter{Title: f.Say(s.Title)}
		for _, p := range s.Paragraphs {
			c.Passages = append(c.Passages, screens.Passage{Number: numberOf(f, s, p), Text: f.Say(p.Key),
				Links: exampleLinks(f, p.Examples, example)})
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b
}

// hitsOf converts the hits of a search.
func hitsOf(rules *form.Book, found []form.Hit) []screens.Hit {
	hits := make([]screens.Hit, len(found))
	for i, hit := range found {
		hits[i].Place = placeIn(rules, hit.Place)
		for _, m := range hit.Matches {
			hits[i].Marks = append(hits[i].Marks, panel.Highlight{From: m.Start, To: m.End})
		}
	}
	return hits
}

// numberOf returns the number of a paragraph, "" if it has none.
func numberOf(f *screens.Front, s form.Section, p form.Paragraph) string {
	switch {
	case p.Ruling > 0:
		return f.Say(dreistmsg.RulesRuling, assets.Values{"Ruling": p.Ruling})
	case p.Item > 0:
		return fmt.Sprintf("%d.%d", s.Number, p.Item)
	}
	return ""
}

// exampleLinks returns links to the examples of a paragraph.
func exampleLinks(f *screens.Front, numbers []int, example func(int) shell.Step) []panel.Link {
	var links []panel.Link
	for _, n := range numbers {
		links = append(links, panel.Link{
			Label:  f.Say(dreistmsg.RulesFigure, assets.Values{"Figure": n}),
			Action: f.Press(func() shell.Step { return example(n) }),
		})
	}
	return links
}

// placeIn converts a place of the rules.
func placeIn(rules *form.Book, at form.Place) screens.Place {
	s, _ := rules.Section(at.Section)
	return screens.Place{Chapter: s.Number - 1, Passage: at.Paragraph}
}

// Cited returns the place of a citation such as "3.1" or "R 4", or the beginning of the book.
func Cited(ref string) screens.Place {
	rules := rulebook.Book()
	place, ok := rules.Cited(ref)
	if !ok {
		return screens.Place{Passage: screens.InTitle}
	}
	return placeIn(rules, place)
}
