package rulebook

// Explanation is the paragraph that explains why a move was refused.
type Explanation struct {
	Paragraph
	Example int // number of the example that shows the refusal, else the paragraph; 0 for none
}

// ParagraphRef names the paragraph and example of an explanation. Make one with ParagraphRefOf.
type ParagraphRef struct {
	paragraph string
	example   int
}

// ParagraphRefOf returns the reference to a paragraph, given by its key without the book's prefix, and to an example; 0 is no example.
func ParagraphRefOf(paragraph string, example int) ParagraphRef {
	return ParagraphRef{paragraph, example}
}

// Explain returns the paragraph that a reference names, and the number of its example. ok is false if the book has no such paragraph.
func (b *Book) Explain(from ParagraphRef) (e Explanation, ok bool) {
	e.Example = from.example
	e.Paragraph, ok = b.first(func(p Paragraph) bool { return p.TextKey == b.prefix+from.paragraph })
	return e, ok
}
