package dreist

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// smallestFrame is the smallest window.
var smallestFrame = stage.Frame{W: 960, H: 560, Scale: 1}

// windows are sizes that a window may have, in an order in which it changes much.
var windows = [][2]float64{
	{1280, 800}, {1, 1}, {3840, 2160}, {679, 164}, {1080, 1920}, {1362, 351}, {2560, 1080}, {1600, 50}, {50, 1600}, {5120, 1440}, {2, 400},
	{1024, 600}, {480, 1000}, {681, 723}, {1440, 3440}, {1919, 1},
}

// rooms are the screens that only DREIst! has, each as it is opened by somebody who has just come.
var rooms = map[string]func(g *guest){
	"start":              (*guest).showStart,
	"learn":              (*guest).showLearn,
	"ladder":             (*guest).showLadder,
	"statistics":         func(g *guest) { g.winLast(); g.showStatistics() },
	"medals":             func(g *guest) { g.winLast(); g.showStatistics(); g.aimAt("statistics.page.medals") },
	"settings":           func(g *guest) { g.key(input.CommandSettings) },
	"examples":           (*guest).showExamples,
	"puzzles":            (*guest).showPuzzles,
	"setup":              (*guest).showSetup,
	"first game, before": (*guest).showFirstGame,
	"first game":         (*guest).playFirstGame,
	"rule book":          func(g *guest) { g.openRule("") },
	"overview":           func(g *guest) { g.newGame(); g.key(input.CommandHelp) },
	"daily":              (*guest).playDaily,
	"rung":               (*guest).climb,
	"example":            func(g *guest) { g.openExample(1) },
	"quiz":               func(g *guest) { g.openExample(9) },
	"opening":            (*guest).newGame,
	"table":              func(g *guest) { g.newGame(); g.makeSome(9) },
	"refusal": func(g *guest) {
		g.newGame()
		g.makeSome(2)
		g.drag(g.middle(g.table.Position().Hand(0)[0]), input.Point{X: 640, Y: 100})
	},
	"question": func(g *guest) {
		g.newGame()
		g.makeSome(4)
		g.drag(g.middle(g.table.Position().Hand(0)[0]), input.Point(g.table.Line.Geometry().DiscardPile.Center()))
	},
	"hint":           func(g *guest) { g.newGame(); g.key(input.CommandHint) },
	"log":            func(g *guest) { g.newGame(); g.makeSome(6); g.key(input.CommandLog) },
	"end":            (*guest).winLast,
	"celebration":    func(g *guest) { g.SetSpeed(stage.Normal); g.lastCard(mode{slot: store.Solo}, 9); g.win() },
	"table of two":   func(g *guest) { g.sit(threeAndAComputer()[1:3]...) },
	"table of three": func(g *guest) { g.sit(threeAndAComputer()[1:]...) },
	"table of four":  func(g *guest) { g.sit(threeAndAComputer()...) },
}

// winLast wins a game by its last card.
func (g *guest) winLast() {
	g.lastCard(mode{slot: store.Solo}, 9)
	g.discardLast()
	g.settle()
}

