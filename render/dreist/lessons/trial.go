package lessons

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/sounds"
)

// trial shows what is not done: a card flies where it must not lie, a cross falls on it, what stands in the way shakes,
// and the card flies home. What stays is its ghost below the cross.
type trial struct {
	card  dreist.Card // that flies, or NoCard
	To    overlay.Place
	at    int // ticks since it began
	pace  lessonPace
	shake []dreist.Cell // shakes when the card has arrived
	runs  bool
}

// newTrial returns a trial that begins.
func newTrial(now *guide.Now, c dreist.Card, to overlay.Place, shake []dreist.Cell) trial {
	to.Card = c
	return trial{card: c, To: to, shake: shake, pace: paceOf(now.Line.Speed()), runs: true}
}

func (r *trial) moving() bool { return r.runs }

// Landed reports whether the cross is to be seen.
func (r *trial) Landed() bool { return r.To.Kind != overlay.Nowhere && (!r.runs || r.at >= r.pace.fly) }

// tick moves on and reports whether the picture changed.
func (r *trial) tick(l *Lesson, now *guide.Now) bool {
	if !r.runs {
		return false
	}
	if r.at == r.pace.fly {
		l.Faults = r.shake
		now.Do.Shake(r.shake)
		now.Do.Sound(sounds.Refuse)
	}
	r.at++
	if r.at > r.pace.fly+r.pace.hold+r.pace.home {
		r.runs = false
	}
	return true
}

// pose returns where the card that flies is, and false where it is at home.
func (r *trial) pose(now *guide.Now) (stage.Pose, bool) {
	to, ok := r.To.Rect(now.Line)
	if !r.runs || !ok || r.card == dreist.NoCard {
		return stage.Pose{}, false
	}
	home := now.Line.Now().Cards[r.card]
	far := 1.0
	switch back := r.at - r.pace.fly - r.pace.hold; {
	case r.at < r.pace.fly:
		far = eased(float64(r.at) / float64(r.pace.fly))
	case back > 0:
		far = 1 - eased(float64(back)/float64(max(r.pace.home, 1)))
	}
	pose := home
	pose.X += (to.Center().X - home.X) * far
	pose.Y += (to.Center().Y-home.Y)*far - home.W*0.3*math.Sin(far*math.Pi)
	pose.W += (to.W - home.W) * far
	pose.Turn, pose.Face, pose.Z = 0, 1, stage.ZHeld
	return pose, true
}

// mark shows the card where it must not lie, below a cross.
func (r *trial) mark(now *guide.Now, o *overlay.Overlay) {
	if r.runs {
		o.Flying = r.card
	}
	if pose, flies := r.pose(now); flies {
		o.Mark(overlay.Mark{At: overlay.OnCard(r.card), Pose: pose})
	} else if r.Landed() && r.To.Card != dreist.NoCard {
		o.Ghost(r.To.Card, r.To, 0.5)
	}
	cross := overlay.Mark{Motif: kit.Cross, At: r.To}
	switch {
	case !r.Landed():
	case r.To.Kind == overlay.EndButton: // which lies over all this
		o.Above = append(o.Above, cross)
	default:
		o.Mark(cross)
	}
}

// eased is the way from 0 to 1 of what begins and ends gently.
func eased(x float64) float64 { return x * x * (3 - 2*x) }

// lessonPace are the durations of a lesson at a speed, in ticks.
type lessonPace struct {
	beat int // what a page speaks of is marked before it happens
	fly  int // a card flies where it must not lie
	hold int // it stays there below the cross
	home int // it flies home
	look int // a page stays after everything has come to rest
	word int // a word is read
}

// paceOf returns the durations of a speed. Nobody reads faster because cards do not move.
func paceOf(s stage.Speed) lessonPace {
	return [...]lessonPace{
		stage.Slow:    {beat: 60, fly: 40, hold: 110, home: 22, look: 100, word: 34},
		stage.Normal:  {beat: 40, fly: 26, hold: 80, home: 14, look: 70, word: 24},
		stage.Fast:    {beat: 20, fly: 14, hold: 50, home: 8, look: 50, word: 17},
		stage.Instant: {look: 50, word: 17},
	}[s]
}
