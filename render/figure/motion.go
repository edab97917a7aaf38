package figure

// moodTicks is the duration of a change of mood. It is the same at every speed of the game, as nothing waits for it.
const moodTicks = 12

// Mood is a mood of a figure with expressions of type E.
type Mood[E any] interface {
	comparable
	// Expression returns the expression that shows the mood.
	Expression() E
}

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
func (b *MoodBlend[M, E]) ChangeMood(m M) {
	if b.known && m == b.Mood {
		return
	}
	b.from = b.Expression()
	if !b.known {
		b.from = m.Expression()
	}
	b.Mood, b.at, b.known = m, 0, true
}

// IsMoving reports whether a blend is running.
func (b *MoodBlend[M, E]) IsMoving() bool { return b.at < moodTicks }

// Tick advances by one tick and reports whether the expression changed.
func (b *MoodBlend[M, E]) Tick() (changed bool) {
	if !b.IsMoving() {
		return false
	}
	b.at++
	return true
}

// Expression returns the current expression.
func (b *MoodBlend[M, E]) Expression() E {
	return b.from.Blend(b.Mood.Expression(), min(float64(b.at)/moodTicks, 1))
}