// sit begins a series and plays a little.
func (g *guest) sit(seats ...store.SeatSetup) {
	g.setUp(0, seats...)
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

// TestEveryScreenFitsEveryWindow resizes the window of every screen again and again, with letters of every size: what can be pressed lies in
// the picture, and in the smallest window all that stands there can be read.
func TestEveryScreenFitsEveryWindow(t *testing.T) {
	for _, kind := range puzzle.Kinds() {
		rooms[fmt.Sprint("puzzle ", kind)] = func(g *guest) { g.practisePuzzle(kind, 1) }
	}
	fonts, err := kit.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for name, open := range rooms {
		t.Run(name, func(t *testing.T) {
			g := visit(t, t.TempDir(), 3).throughNotices()
			g.hurry()
			open(g)
			g.wait(2)
			for i, f := range windows {
				g.Change(func(s *store.Settings) { s.TextSize = store.TextSizes()[i%len(store.TextSizes())] })
				g.app.Fit(f[0], f[1], 1)
				g.do()
				guesttest.WantTargets(t, g.Frame(), g.app.Top().Targets(nil))
				if s, ok := g.app.Top().(shell.Mover); ok {
					guesttest.WantTargets(t, g.Frame(), slices.DeleteFunc(s.Places(nil), func(at target.Target) bool { return at.Rect == geom.Rect{} }))
				}
			}
			g.resize(smallestFrame)
			for _, language := range assets.Languages() {
				g.SetLanguage(language)
				for _, size := range []int{store.LargestText, store.UsualText} {
					g.Change(func(s *store.Settings) { s.TextSize = size })
					g.wait(2)
					how := fmt.Sprint(language, " ", size)
					guesttest.WantLegible(t, how, g.app.Top().Targets(nil))
					if g.panel == nil {
						wantWords(t, how, g.at, fonts)
					}
				}
				if _, scrolls := target.Find(g.app.Top().Targets(nil), "settings.bar"); scrolls {
					t.Error("the settings are scrolled with the usual letters")
				}
			}
			g.draw()
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

// wantWords checks that what stands on the buttons of a table has room there.
func wantWords(t *testing.T, how string, s *sitting, fonts *kit.Fonts) {
	g, labels := s.Table.Line.Geometry(), s.game.canvas.Labels
	for _, b := range s.Table.Buttons(nil) {
		words := b.Words(labels, tabletop.ButtonLook{Frame: g.Frame, Low: g.Undo.H, Say: &s.game.say}, b.Rect)
		size := labels.Get(words.Text, words.Style, kit.Center, words.In.W)
		if size.H > words.In.H+1 && strings.Contains(words.Text, " ") || b.Rect == g.EndTurn && size.W > b.Rect.W-24*g.PanelUnit() {
			t.Errorf("%s: %q is %v wide and %v high, its button has room for %v", how, words.Text, size.W, size.H, words.In)
		}
		face := fonts.Face(words.Style.Font, words.Style.Size)
		for _, word := range strings.Fields(words.Text) {
			if !b.HitOnly && face.Advance(word) > words.In.W+1 {
				t.Errorf("%s: %q is %.0f wide, its button has room for %.0f", how, word, face.Advance(word), words.In.W)
			}
		}
	}
}

// TestTheNameOfAnOpenPileKeepsOffThePrompt measures both in the puzzle that has them, at every size of letters.
func TestTheNameOfAnOpenPileKeepsOffThePrompt(t *testing.T) {
	l, seed := newLearner(t), uint64(1)
	for len(l.begin(puzzle.Empty, 3, seed).Attempt.Puzzle().Open) == 0 {
		seed++
	}
	for _, frame := range []stage.Frame{smallestFrame, testFrame, {W: 1920, H: 1080, Scale: 1}} {
		for _, language := range assets.Languages() {
			for _, size := range store.TextSizes() {
				l.resize(frame)
				l.SetLanguage(language)
				l.Change(func(s *store.Settings) { s.TextSize = size })
				l.begin(puzzle.Empty, 3, seed)
				g, labels := l.table.Line.Geometry(), l.canvas.Labels
				line, _ := l.table.PromptText()
				prompt := labels.Get(line, l.table.Text(assets.Text, 16, kit.White()), kit.Center, g.Prompt.W).W + 2*g.Refusal.H
				marks := l.table.Overlay().Marks
				at := slices.IndexFunc(marks, func(m tabletop.Mark) bool { return m.Label != "" })
				if at < 0 {
					t.Fatal("nothing says that the pile lies open")
				}
				in, _ := table.RectOf(marks[at].At, l.table.Line)
				wide := labels.Get(marks[at].Label, kit.Sized(g.BoxUnit(), assets.Text, 14, kit.White()), kit.Center, in.W*3).W
				if over := in.Center().X + wide/2 - (g.Prompt.Center().X - prompt/2); over > 0 {
					t.Errorf("%v, %s, %d %%: %q lies %.0f below %q", frame, language, size, marks[at].Label, over, line)
				}
			}
		}
	}
}
