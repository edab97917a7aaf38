package dreist

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/table"
	person "dreist/render/guest"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/script"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// guest uses the program with DREIst!, as somebody who has played before.
type guest struct {
	*person.Guest
	game *game

	// What is on top, noted after every tick.
	at    *sitting
	table *table.Table       // nil if no table is on top, or right below the panel that is
	panel *shell.PanelScreen // nil if no panel is on top
}

// visit starts the program on a folder, with deals that follow from a seed.
func visit(t testing.TB, folder string, seed uint64) *guest {
	t.Helper()
	g := new(guest)
	g.Guest = person.Visit(t, aboutFor(t, func(opened *game) { g.game, opened.welcome.all = opened, true }), folder, seed)
	g.AfterTick = g.look
	onStart(g).picture.EndEntrance() // nobody waits for that
	g.Advance()
	return g
}

func newApp(t testing.TB) *guest { return visit(t, t.TempDir(), 1) }

// aboutFor returns DREIst! for a test, whose computer players think briefly. change is called once it is opened.
func aboutFor(t testing.TB, change func(g *game)) screens.GameInfo {
	about := About()
	about.Open = func(f *screens.GameScreens) screens.Game {
		g := newGame(f)
		g.judge.GamesPerDecision = 8 // whoever waits for an analysis does not wait long
		g.thinking = person.SearchAtOnce(40)
		t.Cleanup(func() {
			g.judge.Stop()
			g.judge.Wait()
		})
		change(g)
		return g
	}
	return about
}

func (g *guest) look() {
	open := g.App.Screens()
	g.panel, g.table, g.at = nil, nil, nil
	switch s := g.App.TopScreen().(type) {
	case *startScreen:
		g.panel = s.PanelScreen
	case *shell.PanelScreen:
		g.panel = s
	case screens.HelpScreen:
		g.panel = s.PanelScreen
	case screens.SettingsScreen:
		g.panel = s.PanelScreen
	}
	for i := len(open) - 1; i >= 0 && g.at == nil; i-- {
		if s, ok := open[i].(*session.Screen); ok {
			g.at = s.Table.(*sitting)
			g.table = g.at.Table
		}
	}
}

// take carries out a step as if the topmost screen had returned it.
func (g *guest) take(s shell.Navigation) {
	g.App.Navigate(s)
	g.look()
}

func (g *guest) showStart()             { g.take(shell.CloseToLowest()) }
func (g *guest) close()                 { g.take(shell.Close()) }
func (g *guest) newGame()               { g.take(g.game.newGame()) }
func (g *guest) climb()                 { g.take(g.game.climb.StartNextGame()) }
func (g *guest) playDaily()             { g.take(g.game.daily.PlayToday()) }
func (g *guest) openExample(number int) { g.take(g.game.examples.OpenExample(number, "")) }
func (g *guest) openRule(ref string)    { g.take(g.game.ShowRule(ref)) }
func (g *guest) lookBack()              { g.take(g.at.screen.OpenReplay()) }
func (g *guest) ask(k tabletop.RequestKind) {
	g.take(g.at.screen.AnswerTable(tabletop.Request{Kind: k}))
}

func (g *guest) startTable() {
	setup := g.TableSetup()
	g.take(g.game.StartSeries(About().SeatRules.SeriesOf(&setup), ""))
}

// startPuzzle shows a puzzle of a seed and waits until it can be answered.
func (g *guest) startPuzzle(k puzzle.Kind, level puzzle.Level, seed uint64) *puzzles.PuzzleGuide {
	g.Helper()
	p := puzzle.Generate(k, level, seed)
	g.take(g.game.pose(p))
	g.AdvanceToRest()
	return g.at.riddle
}

func (g *guest) player() *player { return &player{t: g.TB, Table: g.table} }

// onDisk returns the store, with everything written that can be.
func (g *guest) onDisk() *store.Folder {
	_ = g.Profile.Flush() // where nothing can be written, that is what the test is about
	return g.Options.Store
}

func (g *guest) resize(f stage.Frame) {
	g.App.Resize(f)
	g.Advance()
}

func (g *guest) wait(ticks int) {
	for range ticks {
		g.Advance()
	}
}

func (g *guest) draw() {
	screen := ebiten.NewImage(int(g.Frame().W), int(g.Frame().H))
	defer screen.Deallocate()
	g.RedrawAll()
	g.App.Draw(screen)
}

