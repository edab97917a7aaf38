package sounds

import (
	"fmt"
	"math"
	"testing"
)

func taped(samples []float32) *tape {
	t := &tape{}
	for _, s := range samples {
		t.samples = append(t.samples, float64(s))
	}
	return t
}

func energy(samples []float32) float64 {
	sum := 0.0
	for _, s := range samples {
		sum += float64(s) * float64(s)
	}
	return sum
}

// above returns the samples without frequencies below hz (two poles).
func above(samples []float32, hz float64) []float32 {
	filter := biquad{}
	w := 2 * math.Pi * hz / SampleRate
	alpha := math.Sin(w) / math.Sqrt2
	a0 := 1 + alpha
	filter.b = [3]float64{(1 + math.Cos(w)) / 2 / a0, -(1 + math.Cos(w)) / a0, (1 + math.Cos(w)) / 2 / a0}
	filter.a = [2]float64{-2 * math.Cos(w) / a0, (1 - alpha) / a0}
	out := make([]float32, len(samples))
	for i, s := range samples {
		out[i] = float32(filter.pass(float64(s)))
	}
	return out
}

// tone returns how strong hz is in the samples between two times in seconds (Goertzel, under a bell-shaped window, so that neighbouring
// notes stay apart).
func tone(samples []float32, hz, from, to float64) float64 {
	part := samples[int(from*SampleRate):min(int(to*SampleRate), len(samples))]
	re, im := 0.0, 0.0
	for i, s := range part {
		bell := 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(part)))
		turn := 2 * math.Pi * hz * float64(i) / SampleRate
		re += bell * float64(s) * math.Cos(turn)
		im += bell * float64(s) * math.Sin(turn)
	}
	return math.Hypot(re, im) / float64(len(part))
}

// heardStep returns the step of the scale that grew most since the time before.
func heardStep(samples []float32, at, length float64) int {
	best, strongest := 0, 0.0
	for step := -3; step <= 20; step++ {
		gain := tone(samples, pitch(step), at, at+length)
		if at >= length {
			gain -= tone(samples, pitch(step), at-length, at)
		}
		if gain > strongest {
			best, strongest = step, gain
		}
	}
	return best
}

func TestScaleIsPentatonic(t *testing.T) {
	for step, want := range map[int]float64{-5: 130.81, -1: 220, 0: 261.63, 1: 293.66, 4: 440, 5: 523.25, 9: 880} {
		if got := pitch(step); math.Abs(got-want) > 0.01 {
			t.Errorf("pitch(%d) = %.2f Hz, want %.2f", step, got, want)
		}
	}
}

func TestRowTrioRises(t *testing.T) {
	for variation := range VariationCount {
		before := -1
		for streak := 1; streak <= 3; streak++ {
			samples := Synthesize(Cue{Clip: RowTrioClip, TrioNumber: streak}, variation)
			var steps [3]int
			for i := range steps {
				steps[i] = heardStep(samples, 0.09*float64(i), 0.08)
			}
			if steps[0] >= steps[1] || steps[1] >= steps[2] {
				t.Errorf("variation %d, streak %d: hear the steps %v, want them to rise", variation, streak, steps)
			}
			if before >= 0 && steps[0] != before+2 {
				t.Errorf("variation %d, streak %d: begins at step %d after %d, want it a third higher", variation, streak, steps[0], before)
			}
			before = steps[0]
		}
	}
}

func TestColumnClearHasOneNotePerCard(t *testing.T) {
	for count := 3; count <= 8; count++ {
		for variation := range VariationCount {
			for streak := 1; streak <= 3; streak++ {
				t.Run(fmt.Sprintf("%d/%d/%d", count, variation, streak), func(t *testing.T) { wantNotePerCard(t, count, variation, streak) })
			}
		}
	}
}

func wantNotePerCard(t *testing.T, count, variation, streak int) {
	t.Helper()
	samples := Synthesize(Cue{Clip: ColumnClearClip, CardCount: count, TrioNumber: streak}, variation)
	first := heardStep(samples, 0, 0.04)
	for i := range count {
		at := sweepGap * float64(i)
		hz := pitch(first + i)
		now := tone(samples, hz, at, at+sweepGap)
		before := 0.0
		if at > 0 {
			before = tone(samples, hz, at-sweepGap, at)
		}
		if now < 3*before {
			t.Errorf("note %d at %.3f s: %.4f after %.4f, want an onset", i, at, now, before)
		}
	}
	end := sweepGap * float64(count)
	last, next := pitch(first+count-1), pitch(first+count)
	if tone(samples, next, end, end+0.1) > tone(samples, last, end, end+0.1)/3 {
		t.Errorf("more than %d notes", count)
	}
}

func TestOnlyMelodiesAreJingles(t *testing.T) {
	want := map[Clip]bool{RowTrioClip: true, ColumnClearClip: true, EmptyHandClip: true, GiftClip: true, GiftLandsClip: true, WinClip: true, LoseClip: true}
	for clip := range clipCount {
		if got := clip.IsJingle(); got != want[clip] {
			t.Errorf("%v is a jingle: %v, want %v", clip, got, want[clip])
		}
	}
}
