package dreist

import (
	"fmt"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/lessons"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Book returns the rule book in the language that is spoken.
func (a *game) Book() screens.Book {
	text := func(key string) string { return a.Say(key) }
	b := screens.Book{
		Intro:  a.Say(msg.RulesNumbers),
		Search: func(query string) []screens.Hit { return hitsOf(rulebook.Search(query, text)) },
		Near:   func(query string) []string { return rulebook.Near(query, text) },
		Glance: func() shell.Step { return shell.Push(help{a.overview.Last()}) },
	}
	for _, s := range rulebook.Sections() {
		c := screens.Chapter{Title: a.Say(s.TitleKey())}
		for _, p := range s.Paragraphs {
			c.Passages = append(c.Passages, screens.Passage{Number: a.numberOf(s, p), Text: a.Say(p.Key), Links: a.exampleLinks(p.Examples)})
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b
}

// hitsOf returns what a search has found as the book shows it.
func hitsOf(found []rulebook.Hit) []screens.Hit {
	hits := make([]screens.Hit, len(found))
	for i, hit := range found {
		hits[i].Place = placeIn(hit.Place)
		for _, m := range hit.Matches {
			hits[i].Marks = append(hits[i].Marks, panel.Mark{From: m.Start, To: m.End})
		}
	}
	return hits
}

// numberOf returns the number that stands before a paragraph, empty where it has none.
func (a *game) numberOf(s rulebook.Section, p rulebook.Paragraph) string {
	switch {
	case p.Ruling > 0:
		return a.Say(msg.RulesRuling, assets.Values{"Ruling": p.Ruling})
	case p.Item > 0:
		return fmt.Sprintf("%d.%d", s.Number, p.Item)
	}
	return ""
}

// exampleLinks leads to the examples that show what a paragraph says.
func (a *game) exampleLinks(numbers []int) []panel.Link {
	var links []panel.Link
	for _, n := range numbers {
		links = append(links, panel.Link{
			Label:  a.Say(msg.RulesFigure, assets.Values{"Figure": n}),
			Action: a.Press(func() shell.Step { return a.openExampleFrom(n, lessons.BackToBook) }),
		})
	}
	return links
}

// placeIn returns a place of the rules as the book counts them.
func placeIn(at rulebook.Place) screens.Place {
	s, _ := rulebook.SectionOf(at.Section)
	return screens.Place{Chapter: s.Number - 1, Passage: at.Paragraph}
}

// openRule opens the rule book at what a citation names, such as "3.1" or "R 4", else at its beginning.
func (a *game) openRule(ref string) shell.Step {
	place, ok := rulebook.Cited(ref)
	if !ok {
		return a.ShowBook(screens.Place{Passage: screens.InTitle})
	}
	return a.ShowBook(placeIn(place))
}
