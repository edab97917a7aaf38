package panel

import (
	"fmt"
	"image"
	"testing"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/scroll"
)

func TestAListOfTurnsScrollsAndIsPressed(t *testing.T) {
	at := paneltest.Window(320, 700, 1)
	at.X, at.Y = 900, 20
	pressed := -1
	l := NewTurnList(paneltest.Skin(t), at, "Rückblick", func(turn int) { pressed = turn })
	var turns []Turn
	for i := range 60 {
		turns = append(turns, Turn{Heading: fmt.Sprintf("Zug %d · Egon", i+1), Lines: []string{"rote 7 beginnt in Reihe 1"}})
	}
	l.Set(turns, 59)
	mouse, s := paneltest.NewHand(), l.body
	mouse.To(l, s.View().Min.Add(image.Pt(9, 9)))
	end := s.Most()
	if s.Top() != end {
		t.Errorf("the last turn is not seen: %d of %d", s.Top(), end)
	}
	mouse.Wheel(l, 2)
	if s.Top() != end-2*scroll.Notch {
		t.Errorf("wheel: got %d, want %d", s.Top(), end-2*scroll.Notch)
	}
	rail := paneltest.Find(t, l, "turn.bar")
	mouse.Over(l, geom.Rect{X: rail.X, Y: rail.Y + 5, W: rail.W})
	mouse.Click(l)
	if s.Top() != 0 {
		t.Errorf("a click on the upper end of the bar: got %d, want 0", s.Top())
	}
	paneltest.Strike(l, input.KeyPageDown)
	if want := s.View().Dy() - scroll.Notch; s.Top() != want {
		t.Errorf("page down: got %d, want %d", s.Top(), want)
	}
	paneltest.Strike(l, input.KeyPageUp)
	mouse.Over(l, paneltest.Find(t, l, "turn.3"))
	if mouse.Click(l); pressed != 3 {
		t.Errorf("turn %d was pressed, want 3", pressed)
	}
}
