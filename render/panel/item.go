package panel

import "dreist/render/kit"

// Item is one part of a panel: a Title, SmallTitle, Paragraph, Tally, Button, Row, Slider, Choice, Field, Entry, Facts, Grid, List, Page, Plot, Beside, Columns, Switch, Swatches, Section, Gap, Fill or Stage.
type Item interface {
	// part makes what the item is in a panel, which is named by its place unless the program has named it.
	part(d *desk, place string) part
}

// Title is a headline in large letters with an ornament under it.
type Title struct{ Text string }

// SmallTitle is a Title that stands beside something, in letters that are not quite as large.
type SmallTitle struct{ Text string }

// Paragraph is a text of one or more sentences, wrapped at the width of the panel. A line break in it is kept, and without a text it keeps room for one line.
type Paragraph struct {
	Text string
	Tone Tone
}

// Tone says how a text sounds.
type Tone uint8

// The tones of a text.
const (
	Plainly Tone = iota
	Warning      // something is wrong
	Aside        // smaller and paler: what is looked up rather than read
)

// Style says how much a button stands out.
type Style = kit.Style

// A panel has many Quiet buttons and at most one that is Primary: it is the next step forward, and Enter presses it unless another was chosen.
const (
	Quiet   = kit.Quiet
	Primary = kit.Primary
)

// Button is pressed by a click, or by Enter or Space while it has the focus.
type Button struct {
	ID     string // its name among the panel's targets; without one it is named by its place
	Label  string
	Detail string // smaller, under the label; may be empty
	Tip    string // said of it where the mouse rests on it; may be empty
	Style  Style
	Form   Form
	Action func() // called once per press; a button without one is shown, but cannot be pressed
	// Room is the logical height of room for a picture that the caller draws: over the label or, where there is none, over the detail, unless the form says
	// otherwise.
	Room  float64
	Strip float64 // in a Tile, the logical width of room for a smaller picture before the detail
}

// Form says where a button has its parts.
type Form uint8

// The forms of a button.
const (
	Stacked Form = iota // one below the other, in the middle
	Tile                // its room is a square at the left, with label and detail beside it
	Icon                // its room is a key as wide as it is high, with the label below it as a caption
)

// Row sets buttons side by side, in equal widths as far as their labels allow. A Row of one button stands in the middle, no wider than it needs; a Button that is an item itself
// fills the width of the panel. Rows with a label line up with other labels of the panel.
type Row struct {
	Label   string // left of the buttons; may be empty
	Buttons []Button
}

// Slider sets a value from 0 to 100.
type Slider struct {
	ID      string // as of a Button
	Label   string
	Value   int
	Changed func(value int) // called for each new value, also while the handle is dragged
}

// Choice is one of several options: a row of segments or, where they do not fit, one option between two arrows.
type Choice struct {
	ID        string // as of a Button; its options are named after it, its arrows ID.back and ID.forth
	Label     string // left of the options; may be empty
	Options   []string
	OptionIDs []string        // the names of the options; those that are missing are ID.0, ID.1 …
	Index     int             // of the option chosen at the start, from 0
	Changed   func(index int) // called when another option is chosen
}

// Field is a line to write in. Umlauts and everything else that a keyboard writes are welcome; control signs and line breaks in a pasted text are dropped.
type Field struct {
	ID          string            // as of a Button
	Label       string            // left of the box; may be empty
	Text        string            // at the start
	Placeholder string            // shown, paler, while there is no text
	Limit       int               // of letters; 0 is 1000, as is any above
	Changed     func(text string) // called for each new text; a field without one is shown, but cannot be written in
	Submit      func(text string) // called by Enter; without one, Enter goes on to what follows
}

// Entry is a field and a choice in one line with a square for a portrait at the left, as for a seat at the table. Entries of one panel line up. Their labels are not shown.
// Panel.Portraits tells where to draw.
type Entry struct {
	Field  Field
	Choice Choice
}

// Head is the row of the head of a Grid.
const Head = -1

// Spot is a place in a Grid. Rows and columns count from 0; the head's row is Head, the foot's the number of rows.
type Spot struct{ Row, Column int }

// Grid is a small table of texts, the first column at the left and the others at the right. Rows may be shorter than others; what is missing stays empty.
type Grid struct {
	Head   []string    // over the rows; may be empty
	Rows   [][]string  // from above
	Foot   []string    // under a line and in strong letters, for sums; may be empty
	Crowns []Spot      // where a crown stands before the text
	Faces  []kit.Motif // before the rows; may be empty
	Line   float64     // the logical height of a line, where it is more than usual
}

// ListRow is a line of a List.
type ListRow struct {
	ID     string // as of a Button
	Label  string
	Detail string      // at the right; may be empty
	Sign   kit.Motif   // small, at the left; may be nil
	Faces  []kit.Motif // beside it, before the label; may be empty
	Action func()      // called once per press; a row without one is shown, but cannot be pressed
}

// List is a column of rows that scrolls, for any number of them: it costs what is seen. While it has the focus the arrows, Page up, Page down, Home and End move
// through it, and Enter presses.
type List struct {
	ID     string  // as of a Button; rows without a name are ID.0, ID.1 …, its scroll bar is ID.bar
	Height float64 // logical, of the part that is seen
	Rows   []ListRow
	Index  int // of the row that is marked at the start and can be seen, from 0; -1 for none
}

// Page is a text to read that scrolls. While it has the focus the arrows up and down scroll, left and right go through its links, and Enter presses the one with the focus.
// Panel.ScrollTo scrolls to a block.
type Page struct {
	ID     string  // as of a Button; links without a name are ID.0, ID.1 …, its scroll bar is ID.bar
	Height float64 // logical, of the part that is seen
	Blocks []Block
}

// Plot is room for a picture that the caller draws over the panel, with spots side by side in it that are pressed, or in rows. Left and Right go from one to
// the next, Up and Down to the next row, and Enter presses. Panel.Plot tells where they are.
type Plot struct {
	ID       string  // as of a Button; spots without a name are ID.0, ID.1 …
	Height   float64 // logical
	From, To float64 // which part of the width the spots share, from 0 to 1
	Abreast  int     // how many spots a row has; 0 for all of them
	Spots    []PlotSpot
}

// PlotSpot is a spot of a Plot.
type PlotSpot struct {
	ID     string
	Label  string // said of it, not shown
	Action func() // called once per press
}

// Gap sets what follows apart.
type Gap struct{}

// Fill takes the room that a panel of a given Height has left, so that what follows stands at its lower edge.
type Fill struct{}

// Stage is room for a picture that the caller draws over the panel, of the given logical height. Panel.Stage tells where the first is.
type Stage struct{ Height float64 }
