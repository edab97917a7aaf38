package mascot

import "dreist/render/figure"

// IdleMotions runs Egon's idle motions: he blinks now and then, and sometimes does more. The times and kinds follow from a seed. Without a
// gesture for some minutes he keeps still.
type IdleMotions struct {
	figure.RandomSeries
	next   int // ticks until the next motion
	blinks int // number of blinks since the last other motion
	doing  IdleKind
	at     int // ticks since the motion began, 0 at rest
	quiet  int // ticks since the last gesture
}

const (
	moreEvery  = 3    // motions, after which one is not a blink
	dozesAfter = 7200 // ticks without a gesture, after which there are no motions
)

// NewIdleMotions returns the idle motions that follow from a seed.
func NewIdleMotions(seed uint64) IdleMotions {
	return IdleMotions{RandomSeries: figure.RandomSeries{Seed: seed}}
}

// RecordGesture records that there was a gesture.
func (i *IdleMotions) RecordGesture() { i.quiet = 0 }

// Tick advances by one tick and reports whether the face changed. Egon does more than blink only if calm is true.
func (i *IdleMotions) Tick(calm bool, mood Mood) (changed bool) {
	if i.quiet++; i.quiet > dozesAfter {
		return i.EndIdling()
	}
	if i.next <= 0 { // it begins
		i.next = i.NextPause()
	}
	if i.at > 0 {
		before, _ := i.doing.at(i.at)
		if i.at++; i.at >= i.doing.ticks() {
			i.at = 0
			return true
		}
		now, _ := i.doing.at(i.at)
		return now != before
	}
	if i.next--; i.next > 0 {
		return false
	}
	i.next, i.at, i.doing = i.NextPause(), 1, Blink
	if i.blinks++; calm && i.blinks >= moreEvery {
		i.blinks, i.doing = 0, Yawn+IdleKind(i.RandomSeries.NextNumber()%uint64(RubHands-Yawn))
		if mood == GleefulMood {
			i.doing = RubHands
		}
	}
	return true
}

// IsBlinking reports whether Egon is blinking.
func (i *IdleMotions) IsBlinking() bool { return i.at > 0 && i.doing == Blink }

// IsIdling reports whether an idle motion other than a blink is running.
func (i *IdleMotions) IsIdling() bool { return i.at > 0 && i.doing != Blink }

// TicksUntilChange returns the number of ticks until the face changes, 0 for never.
func (i *IdleMotions) TicksUntilChange() int {
	switch {
	case i.quiet >= dozesAfter:
		return 0
	case i.at > 0:
		_, left := i.doing.at(i.at)
		return left
	}
	return max(1, i.next)
}

// EndIdling ends the idle motion and reports whether there was one.
func (i *IdleMotions) EndIdling() (ended bool) {
	moved := i.at > 0
	i.at = 0
	return moved
}

// ApplyPose returns an expression changed by the current idle motion.
func (i *IdleMotions) ApplyPose(e Expression) Expression {
	if i.at == 0 {
		return e
	}
	n, _ := i.doing.at(i.at)
	return i.doing.pose(e, stills[i.doing][n].t)
}
