package dreist

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/aloud"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Told tells the table, for who has it read aloud. What moves is brought to its end first: nobody who reads is to wait for what others
// see. A hand that whoever sits in front may not see now stays out of it. Of a puzzle about Egon’s turn only what is shown of that is told.
func (a *tableScreen) Told() string {
	t, r := a.table, a.riddle()
	t.Interrupt()
	t.Device = words.Keyboard // whoever copies wants to know the keys
	read := aloud.Table{Table: t, All: a.log.Shown(), Puzzle: r != nil, Keys: a.Targets(nil)}
	switch {
	case r != nil && r.Attempt.Puzzle().Kind == puzzle.Egon:
		p := r.Attempt.Position()
		read.Middle = &p
	case t.Mode != situation.Reviewing:
		t.Seen.CatchUp(t.Match)
	}
	return read.Text()
}

// The size of the note that something is copied, in logical pixels.
const (
	copiedWide = 560
	copiedHigh = 52
)

// uncopiedHigh is the logical height of a text that cannot be copied.
const uncopiedHigh = 300

// uncopied are the items of a panel with a text that cannot be copied, which may be longer than any window is high.
func uncopied(c *shell.Context, text string) []panel.Item {
	page := panel.Page{ID: "copied.page", Height: uncopiedHigh}
	for line := range strings.Lines(text) {
		page.Blocks = append(page.Blocks, panel.Passage{Text: strings.TrimSpace(line)})
	}
	return []panel.Item{
		panel.SmallTitle{Text: c.Say(msg.NoticeTitleUncopied)}, panel.Paragraph{Text: c.Say(msg.EndUnshared)}, page,
		panel.Row{Buttons: []panel.Button{c.Button(msg.NoticeOk, panel.Primary, shell.Close)}},
	}
}

// Copied copies what is to be seen as text, and says so.
func (a *game) Copied(text string) shell.Step {
	if !a.Copy(text) {
		return shell.Push(a.NewMenu(shell.Menu{Items: func() []panel.Item { return uncopied(a.Context, text) }}))
	}
	a.Toast(shell.Toast{Name: msg.ReadCopied, W: copiedWide, H: copiedHigh, Begin: func() {}, Draw: func(at geom.Rect, alpha float64) {
		a.canvas.Together(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
			a.canvas.Picture(kit.BoxPlate, at, 1)
			line := a.Say(msg.ReadCopied)
			style := a.canvas.Labels.Fit(line, kit.Sized(a.Frame().TextUnit(), assets.Text, 17, a.canvas.UI().Text), at.W-at.H)
			a.canvas.Write(line, style, at, kit.Center, 1)
		})
	}})
	return shell.Stay()
}
