package thegame

import (
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/stage"
	"dreist/render/thegame/scene"
)

// TestAMonkeyCannotBreakTheGame uses all screens at random, in both languages and in windows from a single pixel to the largest. Nothing
// panics, and what can be pressed lies in the window under a name of its own.
func TestAMonkeyCannotBreakTheGame(t *testing.T) {
	const lives, ticks = 4, 300
	moves := 0
	for seed := range uint64(lives) {
		g := visit(t, t.TempDir(), seed)
		g.ChangeTableSetup(func(s *store.TableSetup) {
			s.Seats[1] = store.SeatSetup{Kind: store.SeatPerson, Name: "Mia"}
			s.Seats[2] = store.SeatSetup{Kind: "easy"}
		})
		if seed == lives-1 {
			g.OpenExample(g.game.examples()[6].TitleKey, "lessons.way.play")
		}
		m := &guesttest.Monkey{Random: rand.New(rand.NewPCG(seed, 9))}
		m.UsefulGestures = func() []input.Gesture { return g.someMove(m, &moves) }
		g.RunMonkey(m, ticks, assets.Languages())
	}
	if moves < 40 {
		t.Errorf("the monkeys made %d moves", moves)
	}
}

// someMove drags a card where it may go, ends the turn, or presses what leads on.
func (g *guest) someMove(m *guesttest.Monkey, moves *int) (all []input.Gesture) {
	s, ok := g.App.TopScreen().(*session.Screen)
	if !ok {
		return m.PrimaryClick()
	}
	b := s.Table.(*sitting)
	lays := b.Table.ShownPosition().AppendLays(nil)
	if len(lays) == 0 || !b.Table.CanMove() || b.Table.ShownPosition().CanEndTurn() && m.Random.IntN(3) == 0 {
		return []input.Gesture{guesttest.CommandGesture(input.CommandConfirm)}
	}
	*moves++
	lay := lays[m.Random.IntN(len(lays))]
	for _, tick := range guesttest.DragGestures(g.PlaceMiddle(scene.CardID(lay.Card)), g.PlaceMiddle(scene.PileID(lay.Pile))) {
		all = append(all, tick...)
	}
	return all
}

// TestTheStartScreenFitsItsWindow has most to show: two games that go on.
func TestTheStartScreenFitsItsWindow(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.ClickLabel(g.Say("begin.alone"))
	g.AdvanceToRest()
	g.playOn()
	g.SendCommand(input.CommandCancel)
	g.ClickLabel(g.Say("menu.leave"))
	g.sit("Ada", "Ben")
	g.SendCommand(input.CommandCancel)
	g.App.Navigate(g.sitting().screen.Leave())
	s, ok := g.App.TopScreen().(*startScreen)
	if !ok {
		t.Fatalf("it leads back to a %T", g.App.TopScreen())
	}
	for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1120, Scale: 2}, {W: 2560, H: 1440, Scale: 1}} {
		g.ChangeSettings(func(s *store.Settings) { s.TextSize = int(100 * max(f.TextFactor, 1)) })
		g.App.Resize(f)
		g.Advance()
		l, at := s.layout(), s.Bounds()
		if s.rows != 3 || at.Y < l.TaglineRect.Bottom() || at.Bottom() > f.H || l.TitleRect.W < f.W/6 {
			t.Errorf("%v: the buttons are at %v, the title at %v, the line below it at %v; %d rows", f, at, l.TitleRect, l.TaglineRect, s.rows)
		}
		for pile := range thegame.Pile(thegame.PileCount) {
			if r := l.team[pile]; r.W > 0 && (r.X < 0 || r.Right() > at.X) {
				t.Errorf("%v: the character of %v is at %v, beside buttons from %v on", f, pile, r, at.X)
			}
		}
		if l.sour.X < at.Right() || l.sour.Right() > f.W {
			t.Errorf("%v: the sour pile is at %v, beside buttons up to %v", f, l.sour, at.Right())
		}
	}
}
