package dreist

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

type monkey struct {
	*guest
	hands *guesttest.Monkey
	age   int
	was   *table.Table    // that was on top, or right below the panel that was
	moves int             // in its match
	made  int             // in all
	seen  map[string]bool // the screens and guides that it has met
}

// TestAMonkeyCannotBreakTheProgram uses all screens at random. Nothing panics, and after each tick the invariants of monkey.want hold.
func TestAMonkeyCannotBreakTheProgram(t *testing.T) {
	const ticks = 700
	ways := []func(g *guest){
		(*guest).newGame, func(g *guest) { g.take(g.game.firstGame.play()) }, (*guest).climb, (*guest).playDaily,
		func(g *guest) { g.take(g.game.ShowSetup()) }, func(g *guest) { study(g, 2, teach.Playing) }, func(g *guest) { study(g, 9, teach.Playing) },
		func(g *guest) { g.openRule("") },
	}
	for _, kind := range puzzle.Kinds() {
		ways = append(ways, func(g *guest) { g.begin(kind, 1, g.Seed()) })
	}
	moves, seen := 0, map[string]bool{}
	for seed, way := range ways {
		m := &monkey{guest: visit(t, t.TempDir(), uint64(seed)), seen: seen}
		m.hands = &guesttest.Monkey{Random: rand.New(rand.NewPCG(uint64(seed), 23)), Moves: m.someMove}
		m.SetUp([]string{"easy"}, "Ada", "Ben", "easy")
		m.Change(func(s *store.Settings) { s.Speed = store.Fast })
		way(m.guest)
		m.Seen = m.want
		m.Lives(m.hands, ticks, assets.Languages())
		moves += m.made
	}
	if moves < len(ways)*5 {
		t.Errorf("the monkeys made only %d moves", moves)
	}
	for _, what := range []string{"*dreist.startScreen", "*session.Screen", "*shell.Menu", "screens.Help", "a look back",
		"*puzzles.Riddle", "*hints.Hinter", "*lessons.Lesson", "*lessons.Quiz", "*tutorial.Tutorial"} {
		if !seen[what] {
			t.Errorf("no monkey has met a %s", what)
		}
	}
}

// someMove lays a card that fits, answers a question or presses what leads on.
func (m *monkey) someMove() []input.Gesture {
	if m.table != nil && m.App.Top() == m.at.screen {
		return someMove(m.player(), m.hands.Random)
	}
	return m.hands.Primary()
}

func someMove(p *player, random *rand.Rand) []input.Gesture {
	hand := p.Position().Hand(p.Front())
	if len(hand) == 0 || p.Question() != scene.NoQuestion {
		answers := []input.Command{input.CommandDraw, input.CommandDecline, input.CommandCard1}
		return []input.Gesture{guesttest.Trigger(answers[random.IntN(len(answers))])}
	}
	c := hand[random.IntN(len(hand))]
	to := p.discardPile()
	if rows := p.Position().Rows(c); rows != 0 {
		to = p.cell(c, rows.First())
	}
	return slices.Concat(guesttest.Drag(p.middle(c), to)...)
}

func (m *monkey) want() {
	m.Helper()
	m.look()
	m.age++
	m.seen[fmt.Sprintf("%T", m.App.Top())] = true
	if m.table != nil {
		m.seen[fmt.Sprintf("%T", m.table.Guide)] = true
		m.seen["a look back"] = m.seen["a look back"] || m.at.screen.Review
		m.wantTable(m.App.Top() == m.at.screen)
	}
}

// wantTable checks the table on top or right below the panel on top.
func (m *monkey) wantTable(top bool) {
	m.Helper()
	t, p, moves := m.table, m.table.Position(), m.table.Match.Length()
	if t == m.was {
		m.made += max(moves-m.moves, 0)
	}
	m.was, m.moves = t, moves
	if t.Hand.Holds() && t.Guide == nil && !slices.Contains(p.Hand(t.Front()), t.HeldCard()) || !top && t.Hand.Grip == tabletop.Dragged {
		m.Errorf("%v is held, which is not in the hand, or dragged below a panel", t.HeldCard())
	}
	if l := m.at.lesson; top && l != nil && l.Play != nil && l.Play.Position() != *p {
		m.Errorf("the lesson does not stand where the table does:\n%s", p.Picture())
	}
	if m.at.screen.Kept == nil {
		return // an example has fewer cards, and nobody keeps it
	}
	m.player().checkHidden()
	if m.age%20 == 0 {
		m.wantSaved()
	}
	if m.age%300 == 299 && top && t.Guide == nil && !t.Hand.Holds() {
		m.wantRest()
	}
}

// wantSaved checks that the game on the table is saved and can be resumed in its current state.
func (m *monkey) wantSaved() {
	m.Helper()
	text, ok, err := m.onDisk().LoadGame(m.at.mode.slot)
	if record := m.table.Match.Record(); err != nil || ok == m.table.Match.IsOver() || ok && text != record {
		m.Errorf("the save (%v, %v) is\n%s\nthe match is\n%s", ok, err, text, record)
	} else if ok {
		if again, err := match.Resume(text, play.Unkept{}); err != nil || again.Position().Picture() != m.table.Position().Picture() {
			m.Errorf("the save goes on otherwise (%v)\n%s", err, text)
		}
	}
}

// wantRest waits until nothing moves and checks that the table shows the position.
func (m *monkey) wantRest() {
	m.Helper()
	m.Seen = nil
	m.Rest()
	m.Seen = m.want
	t := m.table
	fresh := table.NewTable(t.Match, m.Frame(), stage.Normal, t.Say, t.Sound)
	if !t.Line.Paused() && *t.Line.Seating() == *fresh.Line.Seating() &&
		t.Line.Geometry().Shape.Shift == fresh.Line.Geometry().Shape.Shift && *t.Line.Now() != *fresh.Line.Now() {
		m.Errorf("the picture at rest is not that of the position\n%s", t.Position().Picture())
	}
}
