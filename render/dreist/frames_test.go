package dreist

import (
	"fmt"
	"image"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/fault"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// The sizes that a window may have, in an order in which it changes much: those that systems give it whatever it asks for, and
// those of screens.
var sizes = []image.Point{
	{X: 1280, Y: 800}, {X: 1, Y: 1}, {X: 3840, Y: 2160}, {X: 679, Y: 164}, {X: 1080, Y: 1920}, {X: 1362, Y: 351}, {X: 120, Y: 120},
	{X: 2560, Y: 1080}, {X: 1600, Y: 50}, {X: 960, Y: 560},
	{X: 2000, Y: 60}, {X: 50, Y: 1600}, {X: 5120, Y: 1440}, {X: 2, Y: 400}, {X: 640, Y: 480}, {X: 1024, Y: 600}, {X: 480, Y: 1000},
	{X: 800, Y: 480}, {X: 681, Y: 723}, {X: 960, Y: 2160}, {X: 1440, Y: 3440}, {X: 1919, Y: 1}, {X: 719, Y: 419},
}

// rooms are the screens, each as it is opened by somebody who has just come.
var rooms = []struct {
	name string
	open func(g *guest)
}{
	{"start", func(g *guest) { g.showStart() }},
	{"learn", func(g *guest) { g.showLearn() }},
	{"ladder", func(g *guest) { g.showLadder() }},
	{"statistics", func(g *guest) { g.showStatistics() }},
	{"history", func(g *guest) { g.showHistory() }},
	{"data", func(g *guest) { g.showData() }},
	{"examples", func(g *guest) { g.showExamples() }},
	{"puzzles", func(g *guest) { g.showPuzzles() }},
	{"setup", func(g *guest) { g.showSetup() }},
	{"first game, before", func(g *guest) { g.showFirstGame() }},
	{"first game", func(g *guest) { g.playFirstGame() }},
	{"rule book", func(g *guest) { g.openRule("") }},
	{"overview", func(g *guest) { g.newGame(); g.key(input.CommandHelp) }},
	{"settings", func(g *guest) { g.key(input.CommandSettings) }},
	{"keyboard", func(g *guest) { g.key(input.CommandSettings); g.aimAt("keyboard.open") }},
	{"about", func(g *guest) { g.key(input.CommandSettings); g.aimAt("about.open") }},
	{"medals", func(g *guest) {
		g.lastCard(mode{slot: store.Solo}, 9)
		g.discardLast()
		g.settle()
		g.showStatistics()
		g.aimAt("statistics.page.medals")
	}},
	{"daily", func(g *guest) { g.playDaily() }},
	{"rung", func(g *guest) { g.climb() }},
	{"example", func(g *guest) { g.openExample(1) }},
	{"quiz", func(g *guest) { g.openExample(9) }},
	{"opening", func(g *guest) { g.newGame() }},
	{"table", func(g *guest) { g.newGame(); g.makeSome(9) }},
	{"refusal", func(g *guest) {
		g.newGame()
		g.makeSome(2)
		g.drag(g.middle(g.table.Position().Hand(0)[0]), input.Point{X: 640, Y: 100})
	}},
	{"question", func(g *guest) {
		g.newGame()
		g.makeSome(4)
		g.drag(g.middle(g.table.Position().Hand(0)[0]), input.Point(g.table.Line.Geometry().DiscardPile.Center()))
	}},
	{"hint", func(g *guest) { g.newGame(); g.key(input.CommandHint) }},
	{"log", func(g *guest) { g.newGame(); g.makeSome(6); g.key(input.CommandLog) }},
	{"pause", func(g *guest) { g.newGame(); g.key(input.CommandMenu) }},
	{"new game", func(g *guest) { g.newGame(); g.makeSome(2); g.askNew() }},
	{"end", func(g *guest) { g.lastCard(mode{slot: store.Solo}, 9); g.discardLast(); g.settle() }},
	{"end, looked at", func(g *guest) {
		g.lastCard(mode{slot: store.Solo}, 9)
		g.discardLast()
		g.settle()
		g.key(input.CommandCancel)
	}},
	{"celebration", func(g *guest) { g.SetSpeed(stage.Normal); g.lastCard(mode{slot: store.Solo}, 9); g.win() }},
	{"review", func(g *guest) { g.newGame(); g.makeSome(6); g.lookBack() }},
	{"table of two", func(g *guest) {
		g.sitAtTable(store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy})
	}},
	{"table of three", func(g *guest) {
		g.sitAtTable(store.SeatSetup{Kind: store.SeatPerson}, store.SeatSetup{Kind: coach.Easy}, store.SeatSetup{Kind: coach.Fair})
	}},
	{"table of four", func(g *guest) { g.sitAtTable(threeAndAComputer()...) }},
	{"curtain", func(g *guest) { g.setUp(0, threeAndAComputer()...) }},
	{"fault", func(g *guest) { g.take(shell.Push(g.Window().Fault(&fault.Fault{What: "a test"}))) }},
}

