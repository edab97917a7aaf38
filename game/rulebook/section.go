package rulebook

import (
	"fmt"
	"slices"
	"strconv"
)

// Book is the exact rules of a game. Each paragraph belongs to a point of the overview. Make one with New.
type Book struct {
	Paragraphs []Paragraph
	prefix     string   // prefix of the keys, with the dot
	ruling     string   // letter of its rulings
	index      []string // see Book.IndexKeys
}

// Section is a list of paragraphs whose numbers begin alike.
type Section []Paragraph

// Paragraph is one paragraph of a book. Make one with PlainParagraph, ItemParagraph, RulingParagraph or
// RulingContinuation.
type Paragraph struct {
	TextKey  string // catalogue key of its text
	PointKey string // catalogue key of the point of the overview that it belongs to
	Number   string // number for citing it: "R 4", "3.1" or else that of its section
	Ruling   int    // n of R n, 0 for other paragraphs; a long ruling has two paragraphs
	Examples []int  // numbers of the examples that show it
	item     int    // n for item n of its section's list, as 1 in 3.1, else 0
}

// New returns a book. The keys of its texts get a prefix, such as "rules.", and those of its points the prefix glance. Rulings are cited by
// a letter: "R" as in R 4. index lists the names of the texts with index entries, in the order of the book.
func New(prefix, glance, ruling string, index []string, sections ...Section) *Book {
	b := &Book{prefix: prefix, ruling: ruling, index: index}
	for i, s := range sections {
		for _, p := range s {
			p.TextKey, p.PointKey = prefix+p.TextKey, glance+p.PointKey
			switch {
			case p.Ruling > 0:
				p.Number = fmt.Sprintf("%s %d", ruling, p.Ruling)
			case p.item > 0:
				p.Number = fmt.Sprintf("%d.%d", i+1, p.item)
			default:
				p.Number = strconv.Itoa(i + 1)
			}
			b.Paragraphs = append(b.Paragraphs, p)
		}
	}
	return b
}

// PlainParagraph returns an ordinary paragraph from the name of its point, such as "goal.win", and the name of its text.
func PlainParagraph(point, name string, examples ...int) Paragraph {
	return Paragraph{TextKey: name, PointKey: point, Examples: examples}
}

// ItemParagraph returns the paragraph of item n of its section's list, cited as 3.n.
func ItemParagraph(n int, point, name string, examples ...int) Paragraph {
	return Paragraph{TextKey: name, PointKey: point, Examples: examples, item: n}
}

// RulingParagraph returns the paragraph of ruling n. Its key ends in "r" and n.
func RulingParagraph(n int, point string, examples ...int) Paragraph {
	return Paragraph{TextKey: "r" + strconv.Itoa(n), PointKey: point, Ruling: n, Examples: examples}
}

// RulingContinuation returns the second paragraph of ruling n.
func RulingContinuation(n int, point string, examples ...int) Paragraph {
	p := RulingParagraph(n, point, examples...)
	p.TextKey += ".rest"
	return p
}

// FindParagraph returns the first paragraph with a number such as "3", "3.1" or "R 4"; ok is false if there is none.
func (b *Book) FindParagraph(number string) (p Paragraph, ok bool) {
	return b.first(func(p Paragraph) bool { return p.Number == number })
}

func (b *Book) first(is func(Paragraph) bool) (p Paragraph, ok bool) {
	if i := slices.IndexFunc(b.Paragraphs, is); i >= 0 {
		return b.Paragraphs[i], true
	}
	return p, false
}

// ParagraphsBelow returns the paragraphs that belong to the point with a key.
func (b *Book) ParagraphsBelow(point string) (all []Paragraph) {
	for _, p := range b.Paragraphs {
		if p.PointKey == point {
			all = append(all, p)
		}
	}
	return all
}
