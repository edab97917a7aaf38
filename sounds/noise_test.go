package sounds

import (
	"math"
	"testing"
)

func TestWhiteNoiseIsEven(t *testing.T) {
	n := noise{state: 1}
	const count = 100000
	sum, squares := 0.0, 0.0
	for range count {
		w := n.white()
		sum += w
		squares += w * w
	}
	if mean := sum / count; math.Abs(mean) > 0.01 {
		t.Errorf("mean %.4f, want 0", mean)
	}
	if power := squares / count; math.Abs(power-1.0/3) > 0.01 {
		t.Errorf("power %.4f, want 1/3 as of even numbers from -1 to 1", power)
	}
}

func TestBandPassesItsCentre(t *testing.T) {
	for _, c := range []struct{ hz, low, high float64 }{
		{1000, 0.98, 1.02},
		{250, 0, 0.3},
		{4000, 0, 0.3},
	} {
		filter := band{damping: 1}
		filter.tune(1000)
		peak := 0.0
		for i := range SampleRate / 5 {
			out := filter.pass(math.Sin(2 * math.Pi * c.hz * float64(i) / SampleRate))
			if i > SampleRate/10 { // settled
				peak = max(peak, math.Abs(out))
			}
		}
		if peak < c.low || peak > c.high {
			t.Errorf("%.0f Hz passes a band at 1000 Hz with gain %.2f, want %.2f to %.2f", c.hz, peak, c.low, c.high)
		}
	}
}
