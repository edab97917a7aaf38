package sounds

// take holds the parameters with which a clip is synthesized.
type take struct {
	variation int // from 0 up to VariationCount
	count     int // number of cards, within the clip's limits
	streak    int // number of the DREIer in the turn, within the clip's limits
}

// Synthesize returns the samples of a variation of a cue: mono at SampleRate, between -1 and 1. Variations are counted modulo VariationCount. Equal
// arguments give equal samples, different ones different samples. An unknown clip has none.
func Synthesize(cue Cue, variation int) []float32 {
	if cue.Clip >= clipCount {
		return nil
	}
	cue = cue.normal()
	variation = (variation%VariationCount + VariationCount) % VariationCount
	k := cue.Clip.kind()
	t := &tape{noise: noise{state: uint64(cue.Streak)<<24 | uint64(cue.Clip)<<16 | uint64(cue.Count)<<8 | uint64(variation)}}
	k.play(t, take{variation: variation, count: cue.Count, streak: cue.Streak})
	if cue.Tune != nil {
		for _, n := range cue.Tune[variation] {
			t.note(n.At, n.Step, n.Gain, n.Seconds)
		}
	}
	return t.finish(k.level)
}
