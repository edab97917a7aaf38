package scroll

import (
	"fmt"
	"image"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/render/art"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
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

// laid returns turns in a room that is so wide and 500 pixels high.
func laid(look *skin.Skin, width int, blocks []LogBlock) *Turns {
	t := NewTurns(widget.NewEnv(look, nil), "log")
	t.Put(image.Rect(0, 0, width, 500))
	t.SetBlocks(blocks)
	return t
}

func TestLogTextFitsItsWidth(t *testing.T) {
	fonts := paneltest.Fonts(t)
	for _, scale := range []float64{1, 1.5, 2} {
		l := laid(skin.New(fonts, art.Night, scale, 1), int(232*scale), someTurns(50))
		bottom := 0
		for _, e := range l.flow.pieces {
			if right := float64(e.at.Min.X) + e.prose.Width; right > float64(l.flow.width) {
				t.Errorf("at %v: %q reaches to %v, the page is %d wide", scale, e.prose.Lines, right, l.flow.width)
			}
			if e.at.Min.Y < bottom {
				t.Errorf("at %v: %q begins at %d, above the end of what is before it at %d", scale, e.prose.Lines, e.at.Min.Y, bottom)
			}
			bottom = e.at.Min.Y + e.prose.Height()
			if size := e.prose.Face.Size / scale; size < skin.SmallestSize {
				t.Errorf("at %v: got letters of %v px, want %v or more", scale, size, skin.SmallestSize)
			}
		}
	}
}

func TestLogStaysAtItsEnd(t *testing.T) {
	s := laid(paneltest.Skin(t), 272, someTurns(40))
	s.ToEnd()
	if s.top != s.Most() || s.top == 0 {
		t.Errorf("at the start: got %d, want the end at %d", s.top, s.Most())
	}
	s.SetBlocks(someTurns(60))
	if s.top != s.Most() {
		t.Errorf("after more turns: got %d, want the end at %d", s.top, s.Most())
	}
	s.To(100)
	s.SetBlocks(someTurns(80))
	if s.top != 100 {
		t.Errorf("a log that was not at its end: got %d, want it kept at 100", s.top)
	}
	s.SetBlocks(someTurns(2))
	if s.top != 0 || s.Most() != 0 {
		t.Errorf("a short log: got %d of %d, want 0", s.top, s.Most())
	}
	s.SetBlocks(nil)
}

func TestLogLaysOutOnlyWhatChanged(t *testing.T) {
	fresh, grown := laid(paneltest.Skin(t), 272, someTurns(30)), laid(paneltest.Skin(t), 272, nil)
	for _, n := range []int{3, 10, 20, 8, 30} {
		grown.SetBlocks(someTurns(n))
	}
	if diff := cmp.Diff(shapes(fresh.flow), shapes(grown.flow)); diff != "" {
		t.Errorf("a page that grew differs from one made at once (-once +grown):\n%s", diff)
	}
	if grown.SetBlocks(someTurns(30)) {
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
