package screens

import (
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/stage"
	"dreist/render/target"
)

// TestAMonkeyCannotBreakTheToys uses all screens of both toy games at random, several gestures a tick. Nothing panics, what
// can be pressed lies in the window under a name of its own, and a match on the table is kept as it stands. Both play many
// moves.
func TestAMonkeyCannotBreakTheToys(t *testing.T) {
	const lives, ticks = 4, 600
	for _, rules := range []toyRules{higherCard(), upTheStairs()} {
		moves := 0
		for seed := range uint64(lives) {
			v := visitToy(t, t.TempDir(), rules)
			v.ChangeSetup(func(s *store.TableSetup) { s.Seats[1] = store.SeatSetup{Kind: play.Person, Name: "Mia"} })
			m := &toyMonkey{visitor: v, random: rand.New(rand.NewPCG(seed, 7))}
			m.hands = &guesttest.Monkey{
				Random: m.random, Frame: func() stage.Frame { return v.Frame() }, Targets: func() []target.Target { return v.App.Top().Targets(nil) },
				Places: func() []geom.Rect { return []geom.Rect{{X: 500, Y: 100, W: 200, H: 200}} }, Shuns: func(id string) bool { return id == "settings.fullscreen" }, Moves: m.move,
			}
			m.live(ticks)
			moves += m.moves
		}
		if moves < 40 {
			t.Errorf("%s: the monkeys made %d moves", rules.title, moves)
		}
	}
}

// toyMonkey is a monkey at a toy game.
type toyMonkey struct {
	*visitor
	random *rand.Rand
	hands  *guesttest.Monkey
	moves  int
	last   []input.Gesture
}

// move begins a game, plays a card or presses what leads on.
func (m *toyMonkey) move() []input.Gesture {
	at := m.hands.Targets()
	if _, ok := m.App.Top().(*session.Screen); ok && len(at) > 0 {
		return guesttest.Click(input.Point(at[m.random.IntN(len(at))].Rect.Center()))
	}
	return m.hands.Primary()
}

func (m *toyMonkey) live(ticks int) {
	tick := 0
	defer func() {
		if p := recover(); p != nil {
			m.Fatalf("%s, tick %d after %v on %T: panic: %v\n%s", m.rules.title, tick, m.last, m.App.Top(), p, debug.Stack())
		}
	}()
	for tick = range ticks {
		switch n := m.random.IntN(100); {
		case n < 1:
			m.App.Resize(m.hands.SomeFrame())
		case n < 3:
			m.SetLanguage(assets.Languages()[m.random.IntN(2)])
		}
		before := m.played()
		m.last = m.hands.Gestures()
		m.Do(m.last...)
		m.moves += max(m.played()-before, 0)
		if m.App.Over() {
			return
		}
		guesttest.WantTargets(m, m.Frame(), m.App.Top().Targets(nil))
		m.wantKept()
		if m.Failed() {
			m.Fatalf("%s, tick %d, after %v on %T", m.rules.title, tick, m.last, m.App.Top())
		}
	}
}

// kept returns the match on the table on top, nil where it is none that is played.
func (m *toyMonkey) kept() *session.Screen {
	if s, ok := m.App.Top().(*session.Screen); ok && s.Kept != nil {
		return s
	}
	return nil
}

func (m *toyMonkey) played() int {
	if s := m.kept(); s != nil {
		return s.Table.Played().Length()
	}
	return 0
}

// wantKept checks that the match on the table is in its slot as it stands, until it is over.
func (m *toyMonkey) wantKept() {
	m.Helper()
	s := m.kept()
	if s == nil || s.Table.Played().IsOver() {
		return
	}
	mode := store.Table
	if s.Practice {
		mode = store.Practice
	}
	if k := m.Find(mode); k == nil || k.Match.Record() != s.Table.Played().Record() {
		m.Errorf("the match on the table is not the one that is kept: %v", k)
	}
}
