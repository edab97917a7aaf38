package sounds

import "math"

// window is the number of samples in a tenth of a second. The level of a clip is that of its loudest window, in decibels below full scale, weighted
// as in ITU-R BS.1770. The ear sums a short sound over about this time: a knock and a chord with the same peak are not equally loud.
const window = SampleRate / 10

// ceiling is the largest peak of a clip. It leaves room for overlapping clips.
const ceiling = 0.7

// level returns the level of the tape in decibels, see window.
func (t *tape) level() float64 {
	// The coefficients of BS.1770 for 48000 samples per second: first the effect of the head, which raises the treble, then the ear's
	// weakness in the bass.
	head := biquad{b: [3]float64{1.53512485958697, -2.69169618940638, 1.19839281085285}, a: [2]float64{-1.69065929318241, 0.73248077421585}}
	ear := biquad{b: [3]float64{1, -2, 1}, a: [2]float64{-1.99004745483398, 0.99007225036621}}
	squares := make([]float64, len(t.samples))
	sum, loudest := 0.0, 0.0
	for i, s := range t.samples {
		w := ear.pass(head.pass(s))
		squares[i] = w * w
		sum += squares[i]
		if i >= window {
			sum -= squares[i-window]
		}
		loudest = max(loudest, sum)
	}
	return 10 * math.Log10(loudest/window)
}

// biquad is a second-order filter in the transposed direct form.
type biquad struct {
	b    [3]float64
	a    [2]float64
	held [2]float64
}

func (f *biquad) pass(in float64) float64 {
	out := f.b[0]*in + f.held[0]
	f.held[0] = f.b[1]*in - f.a[0]*out + f.held[1]
	f.held[1] = f.b[2]*in - f.a[1]*out
	return out
}
