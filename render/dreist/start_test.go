package dreist

import (
	"testing"

	"dreist/render/stage"
)

// TestTheLogoNeverSticksOutBehindAPanel opens what lies over the start screen.
func TestTheLogoNeverSticksOutBehindAPanel(t *testing.T) {
	a := newApp(t)
	a.showStart()
	if a.hidesLogo() {
		t.Error("the start screen has no logo")
	}
	for name, open := range map[string]func(*guest){"figures": (*guest).showExamples, "overview": (*guest).help, "book": (*guest).takeUpBook, "learn": (*guest).showLearn} {
		a.showStart()
		open(a)
		if logoPlace(a.Frame()).Overlap(a.panel.Panel().Bounds()) == 0 || !a.hidesLogo() {
			t.Errorf("%s: the logo is behind %v", name, a.panel.Panel().Bounds())
		}
	}
	a.showStart()
	a.showNotice(notice{text: "."})
	if low := a.panel.Panel().Bounds().Y > logoPlace(a.Frame()).Bottom(); a.hidesLogo() == low {
		t.Errorf("a small panel at %v hides the logo: %v", a.panel.Panel().Bounds(), a.hidesLogo())
	}
}

// TestTheStartScreenFitsTheSmallestWindow is about the start screen with the most buttons.
func TestTheStartScreenFitsTheSmallestWindow(t *testing.T) {
	for _, size := range []stage.Frame{{W: minWidth, H: minHeight, Scale: 1}, {W: minWidth, H: 600, Scale: 1}, {W: 2 * minWidth, H: 2 * minHeight, Scale: 2}, {W: 1278, H: 634, Scale: 1}} {
		a := newApp(t)
		a.frame = size
		a.resized()
		a.showStart()
		buttons, room := a.panel.Bounds(), startPlace(size)
		if buttons.Y < room.Y || buttons.Bottom() > room.Bottom() {
			t.Errorf("%v: the buttons from %v to %v, the room from %v to %v", size, buttons.Y, buttons.Bottom(), room.Y, room.Bottom())
		}
	}
}
