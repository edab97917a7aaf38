package table

import (
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestTheLookBackHasRoom wants each label of its buttons in one line, and no button over another one or the figure.
func TestTheLookBackHasRoom(t *testing.T) {
	fonts := need.Value(kit.NewFonts())(t)
	labels := kit.NewLabels(fonts)
	for _, language := range assets.Languages() {
		texts := need.Value(assets.NewTexts(language))(t)
		for _, window := range [][2]float64{{960, 560}, {1280, 800}, {2560, 1440}} {
			for _, letters := range []float64{1, 1.3} {
				m := need.Value(match.Resume(twoPlay, play.DiscardSaver{}))(t)
				f, _ := stage.FitFrame(window[0], window[1], 1)
				f.TextFactor = letters
				at := NewTable(m, f, stage.NormalSpeed, Sentences{}, nil)
				l := at.NewReplay("review.back.table")
				l.StartAt(0)
				g := at.Timeline.Geometry()
				for _, costly := range [][]int{nil, {0, 1}} {
					l.SetAdvice(nil, costly)
					taken := []geom.Rect{l.ListRect()}
					for _, b := range at.Overlay().Buttons {
						if b.LabelKey == "" {
							continue
						}
						w := b.FitText(labels, tabletop.ButtonLook{Frame: f, OneLineHeight: g.UndoRect.H, Texts: texts}, b.Rect)
						if wide := labels.Label(w.Text, w.Style, kit.Center, f.W).W; wide > w.Rect.W {
							t.Errorf("%s, %v, letters %v: %q is %v wide in %v", language, window, letters, w.Text, wide, w.Rect.W)
						}
						for _, other := range taken {
							if b.Rect.OverlapArea(other) > 0 {
								t.Errorf("%v, letters %v: %q lies over something", window, letters, w.Text)
							}
						}
						taken = append(taken, b.Rect)
					}
				}
			}
		}
	}
}
