//go:build window

package e2e

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/dreist"
	"dreist/render/art"
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
		d.Key(ebiten.KeyM)
		d.Key(ebiten.KeyM)
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
		d.Move(geom.Point{X: f.W * to.X, Y: f.H * to.Y})
		d.Step(25)
		wantWhole(fmt.Sprint("a card is held at ", to))
	}
	d.Move(table.Cell(card.Cell(row)))
	d.Step(25)
	wantWhole("a card is held where it may lie")
	d.Up()
	table.Follow(m.Move)
	table.Settle()
	wantWhole("it lies")
	table.CheckSave()
}

// TestAFlickDoesWhatADragDoes drags within a tick, a card to its cell and then from nothing to the discard pile.
func TestAFlickDoesWhatADragDoes(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	table.Flick(m.Move.Card, int(m.Move.Row))
	table.Settle()
	table.CheckSave()
	d := table.Driver()
	d.Flick(geom.Point{X: d.Frame().W / 2, Y: 4}, d.Place("discard").Center())
	table.Settle()
	table.CheckSave()
}

func TestRefusedDropGlidesHome(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	before := dozed(t, d)
	d.Heard()
	card, cell := refused(t, &m.Before)
	prompt := d.Place("prompt").Inset(-12 * d.Frame().Scale)

	d.Drag(table.Held(card), table.Cell(cell))

	d.Step(60)
	wantHeard(t, d, sounds.Lift, sounds.Refuse)
	after := dozed(t, d)
	if countColour(after, art.Linen.UI().Warning, prompt) == 0 {
		t.Error("no sentence says why")
	}
	if all, there := differences(before, after, nil), differences(before, after, &prompt); all > there {
		keep(t, "after", after)
		t.Errorf("%d pixels differ outside the prompt", all-there)
	}
	rest(table)
	wantSame(t, "after the next click", dozed(t, d), before)
	table.CheckSave()
}

// refused returns a hand card and a cell where a neighbour of another colour keeps it away, and no other cell attracts it.
func refused(t *testing.T, p *dreist.Position) (dreist.Card, dreist.Cell) {
	t.Helper()
	for _, c := range p.Hand(0) {
		if p.Rows(c).Len() == 1 {
			continue // its only cell would attract it
		}
		for row := 1; row <= p.Layout().Depth()+1; row++ {
			if why := p.Why(c, c.Cell(row)); why != nil && why.Reason == dreist.OtherColour {
				return c, c.Cell(row)
			}
		}
	}
	t.Fatal("no card of the hand is refused beside another colour")
	return dreist.NoCard, dreist.Cell{}
}

func TestClicksAndKeysDoWhatADragDoes(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	card, row := m.Move.Card, int(m.Move.Row)
	play := func(lay func(*drive.Table)) *drive.Table {
		table := sit(t, m.Save, drive.Options{})
		lay(table)
		table.Settle()
		table.CheckSave()
		rest(table)
		return table
	}
	want := look(t, play(func(table *drive.Table) { table.Lay(card, row) }).Driver())
	wantSame(t, "by clicks", look(t, play(func(table *drive.Table) { layByClicks(table, card, row) }).Driver()), want)
	wantSame(t, "by keys", look(t, play(func(table *drive.Table) { layByKeys(table, m.Move) }).Driver()), want)
}

// layByKeys selects a hand card by its number, aims it with the arrows and lays it with Enter.
func layByKeys(table *drive.Table, m dreist.Move) {
	p := table.Position()
	for i, c := range p.Hand(0) {
		if c == m.Card {
			table.Driver().Key(ebiten.KeyDigit1 + ebiten.Key(i))
		}
	}
	for row := range p.Rows(m.Card).All() {
		if row == int(m.Row) {
			break
		}
		table.Driver().Key(ebiten.KeyArrowDown)
	}
	table.Strike(ebiten.KeyEnter, m)
}

func TestAnOpeningIsTakenBack(t *testing.T) {
	m := moment(t, fixtures.Opening)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	before, undo := dozed(t, d), d.Place("button.undo")
	table.Play(m.Move)
	table.Settle()
	table.CheckSave()
	if differences(before, dozed(t, d), nil) == 0 {
		t.Error("the opening does not show")
	}
	table.TakeBack(ebiten.KeyU)
	table.Settle()
	table.CheckSave()
	after := dozed(t, d)
	if !d.Has("redo") {
		t.Error("it cannot be laid again")
	}
	hide(undo, before, after)              // the button beside it now redoes the move
	hide(d.Place("prompt"), before, after) // names the keys, as one was struck
	wantSame(t, "after it is taken back", after, before)
}

func TestASecondGestureEndsTheMotionOfTheFirst(t *testing.T) {
	m := moment(t, fixtures.Opening)
	table := sit(t, m.Save, drive.Options{})
	layByClicks(table, m.Move.Card, int(m.Move.Row))
	partner, row := anyFit(t, table.Position())
	if !table.Driver().Motion().Busy {
		t.Fatal("nothing moves")
	}
	table.Lay(partner, row)
	table.Settle()
	table.CheckSave()
	if got, want := table.Position().Laid(), m.Before.Laid()+2; got != want {
		t.Errorf("%d cards laid, want %d", got, want)
	}
	hold(t, table.Driver())
}

// anyFit returns a hand card that fits, and its row.
func anyFit(t *testing.T, p *dreist.Position) (dreist.Card, int) {
	t.Helper()
	for _, c := range p.Hand(0) {
		if p.Rows(c) != 0 {
			return c, p.Rows(c).First()
		}
	}
	t.Fatal("no card fits")
	return dreist.NoCard, 0
}

func TestDiscardByDrag(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	d.Heard()
	table.Discard(m.Before.Hand(0)[0])
	table.WaitForEgon()
	wantHeard(t, d, sounds.Lift, sounds.Lift, sounds.Discard, sounds.Deal, sounds.Reveal)
	table.Finish()
	table.Settle()
	table.CheckSave()
	hold(t, d)
}

// TestEqualCardsLeaveTheHandInOrder lays the second of two equal cards. The hand must then look as it does when the game is continued, as
// its order matters for the number keys.
func TestEqualCardsLeaveTheHandInOrder(t *testing.T) {
	save, err := fixtures.SetUp("6r 5y 6r 1t 2t", "5r2")
	if err != nil {
		t.Fatal(err)
	}
	table := sit(t, save, drive.Options{})
	second := table.Position().Hand(0)[2]
	table.Lay(second, table.Position().Rows(second).First())
	table.Settle()
	table.CheckSave()
	saved := table.Match().Record()
	fresh := sit(t, saved, drive.Options{})
	wantSame(t, "the hand", look(t, table.Driver()), look(t, fresh.Driver()))
}
