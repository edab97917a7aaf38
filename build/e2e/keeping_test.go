//go:build window

package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist/record"
	"dreist/game/store"
)

// TestAKilledGameIsOfferedAgain kills the program at several moments of a match.
func TestAKilledGameIsOfferedAgain(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	save, err := fixtures.Start(3)
	if err != nil {
		t.Fatal(err)
	}
	h := home(t, func(s *store.Settings) { s.Speed = store.Fast })
	if err := h.Save(save); err != nil {
		t.Fatal(err)
	}
	for range 6 {
		d, err := host.Start(drive.Options{Home: h, Sparse: drive.Unseen})
		if err != nil {
			t.Fatal(err)
		}
		d.Primary()
		table := d.Sit()
		for range 1 + random.IntN(4) {
			table.Play(fixtures.Greedy(table.Position()))
			d.Step(random.IntN(50))
			table.Finish()
		}
		table.Play(fixtures.Greedy(table.Position()))
		d.Step(random.IntN(40))
		table.CheckSave()
		d.Kill()
		hold(t, d)
		save = table.Match().Record()
		kept, ok, err := h.Saved()
		if err != nil || !ok || kept != save {
			t.Fatalf("kept %v, %v:\n%s\nwant\n%s", ok, err, kept, save)
		}
	}
	d := begin(t, drive.Options{Home: h})
	d.Primary()
	table := d.Sit()
	d.Step(20)
	wantSame(t, "continued after a kill", look(t, d), look(t, sit(t, save, drive.Options{}).Driver()))
	table.CheckSave()
	hold(t, d)
}

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
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	d = begin(t, drive.Options{Home: h})
	d.Step(200)
	if d.Has("notice.ok") {
		t.Error("it is told again")
	}
	hold(t, d)
}

func TestABrokenSaveIsPutAside(t *testing.T) {
	h := home(t, func(*store.Settings) {})
	const broken = "[Game \"DREIst!\"]\nthis is no record\n"
	if err := h.Save(broken); err != nil {
		t.Fatal(err)
	}
	d := begin(t, drive.Options{Home: h})
	d.Step(20)
	shown := look(t, d)
	if n := differences(shown, look(t, begin(t, drive.Options{})), nil); n == 0 {
		t.Error("nothing tells of the broken save")
	}
	kept, err := os.ReadFile(filepath.Join(h.Games(), "solo.broken-1.dreist"))
	if err != nil || string(kept) != broken {
		t.Errorf("kept %q, %v; want %q", kept, err, broken)
	}
	d.Primary()
	d.Step(100)
	hold(t, d)
	text, ok, err := h.Saved()
	if err != nil || !ok {
		t.Fatalf("no new game has begun: %v", err)
	}
	if _, err := record.Parse(text); err != nil {
		t.Error(err)
	}
}

func TestAFolderThatCannotBeWrittenIsToldOnce(t *testing.T) {
	m := moment(t, fixtures.Opening)
	h := home(t, func(*store.Settings) {})
	table := sit(t, m.Save, drive.Options{Home: h})
	d := table.Driver()
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	table.Play(m.Move)
	table.Settle()
	if !d.Has("notice.ok") {
		t.Error("nothing tells that the game is not saved")
	}
	d.Primary()
	partner, row := anyFit(t, table.Position())
	table.Lay(partner, row)
	table.Settle()
	if d.Has("notice.ok") {
		t.Error("it is told again")
	}
	got := look(t, d)
	sign := d.Place("table.unsaved") // stays while nothing can be saved

	other := sit(t, m.Save, drive.Options{})
	other.Play(m.Move)
	other.Settle()
	other.Lay(partner, row)
	other.Settle()
	want := look(t, other.Driver())
	hide(sign, got, want)
	wantSame(t, "played on without saving", got, want)
}

func TestANewGameNeedsNoFolder(t *testing.T) {
	h, err := host.NewHome()
	if err != nil {
		t.Fatal(err)
	}
	if h, err = h.Unwritable(); err != nil {
		t.Fatal(err)
	}
	d := begin(t, drive.Options{Home: h})
	d.Primary()
	d.Step(120)
	notice := look(t, d)
	d.Primary()
	d.Step(120)
	table := look(t, d)
	if differences(notice, table, nil) == 0 {
		t.Error("nothing tells that the game is not saved")
	}
	d.Step(120)
	wantSame(t, "after the notice", look(t, d), table)
}

// TestALaterStartShowsItsFileInTheFirstWindow starts the program again with a record during a match: the second copy ends, the first one
// shows the record, and the match continues.
func TestALaterStartShowsItsFileInTheFirstWindow(t *testing.T) {
	save, err := fixtures.Start(3)
	if err != nil {
		t.Fatal(err)
	}
	table := sit(t, save, drive.Options{})
	d := table.Driver()
	table.Play(fixtures.Greedy(table.Position()))
	table.Settle()
	file, err := d.Home().File("friend.dreist", save)
	if err != nil {
		t.Fatal(err)
	}
	said, err := d.Again(file)
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
