package sounds

import "testing"

// interleaved returns mono samples as a device reads them.
func interleaved(samples []float32) []float32 {
	pcm := make([]float32, 0, 2*len(samples))
	for _, s := range samples {
		pcm = append(pcm, s, s)
	}
	return pcm
}

func TestIdentify(t *testing.T) {
	for _, v := range takes() {
		pcm := interleaved(prepared()[v])
		for _, part := range [][]float32{pcm, pcm[:2*recognisable]} {
			if got, ok := IdentifyCue(part); !ok || got != v.Cue {
				t.Errorf("Identify(%d samples of %v) = %v, %v", len(part), v.Cue, got, ok)
			}
		}
	}
}

func TestIdentifyRefusesForeignSound(t *testing.T) {
	pcm := interleaved(Synthesize(Cue{Clip: LayClip}, 0))
	loud := make([]float32, len(pcm))
	for i, s := range pcm {
		loud[i] = 1.1 * s
	}
	for name, foreign := range map[string][]float32{
		"nothing": nil, "too short": pcm[:2*recognisable-2], "silence": make([]float32, 9600), "louder": loud,
	} {
		if cue, ok := IdentifyCue(foreign); ok {
			t.Errorf("%s is taken for %v", name, cue)
		}
	}
}

// TestIdentifyTellsTheClipBelowATune plays notes after the clip, as a game does.
func TestIdentifyTellsTheClipBelowATune(t *testing.T) {
	tune := &TuneVariations{}
	for v := range tune {
		tune[v] = []Note{{at: 0.05, step: 5 + v%2, gain: 0.6, seconds: 0.25}}
	}
	for v := range VariationCount {
		if cue, ok := IdentifyCue(interleaved(Synthesize(Cue{Clip: LayClip, Tune: tune}, v))); !ok || cue.Clip != LayClip || cue.Tune != nil {
			t.Errorf("variation %d is taken for %v, %v", v, cue, ok)
		}
	}
}
