package figure_test

import (
	"testing"

	"dreist/render/art/arttest"
	"dreist/render/figure"
)

func TestBlendReachesEveryFeature(t *testing.T) {
	for part, each := range map[float64]float64{0: 0, 0.5: 1, 1: 2} {
		got, want := figure.FaceExpression{}.Blend(arttest.FilledExpression[figure.FaceExpression](2), part), arttest.FilledExpression[figure.FaceExpression](each)
		if got != want {
			t.Errorf("blend %v: got %+v, want %+v", part, got, want)
		}
	}
}

// mood is a smile so wide.
type mood float64

func (m mood) Expression() figure.FaceExpression {
	return figure.FaceExpression{MouthCurve: float64(m)}
}

func TestMotionBlendsFromTheCurrentFace(t *testing.T) {
	var f figure.MoodBlend[mood, figure.FaceExpression]
	f.ChangeMood(1)
	if got := f.Expression().MouthCurve; got != 1 {
		t.Errorf("the first mood begins with a smile of %v, want 1", got)
	}
	for f.Tick() {
	}
	f.ChangeMood(0)
	f.Tick()
	f.Tick()
	before := f.Expression().MouthCurve
	if before <= 0 || before >= 1 {
		t.Errorf("after two ticks the smile is %v, want between 0 and 1", before)
	}
	f.ChangeMood(1) // back, before it is there
	if got := f.Expression().MouthCurve; got != before {
		t.Errorf("turning back it jumps from %v to %v", before, got)
	}
	ticks := 0
	for f.Tick() {
		ticks++
	}
	if got := f.Expression().MouthCurve; got != 1 || ticks > 20 {
		t.Errorf("after %d ticks the smile is %v, want 1 within 20", ticks, got)
	}
}

func TestChanceFollowsFromItsSeed(t *testing.T) {
	a, b, other := figure.RandomSeries{Seed: 7}, figure.RandomSeries{Seed: 7}, figure.RandomSeries{Seed: 8}
	same := true
	for range 20 {
		rest := a.NextPause()
		if rest < 600 || rest > 840 {
			t.Errorf("a rest of %d ticks, want 10 to 14 seconds", rest)
		}
		if got := b.NextPause(); got != rest {
			t.Errorf("the same seed gives %d and %d", rest, got)
		}
		same = same && other.NextPause() == rest
	}
	if same {
		t.Error("another seed gives the same rests")
	}
}
