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

// trial shows a forbidden move: a card flies to its place, a cross appears on it, the cells at fault shake, and the card flies back. A
// ghost below the cross stays.
type trial struct {
	card  dreist.Card // the flying card, or NoCard
	To    overlay.Place
	at    int // ticks since it started
	pace  lessonPace
	shake []dreist.Cell // cells at fault, which shake when the card arrives
	runs  bool
}

// newTrial starts a trial.
func newTrial(now *guide.Now, c dreist.Card, to overlay.Place, shake []dreist.Cell) trial {
	to.Card = c
	return trial{card: c, To: to, shake: shake, pace: paceOf(now.Line.Speed()), runs: true}
}

func (r *trial) moving() bool { return r.runs }

// Landed reports whether the cross is visible.
func (r *trial) Landed() bool { return r.To.Kind != overlay.Nowhere && (!r.runs || r.at >= r.pace.fly) }

// tick advances by a tick and reports whether the picture changed.
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

// pose returns the pose of the flying card; ok is false if it does not fly.
func (r *trial) pose(now *guide.Now) (stage.Pose, bool) {
	to, ok := r.To.Rect(now.Line)
	if !r.runs || !ok || r.card == dreist.NoCard {
		return stage.Pose{}, false
	}
	home := now.Line.Now().Cards[r.card]
	far := 1.0
	switch back := r.at - r.pace.fly - r.pace.hold; {
	case r.at < r.pace.fly:
		far = stage.Smooth(float64(r.at) / float64(r.pace.fly))
	case back > 0:
		far = 1 - stage.Smooth(float64(back)/float64(max(r.pace.home, 1)))
	}
	pose := home
	pose.X += (to.Center().X - home.X) * far
	pose.Y += (to.Center().Y-home.Y)*far - home.W*0.3*math.Sin(far*math.Pi)
	pose.W += (to.W - home.W) * far
	pose.Turn, pose.Face, pose.Z = 0, 1, stage.ZHeld
	return pose, true
}

// mark marks the card at the forbidden place, below a cross.
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
	case r.To.Kind == overlay.EndButton: // which is above everything else
		o.Above = append(o.Above, cross)
	default:
		o.Mark(cross)
	}
}

// lessonPace are the durations of a lesson in ticks.
type lessonPace struct {
	beat int // marks are shown before the move
	fly  int // the card flies to the forbidden place
	hold int // it stays there below the cross
	home int // it flies back
	look int // a page stays after motion has ended
	word int // time to read a word
}

// paceOf returns the durations at a speed. Reading takes as long without motion.
func paceOf(s stage.Speed) lessonPace {
	return [...]lessonPace{
		stage.Slow:    {beat: 60, fly: 40, hold: 110, home: 22, look: 100, word: 34},
		stage.Normal:  {beat: 40, fly: 26, hold: 80, home: 14, look: 70, word: 24},
		stage.Fast:    {beat: 20, fly: 14, hold: 50, home: 8, look: 50, word: 17},
		stage.Instant: {look: 50, word: 17},
	}[s]
}
