package dreist

import (
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
)

// The size of the note that the table is copied, in logical pixels.
const (
	copiedWide = 560
	copiedHigh = 52
)

// copyState copies the table as text, for who has it read aloud, and says so. A hand that whoever sits in front may not see now
// stays out of it.
func (a *tableScreen) copyState() shell.Step {
	t := a.table
	if t.OthersShow() {
		return shell.Stay() // they are still showing what they did
	}
	text := t.Say.State(t.Position(), t.Mine())
	if turns := t.Say.Log(t.Seen.History(&t.Situation)); len(turns) > 0 && t.Mode != situation.Reviewing {
		last := turns[len(turns)-1]
		text += "\n" + strings.Join(append([]string{last.Heading}, last.Lines...), "\n")
	}
	if !a.Copy(text) {
		return shell.Push(a.NoticeOf(shell.Notice{Title: a.Say(msg.NoticeTitleUncopied), Text: a.Say(msg.EndUnshared) + "\n\n" + text}))
	}
	a.Toast(shell.Toast{Name: msg.StateCopied, W: copiedWide, H: copiedHigh, Begin: func() {}, Draw: func(at geom.Rect, alpha float64) {
		a.canvas.Together(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
			a.canvas.Picture(kit.BoxPlate, at, 1)
			line := a.Say(msg.StateCopied)
			style := a.canvas.Labels.Fit(line, kit.Sized(a.Frame().TextUnit(), assets.Text, 17, a.canvas.UI().Text), at.W-at.H)
			a.canvas.Write(line, style, at, kit.Center, 1)
		})
	}})
	return shell.Stay()
}
