package awards

import (
	"slices"

	"dreist/assets"
	"dreist/game/progress"
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

// toast announces medals with the picture of the last one.
func (m *Awards) toast(earned []progress.Medal, text func() string) {
	last := earned[len(earned)-1]
	m.Toast(shell.Toast{
		W: toastWide, H: toastHigh, Narrow: true,
		Valid: func() bool { // not if they were seen on the page meanwhile
			kept := m.Earned()
			return slices.ContainsFunc(earned, func(i progress.Medal) bool { return !kept[i].Shown })
		},
		Begin: func() {
			m.Sound.Play(sounds.Cue{Clip: sounds.Ribbon})
			m.markShown(earned...)
		},
		Draw: func(at geom.Rect, alpha float64) {
			m.Canvas.Together(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
				m.drawToast(at, last, m.Count("medals.toast", len(earned)), text())
			})
		},
	})
}

// drawToast draws a medal with its name, in a narrow place in two lines beside a smaller picture.
func (m *Awards) drawToast(at geom.Rect, i progress.Medal, over, name string) {
	e, u := m.Canvas, m.Frame().TextUnit()
	e.Picture(kit.BoxPlate, at, 1)
	narrow := at.W < toastWide*u
	beside, size, large := toastBeside*u, toastMedal*u, 22.0
	if narrow {
		beside, size, large = beside*0.6, min(size, at.W*0.24), 16
	}
	picture := geom.Around(geom.Point{X: at.X + beside + size/2, Y: at.Center().Y}, size, size)
	e.Picture(m.Picture(i, true), picture, 1)
	x := picture.Right() + beside
	words := geom.Rect{X: x, Y: at.Y + at.H*0.16, W: at.Right() - beside - x, H: at.H * 0.28}
	if narrow {
		words.Y, words.H = at.Y+at.H*0.08, at.H*0.26
	}
	e.Write(over, e.Labels.Fit(over, kit.Sized(u, assets.Text, 15, e.UI().Muted), words.W), words, kit.Left, 1)
	style := kit.Sized(u, assets.Display, large, e.UI().Text)
	if words.Y = words.Bottom(); narrow {
		words.H = at.H * 0.58
		e.Write(name, e.Labels.Within(name, style, words, 12*u), words, kit.Left, 1)
		return
	}
	words.H = at.H * 0.42
	e.Write(name, e.Labels.Fit(name, style, words.W), words, kit.Left, 1)
}
