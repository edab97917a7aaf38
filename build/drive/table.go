package drive

import (
	"errors"
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/script"
)

// Table is the match of a program, with a copy of it that the driver plays along. The program reports where things are and what moves.
type Table struct {
	driver *Driver
	match  *match.Match
}

// arrival is the largest number of ticks from the start screen to the table.
const arrival = 60

// Sit takes over the saved game against Egon.
func (d *Driver) Sit() *Table {
	for range arrival {
		if d.Motion().Busy {
			d.Step(1)
		}
	}
	return d.SitIn(store.Solo)
}

// SitIn is Sit for the saved game in a slot.
func (d *Driver) SitIn(slot store.Slot) *Table {
	text, ok, err := d.saved(slot, func(_ string, ok bool) bool { return ok })
	if err == nil && !ok {
		err = errors.New("drive: sit down: the program has saved no game")
	}
	if err != nil {
		d.RecordFailure(err)
		return &Table{driver: d}
	}
	return d.SitAt(text)
}

// savedTicks is the largest number of ticks to wait for a saved game.
const savedTicks = 600

// saved returns the unfinished game in a slot as soon as it is as wanted.
func (d *Driver) saved(slot store.Slot, wanted func(text string, ok bool) bool) (text string, ok bool, err error) {
	for range savedTicks {
		if text, ok, err = d.home.SavedIn(slot); err != nil || d.err != nil || wanted(text, ok) {
			break
		}
		d.Step(1)
	}
	return text, ok, err
}

// SitAt is Sit for the game of a record, for a program that cannot save.
func (d *Driver) SitAt(text string) *Table {
	m, err := match.Resume(text, play.DiscardSaver{})
	if err != nil {
		d.RecordFailure(fmt.Errorf("drive: sit down: %w", err))
	}
	return &Table{driver: d, match: m}
}

// Continue starts a program with a saved game and continues it.
func (h *Host) Continue(o Options, save string) (*Table, error) {
	if err := h.defaultHome(&o); err != nil {
		return nil, err
	}
	if err := o.Home.Save(save); err != nil {
		return nil, err
	}
	d, err := h.Start(o)
	if err != nil {
		return nil, err
	}
	d.Primary()
	t := d.Sit()
	d.Step(script.Stillness)
	return t, d.err
}

// Driver returns the driver of the program.
func (t *Table) Driver() *Driver { return t.driver }

// Match returns the driver's copy of the match, to be read only.
func (t *Table) Match() *match.Match { return t.match }

// Position returns the expected position, with Egon's turn played.
func (t *Table) Position() *dreist.Position { return t.match.Position() }

// slot returns the slot of the game.
func (t *Table) slot() store.Slot {
	if t.match.Deal().Mode == dreist.Solo {
		return store.Solo
	}
	return store.Table
}

// HandCardPoint returns the centre of a hand card.
func (t *Table) HandCardPoint(c dreist.Card) geom.Point {
	return t.driver.Place(scene.CardID(c)).Center()
}

// Cell returns the centre of a cell.
func (t *Table) Cell(at dreist.Cell) geom.Point { return t.driver.Place(scene.CellID(at)).Center() }

// Settle waits until nothing moves.
func (t *Table) Settle() { t.driver.Settle() }

// CheckSave fails if the saved game is not the driver's match.
func (t *Table) CheckSave() {
	d := t.driver
	if d.err != nil {
		return
	}
	want := t.match.Record()
	over := t.match.IsOver()
	got, ok, err := d.saved(t.slot(), func(text string, ok bool) bool { return ok == !over && (over || text == want) })
	switch {
	case err != nil:
		d.RecordFailure(err)
	case over && ok:
		d.RecordFailure(fmt.Errorf("drive: the game is over and still saved:\n%s", got))
	case !over && got != want:
		d.RecordFailure(fmt.Errorf("drive: the saved game is\n%s\nwant\n%s", got, want))
	}
}
