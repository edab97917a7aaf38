package puzzle

import "math/bits"

// random is the SplitMix64 generator.
type random struct{ state uint64 }

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to limit-1.
func (r *random) below(limit int) int {
	high, _ := bits.Mul64(r.next(), uint64(limit))
	return int(high)
}

func (r *random) between(low, high int) int { return low + r.below(high-low+1) }

func (r *random) oneIn(n int) bool { return r.below(n) == 0 }

func shuffle[T any](r *random, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.below(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
