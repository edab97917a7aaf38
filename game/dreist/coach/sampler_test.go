package coach

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
)

// Of a game played as strong does, nearly all ways that it tries are samples, with the facts of their ends.
func TestSamplesOfStrong(t *testing.T) {
	s := Sampler{ExploreShare: 0.5, ResultWeight: 0.5, StrongGameCount: 100}
	turns, ways, ends := 0, 0, 0
	rng := rand.New(rand.NewPCG(1, 2))
	need.OK(t, s.SampleGame(dreist.NewSoloDeal(54, 3), rng))
	for _, sample := range s.Samples {
		if sample.Chance < 0 || sample.Chance > 1 || sample.Facts == (value.Facts{}) {
			t.Fatalf("got a sample with the chance %v", sample.Chance)
		}
	}
	s.Samples = nil
	for now := &s.now; turns < 40; {
		if now.Turn() == dreist.NoSeat {
			*now = need.Value(dreist.NewSoloDeal(54, rng.Uint64()).Position())(t)
		}
		if now.IsEgonToMove() {
			must(now.Play(dreist.EgonMove()))
			continue
		}
		turns++
		p := ViewOf(now).Imagine(rng)
		s.adviser.list(&p)
		s.find(&p)
		for _, w := range s.adviser.ways {
			if w.StaticValue == value.ChanceOne || w.Option[0].Action == dreist.DrawCard {
				continue
			}
			ways++
			at := slices.IndexFunc(s.ends, func(e end) bool { return slices.Equal(e.way, w.Option) })
			if at >= 0 && int64(s.ends[at].worth.Chance()) <= w.StaticValue {
				ends++
			}
		}
		s.decide(now, rng)
	}
	if len(s.Samples) < 4*turns || ends < ways*9/10 {
		t.Errorf("%d turns gave %d samples, and %d of %d ways have an end worth as much", turns, len(s.Samples), ends, ways)
	}
}
