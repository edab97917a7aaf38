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
	"dreist/render/target"
)

// Table is the match that a program shows, played along by the driver: it knows what the match is from the moves it
// made itself. Where everything is and what moves it asks the program.
type Table struct {
	driver *Driver
	match  *match.Match
}

// arrival is how many ticks a table takes at most to come after the start screen.
const arrival = 60

// Sit takes a place at the table that the program shows, by the game that it saved.
func (d *Driver) Sit() *Table {
	for range arrival {
		if d.Motion().Busy {
			d.Step(1)
		}
	}
	return d.SitIn(store.Solo)
}

// SitIn is Sit at the game that is saved in a slot.
func (d *Driver) SitIn(slot store.Slot) *Table {
	text, ok, err := d.saved(slot, func(_ string, ok bool) bool { return ok })
	if err == nil && !ok {
		err = errors.New("drive: sit down: the program has saved no game")
	}
	if err != nil {
		d.Fail(err)
		return &Table{driver: d}
	}
	return d.SitAt(text)
}

// saved returns the unfinished game in a slot and whether there is one, as soon as it is as wanted.
func (d *Driver) saved(slot store.Slot, wanted func(text string, ok bool) bool) (text string, ok bool, err error) {
	for range mostTicks {
		if text, ok, err = d.home.SavedIn(slot); err != nil || d.err != nil || wanted(text, ok) {
			break
		}
		d.Step(1)
	}
	return text, ok, err
}

// SitAt is Sit at the game of a record, for a program that cannot save.
func (d *Driver) SitAt(text string) *Table {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		d.Fail(fmt.Errorf("drive: sit down: %w", err))
	}
	return &Table{driver: d, match: m}
}

// Continue begins a program with a saved game and goes on with it.
func (h *Host) Continue(o Options, save string) (*Table, error) {
	if err := h.settle(&o); err != nil {
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
	d.Step(stillness)
	return t, d.err
}

// Driver returns the driver of the program.
func (t *Table) Driver() *Driver { return t.driver }

// Match returns the match as it must be by the moves made. It is to be read only.
func (t *Table) Match() *match.Match { return t.match }

// Position returns the position as it must be, with Egon's turn played.
func (t *Table) Position() *dreist.Position { return t.match.Position() }

// slot returns where the program saves the game.
func (t *Table) slot() store.Slot {
	if t.match.Deal().Mode == dreist.Solo {
		return store.Solo
	}
	return store.Table
}

// Held returns where a card of the player's hand lies.
func (t *Table) Held(c dreist.Card) geom.Point { return t.driver.Place(scene.CardID(c)).Center() }

// Cell returns where the middle of a cell is.
func (t *Table) Cell(at dreist.Cell) geom.Point { return t.driver.Place(scene.CellID(at)).Center() }

// stillness is how many ticks after the last motion Egon's face is at rest and every picture is drawn at its size.
const stillness = 20

// Settle waits until nothing moves any more.
func (t *Table) Settle() {
	t.StepUntil(func(target.Motion) bool { return false })
	for t.driver.Motion().Beside {
		t.driver.Step(1)
	}
	t.driver.Step(stillness)
}

// StepUntil waits until something is under way, and reports whether it came before everything was at rest.
func (t *Table) StepUntil(reached func(target.Motion) bool) bool {
	for m := t.driver.Motion(); m.Busy; m = t.driver.Motion() {
		if reached(m) {
			return true
		}
		t.driver.Step(1)
	}
	return false
}

// CheckSave fails the driver where the saved game is not the match so far.
func (t *Table) CheckSave() {
	d := t.driver
	if d.err != nil {
		return
	}
	want := t.match.Record()
	over := t.match.Over()
	got, ok, err := d.saved(t.slot(), func(text string, ok bool) bool { return ok == !over && (over || text == want) })
	switch {
	case err != nil:
		d.Fail(err)
	case over && ok:
		d.Fail(fmt.Errorf("drive: the game is over and still saved:\n%s", got))
	case !over && got != want:
		d.Fail(fmt.Errorf("drive: the saved game is\n%s\nwant\n%s", got, want))
	}
}
