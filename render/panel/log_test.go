package panel

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/scroll"
)

// someTurns is a log of n turns with lines of all lengths.
func someTurns(n int) []LogBlock {
	var blocks []LogBlock
	for i := range n {
		b := LogBlock{Heading: fmt.Sprintf("Zug %d · Egon", i+1)}
		for j := range i%4 + 1 {
			b.Lines = append(b.Lines, []string{"rote 7 beginnt in Reihe 1", "DREIer: Spalte 4 abgeräumt (6), dazu ohne Halt: gelbe 5 und türkise 6", "… und die violette 7 kommt dazu."}[(i+j)%3])
		}
		blocks = append(blocks, b)
	}
	return blocks
}

func testLog(t testing.TB, blocks []LogBlock) *Log {
	at := paneltest.Window(320, 700, 1)
	at.X, at.Y = 900, 20
	return NewLog(paneltest.Skin(t), at, "Spielverlauf", blocks, nil)
}

func TestLogScrolls(t *testing.T) {
	mouse := paneltest.NewHand()
	l := testLog(t, someTurns(60))
	s := l.body
	mouse.To(l, s.View().Min.Add(image.Pt(9, 9)))
	end := s.Most()
	mouse.Wheel(l, 2)
	if s.Top() != end-2*scroll.Notch {
		t.Errorf("wheel: got %d, want %d", s.Top(), end-2*scroll.Notch)
	}
	mouse.Wheel(l, -9)
	if s.Top() != end {
		t.Errorf("wheel beyond the end: got %d, want %d", s.Top(), end)
	}
	rail := paneltest.Find(t, l, "log.bar")
	mouse.Over(l, geom.Rect{X: rail.X, Y: rail.Bottom() - 5, W: rail.W}) // on the thumb
	mouse.Press(l)
	mouse.By(l, -200, -rail.H) // the hold stays though the pointer leaves the bar
	if s.Top() != 0 {
		t.Errorf("thumb dragged to the top: got %d, want 0", s.Top())
	}
	mouse.Release(l)
	mouse.Over(l, geom.Rect{X: rail.X, Y: rail.Bottom() - 10, W: rail.W})
	mouse.Click(l)
	if s.Top() != end {
		t.Errorf("click on the lower end of the bar: got %d, want %d", s.Top(), end)
	}
	paneltest.Strike(l, input.KeyHome)
	paneltest.Strike(l, input.KeyPageDown)
	if want := s.View().Dy() - scroll.Notch; s.Top() != want {
		t.Errorf("page down: got %d, want %d", s.Top(), want)
	}
}

// TestALogThatIsMadeAgainStaysWhereItWas is what a change of the settings, the window or the device does to one.
func TestALogThatIsMadeAgainStaysWhereItWas(t *testing.T) {
	again := func(old *Log, turns int, width float64) *Log {
		at := paneltest.Window(width, 700, 1)
		at.X, at.Y = 900, 20
		return NewLog(paneltest.Skin(t), at, "Spielverlauf", someTurns(turns), old)
	}
	first := again(nil, 60, 300)
	if l := again(first, 70, 300); l.body.Top() != l.body.Most() {
		t.Errorf("one that was at its end: got %d, want the end at %d", l.body.Top(), l.body.Most())
	}
	mouse := paneltest.NewHand()
	mouse.To(first, first.body.View().Min.Add(image.Pt(9, 9)))
	mouse.Wheel(first, 9)
	was := first.body.Top()
	if l := again(first, 60, 300); l.body.Top() != was {
		t.Errorf("one that was scrolled up: got %d, want %d", l.body.Top(), was)
	}
	if l := again(first, 70, 300); l.body.Top() != was {
		t.Errorf("with more turns: got %d, want %d", l.body.Top(), was)
	}
	if l := again(first, 60, 480); l.body.Top() >= was || l.body.Top() < was/2 {
		t.Errorf("in a wider window, where everything is lower: got %d, want the turns of %d", l.body.Top(), was)
	}
	rail := paneltest.Find(t, first, "log.bar")
	mouse.Over(first, geom.Rect{X: rail.X, Y: rail.Bottom() - 40, W: rail.W})
	mouse.Press(first)
	second := again(first, 60, 300)
	mouse.By(second, 0, -2*rail.H)
	if second.body.Top() != 0 {
		t.Errorf("held at the bar through it all: got %d, want it dragged to 0", second.body.Top())
	}
}

func TestLogNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := paneltest.NewHand()
	l := testLog(t, someTurns(60))
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"equal turns", func() { l.SetBlocks(someTurns(60)) }, false},
		{"one more turn", func() { l.SetBlocks(someTurns(61)) }, true},
		{"Home", func() { paneltest.Strike(l, input.KeyHome) }, true},
		{"Home again", func() { paneltest.Strike(l, input.KeyHome) }, false},
		{"pointer on the text", func() { mouse.To(l, l.body.View().Min.Add(image.Pt(9, 9))) }, false},
		{"pointer on the bar", func() { mouse.Over(l, paneltest.Find(t, l, "log.bar")) }, true},
	} {
		l.Draw(screen)
		step.do()
		if got := l.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

func BenchmarkLogOf500TurnsGrowsByOne(b *testing.B) {
	l := testLog(b, someTurns(499))
	short, long := someTurns(499), someTurns(500)
	for b.Loop() {
		l.SetBlocks(long)
		l.SetBlocks(short)
	}
}

func BenchmarkLogOf500TurnsIsMade(b *testing.B) {
	skin, blocks := paneltest.Skin(b), someTurns(500)
	for b.Loop() {
		NewLog(skin, paneltest.Window(320, 700, 1), "Spielverlauf", blocks, nil)
	}
}
