package screens

import "dreist/render/stage"

// StartFigures animates the figures of a start screen. Without a gesture for some minutes they rest.
type StartFigures struct {
	Game              *GameScreens
	TickFigures       func() bool // advances the figures by a tick and reports whether the picture changed
	TicksToNextChange func() int  // returns the ticks until their next change, at least 1
	quiet             int         // ticks since the last gesture
	moves             int         // remaining ticks in which the picture changes continually
}

// dozesAfter is the number of ticks without a gesture after which the figures rest.
const dozesAfter = 7200

// RecordGesture records that there was a gesture.
func (s *StartFigures) RecordGesture() { s.quiet = 0 }

// KeepMoving makes the picture be drawn in each of a number of ticks.
func (s *StartFigures) KeepMoving(ticks int) { s.moves = ticks }

// MustBeStill reports whether the settings allow no animation.
func (s *StartFigures) MustBeStill() bool {
	return s.Game.Settings().HasReducedMotion || s.Game.Speed() == stage.InstantSpeed
}

func (s *StartFigures) alive() bool { return s.quiet < dozesAfter && !s.MustBeStill() }

// Update advances by a tick.
func (s *StartFigures) Update(top bool) {
	s.quiet++
	s.moves = max(s.moves-1, 0)
	if top && s.alive() && s.TickFigures() {
		s.Game.RedrawChanges()
	}
}

// IsMoving reports whether the picture changes in each tick.
func (s *StartFigures) IsMoving(bool) bool { return s.moves > 0 }

// TicksUntilChange returns the ticks until the next change, 0 for never.
func (s *StartFigures) TicksUntilChange() int {
	if !s.alive() {
		return 0
	}
	return s.TicksToNextChange()
}
