//go:build window

package e2e

import (
	"strings"
	"testing"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/build/need"
)

// TestACrashIsToldAndTheGameGoesOn lets Go abort the program in the middle of a match.
func TestACrashIsToldAndTheGameGoesOn(t *testing.T) {
	m := moment(t, fixtures.Opening)
	table := sit(t, m.Save, drive.Options{})
	table.Play(m.Move)
	table.Settle()
	table.CheckSave()
	hold(t, table.Driver())
	save, h := table.Match().Record(), table.Driver().Home()
	table.Driver().Crash()

	d := begin(t, drive.Options{Home: h})
	d.Step(200)
	if !d.Has("notice.ok") {
		t.Fatal("the crash is not told")
	}
	d.Primary()
	d.Step(20)
	d.Primary()
	again := d.Sit()
	d.Step(20)
	again.CheckSave()
	if got := again.Match().Record(); got != save {
		t.Errorf("it goes on with\n%s\nwant\n%s", got, save)
	}
	hold(t, d)
	need.OK(t, d.Close())
	d = begin(t, drive.Options{Home: h})
	d.Step(200)
	if d.Has("notice.ok") {
		t.Error("it is told again")
	}
	hold(t, d)
}

// TestALaterStartShowsItsFileInTheFirstWindow starts the program again with a record during a match: the second copy ends, the first one
// shows the record, and the match continues.
func TestALaterStartShowsItsFileInTheFirstWindow(t *testing.T) {
	save := need.Value(fixtures.Start(3))(t)
	table := sit(t, save, drive.Options{})
	d := table.Driver()
	table.Play(fixtures.Greedy(table.Position()))
	table.Settle()
	file := need.Value(d.Home().File("friend.dreist", save))(t)
	said, err := d.StartAgain(file)
	if err != nil || !strings.Contains(said, "already running") {
		t.Fatalf("%v: %q", err, said)
	}
	d.Step(30)
	hold(t, d)
	if !d.Has("review.back.table") {
		t.Error("the first copy does not show the file")
	}
	table.CheckSave()
}
