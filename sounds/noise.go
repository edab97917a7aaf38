package sounds

import "math"

// noise is a small generator of pseudo-random numbers (splitmix64), independent of the standard library, so that clips never change.
type noise struct{ state uint64 }

func (n *noise) next() uint64 {
	n.state += 0x9e3779b97f4a7c15
	z := n.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// unit returns a number from 0 up to 1.
func (n *noise) unit() float64 { return float64(n.next()>>11) / (1 << 53) }

// white returns a number from -1 up to 1: one sample of white noise.
func (n *noise) white() float64 { return 2*n.unit() - 1 }

// about returns a value, randomly changed by at most a share of it.
func (n *noise) about(value, share float64) float64 { return value * (1 + share*n.white()) }

// band is a band-pass filter with a variable centre: a state-variable filter in the trapezoidal form, which stays stable when it is
// retuned.
type band struct {
	g, damping float64
	low, mid   float64
}

func (b *band) tune(hz float64) { b.g = math.Tan(math.Pi * hz / SampleRate) }

// pass filters one sample. The gain at the centre is 1.
func (b *band) pass(in float64) float64 {
	mid := (b.mid + b.g*(in-b.low)) / (1 + b.g*(b.g+b.damping))
	low := b.low + b.g*mid
	b.mid, b.low = 2*mid-b.mid, 2*low-b.low
	return b.damping * mid
}
