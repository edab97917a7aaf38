package figure

import (
	"image"

	"dreist/render/geom"
	"dreist/render/kit"
)

// Posed is an expression that can be changed by the pose of an idle motion.
type Posed[E any] interface {
	comparable
	Blends[E]
	// In returns the expression in a pose.
	In(Pose) E
}

// Live is a figure that blends from mood to mood and, at rest, makes an idle motion now and then. Its motions follow from ticks and a seed.
type Live[M Mood[E], E Posed[E]] struct {
	paint  func(E, int) *image.RGBA
	motion Motion[M, E]
	stills kit.Stills[E]
	lasts  M   // lasting mood, shown again after a passing one
	left   int // remaining ticks of a passing mood, 0 without one
	chance Chance
	among  int // number of figures on the screen, which take turns at moving so that many cost no more than one
	next   int // ticks until the next idle motion
	bursts int
	doing  idle
	at     int // ticks of the idle motion so far, 0 without one
}

// NewLive returns a figure at rest in a mood. among is the number of figures on the screen; paint returns a picture of an expression in a
// size in pixels.
func NewLive[M Mood[E], E Posed[E]](seed uint64, among int, rest M, paint func(E, int) *image.RGBA) *Live[M, E] {
	l := &Live[M, E]{paint: paint, lasts: rest, chance: Chance{Seed: seed}, among: among}
	l.motion.Change(rest)
	l.rest()
	return l
}

// rest sets the time until the next idle motion.
func (l *Live[M, E]) rest() {
	for range l.among {
		l.next += l.chance.DrawPause()
	}
}

// Feel changes to a lasting mood at once.
func (l *Live[M, E]) Feel(m M) {
	l.lasts, l.left, l.at = m, 0, 0
	l.motion.Change(m)
}

// Settle changes to a lasting mood, after a passing one if there is one.
func (l *Live[M, E]) Settle(m M) {
	if l.lasts = m; l.left == 0 && l.Mood() != m {
		l.Feel(m)
	}
}

// Flash shows a passing mood for some ticks.
func (l *Live[M, E]) Flash(m M, ticks int) {
	l.left, l.at = ticks, 0
	l.motion.Change(m)
}

// Tick advances by one tick and reports whether the figure changed.
func (l *Live[M, E]) Tick() (changed bool) {
	if l.left > 0 {
		if l.left--; l.left == 0 {
			l.motion.Change(l.lasts)
		}
	}
	if l.motion.Tick() {
		return true
	}
	if l.left > 0 {
		return false
	}
	if l.at > 0 {
		before, _ := l.doing.pose(l.at)
		l.at++
		now, left := l.doing.pose(l.at)
		if left == 0 {
			l.at, l.next = 0, 0
			l.rest()
			return true
		}
		return now != before
	}
	if l.next--; l.next > 0 {
		return false
	}
	l.doing, l.at = blink, 1
	if l.bursts++; l.bursts%3 == 0 {
		l.doing = 1 + idle(l.chance.NextNumber()%(idles-1))
	}
	return true
}

// TicksUntilChange returns the number of ticks until the figure changes, at least 1.
func (l *Live[M, E]) TicksUntilChange() int {
	switch {
	case l.motion.IsMoving():
		return 1
	case l.left > 0:
		return l.left
	case l.at > 0:
		_, left := l.doing.pose(l.at)
		return max(left, 1)
	}
	return max(l.next, 1)
}

// Mood returns the mood that the figure shows or is changing to.
func (l *Live[M, E]) Mood() M { return l.motion.Mood }

// Expression returns the current expression.
func (l *Live[M, E]) Expression() E {
	e := l.motion.Expression()
	if l.at > 0 {
		pose, _ := l.doing.pose(l.at)
		return e.In(pose)
	}
	return e
}

// Draw draws the figure in a square.
func (l *Live[M, E]) Draw(b *kit.Brush, in geom.Rect) { l.stills.Draw(b, l.Expression(), in, l.paint) }

// idle is a kind of idle motion: a figure blinks, looks at the table, hops a little, or waves.
type idle uint8

const (
	blink idle = iota
	glance
	hop
	wave
	idles = iota
)

// Pose is one picture of an idle motion.
type Pose uint8

const (
	shut Pose = iota
	left
	right
	risen
	landed
	greets
	greetsMore
)

// In returns the expression changed by a pose.
func (e Expression) In(p Pose) Expression {
	switch p {
	case shut:
		e.LidLeft, e.LidRight = 0.12, 0.12
	case left:
		e.LookX, e.LookY, e.Tilt = -0.9, 0.2, e.Tilt-5
	case right:
		e.LookX, e.LookY, e.Tilt = 0.9, 0.2, e.Tilt+5
	case risen:
		e.Hop, e.Power, e.HandLeft, e.HandRight = e.Hop+0.7, e.Power*1.2, e.HandLeft+0.3, e.HandRight+0.3
	case landed:
		e.Hop, e.Joy, e.Power = e.Hop-0.15, e.Joy+0.2, e.Power*0.9
	case greets:
		e.HandRight, e.LookX, e.LookY, e.Open, e.Curve = 0.9, 0, 0.1, 0.35, 0.9
	case greetsMore:
		e.HandRight, e.LookX, e.LookY, e.Tilt = 0.6, 0, 0.1, e.Tilt+4
	}
	return e
}

// pose returns the pose in a tick of an idle motion, and the number of ticks left in it; 0 when the motion is over.
func (i idle) pose(tick int) (p Pose, more int) {
	for _, still := range [idles][]struct {
		Pose
		ticks int
	}{
		blink: {{shut, 7}}, glance: {{left, 26}, {right, 22}}, hop: {{risen, 9}, {landed, 6}, {risen, 8}, {landed, 6}},
		wave: {{greets, 12}, {greetsMore, 9}, {greets, 9}, {greetsMore, 9}},
	}[i] {
		if tick <= still.ticks {
			return still.Pose, still.ticks - tick + 1
		}
		tick -= still.ticks
	}
	return 0, 0
}
