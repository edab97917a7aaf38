package table

import (
	"slices"

	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// listenTicks is the number of ticks for which the next computer player waits for signals about the new cards. Measured: signals that
// players gave before they drew help no more than none.
const listenTicks = 180

// IsWaitingForSignals reports whether the next computer player waits for signals, and all earlier moves have been shown.
func (t *Table) IsWaitingForSignals() bool {
	return t.listenTicks > 0 && t.Match.IsComputerToMove() && t.CanSignal() && t.Timeline.View().SeatToMove == t.ShownPosition().Turn()
}

// handleMove lets computer players wait from now on, if the player at the screen has signalled in this match.
func (t *Table) handleMove() {
	t.listenTicks = 0
	if slices.ContainsFunc(t.Match.History(), func(s record.Step) bool {
		return s.Move.Action == thegame.GiveSignal && s.Seat == play.Seat(t.FrontSeat())
	}) {
		t.listenTicks = listenTicks
	}
}

// mustComputersWait counts a tick in which nothing moves, and reports whether the computer player still waits for signals.
func (t *Table) mustComputersWait() bool {
	if !t.IsWaitingForSignals() {
		return false
	}
	t.listenTicks--
	return t.listenTicks > 0
}
