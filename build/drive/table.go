package drive

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
)

// Table is the match that a program shows, played along by the driver: it knows what the match is from the moves it
// made itself, and where everything is from the program's own geometry and timeline.
type Table struct {
	driver *Driver
	match  *match.Match
	line   *scene.Timeline
}

// Sit takes a place at the table that the program shows, by the game that it saved.
func (d *Driver) Sit() *Table { return d.SitIn(store.Solo) }

// SitIn is Sit at the game that is saved in a slot.
func (d *Driver) SitIn(slot store.Slot) *Table {
	t := &Table{driver: d}
	if d.err != nil {
		return t
	}
	text, ok, err := d.saved(slot, func(_ string, ok bool) bool { return ok })
	if err == nil && !ok {
		err = errors.New("drive: sit down: the program has saved no game")
	}
	if err != nil {
		d.Fail(err)
		return t
	}
	return d.SitAt(text)
}

// mostTicks is how many ticks the program may take to write what it was told to remember, which it does behind.
const mostTicks = 600

// saved returns the unfinished game in a slot and whether there is one, as soon as it is as wanted.
func (d *Driver) saved(slot store.Slot, wanted func(text string, ok bool) bool) (text string, ok bool, err error) {
	for range mostTicks {
		if text, ok, err = d.home.SavedIn(slot); err != nil || wanted(text, ok) {
			break
		}
		d.Step(1)
	}
	return text, ok, err
}

// SitAt is Sit at the game of a record, for a program that cannot save.
func (d *Driver) SitAt(text string) *Table {
	t := &Table{driver: d}
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		d.Fail(fmt.Errorf("drive: sit down: %w", err))
		return t
	}
	settings, err := d.home.Settings()
	if err != nil {
		d.Fail(err)
	}
	t.match = m
	speed := stage.ParseSpeed(string(settings.Speed))
	t.line = scene.NewTimeline(scene.ViewOf(m.Position()), seating(m, m.Position().Turn()), d.Frame(), speed)
	t.show()
	d.table = t
	return t
}

// slot returns where the program saves the game.
func (t *Table) slot() store.Slot {
	if t.match.Deal().Mode == dreist.Solo {
		return store.Solo
	}
	return store.Table
}

// seating returns who sits where at a match whose person in front sees their cards.
func seating(m *match.Match, front dreist.Seat) scene.Seating {
	if m.Deal().Mode == dreist.Solo {
		return scene.AgainstEgon()
	}
	var persons [dreist.MaxSeats]bool
	for s := range persons {
		persons[s] = m.Person(dreist.Seat(s))
	}
	return scene.Around(len(m.Seats()), persons, front, true)
}

// RaiseCurtain takes the screen for the person to move, by Enter.
func (t *Table) RaiseCurtain() {
	t.driver.Key(ebiten.KeyEnter)
	t.line.MakeRoom(t.Position())
	t.line.Seat(seating(t.match, t.Position().Turn()))
	t.line.Show(scene.ViewOf(t.Position()))
	t.Settle()
	t.driver.Step(stillness)
}

// Driver returns the driver of the program.
func (t *Table) Driver() *Driver { return t.driver }

// Match returns the match as it must be by the moves made. It is to be read only.
func (t *Table) Match() *match.Match { return t.match }

// Position returns the position as it must be, with Egon's turn played.
func (t *Table) Position() *dreist.Position { return t.match.Position() }

// Geometry returns where everything is at the end of what moves.
func (t *Table) Geometry() *scene.Geometry { return t.line.Geometry() }

// Line returns the timeline, which is at the same tick as the program's. It is to be read only.
func (t *Table) Line() *scene.Timeline { return t.line }

// show places everything as it is at rest.
func (t *Table) show() {
	t.line.MakeRoom(t.Position())
	t.line.Show(scene.ViewOf(t.Position()))
}

// tick lets the motion go on along with the program's.
func (t *Table) tick(ticks int) {
	for range ticks {
		t.line.Tick()
	}
	t.line.TakeStarted()
}

// follow makes a move in the driver's own match. The tick in which the program makes it is to come.
func (t *Table) follow(m dreist.Move) {
	events, err := t.match.Play(m)
	if err != nil {
		t.driver.Fail(fmt.Errorf("drive: %w", err))
		return
	}
	t.line.MakeRoom(t.Position())
	t.line.Play(events)
}

// stillness is how many ticks after the last motion Egon's face is at rest and every picture is drawn at its size.
const stillness = 20

// Settle waits until nothing moves any more.
func (t *Table) Settle() {
	d := t.driver
	for d.err == nil && t.line.Busy() {
		d.Step(1)
	}
	d.Step(stillness)
}

// StepUntil waits until something is under way, and reports whether it came before everything was at rest.
func (t *Table) StepUntil(reached func(step *scene.Step, progress float64) bool) bool {
	for t.driver.err == nil && t.line.Busy() {
		if step, progress, ok := t.line.Current(); ok && reached(step, progress) {
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
