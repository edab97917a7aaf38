package puzzles

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/input"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// MaxStars is the greatest number of stars.
const MaxStars = 3

// SmallestText is the least size of a puzzle's text, in logical pixels.
const SmallestText = 14

// The size of the title's letters, their least size in two lines, the height that the second line adds, and the width of a
// letter in parts of its size. Sizes are in logical pixels.
const (
	titleSize  = 19
	titleLeast = 17
	titleLine  = 21
	titleWide  = 0.58
	titleRoom  = 385 // least height of a box for two lines
)

// titlePart returns the part for a title, with the height of one line. A title that is too long for one line gets two if
// the box is high enough.
func titlePart(o *tabletop.Overlay, text string, high float64) tabletop.Part {
	p := tabletop.Part{Name: "kind", Height: high, Text: tabletop.Text{Size: titleSize, Line: true}}
	if wide := float64(utf8.RuneCountInString(text)) * titleSize * titleWide; wide > o.Frame.W/o.Unit-2*o.Box.Pad && o.Frame.H >= titleRoom*o.Unit {
		p.Height, p.Text = high+titleLine, tabletop.Text{Size: titleSize, MinSize: titleLeast, Middle: true}
	}
	return p
}

// FillOverlay adds the marks on the table and the box beside it. It keeps those of the table's own buttons that are of use
// in a puzzle.
func (r *Riddle) FillOverlay(o *tabletop.Overlay) {
	solved := r.Attempt.IsSolved()
	g := r.table.Line.Geometry()
	text := r.Texts()
	o.TableButtons.Hidden = tabletop.AllBut(tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, table.DrawButton, table.DeclineButton,
		table.PileButton, table.AboveButton, table.BelowButton)
	r.prompt(o)
	r.Reply.mark(o)
	r.table.GlowAlike(o)
	o.Buttons = append(o.Buttons, tabletop.Button{Id: tabletop.LeaveButton, Rect: g.Icons.Log, Icon: art.Close, Enabled: true})

	o.Box.Pad = 10
	kind, high, gap, stars := 25.0, 21.0, 4.0, 0.18
	if o.IsLow() {
		kind, high, gap, stars = 21, 20, 0, 0.12
	}
	o.Part(titlePart(o, text.Kind, kind))
	o.Say(text.Kind, assets.Display, tabletop.InkTint)
	level := tabletop.Part{Name: "level", Height: high, Text: tabletop.Text{Size: 14, MinSize: 14, Middle: true}}
	task := tabletop.Part{Name: "task", Share: 0.52, Gap: gap,
		Text: tabletop.Text{Size: 16, MinSize: SmallestText, Align: kit.Left, Middle: true}}
	if solved {
		task.Share = 0.29
	} else {
		level.Stars = tabletop.Stars{Won: r.Attempt.Stars(), All: MaxStars}
	}
	o.Part(level)
	o.Say(text.level, assets.Text, tabletop.MutedTint)
	o.Part(task)
	o.Say(text.Task, assets.Strong, tabletop.InkTint)
	if solved {
		o.Part(tabletop.Part{Name: "stars", Share: stars, MaxHeight: 40,
			Stars: tabletop.Stars{Won: r.Attempt.Stars(), All: MaxStars, Popping: true, Age: r.cheer}})
	}
	o.Part(tabletop.Part{Name: "note", Gap: 2, Plate: kit.TrayPlate, Inset: 8,
		Text: tabletop.Text{Size: 15, MinSize: SmallestText, Align: kit.Left, Middle: true}})
	tint := tabletop.InkTint
	if r.Mood == MoodWrong {
		tint = tabletop.WarningTint
	}
	o.Say(text.Said, assets.Text, tint)
	o.Part(tabletop.Part{Height: 6}) // distance between note and buttons
	r.offer(o)
	if !solved && !r.table.Line.IsMoving() {
		for i, cell := range r.Cells {
			if g.CanReach(cell) {
				option(o, OptionButton+tabletop.ButtonID(i), g.Cell(cell))
			}
		}
	}
}

// offer adds the buttons at the bottom of the box.
func (r *Riddle) offer(o *tabletop.Overlay) {
	if r.Attempt.IsSolved() {
		o.Row(tabletop.Button{Id: nextButton, Label: "puzzle.button.next", Enabled: true, Primary: true,
			Keys: tabletop.Keys{input.CommandConfirm, input.CommandNo}})
		return
	}
	r.Reply.controls(o)
	another := tabletop.Button{Id: AnotherButton, Label: "puzzles.another", Sign: art.Skip, Enabled: true}
	if t := r.table; t.Question() == scene.NoQuestion && t.Declined != len(t.Match.History()) { // else it says no
		another.Keys = tabletop.Keys{input.CommandNo}
	}
	o.Row(tabletop.Button{Id: HintButton, Label: "puzzle.button.hint", Sign: art.Hint, Enabled: true,
		Keys: tabletop.Keys{input.CommandHint}}, another)
}
