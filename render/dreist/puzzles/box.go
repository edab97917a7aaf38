package puzzles

import (
	"unicode/utf8"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// MaxStars is the largest number of stars.
const MaxStars = 3

// SmallestText is the smallest size of a puzzle's text in logical pixels.
const SmallestText = 14

// The letters of the title in logical pixels, the least where it has two lines, the height that the second one adds, and the width of a letter in parts of
// its size.
const (
	titleSize  = 19
	titleLeast = 17
	titleLine  = 21
	titleWide  = 0.58
	titleRoom  = 385 // of a box high enough for two lines
)

// titlePart returns the part for a title, of a height that one line needs: a title too long for one line of full letters has two where the
// box is high enough.
func titlePart(o *overlay.Overlay, text string, high float64) tabletop.Part {
	p := tabletop.Part{Name: "kind", Height: high, Text: tabletop.Text{Size: titleSize, Line: true}}
	if wide := float64(utf8.RuneCountInString(text)) * titleSize * titleWide; wide > o.Frame.W/o.Unit-2*o.Box.Pad && o.Frame.H >= titleRoom*o.Unit {
		p.Height, p.Text = high+titleLine, tabletop.Text{Size: titleSize, MinSize: titleLeast, Middle: true}
	}
	return p
}

// Show adds the marks on the table and the box beside it. Of the table's own buttons those with a use in a puzzle stay.
func (r *Riddle) Show(now *guide.Now, o *overlay.Overlay) {
	solved := r.Attempt.Solved()
	g := now.Line.Geometry()
	text := r.Texts(now)
	o.TableButtons.Hidden = tabletop.AllBut(tabletop.MenuButton, tabletop.SoundButton, tabletop.HelpButton, overlay.DrawButton, overlay.DeclineButton,
		overlay.PileButton, overlay.AboveButton, overlay.BelowButton)
	r.prompt(now, o)
	r.Reply.mark(now, o)
	o.Buttons = append(o.Buttons, tabletop.Button{Id: tabletop.LeaveButton, Rect: g.Icons.Log, Icon: art.Close, Enabled: true})

	o.Box.Pad = 10
	kind, high, gap, stars := 25.0, 21.0, 4.0, 0.18
	if o.Low() {
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
	if solved && r.Rush == nil {
		o.Part(tabletop.Part{Name: "took", Share: 1, MaxHeight: 60, Text: tabletop.Text{Size: 14, MinSize: SmallestText, Align: kit.Left, Middle: true}})
		o.Say(text.Took, assets.Text, tabletop.MutedTint)
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
	if !solved && !now.Line.Busy() {
		r.Reply.options(now, o)
	}
}

// offer adds the buttons at the bottom of the box.
func (r *Riddle) offer(o *overlay.Overlay) {
	next := tabletop.Button{Id: nextButton, Label: dreistmsg.PuzzleButtonNext, Enabled: true, Primary: true}
	another := tabletop.Button{Id: AnotherButton, Label: dreistmsg.PuzzlesAnother, Sign: art.Skip, Enabled: true}
	if r.Rush != nil {
		next.Label, next.Sign = dreistmsg.PuzzlesSolve, art.Next
		another.Label, another.Sign = dreistmsg.PuzzlesRushSkip, 0 // a long word needs the room of the icon
	}
	switch {
	case !r.Attempt.Solved():
		r.Reply.controls(o)
		o.Row(tabletop.Button{Id: HintButton, Label: dreistmsg.PuzzleButtonHint, Sign: art.Hint, Enabled: true}, another)
	case r.Rush != nil:
		o.Row(next)
	default:
		o.Row(next, tabletop.Button{Id: CopyButton, Label: dreistmsg.PuzzleButtonShare, Enabled: true})
		o.Parts[len(o.Parts)-1].Height += 4 // for two lines
	}
}

// cardSign is the size of the icons in the corner beside the hand, in logical pixels.
const cardSign = 17

// Card returns the place in the corner beside the hand.
func Card(now *guide.Now) geom.Rect {
	g := now.Line.Geometry()
	return geom.Rect{X: g.EndTurn.X, Y: g.EndTurn.Y, W: g.EndTurn.W, H: g.Undo.Bottom() - g.EndTurn.Y}
}

// CardRow returns the place of the i-th of its two lines, right of the icon.
func CardRow(in geom.Rect, k float64, i int) geom.Rect {
	half := in.H / 2
	return geom.Rect{X: in.X + (14+cardSign)*k, Y: in.Y + float64(i)*half*0.86 + half*0.14, W: in.W - (20+cardSign)*k, H: half * 0.86}
}

// Draw draws beside the hand the number of solved puzzles of this kind and level and the best time, or the rush.
func (r *Riddle) Draw(now *guide.Now, e pictures.Canvas) {
	in := Card(now)
	if r.Rush != nil {
		r.Rush.draw(now, e, in, r.Texts(now))
		return
	}
	text, ui, k := r.Texts(now), e.UI(), now.Line.Geometry().BoxUnit()
	e.Picture(kit.NotePlate, in, 1)
	size := cardSign * k
	least := now.Text(assets.Strong, SmallestText, ui.Text).Size
	for i, line := range [2]string{text.solved, text.best} {
		sign := [2]art.IconName{art.Check, art.Clock}[i]
		row := CardRow(in, k, i)
		style := e.Labels.Fit(line, now.Text(assets.Strong, 15, ui.Text), row.W)
		if style.Size < least && i == 1 {
			line, style.Size = text.brief, least // the clock icon says what it is
		}
		e.Tinted(kit.Sign(sign), geom.Rect{X: in.X + 8*k, Y: row.Center().Y - size/2, W: size, H: size}, ui.Muted, 1)
		e.Write(line, style, row, kit.Left, 1)
	}
}
