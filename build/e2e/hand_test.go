//go:build window

package e2e

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"

	"dreist/sounds"
)

func TestDragLaysACard(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	before := look(t, d)
	d.Heard()
	card, row := m.Move.Card, int(m.Move.Row)
	hand := m.Before.Hand(0)
	cell := d.Place(scene.CellID(card.Cell(row)))
	slot := d.Place(scene.CardID(hand[len(hand)-1]))

	table.Lay(card, row)
	table.Settle()

	wantHeard(t, d, sounds.Lift, sounds.Lay)
	after := look(t, d)
	if d.Place(scene.CellID(card.Cell(row))) != cell {
		t.Fatal("the layout shrank; choose another moment to look at one cell")
	}
	for what, part := range map[string]geom.Rect{"the cell": cell, "the end of the hand": slot} {
		part = part.Inset(4)
		area := int(part.W * part.H)
		if n := differences(before, after, &part); n < area/3 {
			t.Errorf("%s shows nothing new: %d of %d pixels differ", what, n, area)
		}
	}
	wantGolden(t, "laid", after)
	table.CheckSave()
}

// TestNothingIsLeftWhereOnlyChangesAreDrawn drags and lays cards, with a frame in every tick: the window shows the same as after a
// complete redraw, caused by switching the sound.
func TestNothingIsLeftWhereOnlyChangesAreDrawn(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{Sparse: 1})
	d := table.Driver()
	egon := d.Place("egon") // he blinks at any time
	wantWhole := func(when string) {
		t.Helper()
		got := d.Picture()
		d.PressKey(ebiten.KeyM)
		d.PressKey(ebiten.KeyM)
		want := d.Picture()
		hold(t, d)
		if all, there := differences(got, want, nil), differences(got, want, &egon); all > there {
			keep(t, "got", got)
			keep(t, "want", want)
			t.Errorf("%s: %d pixels are not as they should be", when, all-there)
		}
	}
	card, row := m.Move.Card, int(m.Move.Row)
	table.Hold(card, table.Cell(card.Cell(row)))
	for _, to := range []geom.Point{{X: 0.9, Y: 0.3}, {X: 0.4, Y: 0.2}, {X: 0.3, Y: 0.6}, {X: 0.7, Y: 0.9}} {
		f := d.Frame()
		d.MoveMouse(geom.Point{X: f.W * to.X, Y: f.H * to.Y})
		d.Step(25)
		wantWhole(fmt.Sprint("a card is held at ", to))
	}
	d.MoveMouse(table.Cell(card.Cell(row)))
	d.Step(25)
	wantWhole("a card is held where it may lie")
	d.ReleaseMouse()
	table.Follow(m.Move)
	table.Settle()
	wantWhole("it lies")
	table.CheckSave()
}
