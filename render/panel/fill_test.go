package panel

import (
	"testing"

	"dreist/render/panel/paneltest"
)

// TestAFillKeepsThePanelInPlace puts pages of different length into panels of one height.
func TestAFillKeepsThePanelInPlace(t *testing.T) {
	last := Row{Buttons: []Button{{Label: "zurück", Style: Primary, Action: nothing}}}
	make := func(stage float64) *Panel {
		p := made(t, []Item{Title{Text: "Statistik"}, Stage{Height: stage}, Fill{}, last}, Height(400))
		return p
	}
	short, long := make(20), make(150)
	if short.Bounds() != long.Bounds() {
		t.Errorf("a short page lies at %v, a long one at %v", short.Bounds(), long.Bounds())
	}
	a, _ := paneltest.Labelled(short, "zurück")
	if b, ok := paneltest.Labelled(long, "zurück"); !ok || a != b {
		t.Errorf("the button lies at %v under a short page, at %v under a long one", a, b)
	}
	if huge := make(420); huge.Bounds().H <= long.Bounds().H {
		t.Errorf("a page that needs more is %v high", huge.Bounds().H)
	}
}
