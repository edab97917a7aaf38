package value

// Evaluator evaluates facts by a net. The weights of two units share a word, so that one multiplication serves both.
// The zero Evaluator has no net.
type Evaluator struct {
	net    *Net
	facts  [Count]weights
	biases weights
}

// weights are those of a fact: two units per word, and the direct weight.
type weights struct {
	units    [Units / 2]int64
	straight int64
}

// Use sets the net, which must not change afterwards.
func (e *Evaluator) Use(n *Net) {
	if e.net == n {
		return
	}
	e.net = n
	for i := range e.facts {
		e.facts[i] = pack(&n.Facts[i], n.Straight[i], 1)
	}
	e.biases = pack(&n.Biases, n.Bias, One)
}

// pack packs weights, multiplied by a factor.
func pack(units *[Units]int32, straight int32, factor int64) (w weights) {
	for i := range w.units {
		w.units[i] = (int64(units[2*i+1])<<32 + int64(units[2*i])) * factor
	}
	w.straight = int64(straight) * factor
	return w
}

// Of returns the value of facts. The sums of all units must fit in 32 bits.
func (e *Evaluator) Of(f *Facts) Logit {
	sums := &e.biases.units
	s0, s1, s2, s3, s4, s5, s6, s7 := sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
	sum := e.biases.straight
	for i, x := range f {
		if x == 0 {
			continue
		}
		x, w := int64(x), &e.facts[i]
		s0 += w.units[0] * x
		s1 += w.units[1] * x
		s2 += w.units[2] * x
		s3 += w.units[3] * x
		s4 += w.units[4] * x
		s5 += w.units[5] * x
		s6 += w.units[6] * x
		s7 += w.units[7] * x
		sum += w.straight * x
	}
	for i, s := range [Units / 2]int64{s0, s1, s2, s3, s4, s5, s6, s7} {
		low := int32(s)
		high := int32((s - int64(low)) >> 32)
		sum += int64(e.net.Units[2*i])*int64(max(low, 0)/Unit) + int64(e.net.Units[2*i+1])*int64(max(high, 0)/Unit)
	}
	return Logit(sum / One)
}