// offers reports whether a button with a sentence of the catalogue can be pressed.
func (g *guest) offers(key string, values ...assets.Values) bool {
	return slices.ContainsFunc(g.App.TopScreen().Targets(nil), func(t target.Target) bool { return t.Label == g.Say(key, values...) && t.Enabled })
}

// press presses buttons with sentences of the catalogue, one after the other.
func (g *guest) press(keys ...string) {
	g.Helper()
	for _, key := range keys {
		g.ClickLabel(g.Say(key))
	}
}

// ends counts the matches that finish has ended.
var ends atomic.Int64

// finish puts a game that is almost over in the place of the one on the table and ends it as wanted.
func (g *guest) finish(won bool) {
	g.Helper()
	deal := dreist.Deal{Mode: dreist.SoloMode, Hands: [][]dreist.Card{{0}, {}}, Piles: [][]dreist.Card{{}, {40, 50}}}
	if !won {
		deal.Hands[0] = []dreist.Card{0, 9}
		deal.Piles[1] = []dreist.Card{40}
	}
	each := []record.Tag{{Name: "Number", Value: fmt.Sprint(ends.Add(1))}} // the same match twice would be one in the history
	as := g.at.mode
	k := need.Value(g.StartMatch(g.game.keepMode(as),
		func(to play.Saver) (profile.Match, error) {
			return match.New(deal, record.NumberedSeats("Anna"), each, to)
		}))(g)
	g.take(g.game.ShowMatch(k))
	g.at.mode = as // as if the deal were one of that mode
	g.discardFirst()
	if g.table.IsWon() != won {
		g.Fatalf("the game ended otherwise than wanted\n%s", g.table.ShownPosition().TextPicture())
	}
}

func (g *guest) discardFirst() {
	g.table.Play(dreist.Discard(g.table.ShownPosition().Hand(g.table.FrontSeat())[0]))
}

// passCurtain takes the screen for the person to move, who is the only one to see their cards then.
func (g *guest) passCurtain() {
	g.Helper()
	if g.AdvanceToRest(); !g.offers("curtain.raise") {
		return
	}
	g.player().checkHidden()
	for _, open := range g.table.Timeline.Seating().OpenHands {
		if open {
			g.Fatal("a hand is open behind the curtain")
		}
	}
	if g.press("curtain.raise"); !g.table.CanMove() {
		g.Fatalf("seat %d raised the curtain and cannot play; seat %d is to move", g.table.FrontSeat(), g.table.ShownPosition().Turn())
	}
	g.AdvanceToRest()
}

// makeMoves makes some moves, which lay whatever fits, or plays to the end.
func (g *guest) makeMoves(most int) {
	g.Helper()
	for range most {
		if g.passCurtain(); g.table.Match.IsOver() {
			break
		}
		m, before := keenMove(g.table.ShownPosition()), g.table.Match.MoveCount()
		g.table.Play(m)
		if g.AdvanceToRest(); g.table.Match.MoveCount() == before {
			g.Fatalf("%v is refused: %q\n%s", m, g.table.Refusal.Text, g.table.ShownPosition().TextPicture())
		}
	}
}

// keenMove returns a move that lays what fits, and gives.
func keenMove(p *dreist.Position) (best dreist.Move) {
	worth := map[dreist.Action]int{dreist.GiveCards: 5, dreist.LayCard: 4, dreist.DrawCard: 3, dreist.EndTurn: 2, dreist.DiscardCard: 1}
	for _, m := range p.AppendMoves(nil) {
		if worth[m.Action] > worth[best.Action] {
			best = m
		}
	}
	return best
}

func (g *guest) threeAndAComputer() { g.SetUp([]string{"easy"}, "Ada", "Ben", "easy", "Cem") }

func (g *guest) middle(c dreist.Card) input.Point { return g.player().middle(c) }

func (g *guest) click(at input.Point) { g.Advance(guesttest.ClickGestures(at)...) }

func TestScripts(t *testing.T) {
	script.CheckFolder(t, "testdata", func(t *testing.T, s *script.Script) script.Driver {
		return person.StartForScript(t, s, aboutFor(t, func(g *game) { g.welcome.all = !s.IsNewcomer }))
	})
}
