package panel

import (
	"testing"

	"dreist/input"
)

// focused returns the label of the button with the ring, or "" where no ring is shown.
func focused(p *Panel) string {
	label := ""
	for _, c := range p.focus.controls {
		if b, ok := c.(*button); ok && b.Appearance().hasRing {
			label += b.AppendZones(nil)[0].Label
		}
	}
	return label
}

func TestFocusMoves(t *testing.T) {
	p, _ := counted(t)
	if got := focused(p); got != "" {
		t.Errorf("at the start: got a ring around %q, want none", got)
	}
	for i, step := range []struct {
		key   input.Key
		shift bool
		want  string
	}{
		{input.KeyDown, false, "drei"}, // only shows where it is
		{input.KeyLeft, false, "zwei"},
		{input.KeyLeft, false, "zwei"},
		{input.KeyUp, false, "eins"},
		{input.KeyUp, false, "zwei"}, // round, past the button that cannot be pressed
		{input.KeyTab, false, "drei"},
		{input.KeyTab, false, "eins"},
		{input.KeyTab, true, "drei"},
		{input.KeyDown, false, "eins"},
	} {
		if step.shift {
			strike(p, step.key, input.Shift)
		} else {
			strike(p, step.key)
		}
		if got := focused(p); got != step.want {
			t.Fatalf("step %d, %v: got the focus on %q, want %q", i, step.key, got, step.want)
		}
	}
}

func TestMouseTakesTheFocusAndHidesIt(t *testing.T) {
	mouse := newHand()
	p, _ := counted(t)
	strike(p, input.KeyTab)
	r, _ := targetLabelled(p, "eins")
	mouse.Over(p, r)
	mouse.Click(p)
	if got := focused(p); got != "" {
		t.Errorf("after a click: got a ring around %q, want none", got)
	}
	strike(p, input.KeyTab)
	if got := focused(p); got != "eins" {
		t.Errorf("got the focus on %q, want the clicked button", got)
	}
}

func TestContinueKeepsTheFocus(t *testing.T) {
	old, _ := counted(t)
	strike(old, input.KeyTab)
	strike(old, input.KeyTab)
	p, _ := counted(t, ContinueFrom(old))
	if got := focused(p); got != "eins" {
		t.Errorf("got the focus on %q, want it where it was", got)
	}
	p, _ = counted(t, ContinueFrom(nil))
	if got := focused(p); got != "" {
		t.Errorf("got a ring around %q without an old panel", got)
	}
}

func TestPanelWithoutControls(t *testing.T) {
	p := made(t, []Item{Title{Text: "Nur ein Titel"}})
	strike(p, input.KeyTab)
	strike(p, input.KeyEnter)
}
