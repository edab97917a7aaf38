package screens

import "dreist/render/stage"

// StartLife lets the figures of a start screen live a little, until nobody has done anything for a while.
type StartLife struct {
	Front *Front
	Tick  func() bool // lets a tick of theirs pass and reports whether the picture changed
	Next  func() int  // after how many ticks it changes next, at least 1
	quiet int         // ticks since the last gesture
	slept int         // ticks since the last one that it took
	moves int         // ticks for which it changes in each
}

// dozesAfter is how many ticks without a gesture it takes until nothing lives any more.
const dozesAfter = 7200

// Stir notes a gesture, Move that something moves for so many ticks.
func (l *StartLife) Stir()          { l.quiet = 0 }
func (l *StartLife) Move(ticks int) { l.moves = ticks }

// Still reports whether nothing is to move.
func (l *StartLife) Still() bool {
	return l.Front.Settings().ReducedMotion || l.Front.Speed() == stage.Instant
}

func (l *StartLife) alive() bool { return l.quiet < dozesAfter && !l.Still() }

// Update lets a tick pass, and those that were slept through.
func (l *StartLife) Update(top bool) {
	ticks := 1 + l.slept
	l.slept = 0
	l.quiet += ticks
	l.moves = max(l.moves-ticks, 0)
	changed := false
	for range min(ticks, dozesAfter) {
		changed = top && l.alive() && l.Tick() || changed
	}
	if changed {
		l.Front.RedrawChanges()
	}
}

// Busy reports whether it changes in each tick; Wake after how many ticks it changes by itself, 0 for never; Sleep tells how many have
// passed without it.
func (l *StartLife) Busy() bool      { return l.moves > 0 }
func (l *StartLife) Sleep(ticks int) { l.slept += ticks }

func (l *StartLife) Wake() int {
	if !l.alive() {
		return 0
	}
	return l.Next()
}
