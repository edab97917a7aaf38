package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/script"
	"dreist/render/target"
)

// Finish skips the turns of the other players with Enter, until none is shown.
func (t *Table) Finish() {
	for t.WaitForOther() {
		t.driver.PressKey(ebiten.KeyEnter)
	}
}

// WaitForEgon waits until Egon's turn is shown, and reports whether it is.
func (t *Table) WaitForEgon() (shown bool) {
	return t.driver.WaitUntil(func(m target.Motion) bool { return m.Seat == int(dreist.EgonSeat) })
}

// WaitForOther waits until the turn of Egon or a computer player is shown, and reports whether it is.
func (t *Table) WaitForOther() (shown bool) {
	return t.driver.WaitUntil(func(m target.Motion) bool { return m.Watched })
}

// RaiseCurtain raises the curtain for the player to move, by Enter.
func (t *Table) RaiseCurtain() {
	t.driver.PressKey(ebiten.KeyEnter)
	t.Settle()
	t.driver.Step(script.Stillness)
}

// TakeBack undoes the last move by a key.
func (t *Table) TakeBack(k ebiten.Key) {
	if t.driver.err == nil && !t.match.UndoMove() {
		t.driver.RecordFailure(errors.New("drive: there is no move to take back"))
	}
	t.driver.PressKey(k)
}
