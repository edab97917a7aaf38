package figure

// RandomSeries is a series of pseudo-random numbers from a seed. They decide when and how a figure at rest moves.
type RandomSeries struct {
	Seed uint64
	n    uint64 // count of numbers taken
}

// NextNumber returns the next number.
func (r *RandomSeries) NextNumber() uint64 {
	r.n++
	x := (r.Seed + r.n) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}

const restsAfter, restsWithin = 600, 240 // ticks between two idle motions: the minimum, and the range above it

// NextPause returns a random pause before the next idle motion, in ticks. Each call takes the next number.
func (r *RandomSeries) NextPause() int { return restsAfter + int(r.NextNumber()%restsWithin) }
