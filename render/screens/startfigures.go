package screens

import "dreist/render/stage"

// StartFigures animates the figures of a start screen, until there was no gesture for a while.
type StartFigures struct {
	Front      *GameScreens
	Tick       func() bool // advances the figures by a tick and reports whether the picture changed
	NextChange func() int  // returns the ticks until their next change, at least 1
	quiet      int         // ticks since the last gesture
	moves      int         // remaining ticks in which the picture changes continually
}

// dozesAfter is the number of ticks without a gesture after which the figures rest.
const dozesAfter = 7200

// NoteGesture records that there was a gesture.
func (l *StartFigures) NoteGesture() { l.quiet = 0 }

// KeepMoving records that the picture changes continually for a number of ticks.
func (l *StartFigures) KeepMoving(ticks int) { l.moves = ticks }

// MustBeStill reports whether the settings allow no animation.
func (l *StartFigures) MustBeStill() bool {
	return l.Front.Settings().ReducedMotion || l.Front.Speed() == stage.Instant
}

func (l *StartFigures) alive() bool { return l.quiet < dozesAfter && !l.MustBeStill() }

// Update advances by a tick.
func (l *StartFigures) Update(top bool) {
	l.quiet++
	l.moves = max(l.moves-1, 0)
	if top && l.alive() && l.Tick() {
		l.Front.RedrawChanges()
	}
}

// IsMoving reports whether the picture changes in each tick.
func (l *StartFigures) IsMoving(bool) bool { return l.moves > 0 }

// TicksUntilChange returns the ticks until the next change, 0 for never.
func (l *StartFigures) TicksUntilChange() int {
	if !l.alive() {
		return 0
	}
	return l.NextChange()
}
