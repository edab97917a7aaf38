package screens

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/target"
)

// windows are sizes that a window may have, in an order in which it changes much.
var windows = [][2]float64{
	{1280, 800}, {1, 1}, {3840, 2160}, {679, 164}, {1080, 1920}, {2560, 1080}, {1600, 50}, {960, 560}, {50, 1600},
	{640, 480}, {681, 723}, {1440, 3440}, {1919, 1},
}

// TestEveryScreenIsLegibleInEveryWindow presses all that can be pressed, what was pressed least first, and looks at every screen that comes in
// every language: with letters of the usual and of the largest size in the smallest window, and in windows of all sizes.
func TestEveryScreenIsLegibleInEveryWindow(t *testing.T) {
	met, pressed := map[string]bool{}, map[string]int{}
	for seed := range 7 {
		v := visitToy(t, t.TempDir(), []toyRules{higherCard(), upTheStairs()}[seed%2])
		v.App.Resize(smallest)
		switch seed {
		case 2:
			v.App.Navigate(shell.Push(v.Window().ReportFault(&fault.Fault{Message: "a test"})))
		case 4, 6:
			v.seat(2)
			v.begin()
			v.ClickID(pile)
			if v.Advance(); seed == 6 {
				v.App.Navigate(shell.CloseToLowest())
			}
		}
		for range 60 {
			v.look(met)
			if v.step(pressed); v.App.MustQuit() {
				break
			}
		}
	}
	for _, id := range []string{"start.table", "settings.cloth.linen", "keyboard.mute", "about.page", "menu.leave", "history.open", "data.export",
		"setup.code.field", "curtain.raise", "end.copy", "erase.yes", "series.resume"} {
		if !met[id] {
			t.Errorf("%s has not been met", id)
		}
	}
}

// step presses what has been pressed least, or goes back.
func (v *visitor) step(pressed map[string]int) {
	var least *target.Target
	all := v.App.TopScreen().Targets(nil)
	for i, t := range all {
		if t.Enabled && t.ID != "settings.fullscreen" && t.ID != "start.quit" && (least == nil || pressed[t.ID] < pressed[least.ID]) {
			least = &all[i]
		}
	}
	if least == nil || pressed[least.ID] > 3 {
		v.SendCommand(input.CommandCancel)
	} else {
		pressed[least.ID]++
		v.Advance(guesttest.ClickGestures(input.Point(least.Rect.Center()))...)
	}
	_ = v.Profile.Flush()
	v.Advance()
	v.Advance()
}

// look looks at a screen that is new.
func (v *visitor) look(met map[string]bool) {
	name := fmt.Sprintf("%T", v.App.TopScreen())
	for _, t := range v.App.TopScreen().Targets(nil) {
		name += " " + strings.TrimRight(t.ID, "0123456789")
		met[t.ID] = true
	}
	if met[name] {
		return
	}
	met[name] = true
	for i, f := range windows {
		v.ChangeSettings(func(s *store.Settings) { s.TextSize = store.TextSizes()[i%len(store.TextSizes())] })
		v.App.FitWindow(f[0], f[1], 1)
		v.Advance()
		guesttest.WantTargets(v, v.Frame(), v.App.TopScreen().Targets(nil))
	}
	screen := ebiten.NewImage(int(smallest.W), int(smallest.H))
	defer screen.Deallocate()
	v.App.Resize(smallest)
	for _, language := range assets.Languages() {
		v.SetLanguage(language)
		for _, size := range []int{store.UsualTextSize, store.LargestTextSize} {
			v.ChangeSettings(func(s *store.Settings) { s.TextSize = size })
			v.Advance()
			v.Advance()
			guesttest.WantLegible(v, fmt.Sprintf("%T, %s, %d %%", v.App.TopScreen(), language, size), v.App.TopScreen().Targets(nil))
		}
	}
	v.RedrawAll()
	v.App.Draw(screen)
}
