package guesttest

import (
	"strings"
	"testing"

	"dreist/input"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/target"
)

// User uses a program without a window by gestures, keys and the buttons of panels.
type User struct {
	testing.TB
	App       *shell.App
	AfterTick func() // is called after every tick; may be nil
}

// Advance advances by a tick with the given gestures.
func (u *User) Advance(gestures ...input.Gesture) {
	u.App.Advance(gestures, nil)
	if u.AfterTick != nil {
		u.AfterTick()
	}
}

// SendCommand advances by a tick with a command.
func (u *User) SendCommand(c input.Command) { u.Advance(CommandGesture(c)) }

// Drag drags from one point to another.
func (u *User) Drag(from, to input.Point) {
	for _, tick := range DragGestures(from, to) {
		u.Advance(tick...)
	}
}

// ClickTarget clicks the first enabled target of the topmost screen for which is returns true, and reports whether there is one.
func (u *User) ClickTarget(is func(target.Target) bool) (hit bool) {
	u.Helper()
	u.Advance() // shows earlier changes
	u.wantNames()
	for _, t := range u.App.TopScreen().Targets(nil) {
		if t.Enabled && is(t) {
			u.Advance(ClickGestures(input.Point(t.Rect.Center()))...)
			u.Advance()
			return true
		}
	}
	return false
}

// wantNames fails the test unless all rows of lists on the topmost panel have different names, including those scrolled away.
func (u *User) wantNames() {
	u.Helper()
	m, ok := u.App.TopScreen().(*shell.PanelScreen)
	if !ok {
		return
	}
	named := map[string]bool{}
	for _, item := range m.Items() {
		list, _ := item.(panel.List)
		for _, row := range list.Rows {
			if row.ID != "" && named[row.ID] {
				u.Errorf("two rows are called %s", row.ID)
			}
			named[row.ID] = true
		}
	}
}

// ClickLabel clicks the target with a label.
func (u *User) ClickLabel(label string) {
	u.Helper()
	if !u.ClickTarget(func(t target.Target) bool { return t.Label == label }) {
		u.Fatalf("no button says %q; there are %v and the screen reads\n%s", label, u.App.TopScreen().Targets(nil), u.ScreenText())
	}
}

// ClickID clicks the target with an ID.
func (u *User) ClickID(id string) {
	u.Helper()
	if !u.ClickTarget(func(t target.Target) bool { return t.ID == id }) {
		u.Fatalf("nothing is called %q among %v", id, u.App.TopScreen().Targets(nil))
	}
}

// ScreenText returns the text of the topmost screen, as a screen reader gets it.
func (u *User) ScreenText() string { return u.App.VisibleText() }

// WantText fails the test unless the topmost screen shows want, whatever the spaces and line breaks in it.
func (u *User) WantText(want string) {
	u.Helper()
	u.Advance()
	want = strings.Join(strings.Fields(want), " ")
	if got := u.ScreenText(); !strings.Contains(got, want) {
		u.Fatalf("got\n%s\nwant %q in it", got, want)
	}
}

// SessionScreen returns the screen of the match that is topmost or below the open panels.
func (u *User) SessionScreen() *session.Screen {
	u.Helper()
	open := u.App.Screens()
	for i := len(open) - 1; i >= 0; i-- {
		if s, ok := open[i].(*session.Screen); ok {
			return s
		}
	}
	u.Fatalf("there is no table; the screen reads\n%s", u.ScreenText())
	return nil
}

// PlaceMiddle returns the middle of a place of the table, by its ID.
func (u *User) PlaceMiddle(id string) input.Point {
	u.Helper()
	for _, p := range u.SessionScreen().Table.Places(nil) {
		if p.ID == id {
			return input.Point(p.Rect.Center())
		}
	}
	u.Fatalf("the table has no place %s", id)
	return input.Point{}
}

// AdvanceToRest advances until nothing moves at the table.
func (u *User) AdvanceToRest() {
	u.Helper()
	for range 20_000 {
		s, ok := u.App.TopScreen().(*session.Screen)
		u.Advance()
		if !ok || !s.Table.NeedsTick(true) {
			u.Advance()
			return
		}
	}
	u.Fatal("the table does not come to rest")
}
