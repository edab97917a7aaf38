package thegame

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/screens"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/sounds"
)

// guest uses the whole program without a window, as a person would.
type guest struct {
	testing.TB
	*game
	app  *shell.App
	day  string // of today
	seen func() // is called after every tick; nil for nothing
}

// visit starts the program on a folder, with deals that follow from a seed.
func visit(t testing.TB, folder string, seed uint64) *guest {
	t.Helper()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{TB: t, day: "2026-11-25"}
	about := About()
	about.Open = func(f *screens.Front) screens.Game {
		g.game = newGame(f)
		return g.game
	}
	random := rand.New(rand.NewPCG(seed, 5))
	p, err := screens.NewProgram(screens.Options{
		Store: files, Seed: random.Uint64, Outbox: store.OpenOutbox(t.TempDir()), Sound: sounds.Silent(), Locale: "en",
		Today: func() string { return g.day },
	}, about)
	if err != nil {
		t.Fatal(err)
	}
	g.app = shell.New(g.game.Context, p.Window(), g.Start, "")
	t.Cleanup(func() { g.app.Close(nil) })
	g.app.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	g.do()
	return g
}

func (g *guest) do(gestures ...input.Gesture) {
	g.app.Advance(gestures, nil)
	if g.seen != nil {
		g.seen()
	}
}

func (g *guest) key(c input.Command) { g.do(guesttest.Trigger(c)) }

// hit clicks the first target of the topmost screen that is the one meant, and reports whether there is one.
func (g *guest) hit(is func(target.Target) bool) bool {
	g.Helper()
	g.do() // what has changed is seen first
	for _, t := range g.app.Top().Targets(nil) {
		if t.Enabled && is(t) {
			g.do(guesttest.Click(input.Point(t.Rect.Center()))...)
			g.do()
			return true
		}
	}
	return false
}

// press clicks the button that says a text.
func (g *guest) press(label string) {
	g.Helper()
	if !g.hit(func(t target.Target) bool { return t.Label == label }) {
		g.Fatalf("no button says %q; there are %v and the screen reads\n%s", label, g.app.Top().Targets(nil), g.reads())
	}
}

// reads returns what the topmost screen says.
func (g *guest) reads() string {
	switch s := g.app.Top().(type) {
	case *shell.Menu:
		return guesttest.Reads(s.Items())
	case *startScreen:
		return guesttest.Reads(s.Items())
	case *session.Screen:
		return s.Read()
	}
	return ""
}

// wantRead fails unless the topmost screen says something.
func (g *guest) wantRead(want string) {
	g.Helper()
	if got := g.reads(); !strings.Contains(got, want) {
		g.Fatalf("got\n%s\nwant %q in it", got, want)
	}
}

// board returns the table that is on top or below the panel that is.
func (g *guest) board() *board {
	g.Helper()
	open := g.app.Screens()
	for i := len(open) - 1; i >= 0; i-- {
		if s, ok := open[i].(*session.Screen); ok {
			return s.Table.(*board)
		}
	}
	g.Fatalf("there is no table; the screen reads\n%s", g.reads())
	return nil
}

// rest lets everything come to rest that moves.
func (g *guest) rest() {
	g.Helper()
	for ticks := 0; ; ticks++ {
		s, ok := g.app.Top().(*session.Screen)
		if !ok || !s.Table.Busy(true) {
			g.do()
			g.do()
			return
		}
		if ticks > 20_000 {
			g.Fatal("the table does not come to rest")
		}
		g.do()
	}
}

// setUp chooses who sits at a table: a person by a name, or a kind of computer player.
func (g *guest) setUp(seats ...string) {
	g.ChangeSetup(func(s *store.TableSetup) {
		for i := range s.Seats {
			s.Seats[i] = store.SeatSetup{Kind: store.SeatFree}
			if i < len(seats) {
				s.Seats[i] = store.SeatSetup{Kind: store.SeatPerson, Name: seats[i]}
				if seats[i] == "easy" {
					s.Seats[i] = store.SeatSetup{Kind: "easy"}
				}
			}
		}
	})
}

// sit begins a game at a table that is set up like that.
func (g *guest) sit(seats ...string) {
	g.Helper()
	g.setUp(seats...)
	g.press(g.Say("begin.together"))
	g.press(g.Say("setup.play"))
	g.rest()
}

// faceUp returns the seats of whose hands a card shows its face.
func (b *board) faceUp() (seats []thegame.Seat) {
	for s := range thegame.Seat(b.table.Position().Seats()) {
		for _, c := range b.table.Position().Hand(s) {
			if b.table.Line.Pose(c).Face > 0 {
				seats = append(seats, s)
				break
			}
		}
	}
	return seats
}
