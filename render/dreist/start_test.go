package dreist

import "testing"

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
