package dreist

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/kit"
)

// newCanvas returns what a table is drawn with.
func newCanvas(t testing.TB) pictures.Canvas {
	t.Helper()
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers)), Face: new(pictures.LiveFace)}
}

// listener counts what is drawn on it.
type listener struct{ drawn int }

func (l *listener) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { l.drawn++ }

// TestDrawingAllocatesNothing draws a table again and again, at rest and with a card held: once its pictures and
// texts are there, a frame allocates nothing.
func TestDrawingAllocatesNothing(t *testing.T) {
	for name, prepare := range map[string]func(*player){
		"at rest":   func(*player) {},
		"card held": func(p *player) { p.click(p.middle(p.card("6r"))) },
		"question":  func(p *player) { p.Play(dreist.Lay(p.card("6r"), 3)) },
		"discard":   func(p *player) { discards()["drag"](p, p.card("1y")) },
		"keys":      func(p *player) { p.key(input.CommandCard1) },
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, figure6)
			prepare(p)
			p.settle()
			e := newCanvas(t)
			seen := new(listener)
			e.On(seen)
			p.Table.Draw(e)
			for e.Sprites.Work() {
			}
			p.Table.Draw(e)
			if seen.drawn < 50 {
				t.Errorf("got %d pictures in two frames, want a table", seen.drawn)
			}
			if n := testing.AllocsPerRun(20, func() { p.Table.Draw(e) }); n > 0 {
				t.Errorf("a frame allocates %v times", n)
			}
		})
	}
}
