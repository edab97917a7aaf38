package dreist

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/target"
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

// drawAll draws a table and what is held.
func drawAll(t *table.Table, e pictures.Canvas) {
	t.Draw(e)
	t.DrawHeld(e)
}

// TestDrawingAllocatesNothing draws a table again and again, at rest and with a card held: once its pictures and
// texts are there, a frame allocates nothing.
func TestDrawingAllocatesNothing(t *testing.T) {
	for name, prepare := range map[string]func(*player){
		"at rest":   func(*player) {},
		"card held": func(p *player) { p.click(p.middle(p.card("6r"))) },
		"question":  func(p *player) { p.Play(dreist.Lay(p.card("6r"), 3)) },
		"discard":   func(p *player) { discards()["drag"](p, p.card("1y")) },
		"keys":      func(p *player) { p.key(input.CommandCard1) },
		"practice":  func(p *player) { p.Options.Ribbon, p.Status.Caption = true, "Practice" },
		"look back": func(p *player) {
			p.Play(dreist.Lay(p.card("6r"), 3))
			p.Table.LookBack("review.back.table").Begin(0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, figure6)
			prepare(p)
			p.settle()
			wantQuiet(t, p.Table)
		})
	}
}

// wantQuiet checks that a table at rest shows something, and that neither a frame nor a tick allocates anything.
func wantQuiet(t *testing.T, at *table.Table) {
	t.Helper()
	e, seen := newCanvas(t), new(listener)
	e.On(seen)
	drawAll(at, e)
	for e.Sprites.Work() {
	}
	if drawAll(at, e); seen.drawn < 50 {
		t.Errorf("got %d pictures in two frames, want a table", seen.drawn)
	}
	if n := testing.AllocsPerRun(20, func() { drawAll(at, e) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
	at.Tick(true)
	at.Stale = false
	if n := testing.AllocsPerRun(20, func() { at.Tick(true) }); n > 0 || at.Stale || at.Busy(true) {
		t.Errorf("a tick at rest allocates %v times, stale %v, busy %v", n, at.Stale, at.Busy(true))
	}
}

// TestNothingChangesUnnoticed does all gestures at random: whenever something else is to be drawn than before, the table says
// that it is stale.
func TestNothingChangesUnnoticed(t *testing.T) {
	changed := 0
	for seed := range uint64(4) {
		p := sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "en", stage.Normal)
		e, rng := newCanvas(t), rand.New(rand.NewPCG(seed, 4))
		hands := &guesttest.Monkey{
			Random: rng, Frame: func() stage.Frame { return testFrame }, Targets: func() []target.Target { return p.Targets(nil) },
			Moves: func() []input.Gesture { return someMove(p.Table, rng) },
		}
		var before, now displaylist.List
		e.Note(&before, func() { drawAll(p.Table, e) })
		look := func(after string) {
			e.Note(&now, func() { drawAll(p.Table, e) })
			var parts []image.Rectangle
			now.Changed(&before, func(part image.Rectangle) { parts = append(parts, part) })
			if len(parts) > 0 {
				changed++
				if !p.Stale {
					t.Errorf("seed %d: after %s %v has changed", seed, after, parts)
				}
			}
			p.Stale = false
			before, now = now, before
		}
		for i := range 150 {
			p.update(hands.Gestures())
			look(fmt.Sprint("gesture ", i))
			for range 8 {
				p.Tick(true)
				look(fmt.Sprint("a tick after gesture ", i))
			}
		}
	}
	if changed < 1000 {
		t.Errorf("the picture changed only %d times", changed)
	}
}
