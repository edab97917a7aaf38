package sounds

import "math"

// SampleRate is the number of samples per second of every clip.
const SampleRate = 48000

// tape is a mono clip under construction. Sounds are added at times in seconds, and it grows as needed.
type tape struct {
	noise   noise
	samples []float64
}

// span returns the samples that start at a time and last for a number of seconds.
func (t *tape) span(at, seconds float64) []float64 {
	from := int(at * SampleRate)
	to := from + int(seconds*SampleRate)
	for len(t.samples) < to {
		t.samples = append(t.samples, 0)
	}
	return t.samples[from:to]
}

// rise returns the strength of a soft attack, 0 to 1, for progress from 0 to 1.
func rise(progress float64) float64 {
	if progress >= 1 {
		return 1
	}
	return 0.5 - 0.5*math.Cos(math.Pi*progress)
}

// ring adds a damped sine. decay is the time in seconds until it has faded by 60 dB.
func (t *tape) ring(at, hz, gain, decay float64) {
	const attack = 0.0015
	// A rotating, shrinking vector costs four multiplications per sample instead of a sine and an exponential function.
	shrink := math.Pow(10, -3/(decay*SampleRate))
	turn := 2 * math.Pi * hz / SampleRate
	cos, sin := shrink*math.Cos(turn), shrink*math.Sin(turn)
	x, y := gain, 0.0
	for i, out := 0, t.span(at, decay+attack); i < len(out); i++ {
		out[i] += y * rise(float64(i)/(attack*SampleRate))
		x, y = x*cos-y*sin, x*sin+y*cos
	}
}

func (t *tape) peak() (peak float64) {
	for _, s := range t.samples {
		peak = max(peak, math.Abs(s))
	}
	return peak
}

// finish returns the tape as a clip at a level, starting and ending at zero, without offset, rumble and silence at its end.
func (t *tape) finish(level float64) []float32 {
	t.cutRumble()
	t.trim()
	t.fadeEnds()
	gain := min(math.Pow(10, (level-t.level())/20), ceiling/t.peak())
	clip := make([]float32, len(t.samples))
	for i, s := range t.samples {
		clip[i] = float32(gain * s)
	}
	return clip
}

// cutRumble removes the offset, and frequencies too low to hear or for small loudspeakers.
func (t *tape) cutRumble() {
	const corner = 70 // Hz
	keep := math.Exp(-2 * math.Pi * corner / SampleRate)
	last, out := 0.0, 0.0
	for i, s := range t.samples {
		out = keep * (out + s - last)
		last = s
		t.samples[i] = out
	}
}

func (t *tape) trim() {
	inaudible, end := t.peak()/300, len(t.samples)
	for end > 0 && math.Abs(t.samples[end-1]) < inaudible {
		end--
	}
	t.samples = t.samples[:end]
}

// fadeEnds fades both ends to zero, as a jump would be heard as a click.
func (t *tape) fadeEnds() {
	const in, out = SampleRate / 2000, SampleRate / 100
	last := len(t.samples) - 1
	for i := 0; i < out && i <= last; i++ {
		t.samples[i] *= rise(float64(i) / in)
		t.samples[last-i] *= rise(float64(i) / out)
	}
}
