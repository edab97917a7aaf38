package fit

import (
	"math"
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/value"
)

// taken returns samples of a few games.
func taken(t *testing.T, rng *rand.Rand) []coach.Sample {
	t.Helper()
	s := coach.Sampler{ExploreShare: 0.3, CompareShare: 0.2, DealCount: 2, ResultWeight: 1}
	for i := range 30 {
		need.OK(t, s.SampleGame(deal(i%2 == 0, i, rng), rng))
	}
	return s.Samples
}

// Fitting reduces the error of a model, and its net in integers has nearly the same chances.
func TestFit(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	samples := taken(t, rng)
	m := newModel(rng)
	before := m.off(samples)
	m.fit(samples, rng)
	if after := m.off(samples); after > 0.97*before {
		t.Errorf("off by %.4f before and %.4f after", before, after)
	}
	net := m.net()
	if again := modelOf(&net).net(); again != net {
		t.Error("a net is not the one of its model")
	}
	var said value.Evaluator
	said.UseNet(&net)
	for i := range samples {
		want, _ := m.chance(&samples[i].Facts)
		if got := float64(said.ValueOfFacts(&samples[i].Facts).Chance()) / value.ChanceOne; math.Abs(got-want) > 0.01 {
			t.Fatalf("the net sees a chance of %.4f, the model %.4f", got, want)
		}
	}
}

// The gradient agrees with finite differences along each weight.
func TestSlopes(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	s := taken(t, rng)[7]
	m := newModel(rng)
	loss := func() float64 {
		c, _ := m.chance(&s.Facts)
		return -s.Chance*math.Log(c) - (1-s.Chance)*math.Log(1-c)
	}
	var slopes weights
	m.slopes(&s, &slopes)
	for range 200 {
		i := rng.IntN(size)
		const step = 1e-6
		m.weights[i] += step
		up := loss()
		m.weights[i] -= 2 * step
		down := loss()
		m.weights[i] += step
		if got, want := slopes[i], (up-down)/(2*step); math.Abs(got-want) > 1e-4 {
			t.Errorf("weight %d: slope %v, want %v", i, got, want)
		}
	}
}
