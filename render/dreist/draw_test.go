package dreist

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/render/teach"
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

// TestDrawingAllocatesNothing draws tables, examples and puzzles again and again: once their pictures and texts are there, neither a frame nor a
// tick allocates anything.
func TestDrawingAllocatesNothing(t *testing.T) {
	for name, prepare := range map[string]func(*player){
		"at rest":   func(*player) {},
		"card held": func(p *player) { p.click(p.middle(p.card("6r"))) },
		"mouse":     func(p *player) { p.hover(p.middle(p.card("6r"))) },
		"question":  func(p *player) { p.Play(dreist.Lay(p.card("6r"), 3)) },
		"discard":   func(p *player) { p.discard(p.card("1y")) },
		"keys":      func(p *player) { p.key(input.CommandCard1) },
		"practice":  func(p *player) { p.Options.Ribbon, p.Status.Caption = true, "Practice" },
		"recap":     func(p *player) { p.Play(dreist.Discard(p.card("1y"))) },
		"look back": func(p *player) {
			p.Play(dreist.Lay(p.card("6r"), 3))
			p.Table.LookBack("review.back.table").Begin(0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, figure6)
			prepare(p)
			p.settle()
			p.wantQuiet()
		})
	}
	among := sitDownTo(t, dreist.NewTableDeal(4, 0, 3), "", "easy", "easy", "easy")
	among.Line.SetSpeed(stage.Instant)
	among.play(dreist.Discard(among.Position().Hand(0)[0]))
	among.wantQuiet()
	g := newApp(t)
	for _, number := range []int{1, 2, 10} {
		for w := range teach.Way(teach.Ways) {
			p := study(g, number, w)
			p.key(input.CommandRight)
			p.key(input.CommandNext)
			p.settle()
			p.wantQuiet()
		}
	}
	for _, k := range puzzle.Kinds() {
		g.begin(k, 2, 2)
		for _, do := range []func(){func() {}, func() { g.keys(input.CommandHint, input.CommandHint) }, func() { g.keys(input.CommandDown, input.CommandPause) },
			func() { g.begin(k, 2, 2); g.byMouse() }} {
			do()
			g.Rest()
			g.onDisk() // what is written in the background allocates
			g.player().wantQuiet()
		}
	}
}

// wantQuiet checks that a table at rest shows something, and that neither a frame nor a tick allocates anything.
func (p *player) wantQuiet() {
	p.t.Helper()
	e, seen := newCanvas(p.t), new(listener)
	e.On(seen)
	drawAll(p.Table, e)
	for e.Sprites.Work() {
	}
	if drawAll(p.Table, e); seen.drawn < 50 {
		p.t.Errorf("got %d pictures in two frames, want a table", seen.drawn)
	}
	if n := testing.AllocsPerRun(20, func() { drawAll(p.Table, e) }); n > 0 {
		p.t.Errorf("a frame allocates %v times", n)
	}
	p.Tick(true)
	p.Stale = false
	if n := testing.AllocsPerRun(20, func() { p.Tick(true) }); n > 0 || p.Stale || p.Busy(true) {
		p.t.Errorf("a tick at rest allocates %v times, stale %v, busy %v", n, p.Stale, p.Busy(true))
	}
}

// TestNothingChangesUnnoticed does all gestures at random: whenever something else is to be drawn than before, the table says
// that it is stale.
func TestNothingChangesUnnoticed(t *testing.T) {
	changed := 0
	for seed := range uint64(4) {
		p := sitDownTo(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "")
		e, rng := newCanvas(t), rand.New(rand.NewPCG(seed, 4))
		hands := &guesttest.Monkey{
			Random: rng, Frame: func() stage.Frame { return testFrame }, Targets: func() []target.Target { return p.Targets(nil) },
			Moves: func() []input.Gesture { return someMove(p, rng) },
		}
		var before, now displaylist.List
		e.Note(&before, func() { drawAll(p.Table, e) })
		look := func(after string) {
			e.Note(&now, func() { drawAll(p.Table, e) })
			var parts []image.Rectangle
			now.Changed(&before, func(part image.Rectangle) { parts = append(parts, part) })
			if len(parts) > 0 {
				if changed++; !p.Stale {
					t.Errorf("seed %d: after %s %v has changed", seed, after, parts)
				}
			}
			p.Stale = false
			before, now = now, before
		}
		for i := range 150 {
			p.update(hands.Gestures()...)
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
