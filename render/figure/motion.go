package figure

// moodTicks is the duration of a change of mood. It is the same at every speed of the game, as nothing waits for it.
const moodTicks = 12

// Mood is a mood that a face of kind E shows.
type Mood[E any] interface {
	comparable
	Expression() E
}

// Blends is a face that can blend into another one, a fraction t, 0 to 1, of the way.
type Blends[E any] interface{ Blend(to E, t float64) E }

// Motion blends a face from one mood into another.
type Motion[M Mood[E], E Blends[E]] struct {
	from  E
	Mood  M
	at    int // ticks since the change
	known bool
}

// Change starts the blend to another mood; the first mood is shown at once.
func (f *Motion[M, E]) Change(m M) {
	if f.known && m == f.Mood {
		return
	}
	f.from = f.Expression()
	if !f.known {
		f.from = m.Expression()
	}
	f.Mood, f.at, f.known = m, 0, true
}

// IsMoving reports whether a blend goes on.
func (f *Motion[M, E]) IsMoving() bool { return f.at < moodTicks }

// Tick advances by a tick and reports whether the face changed.
func (f *Motion[M, E]) Tick() (changed bool) {
	if !f.IsMoving() {
		return false
	}
	f.at++
	return true
}

// Expression returns the face of this tick.
func (f *Motion[M, E]) Expression() E {
	return f.from.Blend(f.Mood.Expression(), min(float64(f.at)/moodTicks, 1))
}
