package medals

import (
	"slices"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/medals"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/sounds"
)

// The measures of a toast, in logical pixels.
const (
	toastWide   = 350
	toastHigh   = 76
	toastMedal  = 64
	toastBeside = 14
)

// toast has a note shown of medals, with the picture of the last of them.
func (m *Medals) toast(earned []medals.Medal, text func() string) {
	last := earned[len(earned)-1]
	m.Toast(shell.Toast{
		W: toastWide, H: toastHigh,
		Wanted: func() bool { // not where they were seen on the panel meanwhile
			kept := m.Earned()
			return slices.ContainsFunc(earned, func(i medals.Medal) bool { return !kept[i].Shown })
		},
		Begin: func() {
			m.Sound.Play(sounds.Cue{Clip: sounds.Ribbon})
			m.shown(earned...)
		},
		Draw: func(at geom.Rect, alpha float64) {
			m.Canvas.Together(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
				m.drawToast(at, last, m.Count(msg.MedalsToast, len(earned)), text())
			})
		},
	})
}

func (m *Medals) drawToast(at geom.Rect, i medals.Medal, over, name string) {
	e, u := m.Canvas, m.Frame().TextUnit()
	e.Picture(kit.BoxPlate, at, 1)
	size := toastMedal * u
	picture := geom.Around(geom.Point{X: at.X + toastBeside*u + size/2, Y: at.Center().Y}, size, size)
	e.Picture(motifOf(i, true), picture, 1)
	x := picture.Right() + toastBeside*u
	words := geom.Rect{X: x, Y: at.Y + at.H*0.16, W: at.Right() - toastBeside*u - x, H: at.H * 0.28}
	e.Write(over, kit.Sized(u, assets.Text, 15, e.UI().Muted), words, kit.Left, 1)
	words.Y, words.H = words.Bottom(), at.H*0.42
	e.Write(name, e.Labels.Fit(name, kit.Sized(u, assets.Display, 22, e.UI().Text), words.W), words, kit.Left, 1)
}
