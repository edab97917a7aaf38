package figure

import (
	"image"

	"dreist/render/geom"
	"dreist/render/kit"
)

// posed is an expression that can be changed by the pose of an idle motion.
type posed[E any] interface {
	comparable
	blendable[E]
	// InPose returns the expression changed by a pose.
	InPose(IdlePose) E
}

// LiveFigure is a figure that blends from mood to mood and, at rest, makes an idle motion now and then. Its motions follow from ticks and a seed.
type LiveFigure[M Mood[E], E posed[E]] struct {
	paint  func(E, int) *image.RGBA
	motion MoodBlend[M, E]
	stills kit.FigureCache[E]
	lasts  M   // lasting mood, shown again after a passing one
	left   int // remaining ticks of a passing mood, 0 without one
	chance RandomSeries
	among  int // number of figures on the screen, which take turns at moving so that many cost no more than one
	next   int // ticks until the next idle motion
	bursts int
	doing  idle
	at     int // ticks of the idle motion so far, 0 without one
}

// NewLiveFigure returns a figure at rest in a mood. among is the number of figures on the screen; paint returns a picture of an expression in a
// size in pixels.
func NewLiveFigure[M Mood[E], E posed[E]](seed uint64, among int, rest M, paint func(E, int) *image.RGBA) *LiveFigure[M, E] {
	l := &LiveFigure[M, E]{paint: paint, lasts: rest, chance: RandomSeries{Seed: seed}, among: among}
	l.motion.ChangeMood(rest)
	l.rest()
	return l
}

// rest sets the time until the next idle motion.
func (l *LiveFigure[M, E]) rest() {
	for range l.among {
		l.next += l.chance.NextPause()
	}
}

// SetMood changes to a lasting mood at once.
func (l *LiveFigure[M, E]) SetMood(m M) {
	l.lasts, l.left, l.at = m, 0, 0
	l.motion.ChangeMood(m)
}

// SetLastingMood changes to a lasting mood, once a passing one is over.
func (l *LiveFigure[M, E]) SetLastingMood(m M) {
	if l.lasts = m; l.left == 0 && l.Mood() != m {
		l.SetMood(m)
	}
}

// FlashMood shows a passing mood for some ticks.
func (l *LiveFigure[M, E]) FlashMood(m M, ticks int) {
	l.left, l.at = ticks, 0
	l.motion.ChangeMood(m)
}

// Tick advances by one tick and reports whether the figure changed.
func (l *LiveFigure[M, E]) Tick() (changed bool) {
	if l.left > 0 {
		if l.left--; l.left == 0 {
			l.motion.ChangeMood(l.lasts)
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
func (l *LiveFigure[M, E]) TicksUntilChange() int {
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
func (l *LiveFigure[M, E]) Mood() M { return l.motion.Mood }

// Expression returns the current expression.
func (l *LiveFigure[M, E]) Expression() E {
	e := l.motion.Expression()
	if l.at > 0 {
		pose, _ := l.doing.pose(l.at)
		return e.InPose(pose)
	}
	return e
}

// Draw draws the figure in a square.
func (l *LiveFigure[M, E]) Draw(b *kit.Brush, in geom.Rect) {
	l.stills.Draw(b, l.Expression(), in, l.paint)
}

type idle uint8

const (
	blink idle = iota
	glance
	hop
	wave
	idles = iota
)

// IdlePose is one picture of an idle motion.
type IdlePose uint8

const (
	shut IdlePose = iota
	left
	right
	risen
	landed
	greets
	greetsMore
)

// InPose returns the expression changed by a pose.
func (e Expression) InPose(p IdlePose) Expression {
	switch p {
	case shut:
		e.EyeOpenLeft, e.EyeOpenRight = 0.12, 0.12
	case left:
		e.LookX, e.LookY, e.HeadTilt = -0.9, 0.2, e.HeadTilt-5
	case right:
		e.LookX, e.LookY, e.HeadTilt = 0.9, 0.2, e.HeadTilt+5
	case risen:
		e.Hop, e.Power, e.HandLeft, e.HandRight = e.Hop+0.7, e.Power*1.2, e.HandLeft+0.3, e.HandRight+0.3
	case landed:
		e.Hop, e.Joy, e.Power = e.Hop-0.15, e.Joy+0.2, e.Power*0.9
	case greets:
		e.HandRight, e.LookX, e.LookY, e.MouthOpen, e.MouthCurve = 0.9, 0, 0.1, 0.35, 0.9
	case greetsMore:
		e.HandRight, e.LookX, e.LookY, e.HeadTilt = 0.6, 0, 0.1, e.HeadTilt+4
	}
	return e
}

// pose returns the pose in a tick of an idle motion, and the number of ticks left in it; 0 when the motion is over.
func (i idle) pose(tick int) (p IdlePose, more int) {
	for _, still := range [idles][]struct {
		IdlePose
		ticks int
	}{
		blink: {{shut, 7}}, glance: {{left, 26}, {right, 22}}, hop: {{risen, 9}, {landed, 6}, {risen, 8}, {landed, 6}},
		wave: {{greets, 12}, {greetsMore, 9}, {greets, 9}, {greetsMore, 9}},
	}[i] {
		if tick <= still.ticks {
			return still.IdlePose, still.ticks - tick + 1
		}
		tick -= still.ticks
	}
	return 0, 0
}
