package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
)

// The size of the note that something is copied, in logical pixels.
const (
	copiedWide = 560
	copiedHigh = 52
)

// Copied copies what is to be seen as text, and says so.
func (a *game) Copied(text string) shell.Step {
	if !a.Copy(text) {
		return shell.Push(a.NoticeOf(shell.Notice{Title: a.Say(msg.NoticeTitleUncopied), Text: a.Say(msg.EndUnshared) + "\n\n" + text}))
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
