package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/shell"
	"dreist/render/stage"
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
		"book": func(g *guest) { g.openRule("") }, "learn": (*guest).showLearn,
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

// TestTheStartScreenFitsTheSmallestWindow is about the start screen with the most buttons.
func TestTheStartScreenFitsTheSmallestWindow(t *testing.T) {
	for _, size := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 600, Scale: 1}, {W: 2 * 960, H: 2 * 560, Scale: 2}, {W: 1278, H: 634, Scale: 1}} {
		a := newApp(t)
		a.resize(size)
		buttons, room := a.panel.Bounds(), startPlace(size)
		if buttons.Y < room.Y || buttons.Bottom() > room.Bottom() {
			t.Errorf("%v: the buttons from %v to %v, the room from %v to %v", size, buttons.Y, buttons.Bottom(), room.Y, room.Bottom())
		}
	}
}
