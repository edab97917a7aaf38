package sounds

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"
	"time"
)

// forEachClip runs a test on the samples of every cue in every variation.
func forEachClip(t *testing.T, test func(t *testing.T, v take, samples []float32)) {
	for _, v := range takes() {
		t.Run(fmt.Sprintf("%v %d/%d/%d", v.Cue.Clip, v.Cue.CardCount, v.Cue.TrioNumber, v.variation), func(t *testing.T) { test(t, v, prepared()[v]) })
	}
}

// prepared returns the samples of every take, to be read only.
var prepared = sync.OnceValue(func() map[take][]float32 {
	all := map[take][]float32{}
	for _, v := range takes() {
		all[v] = Synthesize(v.Cue, v.variation)
	}
	return all
})

func TestClipsAreShort(t *testing.T) {
	forEachClip(t, func(t *testing.T, v take, samples []float32) {
		longest := 700 * time.Millisecond
		switch {
		case v.Cue.Clip == DealClip || v.Cue.Clip == ButtonClip:
			longest = 80 * time.Millisecond // deals follow each other quickly
		case v.Cue.Clip.IsJingle():
			longest = 1500 * time.Millisecond
		}
		length := time.Duration(len(samples)) * time.Second / SampleRate
		if length < 30*time.Millisecond || length > longest {
			t.Errorf("lasts %v, want 30ms to %v", length, longest)
		}
	})
}

func TestClipsAreCleanSignals(t *testing.T) {
	forEachClip(t, func(t *testing.T, _ take, samples []float32) {
		peak, sum, jump := 0.0, 0.0, 0.0
		last := 0.0
		for i, sample := range samples {
			s := float64(sample)
			if math.IsNaN(s) || math.IsInf(s, 0) {
				t.Fatalf("sample %d is %v", i, s)
			}
			peak = max(peak, math.Abs(s))
			jump = max(jump, math.Abs(s-last))
			sum += s
			last = s
		}
		if peak < 0.1 || peak > ceiling+1e-6 {
			t.Errorf("peak %.3f, want 0.1 to %.1f", peak, ceiling)
		}
		if mean := sum / float64(len(samples)); math.Abs(mean) > 0.001 {
			t.Errorf("offset %.5f, want none", mean)
		}
		if first := samples[0]; math.Abs(float64(first)) > 1e-3 || math.Abs(last) > 1e-3 {
			t.Errorf("from %.4f to %.4f, want both ends at zero", first, last)
		}
		for i := range SampleRate / 1000 { // the last millisecond must have faded
			if rest := math.Abs(float64(samples[len(samples)-1-i])); rest > 0.02*peak {
				t.Errorf("still at %.3f of its peak %d samples before the end, which clicks", rest/peak, i)
				break
			}
		}
		if jump > 0.6*peak {
			t.Errorf("jumps by %.3f from one sample to the next, want less than %.3f", jump, 0.6*peak)
		}
	})
}

func TestClipsAreBalanced(t *testing.T) {
	forEachClip(t, func(t *testing.T, v take, samples []float32) {
		level := taped(samples).level()
		if want := v.Cue.Clip.kind().level; math.Abs(level-want) > 1 {
			t.Errorf("level %.1f dB, want %.1f", level, want)
		}
		if level < -25 || level > -16 {
			t.Errorf("level %.1f dB, want all clips between -25 and -16", level)
		}
	})
}

// Energy above 8 kHz is hiss, and below 150 Hz is not audible on small loudspeakers.
func TestClipsAreNeitherShrillNorDull(t *testing.T) {
	forEachClip(t, func(t *testing.T, _ take, samples []float32) {
		total := energy(samples)
		if share := energy(above(samples, 8000)) / total; share > 0.1 {
			t.Errorf("%.0f %% of the energy above 8 kHz, want at most 10 %%", 100*share)
		}
		if share := energy(above(samples, 150)) / total; share < 0.7 {
			t.Errorf("%.0f %% of the energy above 150 Hz, want at least 70 %%", 100*share)
		}
	})
}

func TestNoTwoClipsAreAlike(t *testing.T) {
	seen := map[string]string{}
	forEachClip(t, func(t *testing.T, _ take, samples []float32) {
		key := fmt.Sprint(samples[:recognisable])
		if other, ok := seen[key]; ok {
			t.Errorf("begins like %s", other)
		}
		seen[key] = t.Name()
	})
}

func TestSynthesizeIsPure(t *testing.T) {
	forEachClip(t, func(t *testing.T, v take, samples []float32) {
		if again := Synthesize(v.Cue, v.variation); !slices.Equal(samples, again) {
			t.Error("gave other samples the second time")
		}
	})
	same := []struct{ a, b []float32 }{
		{Synthesize(Cue{Clip: LayClip}, 1), Synthesize(Cue{Clip: LayClip, CardCount: 7, TrioNumber: 2}, 1)},
		{Synthesize(Cue{Clip: ColumnClearClip, CardCount: 1, TrioNumber: 0}, 0), Synthesize(Cue{Clip: ColumnClearClip, CardCount: 3, TrioNumber: 1}, 0)},
		{Synthesize(Cue{Clip: ColumnClearClip, CardCount: 20, TrioNumber: 9}, 0), Synthesize(Cue{Clip: ColumnClearClip, CardCount: 8, TrioNumber: 3}, 0)},
	}
	for i, pair := range same {
		if !slices.Equal(pair.a, pair.b) {
			t.Errorf("pair %d differs, want equal samples", i)
		}
	}
}

// TestATuneIsHeardOverItsClip lays a card with two notes after it: it lasts longer, and no peak is
// beyond the ceiling. The player plays its variations in turn.
func TestATuneIsHeardOverItsClip(t *testing.T) {
	tune := &TuneVariations{}
	for v := range tune {
		tune[v] = []Note{{at: 0.2, step: 5 + v, gain: 0.5, seconds: 0.3}, {at: 0.35, step: 7 + v, gain: 0.6, seconds: 0.3}}
	}
	r := &recorder{}
	p := newPlayer(r)
	for v := range VariationCount {
		with, without := Synthesize(Cue{Clip: LayClip, Tune: tune}, v), Synthesize(Cue{Clip: LayClip}, v)
		if len(with) < len(without)+SampleRate/10 {
			t.Errorf("%d samples with a tune, %d without", len(with), len(without))
		}
		peak := func(clip []float32) float32 { return max(slices.Max(clip), -slices.Min(clip)) }
		if at := peak(with[:SampleRate/10]); at == 0 || peak(with) > ceiling+0.001 {
			t.Errorf("the card has the peak %v, all of it %v", at, peak(with))
		}
		p.Play(Cue{Clip: LayClip, Tune: tune})
		if !slices.Equal(r.clips[v], with) {
			t.Errorf("the player plays another sound as variation %d", v)
		}
	}
}
