package rulebook

import "strconv"

// Section is one section of the rule book.
type Section struct {
	ID         string // stable, such as "laying"
	Number     int    // from 1, the paragraph of the rules it tells
	Paragraphs []Paragraph
}

// Paragraph is one paragraph of a section.
type Paragraph struct {
	Key      string // of its text
	Ruling   int    // n of R n, or 0 where the paragraph is no ruling; a long ruling has two paragraphs
	Item     int    // n where the paragraph is item n of its section's list, as 1 in 3.1, or else 0
	Examples []int  // the examples, 1 to 12, that show what it says
}

// TitleKey returns the key of the section's title.
func (s Section) TitleKey() string { return "rules." + s.ID + ".title" }

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
func text(name string, examples ...int) Paragraph {
	return Paragraph{Key: "rules." + name, Examples: examples}
}

// item makes the paragraph of item n of its section's list.
func item(n int, name string, examples ...int) Paragraph {
	p := text(name, examples...)
	p.Item = n
	return p
}

// ruling makes the paragraph of a ruling.
func ruling(n int, examples ...int) Paragraph {
	return Paragraph{Key: "rules.r" + strconv.Itoa(n), Ruling: n, Examples: examples}
}

// rest makes the second paragraph of a ruling.
func rest(n int, examples ...int) Paragraph {
	p := ruling(n, examples...)
	p.Key += ".rest"
	return p
}
