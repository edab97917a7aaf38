//go:build window

package e2e

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
)

// afterEgon plays a turn of Egon's, watched in some way, and returns the table at rest and its picture.
func afterEgon(t *testing.T, m fixtures.Moment, watch func(*drive.Table)) (*drive.Table, *image.RGBA) {
	t.Helper()
	table := sit(t, m.Save, drive.Options{})
	table.Driver().See(drive.Unseen) // his turn is long, and only its end matters
	table.Play(m.Move)
	if !table.WaitForEgon() {
		t.Fatal("Egon does not play")
	}
	watch(table)
	table.Settle()
	table.CheckSave()
	return table, dozed(t, table.Driver())
}

// dozes is the number of ticks after the last input until Egon is silent and makes no idle moves.
const dozes = 7300

// dozed returns a picture in which Egon is silent and still.
func dozed(t *testing.T, d *drive.Driver) *image.RGBA {
	t.Helper()
	d.See(drive.Unseen)
	d.Step(dozes)
	d.See(drive.Seldom)
	return look(t, d)
}

func TestEgonsTurnEndsTheSameHoweverItIsWatched(t *testing.T) {
	m := moment(t, fixtures.LongTurn)
	_, want := afterEgon(t, m, func(*drive.Table) {})
	table, clicked := afterEgon(t, m, func(table *drive.Table) {
		for table.Driver().Motion().Busy {
			rest(table)
		}
	})
	wantSame(t, "by clicks", clicked, want)
	table.Driver().See(drive.Unseen)
	again(table)
	wantSame(t, "watched again", dozed(t, table.Driver()), want)
}

func TestSpaceHaltsEgon(t *testing.T) {
	m := moment(t, fixtures.LongTurn)
	_, _ = afterEgon(t, m, func(table *drive.Table) {
		d := table.Driver()
		d.See(drive.Seldom)
		d.Step(30)
		d.Key(ebiten.KeySpace)
		d.Step(20)
		halted := look(t, d)
		d.Step(200)
		wantSame(t, "while halted", look(t, d), halted)
		d.Key(ebiten.KeySpace)
		d.Step(60)
		if differences(look(t, d), halted, nil) == 0 {
			t.Error("Egon does not go on")
		}
		table.Finish()
	})
}
