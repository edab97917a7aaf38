package dreist

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/teach"
)

// newCanvas returns what a table is drawn with.
func newCanvas(t testing.TB) pictures.Canvas {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	return pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers)), EgonFace: new(mascot.FaceCache)}
}

type listener struct{ drawn int }

func (l *listener) DrawImage(*ebiten.Image, *ebiten.DrawImageOptions) { l.drawn++ }

func drawAll(t *table.Table, e pictures.Canvas) {
	t.Draw(e)
	t.DrawHeld(e)
}

// TestDrawingAllocatesNothing draws tables, examples and puzzles again and again, once their pictures and texts are there.
func TestDrawingAllocatesNothing(t *testing.T) {
	for name, prepare := range map[string]func(*player){
		"at rest":   func(*player) {},
		"card held": func(p *player) { p.click(p.middle(p.card("6r"))) },
		"mouse":     func(p *player) { p.hover(p.middle(p.card("6r"))) },
		"question":  func(p *player) { p.Play(dreist.Lay(p.card("6r"), 3)) },
		"discard":   func(p *player) { p.discard(p.card("1y")) },
		"keys":      func(p *player) { p.key(input.CommandCard1) },
		"practice":  func(p *player) { p.Options.HasRibbon, p.Status.Caption = true, "Practice" },
		"recap":     func(p *player) { p.Play(dreist.Discard(p.card("1y"))) },
		"look back": func(p *player) {
			p.Play(dreist.Lay(p.card("6r"), 3))
			p.Table.NewReplay("review.back.table").StartAt(0)
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
	among.Timeline.SetSpeed(stage.InstantSpeed)
	among.play(dreist.Discard(among.ShownPosition().Hand(0)[0]))
	among.wantQuiet()
	g := newApp(t)
	for _, number := range []int{1, 2, 10} {
		for w := range teach.Activity(teach.ActivityCount) {
			p := study(g, number, w)
			p.key(input.CommandRight)
			p.key(input.CommandNextFocus)
			p.settle()
			p.wantQuiet()
		}
	}
	for _, k := range puzzle.Kinds() {
		g.startPuzzle(k, 2, 2)
		for _, do := range []func(){func() {}, func() { g.SendCommand(input.CommandHint); g.SendCommand(input.CommandHint) }, func() { g.SendCommand(input.CommandDown); g.SendCommand(input.CommandPause) },
			func() { g.startPuzzle(k, 2, 2); g.byMouse() }} {
			do()
			g.AdvanceToRest()
			g.onDisk() // what is written in the background allocates
			g.player().wantQuiet()
		}
	}
}

// wantQuiet checks that a table at rest shows something, and that neither a frame nor a tick allocates anything.
func (p *player) wantQuiet() {
	p.t.Helper()
	e, seen := newCanvas(p.t), new(listener)
	e.SetScreen(seen)
	drawAll(p.Table, e)
	for e.Sprites.PaintQueued() {
	}
	if drawAll(p.Table, e); seen.drawn < 50 {
		p.t.Errorf("got %d pictures in two frames, want a table", seen.drawn)
	}
	if n := testing.AllocsPerRun(20, func() { drawAll(p.Table, e) }); n > 0 {
		p.t.Errorf("a frame allocates %v times", n)
	}
	p.Tick(true)
	p.TakeStale()
	n := testing.AllocsPerRun(20, func() { p.Tick(true) })
	if stale := p.TakeStale(); n > 0 || stale || p.NeedsTick(true) {
		p.t.Errorf("a tick at rest allocates %v times, stale %v, busy %v", n, stale, p.NeedsTick(true))
	}
}

// TestNothingChangesUnnoticed does all gestures at random: whenever something else is to be drawn, the table says that it is stale.
func TestNothingChangesUnnoticed(t *testing.T) {
	changed := 0
	for seed := range uint64(4) {
		p := sitDownTo(t, dreist.NewSoloDeal(dreist.EvenCardCount, seed), "")
		e, rng := newCanvas(t), rand.New(rand.NewPCG(seed, 4))
		hands := &guesttest.Monkey{
			Random: rng, WindowFrame: func() stage.Frame { return testFrame }, Targets: func() []target.Target { return p.Targets(nil) },
			UsefulGestures: func() []input.Gesture { return someMove(p, rng) },
		}
		var before, now kit.DisplayList
		e.RecordDrawing(&before, func() { drawAll(p.Table, e) })
		look := func(after string) {
			e.RecordDrawing(&now, func() { drawAll(p.Table, e) })
			var parts []image.Rectangle
			now.VisitChanges(&before, func(part image.Rectangle) { parts = append(parts, part) })
			if stale := p.TakeStale(); len(parts) > 0 {
				if changed++; !stale {
					t.Errorf("seed %d: after %s %v has changed", seed, after, parts)
				}
			}
			before, now = now, before
		}
		for i := range 150 {
			p.update(hands.RandomGestures()...)
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

var smallestFrame = stage.Frame{W: 960, H: 560, Scale: 1}

// windows are sizes that a window may have, in an order in which it changes much.
var windows = [][2]float64{
	{1280, 800}, {1, 1}, {3840, 2160}, {679, 164}, {1080, 1920}, {1362, 351}, {2560, 1080}, {1600, 50}, {50, 1600}, {5120, 1440}, {2, 400},
	{1024, 600}, {480, 1000}, {681, 723}, {1440, 3440}, {1919, 1},
}

// playing returns how some moves are made in a game or at a table.
func playing(begin func(g *guest), moves int) func(g *guest) {
	return func(g *guest) { begin(g); g.makeMoves(moves) }
}

// rooms are the screens that only DREIst! has, each as it is opened by somebody who has just come.
var rooms = map[string]func(g *guest){
	"start":              (*guest).showStart,
	"learn":              func(g *guest) { g.take(g.game.showLearn()) },
	"ladder":             func(g *guest) { g.take(g.game.climb.OpenLadder()) },
	"statistics":         func(g *guest) { g.winLast(); g.take(shell.CloseToLowest(g.game.StatisticsScreen())) },
	"medals":             func(g *guest) { g.winLast(); g.showStart(); g.press("statistics.title", "statistics.page.medals") },
	"settings":           func(g *guest) { g.SendCommand(input.CommandSettings) },
	"examples":           func(g *guest) { g.take(g.game.examples.ShowList()) },
	"puzzles":            func(g *guest) { g.take(g.game.puzzles.OpenList()) },
	"setup":              func(g *guest) { g.take(g.game.ShowTableSetup()) },
	"first game, before": func(g *guest) { g.take(g.game.firstGame.screens().StartOrContinue()) },
	"first game":         func(g *guest) { g.take(g.game.firstGame.play()) },
	"rule book":          func(g *guest) { g.openRule("") },
	"overview":           func(g *guest) { g.newGame(); g.SendCommand(input.CommandHelp) },
	"rung":               (*guest).climb,
	"example":            func(g *guest) { g.openExample(1) },
	"quiz":               func(g *guest) { g.openExample(9) },
	"table":              playing((*guest).newGame, 9),
	"refusal": func(g *guest) {
		playing((*guest).newGame, 2)(g)
		g.Drag(g.middle(g.table.ShownPosition().Hand(0)[0]), input.Point{X: 640, Y: 100})
	},
	"question": func(g *guest) {
		playing((*guest).newGame, 4)(g)
		g.Drag(g.middle(g.table.ShownPosition().Hand(0)[0]), g.player().discardPile())
	},
	"hint":           func(g *guest) { g.newGame(); g.SendCommand(input.CommandHint) },
	"log":            func(g *guest) { playing((*guest).newGame, 6)(g); g.SendCommand(input.CommandLog) },
	"end":            (*guest).winLast,
	"celebration":    func(g *guest) { g.SetSpeed(stage.NormalSpeed); g.lastCard(9); g.discardFirst(); g.wait(60) },
	"table of two":   playing(func(g *guest) { g.SetUp([]string{"easy"}, "Ben", "easy"); g.startTable() }, 3),
	"table of three": playing(func(g *guest) { g.SetUp([]string{"easy"}, "Ben", "easy", "Cem"); g.startTable() }, 3),
	"table of four":  playing(func(g *guest) { g.threeAndAComputer(); g.startTable() }, 3),
}

// TestEveryScreenFitsEveryWindow resizes the window of every screen again and again, with letters of every size: what can be pressed lies in
// the picture, and in the smallest window all that stands there can be read.
func TestEveryScreenFitsEveryWindow(t *testing.T) {
	for _, kind := range puzzle.Kinds() {
		rooms[fmt.Sprint("puzzle ", kind)] = func(g *guest) { g.startPuzzle(kind, 1, 3) }
	}
	fonts := need.Value(kit.NewFonts())(t)
	for name, open := range rooms {
		t.Run(name, func(t *testing.T) {
			g := visit(t, t.TempDir(), 3)
			g.SetSpeed(stage.InstantSpeed)
			open(g)
			g.wait(2)
			for i, f := range windows {
				g.ChangeSettings(func(s *store.Settings) { s.TextSize = store.TextSizes()[i%len(store.TextSizes())] })
				g.App.FitWindow(f[0], f[1], 1)
				g.Advance()
				guesttest.WantTargets(t, g.Frame(), g.App.TopScreen().Targets(nil))
				if s, ok := g.App.TopScreen().(shell.MotionReporter); ok {
					guesttest.WantTargets(t, g.Frame(), slices.DeleteFunc(s.Places(nil), func(at target.Target) bool { return at.Rect == geom.Rect{} }))
				}
			}
			g.resize(smallestFrame)
			for _, language := range assets.Languages() {
				g.SetLanguage(language)
				for _, size := range []int{store.LargestTextSize, store.UsualTextSize} {
					g.ChangeSettings(func(s *store.Settings) { s.TextSize = size })
					g.wait(2)
					how := fmt.Sprint(language, " ", size)
					guesttest.WantLegible(t, how, g.App.TopScreen().Targets(nil))
					if g.panel == nil {
						wantWords(t, how, g.at, fonts)
					}
				}
				if _, scrolls := target.Find(g.App.TopScreen().Targets(nil), "settings.bar"); scrolls {
					t.Error("the settings are scrolled with the usual letters")
				}
			}
			g.draw()
			if n := g.game.canvas.SkippedCount(); n > 0 {
				t.Errorf("%d pictures have no place", n)
			}
		})
	}
}

// wantWords checks that what stands on the buttons of a table has room there.
func wantWords(t *testing.T, how string, s *sitting, fonts *kit.Fonts) {
	g, labels := s.Table.Timeline.Geometry(), s.game.canvas.Labels
	for _, b := range s.Table.Buttons() {
		words := b.FitText(labels, tabletop.ButtonLook{Frame: g.Frame, OneLineHeight: g.UndoRect.H, Texts: s.game.say.Texts}, b.Rect)
		size := labels.Label(words.Text, words.Style, kit.Center, words.Rect.W)
		if size.H > words.Rect.H+1 && strings.Contains(words.Text, " ") || b.Rect == g.EndTurnRect && size.W > b.Rect.W-24*g.PanelUnit() {
			t.Errorf("%s: %q is %v wide and %v high, its button has room for %v", how, words.Text, size.W, size.H, words.Rect)
		}
		face := fonts.Face(words.Style.Font, words.Style.Size)
		for _, word := range strings.Fields(words.Text) {
			if !b.IsInvisible && face.TextWidth(word) > words.Rect.W+1 {
				t.Errorf("%s: %q is %.0f wide, its button has room for %.0f", how, word, face.TextWidth(word), words.Rect.W)
			}
		}
	}
}
