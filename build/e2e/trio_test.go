//go:build window

package e2e

import (
	"slices"
	"testing"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/sounds"
)

func TestAColumnTrioClearsItsColumn(t *testing.T) {
	m := moment(t, fixtures.ColumnTrio)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	d.Heard()
	table.Play(m.Move)
	table.Settle()
	cleared, loose := 0, 0
	for _, e := range m.Events {
		switch e := e.(type) {
		case dreist.ColumnCleared:
			cleared = len(e.Cards)
		case dreist.CardsLoosened:
			loose = len(e.Cards)
		}
	}
	var cues []sounds.Cue
	for _, h := range d.Heard() {
		cues = append(cues, h.Cue)
	}
	want := []sounds.Cue{{Clip: sounds.Lift}, {Clip: sounds.Lay}, {Clip: sounds.ColumnClear, Count: cleared, Streak: 1},
		{Clip: sounds.Loosened, Count: loose}}
	if !slices.Equal(cues, want) {
		t.Errorf("heard %v, want %v", cues, want)
	}
	table.CheckSave()
	wantGolden(t, "column-cleared", look(t, d))
}
