package screens

import (
	"testing"

	"dreist/game/store"
	"dreist/render/screens/guesttest"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
)

// visitor is somebody who plays a toy game by gestures alone.
type visitor struct {
	guesttest.User
	*toyGame
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
	v := &visitor{guesttest.User{TB: t, App: shell.NewApp(g.Context, g.Window(), g.FirstScreen, "")}, g}
	t.Cleanup(func() { v.App.Close(nil) })
	v.App.Resize(stage.Frame{W: 1280, H: 800, Scale: 1})
	v.Advance()
	return v
}

// press clicks the button that says a sentence of the catalogue.
func (v *visitor) press(key string) {
	v.Helper()
	v.ClickLabel(v.Say(key))
}

// begin begins the table that is set up.
func (v *visitor) begin() {
	v.Helper()
	v.press("start.table")
	v.press("setup.play")
}

// seat has persons sit on the first seats of the table that is set up, and nobody on the others.
func (v *visitor) seat(persons int) {
	v.ChangeTableSetup(func(s *store.TableSetup) {
		for i := range s.Seats {
			if s.Seats[i].Kind = store.SeatFree; i < persons {
				s.Seats[i].Kind = store.SeatPerson
			}
		}
	})
}

// table returns the table that is on top.
func (v *visitor) table() *toyTable {
	v.Helper()
	s, ok := v.App.TopScreen().(*session.Screen)
	if !ok {
		v.Fatalf("got a %T on top, want a table; it reads\n%s", v.App.TopScreen(), v.ScreenText())
	}
	return s.Table.(*toyTable)
}

// playOn takes the usual choice until the match is over.
func (v *visitor) playOn() {
	v.Helper()
	for s := v.table(); !s.match.IsOver(); {
		v.ClickID(s.match.choices()[0].name)
		if v.App.TopScreen() != shell.Screen(s.screen) && !s.match.IsOver() {
			v.press("curtain.raise")
		}
	}
}
