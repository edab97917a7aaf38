package rulebook

import (
	"slices"
	"strconv"
)

// Section is one section of the rule book.
type Section struct {
	ID         string // stable, such as "laying"
	Number     int    // from 1, the paragraph of the rules it tells
	Paragraphs []Paragraph
}

// Paragraph is one paragraph of a section.
type Paragraph struct {
	Key     string // of its text
	Ruling  int    // n of R n, or 0 where the paragraph is no ruling; a long ruling has two paragraphs
	Item    int    // n where the paragraph is item n of its section's list, as 1 in 3.1, or else 0
	Figures []int  // the figures, 1 to 12, that show what it says
}

// TitleKey returns the key of the section's title.
func (s Section) TitleKey() string { return "rules." + s.ID + ".title" }

// Figures returns the figures that the section's paragraphs link to, in their order.
func (s Section) Figures() []int {
	var figures []int
	for _, p := range s.Paragraphs {
		figures = append(figures, p.Figures...)
	}
	slices.Sort(figures)
	return slices.Compact(figures)
}

// SectionOf returns the section with an ID.
func SectionOf(id string) (Section, bool) {
	for _, s := range Sections() {
		if s.ID == id {
			return s, true
		}
	}
	return Section{}, false
}

// text makes a paragraph that is no ruling from the rest of its key.
func text(name string, figures ...int) Paragraph {
	return Paragraph{Key: "rules." + name, Figures: figures}
}

// item makes the paragraph of item n of its section's list.
func item(n int, name string, figures ...int) Paragraph {
	p := text(name, figures...)
	p.Item = n
	return p
}

// ruling makes the paragraph of a ruling.
func ruling(n int, figures ...int) Paragraph {
	return Paragraph{Key: "rules.r" + strconv.Itoa(n), Ruling: n, Figures: figures}
}

// rest makes the second paragraph of a ruling.
func rest(n int, figures ...int) Paragraph {
	p := ruling(n, figures...)
	p.Key += ".rest"
	return p
}
