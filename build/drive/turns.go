package drive

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/target"
)

// Finish waits for the turns of the others, if they are to come, and ends it at once with Escape.
func (t *Table) Finish() {
	if t.WaitForOther() {
		t.driver.Key(ebiten.KeyEscape)
	}
}

// WaitForEgon waits until Egon's turn is being shown, and reports whether it is.
func (t *Table) WaitForEgon() bool {
	return t.StepUntil(func(m target.Motion) bool { return m.Seat == int(dreist.EgonSeat) })
}

// WaitForOther waits until the turn of somebody is being shown who does not sit at the screen, and reports whether it
// is.
func (t *Table) WaitForOther() bool {
	return t.StepUntil(func(m target.Motion) bool { return m.Watched })
}

// RaiseCurtain takes the screen for the person to move, by Enter.
func (t *Table) RaiseCurtain() {
	t.driver.Key(ebiten.KeyEnter)
	t.Settle()
	t.driver.Step(stillness)
}

// TakeBack takes the last move back by a key.
func (t *Table) TakeBack(k ebiten.Key) {
	if t.driver.err == nil && !t.match.Undo() {
		t.driver.Fail(errors.New("drive: there is no move to take back"))
	}
	t.driver.Key(k)
}
