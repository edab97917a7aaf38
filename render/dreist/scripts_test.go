package dreist

import (
	"testing"

	person "dreist/render/guest"
	"dreist/render/screens"
	"dreist/render/script"
	"dreist/render/tabletop/thinking"
)

// TestScripts plays the scripts of testdata.
func TestScripts(t *testing.T) {
	script.CheckAll(t, "testdata", func(t *testing.T, s *script.Script) script.Window {
		about := About()
		about.Open = func(f *screens.Front) screens.Game {
			g := newGame(f)
			g.welcome.all = !s.IsNewcomer
			g.judge.Games = 8 // whoever waits for an analysis does not wait long
			g.thinking = thinking.Limits{Games: 40, Ticks: 60, Go: func(think func()) { think() }}
			t.Cleanup(func() {
				g.judge.Stop()
				g.judge.Wait()
			})
			return g
		}
		return person.Enter(t, s, about)
	})
}
