package scroll

// Block is one part of a Page: a Heading, Passage, Ruling or Links.
type Block interface{ block() }

// Heading begins a chapter.
type Heading struct {
	Text  string
	Marks []Mark
}

// Passage is a text of one or more sentences. A line break in it is kept.
type Passage struct {
	Text  string
	Marks []Mark
}

// Ruling is a text with a short number at its left.
type Ruling struct {
	Number string
	Text   string
	Marks  []Mark // in the text
}

// Links are references, one after the other in as many lines as they need.
type Links []Link

// Link is pressed by a click, or by Enter while it has the focus.
type Link struct {
	ID     string // as of a Button
	Label  string
	Action func()
}

// Mark is a range of a text that is highlighted: the bytes from From up to, but not including, To.
type Mark struct{ From, To int }

func (Heading) block() {}
func (Passage) block() {}
func (Ruling) block()  {}
func (Links) block()   {}