// sitAtTable begins a series and plays a little.
func (g *guest) sitAtTable(seats ...store.SeatSetup) {
	g.setUp(0, seats...)
	g.passCurtain()
	g.makeSome(3)
}

// makeSome makes some moves.
func (g *guest) makeSome(moves int) {
	for range moves {
		g.passCurtain()
		g.makeMove(g.keenMove())
	}
	g.settle()
}

// aimAt presses a target of whatever is open by its name.
func (g *guest) aimAt(id string) {
	g.t.Helper()
	g.wait(1)
	x, ok := target.Find(g.app.Top().Targets(nil), id)
	if !ok {
		g.t.Fatalf("%s is not there", id)
	}
	g.hit(x)
}

// TestEveryScreenFitsEveryWindow resizes the window of every screen again and again, with letters of every size: nothing
// panics, whatever is there has a place and a size, and what can be pressed lies in the picture, which in a window that is too
// small is that of the smallest there is room in.
func TestEveryScreenFitsEveryWindow(t *testing.T) {
	for _, kind := range puzzle.Kinds() {
		rooms = append(rooms, struct {
			name string
			open func(g *guest)
		}{fmt.Sprint("puzzle ", kind), func(g *guest) { g.practisePuzzle(kind, 1) }})
	}
	for i, room := range rooms {
		t.Run(room.name, func(t *testing.T) {
			g := visit(t, t.TempDir(), 3).throughNotices()
			g.hurry()
			room.open(g)
			g.wait(2)
			for n, size := range sizes {
				for j, text := range store.TextSizes() {
					if testing.Short() && j != (n+i)%len(store.TextSizes()) {
						continue
					}
					g.Change(func(s *store.Settings) { s.TextSize = text })
					g.app.Fit(float64(size.X), float64(size.Y), 1)
					g.do()
					g.wantFit(fmt.Sprintf("%v at %d %%", size, text), size)
					if (n+i)%4 == 0 && g.Frame().W*g.Frame().H < 1<<20 {
						g.draw()
					}
				}
			}
			if n := g.canvas.Lost(); n > 0 {
				t.Errorf("%d pictures have no place", n)
			}
		})
	}
}

// draw draws what is on the screen.
func (g *guest) draw() {
	screen := ebiten.NewImage(int(g.Frame().W), int(g.Frame().H))
	defer screen.Deallocate()
	g.Redraw()
	g.app.Draw(screen)
}

// wantFit checks what is shown in a window.
func (g *guest) wantFit(how string, window image.Point) {
	g.t.Helper()
	f := g.Frame()
	if f.W < stage.LeastWidth*f.Scale-1 || f.H < stage.LeastHeight*f.Scale-1 || f.W < float64(window.X) || f.H < float64(window.Y) {
		g.t.Errorf("%s: the frame is %v", how, f)
	}
	all := g.app.Top().Targets(nil)
	controls := len(all)
	if s, ok := g.app.Top().(shell.Mover); ok {
		all = s.Places(all)
	}
	for i, at := range all {
		r := at.Rect
		nothing := i >= controls && r.W == 0 && r.H == 0 // of cards where there are none
		if !(r.W > 0 && r.H > 0 || nothing) || !(r.X > -2 && r.Y > -2 && r.Right() < f.W+2 && r.Bottom() < f.H+2) {
			g.t.Errorf("%s: %s is at %v in %v", how, at.ID, r, f)
		}
	}
	if g.table != nil {
		wantNumbers(g.t, how, "", reflect.ValueOf(g.table.Line.Geometry()))
	}
}

// wantNumbers checks that all numbers in a value are some, and that no rectangle has less than no size.
func wantNumbers(t testing.TB, how, name string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		wantNumbers(t, how, name, v.Elem())
	case reflect.Float64:
		if x := v.Float(); math.IsNaN(x) || math.IsInf(x, 0) {
			t.Errorf("%s: %s is %v", how, name, x)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			wantNumbers(t, how, fmt.Sprintf("%s[%d]", name, i), v.Index(i))
		}
	case reflect.Struct:
		if r, ok := reflect.TypeAssert[geom.Rect](v); ok && (r.W < 0 || r.H < 0) {
			t.Errorf("%s: %s is %v", how, name, r)
		}
		for i := range v.NumField() {
			wantNumbers(t, how, strings.TrimPrefix(name+"."+v.Type().Field(i).Name, "."), v.Field(i))
		}
	}
}
