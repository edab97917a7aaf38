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

// Sizes are in logical pixels.
const (
	titleLine = 21   // height that a second line adds to a title
	titleWide = 0.58 // width of a letter, in parts of its size
	titleRoom = 385  // least height of a box for two lines
)

// titlePart returns the part for a title: one line of this height, or two if it is too long and the box high enough.
func titlePart(o *tabletop.Overlay, text string, high float64) tabletop.Part {
	p := tabletop.Part{Name: "kind", Height: high, Text: tabletop.Typography{Size: kit.HeadingSize, IsOneLine: true}}
	if wide := float64(utf8.RuneCountInString(text)) * kit.HeadingSize.Pixels() * titleWide; wide > o.Frame.W/o.Unit-2*o.Box.Padding && o.Frame.H >= titleRoom*o.Unit {
		p.Height, p.Text = high+titleLine, tabletop.Typography{Size: kit.HeadingSize, CanShrink: true, IsCentred: true}
	}
	return p
}

// FillOverlay adds the marks and the box beside the table, and keeps the buttons of the table that a puzzle needs.
func (g *PuzzleGuide) FillOverlay(o *tabletop.Overlay) {
	solved := g.Attempt.IsSolved()
	geo := g.table.Timeline.Geometry()
	text := g.texts()
	o.TableButtons.Hidden = tabletop.AllButtonsExcept(tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, table.DrawButton, table.DeclineButton,
		table.PileButton, table.FirstRowButton, table.LastRowButton)
	g.prompt(o)
	g.Reply.mark(o)
	g.table.GlowEqualCards(o)
	o.Buttons = append(o.Buttons, tabletop.Button{ID: tabletop.LeaveButton, Rect: geo.Icons.Log, Icon: art.CloseIcon, IsEnabled: true})

	o.Box.Padding = 10
	kind, high, gap, stars := 25.0, 21.0, 4.0, 0.18
	if o.IsLow() {
		kind, high, gap, stars = 21, 20, 0, 0.12
	}
	o.AddPart(titlePart(o, text.kind, kind))
	o.AddText(text.kind, assets.DisplayFont, tabletop.InkTint)
	level := tabletop.Part{Name: "level", Height: high, Text: tabletop.Typography{Size: kit.TextSize, IsCentred: true}}
	task := tabletop.Part{Name: "task", Share: 0.52, Gap: gap,
		Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, IsCentred: true}}
	if solved {
		task.Share = 0.29
	} else {
		level.Stars = tabletop.Stars{WonCount: g.Attempt.Stars(), Count: MaxStars}
	}
	o.AddPart(level)
	o.AddText(text.level, assets.TextFont, tabletop.MutedTint)
	o.AddPart(task)
	o.AddText(text.task, assets.StrongFont, tabletop.InkTint)
	if solved {
		o.AddPart(tabletop.Part{Name: "stars", Share: stars, MaxHeight: 40,
			Stars: tabletop.Stars{WonCount: g.Attempt.Stars(), Count: MaxStars, IsAppearing: true, Age: g.cheer}})
	}
	o.AddPart(tabletop.Part{Name: "note", Gap: 2, Plate: kit.TrayPlate, Inset: 8,
		Text: tabletop.Typography{Size: kit.TextSize, CanShrink: true, Align: kit.Left, IsCentred: true}})
	tint := tabletop.InkTint
	if g.egonMood == moodWrong {
		tint = tabletop.WarningTint
	}
	o.AddText(text.comment, assets.TextFont, tint)
	o.AddPart(tabletop.Part{Height: 6}) // distance between note and buttons
	g.offer(o)
	if !solved && !g.table.Timeline.IsMoving() {
		for i, cell := range g.OptionCells {
			if geo.IsReachable(cell) {
				option(o, firstOptionButton+tabletop.ButtonID(i), geo.CellRect(cell))
			}
		}
	}
}

func (g *PuzzleGuide) offer(o *tabletop.Overlay) {
	if g.Attempt.IsSolved() {
		o.AddRow(tabletop.Button{ID: nextButton, LabelKey: "puzzle.button.next", IsEnabled: true, IsPrimary: true,
			Keys: tabletop.ButtonKeys{input.CommandConfirm, input.CommandNo}})
		return
	}
	g.Reply.controls(o)
	another := tabletop.Button{ID: anotherButton, LabelKey: "puzzles.another", SideIcon: art.SkipIcon, IsEnabled: true}
	if t := g.table; t.Question() == scene.NoQuestion && t.DeclinedAt != len(t.Match.History()) { // otherwise CommandNo answers the question
		another.Keys = tabletop.ButtonKeys{input.CommandNo}
	}
	o.AddRow(tabletop.Button{ID: HintButton, LabelKey: "puzzle.button.hint", SideIcon: art.HintIcon, IsEnabled: true,
		Keys: tabletop.ButtonKeys{input.CommandHint}}, another)
}
