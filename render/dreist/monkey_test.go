package dreist

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"testing"
	"time"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/examples"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/screens/guesttest"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/teach"
)

var monkeySeed = flag.Uint64("monkey.seed", 0, "the one life of the monkey that is played again; 0 for all")

// monkeyLife is the number of ticks of a monkey. monkeys is how many there are.
const (
	monkeyLife = 850
	monkeys    = 13
)

// TestAMonkeyCannotBreakTheProgram uses the whole program at random, with several gestures a tick: keys, buttons, cards, texts, the
// wheel, the window and settings. Nothing panics, and after each tick the invariants of monkey.want hold.
func TestAMonkeyCannotBreakTheProgram(t *testing.T) {
	first, last := uint64(1), uint64(monkeys)
	if *monkeySeed != 0 {
		first, last = *monkeySeed, *monkeySeed
	}
	moves, seen := 0, map[string]bool{}
	for seed := first; seed <= last; seed++ {
		m := newMonkey(t, seed)
		m.live()
		moves += m.moves
		for what := range m.seen {
			seen[what] = true
		}
	}
	if *monkeySeed != 0 {
		return
	}
	if moves < monkeys*10 {
		t.Errorf("the monkeys made only %d moves", moves)
	}
	for _, what := range []string{"*dreist.startScreen", "*session.Screen", "*shell.Menu", "screens.Help", "a look back",
		"*puzzles.Riddle", "*hints.Hinter", "*lessons.Lesson", "*lessons.Quiz", "a lesson that is played", "*tutorial.Tutorial"} {
		if !seen[what] {
			t.Errorf("no monkey has met a %s", what)
		}
	}
}

// monkey uses the program at random.
type monkey struct {
	*solver
	folder string
	seed   uint64
	age    int
	hands  *guesttest.Monkey
	last   []input.Gesture // of the last tick
	moves  int             // that it has made
	before int             // moves in the match on the table before the last tick
	was    *table.Table    // which that was
	seen   map[string]bool // the screens and guides that it has met
}

func newMonkey(t *testing.T, seed uint64) *monkey {
	t.Helper()
	folder := t.TempDir()
	m := &monkey{solver: &solver{}, folder: folder, seed: seed, seen: map[string]bool{}}
	m.start(t, rand.New(rand.NewPCG(seed, 23)))
	m.hands = &guesttest.Monkey{
		Random: m.random, Frame: func() stage.Frame { return m.Frame() }, Targets: func() []target.Target { return m.app.Top().Targets(nil) },
		Places: m.places, Shuns: func(id string) bool { return id == "settings.fullscreen" }, Moves: m.someMove,
	}
	m.Change(func(s *store.Settings) { s.Speed = store.Fast })
	for i, kind := range []string{store.SeatPerson, coach.Easy, coach.Fair, store.SeatPerson}[:2+m.random.IntN(3)] {
		m.ChangeSetup(func(s *store.TableSetup) { s.Seats[i].Kind = kind })
	}
	playExample := func(is func(*examples.Example) bool) {
		others := func(e *examples.Example) bool { return !is(e) }
		some := slices.DeleteFunc(examples.All(), others)
		m.openExample(some[m.random.IntN(len(some))].Number)
		m.table.Press(teach.WayButton + tabletop.ButtonID(teach.Playing))
	}
	ways := []func(){
		m.showStart, m.newGame, m.playFirstGame, m.climb, m.playDaily,
		func() { m.startTable() },
		func() { playExample((*examples.Example).Asks) },
		func() { playExample(func(e *examples.Example) bool { return !e.Asks() }) },
		func() {
			m.practisePuzzle(puzzle.Kinds()[m.random.IntN(len(puzzle.Kinds()))], puzzle.Level(1+m.random.IntN(puzzle.Levels)))
		},
		func() { m.openRule("") },
		func() {
			m.newGame()
			m.finish(t, true)
			m.showHistory()
			m.act(m.theList(t).Rows[0].Action)
		},
		m.showPuzzles,
	}
	ways[seed%uint64(len(ways))]()
	return m
}

