package sounds

import "math"

// pitch returns the frequency in Hz of a step of the scale that all clips share: the five notes C D E G A, with step 0 at middle C, 261.6 Hz, and
// step 5 an octave above. Any two notes of this scale are consonant, so clips may overlap.
func pitch(step int) float64 {
	octave, note := step/5, step%5
	if note < 0 {
		octave, note = octave-1, note+5
	}
	semitones := [5]int{0, 2, 4, 7, 9}[note] + 12*octave
	return 261.6256 * math.Pow(2, float64(semitones)/12)
}

// note adds a struck wooden bar, tuned like a marimba: a strong tone, a faint short one two octaves above, and the touch of the mallet.
// seconds is the time until it has faded.
func (t *tape) note(at float64, step int, gain, seconds float64) {
	hz := pitch(step)
	// Long bars sound longer than short ones, and high tones are heard better.
	seconds *= math.Pow(523/hz, 0.35)
	gain *= math.Pow(523/hz, 0.2)
	t.ring(at, hz, gain, seconds)
	t.ring(at, 3.98*hz, 0.16*gain, 0.22*seconds)
	t.ring(at, t.noise.about(9.4, 0.02)*hz, 0.03*gain, 0.05*seconds)
	t.rustle(at, paper{from: 2.2 * hz, to: 1.4 * hz, width: 1.2, attack: 0.001, decay: 0.018, gain: 0.18 * gain})
}

// knock adds a tap on the table: a few short wood modes, the lowest one at hz.
func (t *tape) knock(at, hz, gain, seconds float64) {
	for i, mode := range [4]float64{1, 1.59, 2.31, 3.42} {
		fade := math.Pow(0.58, float64(i))
		t.ring(at, t.noise.about(mode, 0.015)*hz, gain*fade, seconds*fade)
	}
	t.rustle(at, paper{from: 1500, to: 900, width: 1.5, attack: 0.0008, decay: 0.012, gain: 0.35 * gain})
}

// paper holds the parameters of a rustle: noise in a band whose centre moves from one frequency to another.
type paper struct {
	from, to float64 // Hz
	width    float64 // width of the band as a fraction of its centre
	attack   float64 // seconds until the maximum
	decay    float64 // seconds from there until it has faded by 60 dB
	gain     float64
}

func (t *tape) rustle(at float64, p paper) {
	// The filter is tuned every few samples: often enough to glide, rarely enough to be cheap.
	const hold = 32
	const soften = 0.55 // low-pass coefficient, against hiss above 6 kHz
	filter := band{damping: p.width}
	shrink := math.Pow(10, -3/(p.decay*SampleRate))
	out := t.span(at, p.attack+p.decay)
	attack := max(int(p.attack*SampleRate), 1)
	fibre, soft, fade := 1.0, 0.0, p.gain
	for i := range out {
		if i%hold == 0 {
			filter.tune(p.from * math.Pow(p.to/p.from, float64(i)/float64(len(out))))
			// Fibres stick and slip, which distinguishes paper from wind.
			fibre = 0.35 + 0.65*t.noise.unit()
		}
		soft += soften * (filter.pass(t.noise.white()*fibre) - soft)
		out[i] += fade * soft * rise(float64(i)/float64(attack))
		if i >= attack {
			fade *= shrink
		}
	}
}
