package sounds

// take is one variation of a cue.
type take struct {
	Cue
	variation int // from 0 up to VariationCount
}

// Synthesize returns the samples of a variation of a cue: mono at SampleRate, between -1 and 1. Equal arguments give equal samples, different ones
// different samples.
func Synthesize(cue Cue, variation int) []float32 {
	cue = cue.normal()
	k := cue.Clip.kind()
	t := &tape{noise: noise{state: uint64(cue.TrioNumber)<<24 | uint64(cue.Clip)<<16 | uint64(cue.CardCount)<<8 | uint64(variation)}}
	k.play(t, take{cue, variation})
	if cue.Tune != nil {
		for _, n := range cue.Tune[variation] {
			t.note(n.at, n.step, n.gain, n.seconds)
		}
	}
	return t.finish(k.level)
}
