package sounds

import (
	"math"
	"slices"
	"sync"
)

// recognisable is the number of frames that IdentifyCue needs: 20 ms, within which all clips differ.
const recognisable = SampleRate / 50

// IdentifyCue returns the cue whose clip begins with the given samples: interleaved stereo as a device reads them, before any volume. It is for tests
// that read the streams of a running game. Its Tune is nil: a tune only makes the beginning of a clip quieter. The result is false for less than 20 ms
// and for unknown sounds.
func IdentifyCue(pcm []float32) (Cue, bool) {
	if len(pcm) < 2*recognisable {
		return Cue{}, false
	}
	for v, beginning := range beginnings() {
		if loud := louder(beginning, pcm); loud > 0 && loud < 1.001 && alike(beginning, pcm, loud) {
			return v.Cue, true
		}
	}
	return Cue{}, false
}

// louder returns the factor by which stereo samples are louder than the beginning of a clip at its peak; 0 for a silent clip.
func louder(mono, stereo []float32) float64 {
	peak := 0
	for i, sample := range mono {
		if math.Abs(float64(sample)) > math.Abs(float64(mono[peak])) {
			peak = i
		}
	}
	if mono[peak] == 0 {
		return 0
	}
	return float64(stereo[2*peak] / mono[peak])
}

// beginnings returns the samples by which every take is recognised.
var beginnings = sync.OnceValue(func() map[take][]float32 {
	all := map[take][]float32{}
	for _, v := range takes() {
		all[v] = slices.Clone(Synthesize(v.Cue, v.variation)[:recognisable])
	}
	return all
})

func takes() (all []take) {
	for clip := range clipCount {
		k := clip.kind()
		for count := k.low; count <= k.high; count++ {
			for streak := min(k.streaks, 1); streak <= k.streaks; streak++ {
				for variation := range VariationCount {
					all = append(all, take{Cue{Clip: clip, CardCount: count, TrioNumber: streak}, variation})
				}
			}
		}
	}
	return all
}

// alike reports whether mono samples, multiplied by a factor, equal the beginning of stereo ones. They may differ by rounding, as some processors
// fuse a product and a sum.
func alike(mono, stereo []float32, louder float64) bool {
	for i, sample := range mono {
		if math.Abs(float64(sample)*louder-float64(stereo[2*i])) > 1e-5 {
			return false
		}
	}
	return true
}
