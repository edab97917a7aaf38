package screens

import (
	"dreist/game/rulebook"
	"dreist/render/panel"
)

// BookOf returns a rule book in the language that is spoken, without intro and glance, which the game gives. links returns what leads to
// whatever shows a paragraph.
func (f *Front) BookOf(rules *rulebook.Book, links func(rulebook.Paragraph) []panel.Link) Book {
	text := func(key string) string { return f.Say(key) }
	b := Book{
		Search: func(query string) []Hit { return hitsOf(rules, rules.Search(query, text)) },
		Near:   func(query string) []string { return rules.Near(query, text) },
	}
	for _, s := range rules.Sections {
		c := Chapter{Title: f.Say(s.Title)}
		for _, p := range s.Paragraphs {
			c.Passages = append(c.Passages, Passage{Number: rules.NumberOf(s, p), Text: f.Say(p.Key), Links: links(p)})
		}
		b.Chapters = append(b.Chapters, c)
	}
	return b
}

func hitsOf(rules *rulebook.Book, found []rulebook.Hit) []Hit {
	hits := make([]Hit, len(found))
	for i, hit := range found {
		hits[i].Place = PlaceIn(rules, hit.Place)
		for _, m := range hit.Matches {
			hits[i].Marks = append(hits[i].Marks, panel.Highlight{From: m.Start, To: m.End})
		}
	}
	return hits
}

// PlaceIn returns where a place of the rules is in their book.
func PlaceIn(rules *rulebook.Book, at rulebook.Place) Place {
	s, _ := rules.Section(at.Section)
	return Place{Chapter: s.Number - 1, Passage: at.Paragraph}
}

// Cited returns the place of a citation such as "3.1" or "R 4", the beginning of the book where there is none.
func Cited(rules *rulebook.Book, ref string) Place {
	place, ok := rules.Cited(ref)
	if !ok {
		return Place{Passage: InTitle}
	}
	return PlaceIn(rules, place)
}
