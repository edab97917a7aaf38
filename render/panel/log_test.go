package panel

import (
	"fmt"
	"image"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/art"
)

// turns is a log of n turns with lines of all lengths.
func turns(n int) []LogBlock {
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
	at := window(320, 700, 1)
	at.X, at.Y = 900, 20
	return NewLog(testSkin(t), at, "Spielverlauf", blocks)
}

func TestLogTextFitsItsWidth(t *testing.T) {
	fonts := testFonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		l := NewLog(NewSkin(fonts, art.Night, scale, 1), window(280, 560, scale), "Spielverlauf", turns(50))
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

func TestLogStaysAtItsEnd(t *testing.T) {
	l := testLog(t, turns(40))
	s := l.body
	if s.top != s.most() || s.top == 0 {
		t.Errorf("at the start: got %d, want the end at %d", s.top, s.most())
	}
	l.SetBlocks(turns(60))
	if s.top != s.most() {
		t.Errorf("after more turns: got %d, want the end at %d", s.top, s.most())
	}
	s.to(100)
	l.SetBlocks(turns(80))
	if s.top != 100 {
		t.Errorf("a log that was not at its end: got %d, want it kept at 100", s.top)
	}
	l.SetBlocks(turns(2))
	if s.top != 0 || s.most() != 0 {
		t.Errorf("a short log: got %d of %d, want 0", s.top, s.most())
	}
	l.SetBlocks(nil)
}

func TestLogLaysOutOnlyWhatChanged(t *testing.T) {
	fresh, grown := testLog(t, turns(30)), testLog(t, nil)
	for _, n := range []int{3, 10, 20, 8, 30} {
		grown.SetBlocks(turns(n))
	}
	if diff := cmp.Diff(shapes(fresh.flow), shapes(grown.flow)); diff != "" {
		t.Errorf("a page that grew differs from one made at once (-once +grown):\n%s", diff)
	}
	grown.Draw(ebiten.NewImage(1280, 800))
	if grown.SetBlocks(turns(30)); grown.NeedsFrame() {
		t.Error("equal turns were laid out again")
	}
}

// shapes tells what a page shows and where.
func shapes(f *flow) []string {
	var all []string
	for _, e := range f.pieces {
		all = append(all, fmt.Sprint(e.at, e.prose.Lines, e.ink))
	}
	return append(all, fmt.Sprint(f.height))
}

func TestLogScrolls(t *testing.T) {
	mouse := newHand()
	l := testLog(t, turns(60))
	s := l.body
	mouse.to(l, s.view.Min.Add(image.Pt(9, 9)))
	end := s.most()
	mouse.wheel(l, 2)
	if s.top != end-2*notch {
		t.Errorf("wheel: got %d, want %d", s.top, end-2*notch)
	}
	mouse.wheel(l, -9)
	if s.top != end {
		t.Errorf("wheel beyond the end: got %d, want %d", s.top, end)
	}
	thumb := s.thumb()
	mouse.to(l, thumb.Min.Add(image.Pt(2, 5)))
	mouse.press(l)
	mouse.to(l, s.rail.Min.Add(image.Pt(-200, 5))) // the hold stays though the pointer leaves the bar
	if s.top != 0 {
		t.Errorf("thumb dragged to the top: got %d, want 0", s.top)
	}
	mouse.release(l)
	mouse.to(l, s.rail.Max.Sub(image.Pt(2, 2)))
	mouse.click(l)
	if s.top != end {
		t.Errorf("click on the lower end of the bar: got %d, want %d", s.top, end)
	}
	strike(l, input.KeyHome)
	strike(l, input.KeyPageDown)
	if want := s.view.Dy() - notch; s.top != want {
		t.Errorf("page down: got %d, want %d", s.top, want)
	}
}

func TestLogNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newHand()
	l := testLog(t, turns(60))
	screen := ebiten.NewImage(1280, 800)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"equal turns", func() { l.SetBlocks(turns(60)) }, false},
		{"one more turn", func() { l.SetBlocks(turns(61)) }, true},
		{"Home", func() { strike(l, input.KeyHome) }, true},
		{"Home again", func() { strike(l, input.KeyHome) }, false},
		{"pointer on the text", func() { mouse.to(l, l.body.view.Min.Add(image.Pt(9, 9))) }, false},
		{"pointer on the bar", func() { mouse.to(l, l.body.rail.Min.Add(image.Pt(2, 9))) }, true},
	} {
		l.Draw(screen)
		step.do()
		if got := l.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

func BenchmarkLogOf500TurnsGrowsByOne(b *testing.B) {
	l := testLog(b, turns(499))
	short, long := turns(499), turns(500)
	for b.Loop() {
		l.SetBlocks(long)
		l.SetBlocks(short)
	}
}

func BenchmarkLogOf500TurnsIsMade(b *testing.B) {
	skin, blocks := testSkin(b), turns(500)
	for b.Loop() {
		NewLog(skin, window(320, 700, 1), "Spielverlauf", blocks)
	}
}
