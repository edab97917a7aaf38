//go:build window

package e2e

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/play"
	"dreist/game/store"
)

// TestASeriesIsSetUpByKeysAndPlayed sets up three persons, with names typed on the keyboard, and a computer player at one screen, plays
// the first game of their series to its end with curtains, drags, clicks and keys, and starts the second.
func TestASeriesIsSetUpByKeysAndPlayed(t *testing.T) {
	h := home(t, func(s *store.Settings) { s.Speed = store.Instant })
	d := begin(t, drive.Options{Home: h, Sparse: drive.Unseen})
	setUpByKeys(d)
	hold(t, d)
	files, err := h.Store()
	if err != nil {
		t.Fatal(err)
	}
	notes, err := files.LoadNotes("setup")
	if err != nil {
		t.Fatal(err)
	}
	setup := store.SetupOf(notes)
	want := []store.SeatSetup{{Kind: store.SeatPerson, Name: "Ärnie"}, {Kind: store.SeatPerson, Name: "Bert"}, {Kind: coach.Easy},
		{Kind: store.SeatPerson, Name: "Zoë"}}
	if !slices.Equal(setup.Seats[:len(want)], want) {
		t.Fatalf("the table is set for %+v, want %+v", setup.Seats, want)
	}
	first := d.SitIn(store.Table)
	playTable(t, first)
	series, err := files.LoadSeries("")
	if err != nil || len(series.Games) != 1 || series.Length != 3 || series.Games[0].Winner() != int(first.Position().Winner()) {
		t.Errorf("the series is %+v, %v", series, err)
	}
	for seat, left := range series.Games[0].Score {
		if want := first.Position().CardsLeft(dreist.Seat(seat)); left != want {
			t.Errorf("seat %d is noted with %d cards, want %d", seat, left, want)
		}
	}
	d.See(drive.Seldom)
	d.Step(60) // keys answer only what has been shown
	wantChanged(t, d, "the end shows nothing", func() { d.Primary() })
	second := d.SitIn(store.Table)
	if start := second.Match().Start(); start.Turn() != 1 || second.Match().Tag("Series") != "2" {
		t.Errorf("the second game is begun by seat %d and marked as %q", start.Turn(), second.Match().Tag("Series"))
	}
	hold(t, d)
}

// wantChanged fails if the screen does not change.
func wantChanged(t *testing.T, d *drive.Driver, complaint string, do func()) {
	t.Helper()
	before := look(t, d)
	do()
	d.Step(40)
	if differences(before, look(t, d), nil) == 0 {
		t.Error(complaint)
	}
}

// setUpByKeys sets up a table with the keyboard alone and starts it.
func setUpByKeys(d *drive.Driver) {
	d.Step(8)
	keys := func(all ...ebiten.Key) {
		for _, k := range all {
			d.Key(k)
			d.Step(2) // faster than any finger the panel is made again
		}
	}
	d.Press("start.table")
	d.Step(8)
	// The focus starts at the last button, the primary one; the first seat comes after it.
	keys(ebiten.KeyTab, ebiten.KeyTab)
	d.Type("Ärnie")
	keys(ebiten.KeyTab, ebiten.KeyTab)
	d.Type("Bert")
	keys(ebiten.KeyTab, ebiten.KeyArrowLeft)
	// A new seat is a computer player whose name can be typed at once. The third seat stays one, the fourth becomes a person.
	keys(ebiten.KeyTab, ebiten.KeyEnter)
	keys(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter)
	d.Type("Zoë")
	keys(ebiten.KeyTab, ebiten.KeyArrowLeft, ebiten.KeyTab)
	d.Step(30)
	// From the choice of who starts over that of the length, the field for a code and the back button to the primary button.
	keys(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab)
	d.Step(4)
	keys(ebiten.KeyEnter)
	d.Step(30)
}

// playTable plays the match of a table to its end.
func playTable(t *testing.T, table *drive.Table) {
	t.Helper()
	d := table.Driver()
	front := dreist.NoSeat
	for moves := 0; d.Err() == nil && !table.Match().IsOver(); moves++ {
		if moves > 1500 {
			t.Fatal("the game does not end")
		}
		if turn := table.Position().Turn(); turn != front {
			front = turn
			d.Step(10)
			table.RaiseCurtain()
		}
		m := fixtures.Greedy(table.Position())
		switch {
		case m.Action == dreist.LayCard && moves%3 == 1:
			layByClicks(table, m.Card, int(m.Row))
		default:
			table.Play(m)
		}
		table.Settle()
		table.CheckSave()
	}
	hold(t, d)
	if len(table.Match().Seats()) != 4 || table.Match().Player(2) != coach.Easy || table.Match().Player(0) != play.Person {
		t.Errorf("other players sit at the table: %+v", table.Match().Seats())
	}
}
