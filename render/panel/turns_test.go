package panel

import (
	"fmt"
	"image"
	"testing"

	"dreist/input"
	"dreist/render/art"
	"dreist/render/geom"
)

func TestAListOfTurnsScrollsAndIsPressed(t *testing.T) {
	at := window(320, 700, 1)
	at.X, at.Y = 900, 20
	pressed := -1
	l := NewTurnList(testSkin(t), at, "Rückblick", func(turn int) { pressed = turn })
	var turns []Turn
	for i := range 60 {
		turns = append(turns, Turn{Heading: fmt.Sprintf("Zug %d · Egon", i+1), Sentences: []string{"rote 7 beginnt in Reihe 1"}})
	}
	l.SetTurns(turns, 59)
	mouse, s := newHand(), l.body
	mouse.To(l, s.view.Min.Add(image.Pt(9, 9)))
	end := s.maxTop()
	if s.top != end {
		t.Errorf("the last turn is not seen: %d of %d", s.top, end)
	}
	mouse.Wheel(l, 2)
	if s.top != end-2*notch {
		t.Errorf("wheel: got %d, want %d", s.top, end-2*notch)
	}
	rail := targetNamed(t, l, "turn.bar")
	mouse.Over(l, geom.Rect{X: rail.X, Y: rail.Y + 5, W: rail.W})
	mouse.Click(l)
	if s.top != 0 {
		t.Errorf("a click on the upper end of the bar: got %d, want 0", s.top)
	}
	strike(l, input.KeyPageDown)
	if want := s.view.Dy() - notch; s.top != want {
		t.Errorf("page down: got %d, want %d", s.top, want)
	}
	strike(l, input.KeyPageUp)
	mouse.Over(l, targetNamed(t, l, "turn.3"))
	if mouse.Click(l); pressed != 3 {
		t.Errorf("turn %d was pressed, want 3", pressed)
	}
}

// someTurns is n turns with lines of all lengths.
func someTurns(n int) []Turn {
	var turns []Turn
	for i := range n {
		b := Turn{Heading: fmt.Sprintf("Zug %d · Egon", i+1)}
		for j := range i%4 + 1 {
			b.Sentences = append(b.Sentences, []string{"rote 7 beginnt in Reihe 1", "DREIer: Spalte 4 abgeräumt (6), dazu ohne Halt: gelbe 5 und türkise 6", "… und die violette 7 kommt dazu."}[(i+j)%3])
		}
		turns = append(turns, b)
	}
	return turns
}

// laidTurns returns turns in a room that is so wide and 500 pixels high.
func laidTurns(look *Skin, width int, turns []Turn) *turnRoll {
	t := newTurns(&Env{skin: look}, func(int) {})
	t.SetBounds(image.Rect(0, 0, width, 500))
	t.setTurns(turns, -1)
	return t
}

func TestTurnsFitTheirWidth(t *testing.T) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		l := laidTurns(NewSkin(fonts, art.Night, scale, 1), int(232*scale), someTurns(50))
		bottom := 0
		for _, e := range l.flow.pieces {
			if right := float64(e.at.Min.X) + e.prose.Width; right > float64(l.flow.width) {
				t.Errorf("at %v: %q reaches to %v, the page is %d wide", scale, e.prose.Lines, right, l.flow.width)
			}
			if e.at.Min.Y < bottom {
				t.Errorf("at %v: %q begins at %d, above the end of what is before it at %d", scale, e.prose.Lines, e.at.Min.Y, bottom)
			}
			bottom = e.at.Min.Y + e.prose.Height()
			if size := e.prose.Face.Size / scale; size < smallestSize {
				t.Errorf("at %v: got letters of %v px, want %v or more", scale, size, smallestSize)
			}
		}
	}
}

func TestTheTurnThatIsShownIsSeen(t *testing.T) {
	s := laidTurns(testSkin(t), 272, someTurns(40))
	for _, here := range []int{39, 0, 20, 21, 5} {
		s.setTurns(someTurns(40), here)
		if at := s.box(here); at.Min.Y < s.top || at.Max.Y > s.top+500 {
			t.Errorf("turn %d is at %v, seen from %d", here, at, s.top)
		}
	}
	if s.setTurns(someTurns(40), 5) {
		t.Error("equal turns were laid out again")
	}
	if s.setTurns(someTurns(2), -1); s.top != 0 || s.maxTop() != 0 || len(s.ends) != 2 {
		t.Errorf("a short list: got %d of %d with %d turns", s.top, s.maxTop(), len(s.ends))
	}
	s.setTurns(nil, -1)
}
