package panel

import (
	"dreist/render/kit"
	"dreist/render/panel/controls"
	"dreist/render/panel/scroll"
	"dreist/render/panel/show"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Item is an element of a panel: one of the types below, Beside or Columns.
type Item = widget.Item

// Skin is the look of all panels for one theme and one scale.
type Skin = skin.Skin

// Items that are only displayed.
type (
	Title      = show.Title
	SmallTitle = show.SmallTitle
	Headline   = show.Headline
	Paragraph  = show.Paragraph
	Tone       = show.Tone
	Section    = show.Section
	Facts      = show.Facts
	Fact       = show.Fact
	Grid       = show.Grid
	Spot       = show.Spot
	Tally      = show.Tally
	TallyLine  = show.TallyLine
	Gap        = show.Gap
	Fill       = show.Fill
	Stage      = show.Stage
	Outcome    = show.Outcome
)

// The tones of a text, and the row number of a Grid's head.
const (
	Plainly = show.Plainly
	Warning = show.Warning
	Aside   = show.Aside
	Head    = show.Head
)

// The outcomes.
const (
	Shared = show.Shared
	Won    = show.Won
	Lost   = show.Lost
)

// Items that are pressed, set or written in.
type (
	Button      = controls.Button
	Form        = controls.Form
	Row         = controls.Row
	Shelf       = controls.Shelf
	Slider      = controls.Slider
	Choice      = controls.Choice
	Switch      = controls.Switch
	Swatches    = controls.Swatches
	Swatch      = controls.Swatch
	ClothSample = controls.ClothSample
	Field       = controls.Field
	Entry       = controls.Entry
	Entries     = controls.Entries
	Plot        = controls.Plot
	PlotSpot    = controls.PlotSpot
)

// The forms of a button.
const (
	Stacked = controls.Stacked
	Tile    = controls.Tile
	Slim    = controls.Slim
	Small   = controls.Small
	Boxed   = controls.Boxed
)

// Style says how much a button stands out.
type Style = kit.Style

// A panel has many Quiet buttons and at most one Primary one: the next step, which Enter presses unless another has
// the focus.
const (
	Quiet   = kit.Quiet
	Primary = kit.Primary
)

// Items that scroll.
type (
	List      = scroll.List
	ListRow   = scroll.ListRow
	Page      = scroll.Page
	Block     = scroll.Block
	Heading   = scroll.Heading
	Fold      = scroll.Fold
	Passage   = scroll.Passage
	Ruling    = scroll.Ruling
	Links     = scroll.Links
	Link      = scroll.Link
	Highlight = scroll.Highlight
	Turn      = scroll.Turn
)

// ListHeight returns the logical height of a list that shows a number of rows.
func ListHeight(rows int) float64 { return scroll.ListHeight(rows) }
