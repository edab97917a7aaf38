package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist/rulebook"
	"dreist/input"
	"dreist/render/shell"
)

// TestTheLogoNeverSticksOutBehindAPanel opens what lies over the start screen.
func TestTheLogoNeverSticksOutBehindAPanel(t *testing.T) {
	a := newApp(t)
	start := a.app.Top().(*startScreen)
	shows := func() bool {
		screen := ebiten.NewImage(int(testFrame.W), int(testFrame.H))
		defer screen.Deallocate()
		a.Redraw()
		a.app.Draw(screen)
		return start.showsLogo()
	}
	if !shows() {
		t.Error("the start screen has no logo")
	}
	for name, open := range map[string]func(*guest){
		"examples": (*guest).showExamples, "overview": func(g *guest) { g.key(input.CommandHelp) },
		"book": func(g *guest) { g.showBook(rulebook.Place{}) }, "learn": (*guest).showLearn,
	} {
		a.showStart()
		open(a)
		if logoPlace(a.Frame()).Overlap(a.panel.Panel().Bounds()) == 0 || shows() {
			t.Errorf("%s: the logo is behind %v", name, a.panel.Panel().Bounds())
		}
	}
	a.showStart()
	a.take(shell.Push(a.NoticeOf(shell.Notice{Text: "."})))
	if low := a.panel.Panel().Bounds().Y > logoPlace(a.Frame()).Bottom(); shows() != low {
		t.Errorf("a small panel at %v: the logo is shown: %v", a.panel.Panel().Bounds(), !low)
	}
}
