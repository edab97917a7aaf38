package dreist

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	person "dreist/render/guest"
	"dreist/render/screens"
	"dreist/render/script"
	"dreist/render/tabletop/thinking"
)

// aboutFor returns DREIst! for a test, whose computer players think briefly. change is called once it is opened.
func aboutFor(t *testing.T, change func(g *game)) screens.About {
	about := About()
	about.Open = func(f *screens.Front) screens.Game {
		g := newGame(f)
		g.judge.Games = 8 // whoever waits for an analysis does not wait long
		g.thinking = thinking.Limits{Games: 40, Ticks: 60, Go: func(think func()) { think() }}
		g.develop = func(screen *ebiten.Image) image.Image { return image.NewRGBA(screen.Bounds()) }
		t.Cleanup(func() {
			g.judge.Stop()
			g.judge.Wait()
		})
		change(g)
		return g
	}
	return about
}

// TestScripts plays the scripts of testdata.
func TestScripts(t *testing.T) {
	script.CheckAll(t, "testdata", func(t *testing.T, s *script.Script) script.Window {
		return person.Enter(t, s, aboutFor(t, func(g *game) { g.welcome.all = !s.IsNewcomer }))
	})
}
