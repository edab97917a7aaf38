//go:build window

package e2e

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/sounds"
)

func TestARowTrioLetsDraw(t *testing.T) {
	m := moment(t, fixtures.RowTrio)
	var pictures []*image.RGBA
	for name, draw := range map[string]func(*drive.Table){
		"by a click on the pile": func(table *drive.Table) { table.Play(dreist.Draw()) },
		"by a key":               func(table *drive.Table) { table.Strike(ebiten.KeyD, dreist.Draw()) },
	} {
		t.Run(name, func(t *testing.T) {
			table := sit(t, m.Save, drive.Options{})
			d := table.Driver()
			d.Heard()
			table.Play(m.Move)
			table.Settle()
			wantHeard(t, d, sounds.Lift, sounds.Lay, sounds.RowTrio)
			draw(table)
			table.Settle()
			if heard := heardClips(d); !slices.Contains(heard, sounds.Draw) {
				t.Errorf("heard %v, want %v among them", heard, sounds.Draw)
			}
			table.CheckSave()
			rest(table)
			pictures = append(pictures, look(t, d))
		})
	}
	wantSame(t, "both ways", pictures[0], pictures[1])
}

func TestDrawingCanBeDeclined(t *testing.T) {
	m := moment(t, fixtures.RowTrio)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	table.Play(m.Move)
	table.Settle()
	asked := look(t, d)
	table.Decline()
	d.Step(10)
	box := d.Place("question")
	if n := differences(asked, look(t, d), &box); n == 0 {
		t.Error("the question is still there")
	}
	table.CheckSave()
	hold(t, d)
}

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

func TestTheGiftGoesToEgon(t *testing.T) {
	m := moment(t, fixtures.Gift)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	d.Heard()
	table.Play(m.Move)
	table.WaitForEgon()
	if heard := heardClips(d); !slices.Contains(heard, sounds.Gift) {
		t.Errorf("heard %v, want %v among them", heard, sounds.Gift)
	}
	table.Finish()
	table.Settle()
	table.CheckSave()
	hold(t, d)
}
