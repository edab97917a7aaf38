package thegame

import (
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/stage"
	"dreist/render/target"
	"dreist/render/thegame/scene"
)

// TestAMonkeyCannotBreakTheGame uses all screens at random, in both languages and in windows from a single pixel to the largest. Nothing
// panics, and what can be pressed lies in the window under a name of its own.
func TestAMonkeyCannotBreakTheGame(t *testing.T) {
	const lives, ticks = 4, 500
	moves := 0
	for seed := range uint64(lives) {
		g := visit(t, t.TempDir(), seed)
		g.ChangeSetup(func(s *store.TableSetup) {
			s.Seats[1] = store.SeatSetup{Kind: store.SeatPerson, Name: "Mia"}
			s.Seats[2] = store.SeatSetup{Kind: "easy"}
		})
		if seed == lives-1 {
			g.example(7, msg.LessonsWayPlay)
		}
		m := &monkey{guest: g, random: rand.New(rand.NewPCG(seed, 9))}
		m.hands = &guesttest.Monkey{
			Random: m.random, Frame: func() stage.Frame { return g.Frame() }, Moves: m.move,
			Targets: func() []target.Target { return g.app.Top().Targets(nil) }, Places: m.places,
			Shuns: func(id string) bool { return id == "settings.fullscreen" },
		}
		moves += m.live(ticks)
	}
	if moves < 40 {
		t.Errorf("the monkeys made %d moves", moves)
	}
}

// monkey is a monkey at THE GAME.
type monkey struct {
	*guest
	random *rand.Rand
	hands  *guesttest.Monkey
	last   []input.Gesture
}

// top returns the table on top, nil where there is none.
func (m *monkey) top() *board {
	if s, ok := m.app.Top().(*session.Screen); ok {
		return s.Table.(*board)
	}
	return nil
}

func (m *monkey) places() (all []geom.Rect) {
	if b := m.top(); b != nil {
		for _, p := range b.Places(nil) {
			all = append(all, p.Rect)
		}
	}
	return all
}

// move drags a card where it may go, ends the turn, or presses what leads on.
func (m *monkey) move() []input.Gesture {
	b := m.top()
	if b == nil {
		return m.hands.Primary()
	}
	lays := b.table.Position().AppendLays(nil)
	if len(lays) == 0 || !b.table.Mine() || b.table.Position().MayEnd() && m.random.IntN(3) == 0 {
		return []input.Gesture{guesttest.Trigger(input.CommandEndTurn)}
	}
	lay := lays[m.random.IntN(len(lays))]
	at := map[string]input.Point{}
	for _, p := range b.Places(nil) {
		at[p.ID] = input.Point(p.Rect.Center())
	}
	var all []input.Gesture
	for _, tick := range guesttest.Drag(at[scene.CardID(lay.Card)], at[scene.RowID(lay.Pile)]) {
		all = append(all, tick...)
	}
	return all
}

// someFrame returns a window of any size, seldom a tiny or a huge one.
func (m *monkey) someFrame() stage.Frame {
	odd := []stage.Frame{
		{W: 1, H: 1, Scale: 1}, {W: 40, H: 900, Scale: 1}, {W: 900, H: 30, Scale: 2}, {W: 640, H: 360, Scale: 1},
		{W: 3440, H: 1440, Scale: 1}, {W: 3840, H: 2160, Scale: 2},
	}
	if n := m.random.IntN(2 * len(odd)); n < len(odd) {
		return odd[n]
	}
	return m.hands.SomeFrame()
}

// live does something in each of so many ticks, and returns how many cards were laid and turns ended.
func (m *monkey) live(ticks int) (moves int) {
	tick := 0
	defer func() {
		if p := recover(); p != nil {
			m.Fatalf("tick %d after %v on %T in a window of %v: panic: %v\n%s", tick, m.last, m.app.Top(), m.Frame(), p, debug.Stack())
		}
	}()
	for tick = range ticks {
		switch n := m.random.IntN(100); {
		case n < 4:
			m.app.Resize(m.someFrame())
		case n < 6:
			m.SetLanguage(assets.Languages()[m.random.IntN(2)])
		case n < 8 && m.Frame().W < 2000:
			m.draw()
		}
		before := m.laid()
		m.last = m.hands.Gestures()
		m.do(m.last...)
		moves += max(m.laid()-before, 0)
		if m.app.Over() {
			return moves
		}
		if fault := m.app.Fault(); fault != nil {
			m.Fatalf("tick %d after %v on %T in a window of %v: %v", tick, m.last, m.app.Top(), m.Frame(), fault)
		}
		if f := m.Frame(); f.W >= 960*f.Scale && f.H >= 560*f.Scale { // smaller ones end nothing, but panels stick out
			guesttest.WantTargets(m, f, m.app.Top().Targets(nil))
		}
		if m.Failed() {
			m.Fatalf("tick %d, after %v on %T in a window of %v", tick, m.last, m.app.Top(), m.Frame())
		}
	}
	return moves
}

func (m *monkey) draw() {
	screen := ebiten.NewImage(max(int(m.Frame().W), 1), max(int(m.Frame().H), 1))
	defer screen.Deallocate()
	m.app.Draw(screen)
}

// laid counts the moves of the match on top.
func (m *monkey) laid() int {
	if b := m.top(); b != nil && b.screen.Kept != nil {
		return b.table.Match.Length()
	}
	return 0
}

// TestTheStartScreenFitsItsWindow has most to show: two games that go on.
func TestTheStartScreenFitsItsWindow(t *testing.T) {
	g := visit(t, t.TempDir(), 1)
	g.press(g.Say("begin.alone"))
	g.rest()
	g.playOn()
	g.key(input.CommandCancel)
	g.press(g.Say("menu.leave"))
	g.sit("Ada", "Ben")
	g.key(input.CommandCancel)
	g.app.Take(g.board().screen.Leave())
	s, ok := g.app.Top().(*startScreen)
	if !ok {
		t.Fatalf("it leads back to a %T", g.app.Top())
	}
	for _, f := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, Text: 1.3}, {W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1120, Scale: 2}, {W: 2560, H: 1440, Scale: 1}} {
		g.Change(func(s *store.Settings) { s.TextSize = int(100 * max(f.Text, 1)) })
		g.app.Resize(f)
		g.do()
		l, at := s.picture.layout(), s.Bounds()
		if s.picture.rows != 3 || at.Y < l.Tagline.Bottom() || at.Bottom() > f.H || l.Title.W < f.W/6 {
			t.Errorf("%v: the buttons are at %v, the title at %v, the line below it at %v; %d rows", f, at, l.Title, l.Tagline, s.picture.rows)
		}
		for pile := range thegame.Pile(thegame.Piles) {
			if r := l.Team[pile]; r.W > 0 && (r.X < 0 || r.Right() > at.X) {
				t.Errorf("%v: the character of %v is at %v, beside buttons from %v on", f, pile, r, at.X)
			}
		}
		if l.Sour.X < at.Right() || l.Sour.Right() > f.W {
			t.Errorf("%v: the sour pile is at %v, beside buttons up to %v", f, l.Sour, at.Right())
		}
	}
}
