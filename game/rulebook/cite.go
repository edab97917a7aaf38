package rulebook

// Explanation is where to read why a move was refused.
type Explanation struct {
	Paragraph
	Example int // it shows the refusal or, where no example does, what the paragraph tells; 0 where there is none
}

// Source names what explains something. Make one with From.
type Source struct {
	paragraph string
	example   int
}

// SourceOf returns a source: a paragraph without the prefix of the book, and the example that shows it, 0 for none.
func SourceOf(paragraph string, example int) Source { return Source{paragraph, example} }

// Explain returns what a source names, false for none.
func (b *Book) Explain(from Source) (e Explanation, ok bool) {
	e.Example = from.example
	e.Paragraph, ok = b.first(func(p Paragraph) bool { return p.Key == b.prefix+from.paragraph })
	return e, ok
}
