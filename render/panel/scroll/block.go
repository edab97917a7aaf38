package scroll

// Block is an element of a Page: a Heading, Fold, Passage, Ruling or Links.
type Block interface{ block() }

// Heading begins a chapter.
type Heading struct {
	Text  string
	Marks []Highlight
}

// Fold is a link as wide as the page, below which more can be shown. The sign before it says whether it is open.
type Fold struct {
	Link
	Marks  []Highlight
	IsOpen bool
}

// Passage is a text. Line breaks are kept.
type Passage struct {
	Text  string
	Marks []Highlight
}

// Ruling is a text with a short number at its left.
type Ruling struct {
	Number string
	Text   string
	Marks  []Highlight // in Text
}

// Links are references, side by side in as many lines as needed.
type Links []Link

// Link is pressed by a click, or by Enter while it has the focus.
type Link struct {
	ID     string // as of a Button
	Label  string
	Action func()
}

// Highlight is a highlighted range [From, To) of a text, in bytes.
type Highlight struct{ From, To int }

func (Heading) block() {}
func (Fold) block()    {}
func (Passage) block() {}
func (Ruling) block()  {}
func (Links) block()   {}
