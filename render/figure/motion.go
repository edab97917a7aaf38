package figure

// moodTicks is the duration of a change of mood. It is the same at every speed of the game, as nothing waits for it.
const moodTicks = 12

// Mood is a mood of a figure with expressions of type E.
type Mood[E any] interface {
	comparable
	// Expression returns the expression that shows the mood.
	Expression() E
}

// blendable is an expression that can be blended with another one.
type blendable[E any] interface {
	// Blend returns the expression between this one and to, at t from 0 to 1.
	Blend(to E, t float64) E
}

// MoodBlend blends a figure from one mood into another.
type MoodBlend[M Mood[E], E blendable[E]] struct {
	from  E
	Mood  M   // the mood shown or changed to
	at    int // ticks since the change
	known bool
}

// ChangeMood starts the blend to another mood. The first mood is shown at once.
func (f *MoodBlend[M, E]) ChangeMood(m M) {
	if f.known && m == f.Mood {
		return
	}
	f.from = f.Expression()
	if !f.known {
		f.from = m.Expression()
	}
	f.Mood, f.at, f.known = m, 0, true
}

// IsMoving reports whether a blend is running.
func (f *MoodBlend[M, E]) IsMoving() bool { return f.at < moodTicks }

// Tick advances by one tick and reports whether the expression changed.
func (f *MoodBlend[M, E]) Tick() (changed bool) {
	if !f.IsMoving() {
		return false
	}
	f.at++
	return true
}

// Expression returns the current expression.
func (f *MoodBlend[M, E]) Expression() E {
	return f.from.Blend(f.Mood.Expression(), min(float64(f.at)/moodTicks, 1))
}
