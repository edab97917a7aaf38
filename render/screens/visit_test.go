package screens

import (
	"strings"
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/target"
)

// visitor is somebody who plays a toy game by gestures alone.
type visitor struct {
	testing.TB
	*toyGame
	app *shell.App
}

// smallest is the smallest window.
var smallest = stage.Frame{W: 960, H: 560, Scale: 1}

// visit opens the program with higher card on a folder.
func visit(t testing.TB, folder string) *visitor {
	t.Helper()
	return visitToy(t, folder, higherCard())
}

// visitToy opens the program with one of the toy games on a folder.
func visitToy(t testing.TB, folder string, rules toyRules) *visitor {
	t.Helper()
	g := newToy(t, folder, rules)
	v := &visitor{t, g, shell.New(g.Context, g.Window(), g.Start, "")}
	t.Cleanup(func() { v.app.Close(nil) })
	v.app.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	v.do()
	return v
}

func (v *visitor) do(gestures ...input.Gesture) { v.app.Advance(gestures, nil) }

func (v *visitor) key(c input.Command) { v.do(guesttest.Trigger(c)) }

// hit clicks the first target of the topmost screen that is the one meant, and reports whether there is one.
func (v *visitor) hit(is func(target.Target) bool) bool {
	v.Helper()
	v.do() // what has changed is seen first
	v.wantNames()
	for _, t := range v.app.Top().Targets(nil) {
		if t.Enabled && is(t) {
			v.do(guesttest.Click(input.Point(t.Rect.Center()))...)
			v.do()
			return true
		}
	}
	return false
}

// wantNames fails unless every row of a list on the topmost panel has a name of its own, those that are scrolled away, too.
func (v *visitor) wantNames() {
	v.Helper()
	m, ok := v.app.Top().(*shell.Menu)
	if !ok {
		return
	}
	named := map[string]bool{}
	for _, item := range m.Items() {
		list, _ := item.(panel.List)
		for _, row := range list.Rows {
			if row.ID != "" && named[row.ID] {
				v.Errorf("two rows are called %s", row.ID)
			}
			named[row.ID] = true
		}
	}
}

// press clicks the button that says a sentence of the catalogue.
func (v *visitor) press(key string) {
	v.Helper()
	if !v.hit(func(t target.Target) bool { return t.Label == v.Say(key) }) {
		v.Fatalf("no button says %q; the screen reads\n%s", v.Say(key), v.reads())
	}
}

// tap clicks the target with a name.
func (v *visitor) tap(id string) {
	v.Helper()
	if !v.hit(func(t target.Target) bool { return t.ID == id }) {
		v.Fatalf("nothing is called %q among %v", id, v.app.Top().Targets(nil))
	}
}

// seat has persons sit on the first seats of the table that is set up, and nobody on the others.
func (v *visitor) seat(persons int) {
	v.ChangeSetup(func(s *store.TableSetup) {
		for i := range s.Seats {
			if s.Seats[i].Kind = store.SeatFree; i < persons {
				s.Seats[i].Kind = store.SeatPerson
			}
		}
	})
}

// reads returns what the topmost panel says.
func (v *visitor) reads() string {
	switch s := v.app.Top().(type) {
	case *shell.Menu:
		return guesttest.Reads(s.Items())
	case Help:
		return guesttest.Reads(s.Items())
	case faultScreen:
		return guesttest.Reads(s.Items())
	}
	return ""
}

// wantRead fails unless the topmost panel says something.
func (v *visitor) wantRead(want string) {
	v.Helper()
	v.do()
	if got := v.reads(); !strings.Contains(got, want) {
		v.Fatalf("got\n%s\nwant %q in it", got, want)
	}
}

// table returns the table that is on top.
func (v *visitor) table() *toyTable {
	v.Helper()
	s, ok := v.app.Top().(*session.Screen)
	if !ok {
		v.Fatalf("got a %T on top, want a table; it reads\n%s", v.app.Top(), v.reads())
	}
	return s.Table.(*toyTable)
}

// playOn takes the usual choice until the match is over.
func (v *visitor) playOn() {
	v.Helper()
	for s := v.table(); !s.match.IsOver(); {
		v.tap(s.match.choices()[0].name)
		if v.app.Top() != shell.Screen(s.screen) && !s.match.IsOver() {
			v.press("curtain.raise")
		}
	}
}