// start starts the program on the folder, also again.
func (m *monkey) start(t testing.TB, random *rand.Rand) {
	m.guest = visit(t, m.folder, m.seed)
	m.guest.random = random
	m.Now = func() time.Duration { return m.clock }
}

// live runs the monkey. A panic is reported with how to reproduce it.
func (m *monkey) live() {
	defer func() {
		if p := recover(); p != nil {
			m.t.Fatalf("%s: panic: %v\n%s", m.whence(), p, debug.Stack())
		}
	}()
	for m.age = range monkeyLife {
		m.do()
		m.want()
		if m.t.Failed() {
			m.t.Fatal(m.whence())
		}
	}
}

// whence returns the state of the monkey and how to reproduce it.
func (m *monkey) whence() string {
	return fmt.Sprintf("tick %d, after %v on %T; see it again with -monkey.seed=%d", m.age, m.last, m.app.Top(), m.seed)
}

// do does one tick.
func (m *monkey) do() {
	m.before, m.was = m.movesMade(), m.table
	m.last = m.last[:0]
	switch n := m.random.IntN(400); {
	case n < 2:
		m.app.Resize(m.hands.SomeFrame())
	case n < 8:
		m.Change(func(s *store.Settings) { s.Cloth = store.Cloths()[m.random.IntN(len(store.Cloths()))] })
	case n < 12:
		m.SetLanguage(assets.Languages()[m.random.IntN(2)])
	case n < 20:
		m.SetSpeed(stage.Speed(m.random.IntN(int(stage.Instant) + 1)))
	case n < 150: // nothing happens
	default:
		m.last = append(m.last, m.hands.Gestures()...)
	}
	m.clock += time.Second / stage.TicksPerSecond
	m.app.Advance(m.last, nil)
	m.onDisk() // so that a life is the same each time
	m.look()
	if m.table == m.was {
		m.moves += max(0, m.movesMade()-m.before)
	}
	if m.app.Over() {
		m.onDisk()
		m.start(m.t, m.guest.random)
		m.hands.LetGo()
	}
}

// movesMade returns the length of the match on the table.
func (m *monkey) movesMade() int {
	if m.table == nil {
		return 0
	}
	return len(m.table.Match.History())
}

// places returns the places of things at the table.
func (m *monkey) places() (places []geom.Rect) {
	if m.table == nil {
		return nil
	}
	geo := m.table.Line.Geometry()
	places = append(places, geo.Pile, geo.DiscardPile, geo.Prompt, geo.Recap, geo.Tray, geo.Rows)
	for place := range m.table.Line.Seating().Others() {
		places = append(places, geo.Others[place].Box)
	}
	for _, c := range m.table.Line.View().Hands[m.table.Front()] {
		places = append(places, m.table.Line.Now().Cards[c].Rect())
	}
	if c := dreist.Card(m.random.IntN(dreist.Deck)); m.table.Line.Now().Cards[c].Shown {
		places = append(places, m.table.Line.Now().Cards[c].Rect())
	}
	return places
}

// someMove lays a card that fits, gives a card of a gift, or answers a question.
func (m *monkey) someMove() []input.Gesture {
	switch {
	case m.panel != nil:
		return m.hands.Primary()
	case m.table == nil:
		return nil
	}
	t := m.table
	hand := t.Position().Hand(t.Front())
	if len(hand) == 0 || t.Question() != scene.NoQuestion {
		return []input.Gesture{guesttest.Trigger([]input.Command{input.CommandDraw, input.CommandDecline, input.CommandCard1}[m.random.IntN(3)])}
	}
	c := hand[m.random.IntN(len(hand))]
	from, to := input.Point(t.Line.Now().Cards[c].Point), input.Point(t.Line.Geometry().DiscardPile.Center())
	if rows := t.Position().Rows(c); rows != 0 {
		to = input.Point(t.Line.Geometry().Cell(c.Cell(rows.First())).Center())
	}
	return []input.Gesture{{Kind: input.Press, From: from, At: from}, {Kind: input.DragStart, From: from, At: to},
		{Kind: input.Drop, From: from, At: to}}
}
