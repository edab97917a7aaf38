package figure

import (
	"image"
	"testing"

	"dreist/render/art/arttest"
)

// mood is a smile so wide.
type mood float64

const calm, startled, asking, tickled mood = 0.5, -1, 0.25, 1

func (m mood) Expression() Expression {
	return Expression{FaceExpression: FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 1, MouthCurve: float64(m)}, Power: 1}
}

func newLive(seed uint64) *LiveFigure[mood, Expression] {
	return NewLiveFigure(seed, 1, calm, func(_ Expression, size int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, size, size)) })
}

func TestBlendReachesEveryFeature(t *testing.T) {
	if got, want := (Expression{}).Blend(arttest.FilledExpression[Expression](2), 0.5), arttest.FilledExpression[Expression](1); got != want {
		t.Errorf("half way: got %+v, want %+v", got, want)
	}
}

const minute = 3600 // ticks

func TestLifeComesInShortBursts(t *testing.T) {
	l := newLive(7)
	for l.motion.Tick() {
	}
	bursts, drawn := 0, 0
	for range 2 * minute {
		rested := l.at == 0
		if !l.Tick() {
			continue
		}
		drawn++
		if rested {
			bursts++
		}
	}
	if bursts < 8 || bursts > 12 {
		t.Errorf("%d bursts in two minutes, want one every 10 to 15 seconds", bursts)
	}
	if drawn > 36 {
		t.Errorf("the figure is drawn %d times in two minutes, want at most 36", drawn)
	}
}

func TestNextMissesNoChange(t *testing.T) {
	every, asked := newLive(3), newLive(3)
	wait := asked.TicksUntilChange()
	for tick := range 2 * minute {
		if tick == 500 || tick == 2900 {
			every.FlashMood(startled, 90)
			asked.FlashMood(startled, 90)
			wait = asked.TicksUntilChange()
		}
		changed := every.Tick()
		asked.Tick()
		if wait--; changed && wait > 0 {
			t.Fatalf("in tick %d the figure changes %d ticks before it was said to", tick, wait)
		}
		if wait == 0 {
			wait = asked.TicksUntilChange()
		}
	}
}

func TestAPassingMoodGivesWayToTheLastingOne(t *testing.T) {
	l := newLive(1)
	l.SetMood(asking)
	l.FlashMood(tickled, 60)
	for range 30 {
		l.Tick()
	}
	if got := l.Mood(); got != tickled {
		t.Errorf("after 30 ticks: mood %v, want %v", got, tickled)
	}
	for range 60 {
		l.Tick()
	}
	if got, want := l.Expression(), asking.Expression(); got != want {
		t.Errorf("after 90 ticks: got %+v, want %+v", got, want)
	}
}

func TestEveryIdleChangesTheFaceAndEnds(t *testing.T) {
	for i := range idle(idles) {
		tick := 1
		for ; tick < 200; tick++ {
			pose, left := i.pose(tick)
			if left == 0 {
				break
			}
			e := calm.Expression()
			if e.InPose(pose) == e {
				t.Errorf("idle %d does nothing in tick %d", i, tick)
			}
		}
		if tick < 5 || tick == 200 {
			t.Errorf("idle %d takes %d ticks", i, tick)
		}
	}
}
