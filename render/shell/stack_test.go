package shell

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// TestEveryStepLeadsWhereItSays takes each step on a stack of four.
func TestEveryStepLeadsWhereItSays(t *testing.T) {
	for name, c := range map[string]struct {
		step  func(p *program, open []*toy) Navigation
		want  []string
		diary []string
	}{
		"stay":  {func(*program, []*toy) Navigation { return Stay() }, []string{"start", "a", "b", "c"}, nil},
		"push":  {func(p *program, _ []*toy) Navigation { return Push(p.toy("d")) }, []string{"start", "a", "b", "c", "d"}, []string{"c is covered", "d enters"}},
		"close": {func(*program, []*toy) Navigation { return Close() }, []string{"start", "a", "b"}, []string{"c is closed", "b enters"}},
		"replace": {
			func(p *program, _ []*toy) Navigation { return Replace(p.toy("d")) }, []string{"start", "a", "b", "d"},
			[]string{"c is closed", "b is covered", "d enters"},
		},
		"home": {func(*program, []*toy) Navigation { return CloseToLowest() }, []string{"start"}, []string{"c is closed", "b is closed", "a is closed", "start enters"}},
		"home with others": {
			func(p *program, _ []*toy) Navigation { return CloseToLowest(p.toy("d"), p.toy("e")) }, []string{"start", "d", "e"},
			[]string{"c is closed", "b is closed", "a is closed", "start is covered", "e enters"},
		},
		"close through": {
			func(_ *program, open []*toy) Navigation { return Close().ClosingDownTo(open[1]) }, []string{"start", "a"},
			[]string{"c is closed", "b is closed", "a enters"},
		},
		"replace through": {
			func(p *program, open []*toy) Navigation { return Replace(p.toy("d")).ClosingDownTo(open[0]) }, []string{"start", "d"},
			[]string{"c is closed", "b is closed", "a is closed", "start is covered", "d enters"},
		},
		"close through one that is not open": {
			func(p *program, _ []*toy) Navigation { return Close().ClosingDownTo(p.toy("x")) }, []string{"start", "a", "b"}, []string{"c is closed", "b enters"},
		},
		"push then": {
			func(p *program, _ []*toy) Navigation { return Push(p.toy("d")).AndPush(p.toy("e")) }, []string{"start", "a", "b", "c", "d", "e"},
			[]string{"c is covered", "e enters"},
		},
		"push in place": {
			func(p *program, _ []*toy) Navigation { return Push(p.toy("d")).ReplacingScreen() }, []string{"start", "a", "b", "d"},
			[]string{"c is closed", "b is covered", "d enters"},
		},
		"home in place": {
			func(*program, []*toy) Navigation { return CloseToLowest().ReplacingScreen() }, []string{"start"}, []string{"c is closed", "b is closed", "a is closed", "start enters"},
		},
		"quit": {func(*program, []*toy) Navigation { return Quit() }, []string{"start", "a", "b", "c"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			p := newProgram(t)
			open := p.bring("a", "b", "c")
			p.Navigate(c.step(p, open))
			p.wantOpen(c.want...)
			p.wantDiary(c.diary...)
			if p.MustQuit() != (name == "quit") {
				t.Errorf("the program ends: %v", p.MustQuit())
			}
		})
	}
}

func TestTheLowestScreenNeverCloses(t *testing.T) {
	p := newProgram(t)
	lowest := p.TopScreen()
	for _, step := range []Navigation{Close(), Close().ClosingDownTo(lowest), CloseToLowest()} {
		p.Navigate(step)
		p.wantOpen("start")
	}
	p.Navigate(Replace(p.toy("a")))
	p.wantOpen("start", "a")
	p.Navigate(Close().ClosingDownTo(lowest))
	p.wantOpen("start")
}

// TestThenSharesNothing builds two steps on one.
func TestThenSharesNothing(t *testing.T) {
	p := newProgram(t)
	step := CloseToLowest(p.toy("a"))
	one, other := step.AndPush(p.toy("b")), step.AndPush(p.toy("c"))
	p.Navigate(one)
	p.wantOpen("start", "a", "b")
	p.Navigate(other)
	p.wantOpen("start", "a", "c")
}

// TestWhatFollowsAStepReachesNobody does several things in one tick: until one changes the stack, the topmost screen
// gets them; the rest is dropped.
func TestWhatFollowsAStepReachesNobody(t *testing.T) {
	p := newProgram(t)
	top := p.bring("a", "b")[1]
	hover, tap := input.Gesture{Kind: input.Hover}, input.Gesture{Kind: input.Tap}
	p.Advance([]input.Gesture{hover, tap}, nil)
	p.wantDiary("b "+fmt.Sprint(hover), "b "+fmt.Sprint(hover), "b "+fmt.Sprint(tap), "start ticks below", "a ticks below", "b ticks")
	top.answer = Close()
	p.Advance([]input.Gesture{hover, tap, trigger(input.CommandQuit)}, nil)
	p.wantDiary("b "+fmt.Sprint(hover), "b is closed", "a enters", "start ticks below", "a ticks")
	if p.MustQuit() {
		t.Error("a key that works everywhere works after a step")
	}
	p.Advance([]input.Gesture{trigger(input.CommandQuit), hover}, nil)
	if !p.MustQuit() {
		t.Error("the program goes on")
	}
	p.wantDiary("a "+fmt.Sprint(hover), "start ticks below", "a ticks")
}

