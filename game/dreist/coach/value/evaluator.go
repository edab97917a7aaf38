package value

import "dreist/game/dreist"

// Evaluator evaluates scenes by a net. It keeps the sums of what does not change from scene to scene. The weights of two
// units share a word, so that one multiplication serves both. The zero Evaluator has no net.
type Evaluator struct {
	net    *Net
	facts  [Count]weights
	biases weights

	reader reader
	last   Facts // of the last scene, but for those of the others
	seats  int   // of the last scene, 0 before the first one
	left   [dreist.MaxSeats]int
	others weights // the biases and the facts of the others
	layout weights // the facts of the layout
}

// weights are those of a fact, or sums: two units per word, and the direct weight.
type weights struct {
	units    [Units / 2]int64
	straight int64
}

// Use sets the net, which must not change afterwards.
func (e *Evaluator) Use(n *Net) {
	if e.net == n {
		return
	}
	*e = Evaluator{net: n}
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

// Of returns the value of a scene.
func (e *Evaluator) Of(s *Scene) Logit {
	if left := s.Left; e.seats != s.Seats || left[1] != e.left[1] || left[2] != e.left[2] || left[3] != e.left[3] {
		e.seats, e.left = s.Seats, left
		var f Facts
		f.readOthers(s)
		e.others = e.biases
		e.add(&e.others, &f, ofOthers, ofOwn)
	}
	e.last.readOwn(s)
	if e.reader.look(s) {
		e.last.readLayout(&e.reader)
		e.layout = weights{}
		e.add(&e.layout, &e.last, ofLayout, ofHand)
	}
	sums := e.others
	for i := range sums.units {
		sums.units[i] += e.layout.units[i]
	}
	sums.straight += e.layout.straight
	e.add(&sums, &e.last, ofOwn, ofLayout)
	if len(s.Hand) > 0 {
		e.last.readHand(s, &e.reader)
		e.add(&sums, &e.last, ofHand, Count)
	}
	return e.sum(&sums)
}

// OfFacts returns the value of facts, as Of does.
func (e *Evaluator) OfFacts(f *Facts) Logit {
	sums := e.biases
	e.add(&sums, f, 0, Count)
	return e.sum(&sums)
}

// Fitting returns the share of the hidden cards that the layout of the last scene accepts, of One.
func (e *Evaluator) Fitting() int32 { return e.last[Fitting] }

// add adds the facts from one up to another, each multiplied by its weights. The sums of all units must fit in 32 bits.
func (e *Evaluator) add(sums *weights, f *Facts, from, to int) {
	u := &sums.units
	s0, s1, s2, s3, s4, s5, s6, s7 := u[0], u[1], u[2], u[3], u[4], u[5], u[6], u[7]
	sum := sums.straight
	facts := e.facts[from:to]
	for i, x := range f[from:to] {
		if x == 0 {
			continue
		}
		x, w := int64(x), &facts[i]
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
	u[0], u[1], u[2], u[3], u[4], u[5], u[6], u[7] = s0, s1, s2, s3, s4, s5, s6, s7
	sums.straight = sum
}

// sum returns the value by the sums of all facts.
func (e *Evaluator) sum(sums *weights) Logit {
	sum := sums.straight
	for i, s := range sums.units {
		low := int32(s)
		high := int32((s - int64(low)) >> 32)
		sum += int64(e.net.Units[2*i])*int64(uint32(max(low, 0))/Unit) + int64(e.net.Units[2*i+1])*int64(uint32(max(high, 0))/Unit)
	}
	return Logit(sum / One)
}
