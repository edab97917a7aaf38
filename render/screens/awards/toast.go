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

// Lengths of a toast, in logical pixels.
const (
	toastWide   = 350
	toastHigh   = 76
	toastMedal  = 64
	toastBeside = 14
)

func (a *Awards) toast(earned []progress.Medal, text func() string) {
	last := earned[len(earned)-1]
	a.QueueToast(shell.Toast{
		W: toastWide, H: toastHigh,
		OnShow: func() (stillApplies bool) {
			kept := a.EarnedMedals()
			if !slices.ContainsFunc(earned, func(i progress.Medal) bool { return !kept[i].WasShown }) {
				return false // they were seen on the page meanwhile
			}
			a.Sound.Play(sounds.Cue{Clip: sounds.RibbonClip})
			a.markShown(earned...)
			return true
		},
		Draw: func(at geom.Rect, alpha float64) {
			a.Canvas.DrawGroup(geom.Rect{X: at.X - at.H, Y: at.Y - at.H, W: at.W + 2*at.H, H: 3 * at.H}, alpha, func() {
				a.drawToast(at, last, a.SayCount("medals.toast", len(earned)), text())
			})
		},
	})
}

func (a *Awards) drawToast(at geom.Rect, i progress.Medal, over, name string) {
	e, u := a.Canvas, a.Frame().TextUnit()
	e.DrawPicture(kit.BoxPlate, at, 1)
	beside, size := toastBeside*u, toastMedal*u
	picture := geom.RectAround(geom.Point{X: at.X + beside + size/2, Y: at.Center().Y}, size, size)
	e.DrawPicture(a.MedalPicture(i, true), picture, 1)
	x := picture.Right() + beside
	words := geom.Rect{X: x, Y: at.Y + at.H*0.16, W: at.Right() - beside - x, H: at.H * 0.28}
	e.DrawText(over, e.Labels.FitWidth(over, kit.NewTextStyle(u, assets.TextFont, kit.TextSize, e.Palette().MutedText), words.W), words, kit.Left, 1)
	words.Y, words.H = words.Bottom(), at.H*0.42
	e.DrawText(name, e.Labels.FitWidth(name, kit.NewTextStyle(u, assets.DisplayFont, kit.HeadingSize, e.Palette().Text), words.W), words, kit.Left, 1)
}
