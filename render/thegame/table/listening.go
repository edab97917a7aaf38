package table

import (
	"dreist/game/play"
	"dreist/game/thegame"
)

// listenTicks is how long the computer player who follows waits for signals about what was drawn. Signals of before the drawing alone help as
// little as none: that was measured.
const listenTicks = 180

// IsListening reports whether the computer player who follows waits for signals, and all that others have done before has been shown.
func (t *Table) IsListening() bool {
	return t.listens > 0 && t.Match.IsComputerToMove() && t.CanSignal() && t.Timeline.View().Turn == t.Position().Turn()
}

// HandleMove begins to wait, or begins anew, for players who have signalled in this match. Who does not signal is not kept waiting.
func (t *Table) HandleMove() {
	t.listens = 0
	for _, step := range t.Match.History() {
		if step.Move.Action == thegame.SayWish && step.Seat == play.Seat(t.Front()) {
			t.listens = listenTicks
			return
		}
	}
}

// MustComputersWait advances by a tick in which nothing moves, and reports whether the computer player goes on waiting.
func (t *Table) MustComputersWait() bool {
	if !t.IsListening() {
		return false
	}
	t.listens--
	return t.listens > 0
}
