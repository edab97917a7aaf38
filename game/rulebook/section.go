package rulebook

import "strconv"

// Book is the rules of a game. Make one with New.
type Book struct {
	Sections []Section
	prefix   string   // of its keys, with the dot
	ruling   string   // letter of its rulings
	index    []string // see Book.IndexKeys
}

// Section is one section of a book.
type Section struct {
	ID         string // stable, such as "laying"
	Number     int    // from 1
	Title      string // key of its title, set by New
	Paragraphs []Paragraph
}

// Paragraph is one paragraph of a section. Make one with Text, Item, Ruling or Rest.
type Paragraph struct {
	Key      string // of its text
	Ruling   int    // n of R n, 0 for other paragraphs; a long ruling has two paragraphs
	Item     int    // n for item n of its section's list, as 1 in 3.1, else 0
	Examples []int  // numbers of the examples that show it
}

// New returns a book whose texts have keys with a prefix, such as "rules.". Rulings are cited by a letter: "R"
// as in R 4. index is the names of the texts with index entries, in the order of the book. The book takes over the
// sections, and numbers them in their order.
func New(prefix, ruling string, index []string, sections ...Section) *Book {
	b := &Book{Sections: sections, prefix: prefix, ruling: ruling, index: index}
	for i := range sections {
		s := &sections[i]
		s.Number, s.Title = i+1, b.prefix+s.ID+".title"
		for j := range s.Paragraphs {
			s.Paragraphs[j].Key = b.prefix + s.Paragraphs[j].Key
		}
	}
	return b
}

// Text makes an ordinary paragraph from the rest of its key.
func Text(name string, examples ...int) Paragraph {
	return Paragraph{Key: name, Examples: examples}
}

// Item makes the paragraph of item n of its section's list.
func Item(n int, name string, examples ...int) Paragraph {
	return Paragraph{Key: name, Item: n, Examples: examples}
}

// Ruling makes the paragraph of a ruling, whose key ends in r and its number.
func Ruling(n int, examples ...int) Paragraph {
	return Paragraph{Key: "r" + strconv.Itoa(n), Ruling: n, Examples: examples}
}

// Rest makes the second paragraph of a ruling.
func Rest(n int, examples ...int) Paragraph {
	p := Ruling(n, examples...)
	p.Key += ".rest"
	return p
}

// Section returns the section with an ID.
func (b *Book) Section(id string) (Section, bool) {
	for _, s := range b.Sections {
		if s.ID == id {
			return s, true
		}
	}
	return Section{}, false
}