// TestAScreenThatComesBackIsToldWhereTheMouseIs moves the mouse over one screen and closes it without another move.
func TestAScreenThatComesBackIsToldWhereTheMouseIs(t *testing.T) {
	p := newProgram(t)
	top := p.bring("a", "b")[1]
	over := input.Gesture{Kind: input.Hover, At: input.Point{X: 30, Y: 40}}
	p.Advance([]input.Gesture{over}, nil)
	top.answer = Close()
	p.Advance([]input.Gesture{{Kind: input.Tap, At: over.At}}, nil)
	p.diary = nil
	p.Advance(nil, nil)
	p.wantDiary("a "+fmt.Sprint(over), "start ticks below", "a ticks")
	p.Advance(nil, nil)
	p.wantDiary("start ticks below", "a ticks")
}

// TestOnlyTheTopmostScreenMayStepInATick lets a screen below and the one on top answer a tick.
func TestOnlyTheTopmostScreenMayStepInATick(t *testing.T) {
	p := newProgram(t)
	open := p.bring("a", "b")
	open[0].ticked = Quit()
	p.Advance(nil, nil)
	p.wantOpen("start", "a", "b")
	if p.MustQuit() {
		t.Error("a screen that is not on top ends the program")
	}
	open[1].ticked = Close()
	p.Advance(nil, nil)
	p.wantOpen("start", "a")
}

// TestWhatIsDrawn: the topmost screen, and below panels a veil and the nearest screen that fills the window.
func TestWhatIsDrawn(t *testing.T) {
	p := newProgram(t)
	open := p.bring("a", "b", "c")
	p.Draw(ebiten.NewImage(8, 8))
	p.wantDiary("c is drawn, top true")
	p.Draw(ebiten.NewImage(8, 8))
	p.wantDiary() // nothing has changed
	open[1].panel, open[2].panel = true, true
	p.RedrawAll()
	p.Draw(ebiten.NewImage(8, 8))
	p.wantDiary("a is drawn, top false", "a veil is drawn", "c is drawn, top true")
}

// noter is a toy that shows a picture of 10×10 pixels on a canvas.
type noter struct {
	*toy
	canvas *kit.Canvas
	at     geom.Point
}

func (n *noter) RecordDrawing(l *kit.DisplayList) {
	n.canvas.RecordDrawing(l, func() { n.canvas.FillRect(geom.Rect{X: n.at.X, Y: n.at.Y, W: 10, H: 10}, kit.WhiteTint(), 1) })
}

// TestOnlyWhatHasChangedIsDrawn moves what a screen shows.
func TestOnlyWhatHasChangedIsDrawn(t *testing.T) {
	p, window := newProgram(t), ebiten.NewImage(100, 100)
	n := &noter{toy: p.toy("n"), canvas: kit.NewCanvas(p.Fonts(), p.Layers())}
	p.Navigate(Push(n))
	drawn := func() (parts []image.Rectangle) {
		p.diary, n.parts = nil, nil
		p.Draw(window)
		return n.parts
	}
	whole := []image.Rectangle{window.Bounds()}
	want := func(what string, got, want []image.Rectangle) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v is drawn, want %v", what, got, want)
		}
	}
	want("at first", drawn(), whole)
	want("without a need", drawn(), nil)
	p.RedrawChanges()
	want("where nothing has changed", drawn(), nil)
	n.at = geom.Point{X: 50, Y: 20}
	p.RedrawChanges()
	want("where it jumps", drawn(), []image.Rectangle{image.Rect(0, 0, 10, 10), image.Rect(50, 20, 60, 30)})
	n.at.X += 5
	p.RedrawChanges()
	want("where it moves", drawn(), []image.Rectangle{image.Rect(50, 20, 65, 30)})
	n.at.X += 5
	p.addPatch(image.Rect(80, 80, 85, 85))
	want("where another part is wanted", drawn(), []image.Rectangle{image.Rect(80, 80, 85, 85), image.Rect(55, 20, 70, 30)})
	n.at.X += 5
	p.RedrawAll()
	want("where everything is wanted", drawn(), whole)
	panel := p.bring("panel")[0]
	panel.panel = true
	p.RedrawAll()
	drawn()
	n.at.X += 15
	p.RedrawChanges()
	want("where it jumps below a panel", drawn(), []image.Rectangle{image.Rect(65, 20, 75, 30), image.Rect(80, 20, 90, 30)})
	n.at.X -= 60
	p.addPatch(image.Rect(50, 50, 60, 60))
	want("where too much changes below a panel", drawn(), whole)
	p.Navigate(Close())
	other := p.bring("other")[0]
	p.RedrawChanges()
	p.Draw(window)
	if other.drawn != window.Bounds() {
		t.Errorf("of another screen, %v is drawn", other.drawn)
	}
	p.Navigate(Close())
	p.RedrawChanges()
	want("where it comes back", drawn(), whole)
}
