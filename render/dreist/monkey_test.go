package dreist

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	person "dreist/render/guest"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// monkey is somebody who does anything at all with the program.
type monkey struct {
	*person.Guest
	game  *game
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
	ways := []func(g *game) shell.Step{
		(*game).newGame, func(g *game) shell.Step { return g.firstGame.play() }, func(g *game) shell.Step { return g.climb.Begin() },
		func(g *game) shell.Step { return g.daily.Play() }, func(g *game) shell.Step { return g.ShowSetup() },
		func(g *game) shell.Step { return g.examples.Open(2, "") }, func(g *game) shell.Step { return g.examples.Open(9, "") },
		func(g *game) shell.Step { return g.ShowRule("") },
	}
	for _, kind := range puzzle.Kinds() {
		ways = append(ways, func(g *game) shell.Step {
			p, err := puzzle.Generate(kind, 1, g.Seed())
			if err != nil {
				t.Fatal(err)
			}
			return g.pose(p)
		})
	}
	moves, seen := 0, map[string]bool{}
	for seed, way := range ways {
		m := &monkey{seen: seen}
		m.Guest = person.Visit(t, aboutFor(t, func(g *game) { m.game, g.welcome.all = g, true }), t.TempDir(), uint64(seed))
		m.hands = &guesttest.Monkey{Random: rand.New(rand.NewPCG(uint64(seed), 23)), Moves: m.someMove}
		m.ChangeSetup(func(s *store.TableSetup) { s.Seats[1].Kind, s.Seats[2].Kind = store.SeatPerson, coach.Easy })
		m.Change(func(s *store.Settings) { s.Speed = store.Fast })
		m.App.Take(way(m.game))
		if s, ok := m.App.Top().(*session.Screen); ok && s.Table.(*sitting).lesson != nil {
			s.Table.(*sitting).Table.Press(teach.WayButton + tabletop.ButtonID(teach.Playing))
		}
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
	if s, ok := m.App.Top().(*session.Screen); ok {
		return someMove(s.Table.(*sitting).Table, m.hands.Random)
	}
	return m.hands.Primary()
}

// someMove lays a card that fits at a table, or answers a question.
func someMove(t *table.Table, random *rand.Rand) []input.Gesture {
	hand := t.Position().Hand(t.Front())
	if len(hand) == 0 || t.Question() != scene.NoQuestion {
		answers := []input.Command{input.CommandDraw, input.CommandDecline, input.CommandCard1}
		return []input.Gesture{guesttest.Trigger(answers[random.IntN(len(answers))])}
	}
	c := hand[random.IntN(len(hand))]
	from, to := input.Point(t.Line.Now().Cards[c].Point), input.Point(t.Line.Geometry().DiscardPile.Center())
	if rows := t.Position().Rows(c); rows != 0 {
		to = input.Point(t.Line.Geometry().Cell(c.Cell(rows.First())).Center())
	}
	return slices.Concat(guesttest.Drag(from, to)...)
}

// want checks the invariants after a tick.
func (m *monkey) want() {
	m.Helper()
	m.age++
	open := m.App.Screens()
	m.seen[fmt.Sprintf("%T", m.App.Top())] = true
	if _, ok := open[0].(*startScreen); !ok {
		m.Errorf("the lowest screen is %T", open[0])
	}
	for i := len(open) - 1; i >= 0; i-- {
		if s, ok := open[i].(*session.Screen); ok {
			b := s.Table.(*sitting)
			m.seen[fmt.Sprintf("%T", b.Guide)] = true
			m.seen["a look back"] = m.seen["a look back"] || s.Review
			m.wantTable(b, i == len(open)-1)
			break
		}
	}
}

// wantTable checks the table on top or right below the panel on top.
func (m *monkey) wantTable(b *sitting, top bool) {
	m.Helper()
	t, p, moves := b.Table, b.Table.Position(), b.Match.Length()
	if t == m.was {
		m.made += max(moves-m.moves, 0)
	}
	m.was, m.moves = t, moves
	if t.Hand.Holds() && t.Guide == nil && !slices.Contains(p.Hand(t.Front()), t.HeldCard()) {
		m.Errorf("%v is held, which is not in the hand", t.HeldCard())
	}
	if !top && t.Hand.Grip == tabletop.Dragged {
		m.Error("something is dragged below a panel")
	}
	if l := b.lesson; top && l != nil && l.Play != nil && l.Play.Position() != *p {
		m.Errorf("the lesson does not stand where the table does:\n%s", p.Picture())
	}
	if b.screen.Kept == nil {
		return // an example has fewer cards, and nobody keeps it
	}
	(&player{t: m.TB, Table: t}).checkHidden()
	start := t.Match.Start()
	if got, want := cardsIn(p), cardsIn(&start); got != want || want != dreist.Deck && b.mode.practice == "" {
		m.Errorf("there are %d cards, at the beginning %d\n%s", got, want, p.Picture())
	}
	if m.age%20 == 0 {
		m.wantSaved(b)
	}
	if m.age%300 == 299 && top && t.Guide == nil && !t.Hand.Holds() {
		m.wantRest(b)
	}
}

// cardsIn counts the cards of a position.
func cardsIn(p *dreist.Position) int {
	cards := len(p.AppendDiscard(nil))
	for s := range dreist.Seat(p.Seats()) {
		cards += p.CardsLeft(s)
	}
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) != 0 {
			cards++
		}
	}
	return cards
}

// wantSaved checks that the game on the table is saved and can be resumed in its current state.
func (m *monkey) wantSaved(b *sitting) {
	m.Helper()
	_ = m.Profile.Flush()
	text, ok, err := m.Options.Store.LoadGame(b.mode.slot)
	if err != nil || ok == b.Match.IsOver() || ok && text != b.Match.Record() {
		m.Errorf("the save (%v, %v) is\n%s\nthe match is\n%s", ok, err, text, b.Match.Record())
	} else if ok {
		if again, err := match.Resume(text, play.Unkept{}); err != nil || again.Position().Picture() != b.Position().Picture() {
			m.Errorf("the save goes on otherwise (%v)\n%s", err, text)
		}
	}
}

// wantRest waits until nothing moves and checks that the table shows the position.
func (m *monkey) wantRest(b *sitting) {
	m.Helper()
	t := b.Table
	for n := 0; b.Busy(true); n++ {
		if m.App.Advance(nil, nil); n > 20_000 {
			m.Fatal("the table does not come to rest")
		}
	}
	fresh := table.NewTable(t.Match, m.Frame(), stage.Normal, t.Say, t.Sound)
	if !t.Line.Paused() && *t.Line.Seating() == *fresh.Line.Seating() &&
		t.Line.Geometry().Shape.Shift == fresh.Line.Geometry().Shape.Shift && *t.Line.Now() != *fresh.Line.Now() {
		m.Errorf("the picture at rest is not that of the position\n%s", t.Position().Picture())
	}
}
