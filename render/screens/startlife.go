package screens

import "dreist/render/stage"

// StartLife lets the figures of a start screen live a little, until nobody has done anything for a while.
type StartLife struct {
	Front *Front
	Tick  func() bool // Tick advances them by a tick and reports whether the picture changed
	Next  func() int  // after how many ticks it changes next, at least 1
	quiet int         // ticks since the last gesture
	moves int         // ticks for which it changes in each
}

// dozesAfter is how many ticks without a gesture it takes until nothing lives any more.
const dozesAfter = 7200

// Stir notes a gesture, Move that something moves for so many ticks.
func (l *StartLife) Stir()          { l.quiet = 0 }
func (l *StartLife) Move(ticks int) { l.moves = ticks }

// IsStill reports whether nothing is to move.
func (l *StartLife) IsStill() bool {
	return l.Front.Settings().ReducedMotion || l.Front.Speed() == stage.Instant
}

func (l *StartLife) alive() bool { return l.quiet < dozesAfter && !l.IsStill() }

// Update advances by a tick.
func (l *StartLife) Update(top bool) {
	l.quiet++
	l.moves = max(l.moves-1, 0)
	if top && l.alive() && l.Tick() {
		l.Front.RedrawChanges()
	}
}

// IsMoving reports whether it changes in each tick.
func (l *StartLife) IsMoving() bool { return l.moves > 0 }

// TicksUntilChange returns after how many ticks it changes by itself, 0 for never.
func (l *StartLife) TicksUntilChange() int {
	if !l.alive() {
		return 0
	}
	return l.Next()
}
