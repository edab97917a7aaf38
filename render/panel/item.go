package panel

import (
	"dreist/render/kit"
	"dreist/render/panel/controls"
	"dreist/render/panel/scroll"
	"dreist/render/panel/show"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// Item is one part of a panel: one of the types below, Beside or Columns.
type Item = widget.Item

// Skin is the look of all panels for one theme and one scale.
type Skin = skin.Skin

// What is only looked at.
type (
	Title      = show.Title
	SmallTitle = show.SmallTitle
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

// The tones of a text, and the row of the head of a Grid.
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

// What is pressed, set and written in.
type (
	Button      = controls.Button
	Form        = controls.Form
	Row         = controls.Row
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
	Icon    = controls.Icon
	Slim    = controls.Slim
	Square  = controls.Square
)

// Style says how much a button stands out.
type Style = kit.Style

// A panel has many Quiet buttons and at most one that is Primary: it is the next step forward, and Enter presses it unless another was chosen.
const (
	Quiet   = kit.Quiet
	Primary = kit.Primary
)

// What scrolls.
type (
	List     = scroll.List
	ListRow  = scroll.ListRow
	Page     = scroll.Page
	Block    = scroll.Block
	Heading  = scroll.Heading
	Passage  = scroll.Passage
	Ruling   = scroll.Ruling
	Links    = scroll.Links
	Link     = scroll.Link
	Mark     = scroll.Mark
	LogBlock = scroll.LogBlock
)

// Shifted returns marks so many bytes further on.
func Shifted(marks []Mark, by int) []Mark {
	moved := make([]Mark, len(marks))
	for i, m := range marks {
		moved[i] = Mark{From: m.From + by, To: m.To + by}
	}
	return moved
}
