package menu

// Item is one entry of a panel: a Title, Paragraph, Button, Row, Slider, Choice, Gap or Stage.
type Item interface{ item() }

// Title is a headline in large letters with an ornament under it.
type Title struct{ Text string }

// Paragraph is a text of one or more sentences, wrapped at the width of the panel. A line break in it is kept.
type Paragraph struct{ Text string }

// Style says how much a button stands out.
type Style uint8

// A panel has many Quiet buttons and at most one that is Primary: it leads on, and Enter presses it unless another was chosen.
const (
	Quiet Style = iota
	Primary

	styles = iota
)

// Button is pressed by a click, or by Enter or Space while it has the focus.
type Button struct {
	Label  string
	Detail string // smaller, under the label; may be empty
	Style  Style
	Action func() // called once per press; a button without one is shown, but cannot be pressed
}

// Row sets buttons side by side, in equal widths as far as their labels allow. A Row of one button stands in the middle, no wider than it needs; a Button that is an item itself
// fills the width of the panel.
type Row struct{ Buttons []Button }

// Slider sets a value from 0 to 100.
type Slider struct {
	Label   string
	Value   int
	Changed func(value int) // called for each new value, also while the handle is dragged
}

// Choice is one of several options: a row of segments or, where they do not fit, one option between two arrows.
type Choice struct {
	Label   string // left of the options; may be empty
	Options []string
	Index   int             // of the option chosen at the start, from 0
	Changed func(index int) // called when another option is chosen
}

// Gap sets what follows apart.
type Gap struct{}

// Stage is room for a picture that the caller draws over the panel, of the given logical height. Panel.Stage tells where.
type Stage struct{ Height float64 }

func (Title) item()     {}
func (Paragraph) item() {}
func (Button) item()    {}
func (Row) item()       {}
func (Slider) item()    {}
func (Choice) item()    {}
func (Gap) item()       {}
func (Stage) item()     {}
