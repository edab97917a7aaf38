package face

// Chance is a series of numbers that follow from a seed: when a face at rest does something by itself, and what.
type Chance struct {
	Seed uint64
	n    uint64 // numbers taken
}

// Next returns the next number.
func (c *Chance) Next() uint64 {
	c.n++
	x := (c.Seed + c.n) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}

const restsAfter, restsWithin = 270, 90 // ticks between two bursts

// Rest returns how many ticks the face rests before it does something again.
func (c *Chance) Rest() int { return restsAfter + int(c.Next()%restsWithin) }
