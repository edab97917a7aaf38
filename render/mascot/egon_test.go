package mascot

import (
	"bytes"
	"image"
	"testing"

	"dreist/render/art/arttest"
)

func TestMoodsDifferClearly(t *testing.T) {
	for a := range Mood(MoodCount) {
		for b := range a {
			if share := arttest.DifferingShare(Portrait(a.Expression(), 72), Portrait(b.Expression(), 72)); share < 0.05 {
				t.Errorf("moods %d and %d differ in %.1f %% of their pixels, want at least 5 %%", a, b, 100*share)
			}
		}
	}
}

func TestBlendReachesBothEndsAndEveryFeature(t *testing.T) {
	a, b := SourMood.Expression(), DelightedMood.Expression()
	if got := a.Blend(b, 0); got != a {
		t.Errorf("blend 0: got %+v, want %+v", got, a)
	}
	if got := a.Blend(b, 1); got != b {
		t.Errorf("blend 1: got %+v, want %+v", got, b)
	}
	// A feature forgotten in Blend would stay 0 half way from 0 to 2.
	if got, want := (Expression{}).Blend(arttest.FilledExpression[Expression](2), 0.5), arttest.FilledExpression[Expression](1); got != want {
		t.Errorf("half way: got %+v, want %+v", got, want)
	}
}

func TestSmallStepsOfABlendAreSmallOnThePicture(t *testing.T) {
	for a := range Mood(MoodCount) {
		b := (a + 1) % MoodCount
		before := Portrait(a.Expression(), 100)
		for i := 1; i <= 24; i++ {
			now := Portrait(a.Expression().Blend(b.Expression(), float64(i)/24), 100)
			if share := arttest.DifferingShare(before, now); share > 0.12 { // hands go while others come
				t.Errorf("from mood %d to %d, step %d changes %.1f %% of the pixels at once, want at most 12 %%", a, b, i, 100*share)
			}
			before = now
		}
	}
}

// TestEgonIsNowhereCutOff checks the edges of his picture in and between moods: in flight and in the open a straight end would show.
func TestEgonIsNowhereCutOff(t *testing.T) {
	for m := range Mood(MoodCount) {
		for step := range 5 {
			e := WaitingMood.Expression().Blend(m.Expression(), float64(step)/4)
			egon := Portrait(e, 200)
			for i := range 200 {
				for _, at := range [3]image.Point{{X: i, Y: 199}, {X: 0, Y: i}, {X: 199, Y: i}} {
					if alpha := egon.RGBAAt(at.X, at.Y).A; alpha > 200 {
						t.Fatalf("on the way to mood %d, step %d: he reaches the edge at %v", m, step, at)
					}
				}
			}
		}
	}
}

func TestSameRequestSamePicture(t *testing.T) {
	first := Portrait(SmugMood.Expression(), 90)
	Portrait(SourMood.Expression(), 150)
	if second := Portrait(SmugMood.Expression(), 90); !bytes.Equal(first.Pix, second.Pix) {
		t.Error("the second portrait differs from the first")
	}
}

func BenchmarkEgon(b *testing.B) {
	for b.Loop() {
		Portrait(DelightedMood.Expression(), 150)
	}
}
