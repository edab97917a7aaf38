package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
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
		return start.leaves(logoPlace(a.Frame()))
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
		for _, place := range []geom.Rect{egonPlace(a.Frame()), fanPlace(a.Frame())} {
			if cut := place.Overlap(a.panel.Panel().Bounds()) > 0; cut == start.leaves(place) {
				t.Errorf("%s: something at %v, behind %v: %v, is shown all the same, or left out", name, place, a.panel.Panel().Bounds(), cut)
			}
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

func TestTheMascotsAnswerTheMouseAndComeToRest(t *testing.T) {
	a := newApp(t)
	start := a.app.Top().(*startScreen)
	logo := logoPlace(a.Frame())
	imp := input.Point{X: logo.X + logo.W*27/250, Y: logo.Y + logo.W*29/250}
	tick := func(g ...input.Gesture) { a.app.Advance(g, nil) }
	settle := func() {
		t.Helper()
		for n := 0; start.Busy(true); n++ {
			if n > 300 {
				t.Fatal("they do not come to rest")
			}
			tick()
		}
	}
	settle()
	tick(input.Gesture{Kind: input.Hover, At: imp})
	if settle(); start.mascots.up[0] != 1 {
		t.Errorf("the imp peeps %v over its card, want all it can", start.mascots.up)
	}
	tick(input.Gesture{Kind: input.Press, At: imp}, input.Gesture{Kind: input.Tap, At: imp})
	if start.mascots.wild[0] == 0 || a.app.Top() != shell.Screen(start) {
		t.Error("the imp is clicked and does not laugh")
	}
	tick(input.Gesture{Kind: input.Hover, At: input.Point{X: 5, Y: 5}})
	if settle(); start.mascots.up != [4]float64{} || start.mascots.wild != [5]int{} {
		t.Errorf("at rest: %v, %v", start.mascots.up, start.mascots.wild)
	}
}
