package figure

import (
	"image"

	"dreist/render/geom"
	"dreist/render/kit"
)

// Posed is an expression that can be changed into a pose.
type Posed[E any] interface {
	comparable
	Blends[E]
	In(Pose) E
}

// Live is a figure that glides from mood to mood and, at rest, does something by itself now and then. What it does follows from ticks
// and a seed.
type Live[M Mood[E], E Posed[E]] struct {
	paint  func(E, int) *image.RGBA
	motion Motion[M, E]
	stills kit.Stills[E]
	lasts  M   // the mood that a passing one gives way to
	left   int // ticks of a passing mood, 0 where none is
	chance Chance
	among  int // figures that take turns at moving, so that many cost no more than one
	next   int // ticks until it does something by itself
	bursts int
	doing  idle
	at     int // ticks since that began, 0 where nothing is done
}

// NewLive returns a figure at rest in a mood, among so many on a screen, painted at a size.
func NewLive[M Mood[E], E Posed[E]](seed uint64, among int, rest M, paint func(E, int) *image.RGBA) *Live[M, E] {
	l := &Live[M, E]{paint: paint, lasts: rest, chance: Chance{Seed: seed}, among: among}
	l.motion.Change(rest)
	l.rest()
	return l
}

// rest begins a rest. The first one of each figure ends at another time.
func (l *Live[M, E]) rest() {
	for range l.among {
		l.next += l.chance.DrawPause()
	}
}

// Feel changes to a mood that lasts.
func (l *Live[M, E]) Feel(m M) {
	l.lasts, l.left, l.at = m, 0, 0
	l.motion.Change(m)
}

// Settle changes to a mood that lasts, once a passing one has passed.
func (l *Live[M, E]) Settle(m M) {
	if l.lasts = m; l.left == 0 && l.Mood() != m {
		l.Feel(m)
	}
}

// Flash changes to a mood that passes after some ticks.
func (l *Live[M, E]) Flash(m M, ticks int) {
	l.left, l.at = ticks, 0
	l.motion.Change(m)
}

// Tick moves on and reports whether the figure changed. At rest it seldom does: see TicksUntilChange.
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

// TicksUntilChange returns in how many ticks the figure changes next, at least 1.
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

// Mood returns what the figure shows or is on its way to.
func (l *Live[M, E]) Mood() M { return l.motion.Mood }

// Expression returns the face of this tick.
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

// idle is something small that a figure does by itself: it blinks, looks at the table, hops a little, waves.
type idle uint8

const (
	blink idle = iota
	glance
	hop
	wave
	idles = iota
)

// Pose is one picture of an idle.
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

// In returns a mood's face in the pose.
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

// pose returns which picture of an idle is seen in a tick, and for how many ticks more; 0 when it is over.
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
