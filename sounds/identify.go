package sounds

// recognisable is how many frames Identify needs: 20 ms, by which time no two clips are alike.
const recognisable = SampleRate / 50

// Identify returns the cue whose clip begins with the given samples, interleaved stereo as a
// device reads them, before any volume. It serves tests that watch the streams of a running
// game, and answers false for less than 20 ms and for foreign sound.
func Identify(pcm []float32) (Cue, bool) {
	if len(pcm) < 2*recognisable {
		return Cue{}, false
	}
	for clip := range clipCount {
		low, high := clip.counts()
		for count := low; count <= high; count++ {
			for variation := range Variations {
				cue := Cue{clip, count}
				if beginsWith(Synthesize(cue, variation), pcm) {
					return cue, true
				}
			}
		}
	}
	return Cue{}, false
}

// beginsWith compares the part that both have. Samples may differ by rounding, since some
// processors round a product and a sum together.
func beginsWith(clip, pcm []float32) bool {
	const tolerance = 1e-5
	for i := range min(len(clip), len(pcm)/2) {
		if difference := clip[i] - pcm[2*i]; difference > tolerance || difference < -tolerance {
			return false
		}
	}
	return true
}
