package rulebook

import (
	"fmt"
	"strconv"
)

// Place is a place in a book: a section's title or one of its paragraphs.
type Place struct {
	Section   string // ID
	Paragraph int    // index in the section's paragraphs, or InTitle
	Key       string // of the text there
}

// Explanation is where to read why a move was refused.
type Explanation struct {
	Page    string // ID of the page of the overview
	Point   string // key of the point there
	Place   Place  // the paragraph of the rule book
	Rule    string // how that is cited, or its section where it has no number
	Example int    // it shows the refusal or, where no example does, what the paragraph tells; 0 where there is none
}

// Source names what explains something. Make one with From.
type Source struct {
	page, point, paragraph string
	example                int
}

// From returns a source: the ID of a page of the overview and of a point there, a paragraph without the prefix of the book, and the
// example that shows it, 0 for none.
func From(page, point, paragraph string, example int) Source {
	return Source{page, point, paragraph, example}
}

// Explain returns what a source names, false for none; points is how the keys of the overview begin.
func (b *Book) Explain(from Source, points string) (e Explanation, ok bool) {
	if from == (Source{}) {
		return e, false
	}
	e = Explanation{Page: from.page, Point: points + from.page + "." + from.point, Example: from.example}
	e.Place, _ = b.PlaceOf(b.prefix + from.paragraph)
	if s, ok := b.Section(e.Place.Section); ok {
		if e.Rule = b.NumberOf(s, s.Paragraphs[e.Place.Paragraph]); e.Rule == "" {
			e.Rule = strconv.Itoa(s.Number)
		}
	}
	return e, true
}

// InTitle is the Paragraph of a section's title.
const InTitle = -1

// Cited returns the place of a citation: a section such as "3", an item such as "3.1", or the first paragraph of a
// ruling such as "R 4"; ok is false if there is none.
func (b *Book) Cited(rule string) (place Place, ok bool) {
	for _, s := range b.Sections {
		if rule == strconv.Itoa(s.Number) {
			return Place{Section: s.ID, Paragraph: InTitle, Key: s.Title}, true
		}
		for i, p := range s.Paragraphs {
			if number := b.NumberOf(s, p); number != "" && rule == number {
				return Place{Section: s.ID, Paragraph: i, Key: p.Key}, true
			}
		}
	}
	return Place{}, false
}

// NumberOf returns how a paragraph of a section is cited, empty for one without a number.
func (b *Book) NumberOf(s Section, p Paragraph) string {
	switch {
	case p.Ruling > 0:
		return fmt.Sprintf("%s %d", b.ruling, p.Ruling)
	case p.Item > 0:
		return fmt.Sprintf("%d.%d", s.Number, p.Item)
	}
	return ""
}

// PlaceOf returns the place of the paragraph with a key; ok is false if there is none.
func (b *Book) PlaceOf(key string) (place Place, ok bool) {
	for _, s := range b.Sections {
		for i, p := range s.Paragraphs {
			if p.Key == key {
				return Place{Section: s.ID, Paragraph: i, Key: key}, true
			}
		}
	}
	return Place{}, false
}
