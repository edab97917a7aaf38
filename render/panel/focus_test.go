package panel

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// focused returns the label of the button with the ring, or "" where no ring is shown.
func focused(p *Panel) string {
	label := ""
	for _, c := range p.focus.controls {
		if b, ok := c.(*button); ok && b.ring {
			label += b.item.Label
		}
	}
	return label
}

func TestFocusMoves(t *testing.T) {
	newPointer(t)
	p, keys, _ := counted(t)
	if got := focused(p); got != "" {
		t.Errorf("at the start: got a ring around %q, want none", got)
	}
	for i, step := range []struct {
		key   ebiten.Key
		shift bool
		want  string
	}{
		{ebiten.KeyArrowDown, false, "drei"}, // only shows where it is
		{ebiten.KeyArrowLeft, false, "zwei"},
		{ebiten.KeyArrowLeft, false, "zwei"},
		{ebiten.KeyArrowUp, false, "eins"},
		{ebiten.KeyArrowUp, false, "zwei"}, // round, past the button that cannot be pressed
		{ebiten.KeyTab, false, "drei"},
		{ebiten.KeyTab, false, "eins"},
		{ebiten.KeyTab, true, "drei"},
		{ebiten.KeyArrowDown, false, "eins"},
	} {
		if step.shift {
			keys.strike(p, ebiten.KeyShift, step.key)
		} else {
			keys.strike(p, step.key)
		}
		if got := focused(p); got != step.want {
			t.Fatalf("step %d, %v: got the focus on %q, want %q", i, step.key, got, step.want)
		}
	}
}

func TestMouseTakesTheFocusAndHidesIt(t *testing.T) {
	mouse := newPointer(t)
	p, keys, _ := counted(t)
	keys.strike(p, ebiten.KeyTab)
	r, _ := p.ButtonRect("eins")
	mouse.over(r)
	mouse.click(p)
	if got := focused(p); got != "" {
		t.Errorf("after a click: got a ring around %q, want none", got)
	}
	keys.strike(p, ebiten.KeyTab)
	if got := focused(p); got != "eins" {
		t.Errorf("got the focus on %q, want the clicked button", got)
	}
}

func TestContinueKeepsTheFocus(t *testing.T) {
	newPointer(t)
	old, keys, _ := counted(t)
	keys.strike(old, ebiten.KeyTab)
	keys.strike(old, ebiten.KeyTab)
	p, _, _ := counted(t, Continue(old))
	if got := focused(p); got != "eins" {
		t.Errorf("got the focus on %q, want it where it was", got)
	}
	p, _, _ = counted(t, Continue(nil))
	if got := focused(p); got != "" {
		t.Errorf("got a ring around %q without an old panel", got)
	}
}

func TestPanelWithoutControls(t *testing.T) {
	newPointer(t)
	p, keys := ready(t, []Item{Title{"Nur ein Titel"}})
	keys.strike(p, ebiten.KeyTab)
	keys.strike(p, ebiten.KeyEnter)
}
