package mascot

import "dreist/render/figure"

// IdleMotions runs Egon's idle motions: he blinks now and then, and sometimes does more. The times and kinds follow from a seed.
type IdleMotions struct {
	figure.RandomSeries
	next   int // ticks until the next motion
	blinks int // number of blinks since the last other motion
	doing  IdleKind
	at     int // ticks since the motion began, 0 at rest
}

// moreEvery is the number of motions after which one is not a blink.
const moreEvery = 3

// NewIdleMotions returns the life that follows from a seed.
func NewIdleMotions(seed uint64) IdleMotions {
	return IdleMotions{RandomSeries: figure.RandomSeries{Seed: seed}}
}

// Tick advances by one tick and reports whether the face changed. Egon does more than blink only if calm is true.
func (l *IdleMotions) Tick(calm bool, mood Mood) (changed bool) {
	if l.next <= 0 { // it begins
		l.next = l.NextPause()
	}
	if l.at > 0 {
		before, _ := l.doing.at(l.at)
		if l.at++; l.at >= l.doing.ticks() {
			l.at = 0
			return true
		}
		now, _ := l.doing.at(l.at)
		return now != before
	}
	if l.next--; l.next > 0 {
		return false
	}
	l.next, l.at, l.doing = l.NextPause(), 1, Blink
	if l.blinks++; calm && l.blinks >= moreEvery {
		l.blinks, l.doing = 0, Yawn+IdleKind(l.RandomSeries.NextNumber()%uint64(Rub-Yawn))
		if mood == Gleeful {
			l.doing = Rub
		}
	}
	return true
}

// IsBlinking reports whether Egon is blinking.
func (l *IdleMotions) IsBlinking() bool { return l.at > 0 && l.doing == Blink }

// IsIdling reports whether an idle motion other than a blink is running.
func (l *IdleMotions) IsIdling() bool { return l.at > 0 && l.doing != Blink }

// TicksUntilChange returns the number of ticks until the face changes, at least 1.
func (l *IdleMotions) TicksUntilChange() int {
	if l.at > 0 {
		_, left := l.doing.at(l.at)
		return left
	}
	return max(1, l.next)
}

// EndIdling ends the idle motion and reports whether there was one.
func (l *IdleMotions) EndIdling() (ended bool) {
	moved := l.at > 0
	l.at = 0
	return moved
}

// Pose returns an expression changed by the current idle motion.
func (l *IdleMotions) Pose(e Expression) Expression {
	if l.at == 0 {
		return e
	}
	n, _ := l.doing.at(l.at)
	return l.doing.pose(e, stills[l.doing][n].t)
}
