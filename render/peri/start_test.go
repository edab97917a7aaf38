package peri

import (
	"fmt"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/peri/scene"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/target"
)

// TestTheCaseHasRoomForMorePatiences looks at the type case in the smallest window, as it is and with more compartments, with letters of the
// usual and of the largest size: it is in the window, above the tagline, and no name is cut.
func TestTheCaseHasRoomForMorePatiences(t *testing.T) {
	usual := scene.Rows
	defer func() { scene.Rows = usual }()
	for _, n := range []int{19, 20, 23, 24} {
		scene.Rows = slices.Concat(usual, usual)[:n]
		g := visit(t, t.TempDir(), 1)
		g.App.Resize(stage.Frame{W: 960, H: 560, Scale: 1})
		for _, language := range assets.Languages() {
			g.SetLanguage(language)
			for _, size := range []int{store.UsualTextSize, store.LargestTextSize} {
				g.ChangeSettings(func(s *store.Settings) { s.TextSize = size })
				g.Advance()
				g.Advance()
				how := fmt.Sprintf("%d patiences, %s, %d %%", n, language, size)
				all := g.App.TopScreen().Targets(nil)
				guesttest.WantLegible(t, how, all)
				first, _ := target.Find(all, openButtonID(scene.Rows[0].Key))
				last, _ := target.Find(all, "peri.today")
				box, _ := target.Find(all, screens.BoxID("peri"))
				const ledge, air = 7, 1 // logical pixels: the ledge reaches beyond the case, the letters of the tagline do not fill its line
				if tagline := box.Rect.Y - caseLine - 8; first.Rect.Y < ledge || last.Rect.Bottom()+ledge > tagline+air || first.Rect.X < ledge {
					t.Errorf("%s: the case is from %v to %v, the tagline at %v", how, first.Rect, last.Rect, tagline)
				}
			}
		}
	}
}
