package table

import (
	"dreist/game/thegame"
	"dreist/render/kit"
	"dreist/render/stage"
)

// arrival is the time in which figures of the start screen fly to a table that appears. The table itself waits. The zero arrival is
// over.
type arrival struct {
	tick, ticks int
	takes       stage.Span
	lands       func(on thegame.Pile) stage.Span // when the character of a pile has landed
	guests      func(at stage.Span)              // draws the figures on their way
}

// clothFades is how long the cloth takes to give the table free.
const clothFades stage.Span = 160

// Arrive lets figures fly to the table, for as long as takes, unless nothing is to move. lands tells when the character of a pile is
// at its place; guests draws them until then. Any action ends that.
func (t *Table) Arrive(takes stage.Span, lands func(on thegame.Pile) stage.Span, guests func(at stage.Span)) {
	if !t.Line.Reduced() {
		t.arrival = arrival{ticks: t.Line.Speed().Ticks(takes), takes: takes, lands: lands, guests: guests}
	}
	t.Stale = true
}

// EndArrival ends the flight of the figures.
func (t *Table) EndArrival() {
	if t.arrival.busy() {
		t.arrival, t.Stale = arrival{}, true
	}
}

// DrawGuests draws the figures that fly over from the start screen.
func (t *Table) DrawGuests() {
	if t.arrival.busy() {
		t.arrival.guests(t.arrival.now())
	}
}

func (a *arrival) busy() bool { return a.ticks > 0 }

// now returns how much of the arrival has passed.
func (a *arrival) now() stage.Span { return a.takes * stage.Span(a.tick) / stage.Span(max(a.ticks, 1)) }

// pass lets a tick pass and reports whether the arrival was going on.
func (a *arrival) pass() bool {
	if !a.busy() {
		return false
	}
	if a.tick++; a.tick >= a.ticks {
		*a = arrival{}
	}
	return true
}

// landed reports whether the character of a pile is at its place.
func (a *arrival) landed(on thegame.Pile) bool { return !a.busy() || a.now() >= a.lands(on) }

// drawCloth draws the cloth that still covers the table.
func (a *arrival) drawCloth(e *kit.Canvas, w, h float64) {
	if a.busy() {
		e.Cover(w, h, 1-a.now().Within(0, clothFades))
	}
}
