package value

import "dreist/game/dreist"

// Evaluator evaluates turn ends with a net. It keeps the sums of the last turn end, and computes only the differences. The weights of two units are in
// one word, so that they are multiplied together. The zero Evaluator has no net.
type Evaluator struct {
	net     *Net
	weights [HiddenUnits / ColumnUnits][InputCount]block
	columns [ColumnFactCount]block
	blocks  int  // number of blocks of the hidden layer, without those whose weights are 0
	looks   bool // whether the net looks at columns

	// The last turn end.
	reader  reader
	facts   Facts
	inputs  [InputCount]int32
	changed [InputCount]changedInput // a buffer
	sums    [HiddenUnits / ColumnUnits]block
	sum     int64 // directly to the output
	about   [dreist.NumberCount]about
	said    [ColumnUnits]int32 // sums over all columns, without the hand
}

// block is the weights to 16 units, or their sums, two per word.
type block [ColumnUnits / 2]int64

type changedInput struct {
	at int
	by int64
}

// about is the output of the units about a column, without the hand.
type about struct {
	facts [held]int32
	sums  block
	said  [ColumnUnits]int32
}

// UseNet sets the net, which must not change afterwards.
func (e *Evaluator) UseNet(n *Net) {
	if e.net == n {
		return
	}
	*e = Evaluator{net: n, looks: n.ColumnWeights != [ColumnFactCount][ColumnUnits]int32{}, blocks: 1, sum: int64(n.DirectWeights[InputCount]) * FactOne}
	if [ColumnUnits]int32(n.OutputWeights[ColumnUnits:]) != ([ColumnUnits]int32{}) {
		e.blocks = 2
	}
	for b := range e.weights {
		for i := range e.weights[b] {
			e.weights[b][i] = pack(n.InputWeights[i][b*ColumnUnits:], 1)
		}
		e.sums[b] = pack(n.InputWeights[InputCount][b*ColumnUnits:], FactOne)
	}
	for i := range e.columns {
		e.columns[i] = pack(n.ColumnWeights[i][:], 1)
	}
}

func pack(units []int32, factor int64) (b block) {
	for i := range b {
		b[i] = (int64(units[2*i+1])<<32 + int64(units[2*i])) * factor
	}
	return b
}

// ValueOf returns the value of a turn end.
func (e *Evaluator) ValueOf(s *TurnEnd) Logit {
	e.facts.readOthers(s)
	e.facts.readOwn(s)
	if changed := e.reader.look(s); changed != 0 {
		e.facts.readLayout(&e.reader)
		if e.looks {
			e.facts.readColumns(&e.reader, changed)
			e.lookAgain(changed)
		}
	}
	e.facts.readHand(s, &e.reader)
	e.change(0, e.facts[:PositionFactCount])
	if e.looks {
		e.facts.readHeld(s, &e.reader)
		said := e.saidWithHand(s)
		e.change(PositionFactCount, said[:])
	}
	return e.value()
}

// ValueOfFacts returns the value of facts; for the facts of a turn end it equals ValueOf.
func (e *Evaluator) ValueOfFacts(f *Facts) Logit {
	e.change(0, f[:PositionFactCount])
	var pool [ColumnUnits]int32
	for n := range dreist.NumberCount {
		var b block
		b.add(f.ColumnFacts(n)[:], e.columns[:])
		for u, x := range b.said() {
			pool[u] += x
		}
	}
	e.change(PositionFactCount, pool[:])
	return e.value()
}

// FittingShare returns the share of the hidden cards that the layout of the last turn end accepts, 0 to FactOne.
func (e *Evaluator) FittingShare() int32 { return e.facts[FittingFact] }

// lookAgain computes the output of the units about the columns that may have changed.
func (e *Evaluator) lookAgain(changed columnSet) {
	for n := range e.about {
		a, facts := &e.about[n], (*[held]int32)(e.facts.ColumnFacts(n)[:])
		if !changed.has(n) || a.facts == *facts {
			continue
		}
		a.facts, a.sums = *facts, block{}
		a.sums.add(facts[:], e.columns[:])
		was := a.said
		a.said = a.sums.said()
		for u := range e.said {
			e.said[u] += a.said[u] - was[u]
		}
	}
}

// saidWithHand returns the sums of the units' output over all columns, with the hand.
func (e *Evaluator) saidWithHand(s *TurnEnd) [ColumnUnits]int32 {
	said := e.said
	var done columnSet
	for _, c := range s.Hand {
		n := c.Number() - 1
		if done.has(n) {
			continue
		}
		done.add(n)
		sums := e.about[n].sums
		sums.add(e.facts.ColumnFacts(n)[held:], e.columns[held:])
		was := &e.about[n].said
		for u, x := range sums.said() {
			said[u] += x - was[u]
		}
	}
	return said
}

// change sets inputs from an index on, and updates the sums.
func (e *Evaluator) change(from int, to []int32) {
	was, straight, changed := e.inputs[from:][:len(to)], e.net.DirectWeights[from:][:len(to)], 0
	for i, x := range to {
		if by := int64(x - was[i]); by != 0 {
			was[i] = x
			e.sum += by * int64(straight[i])
			e.changed[changed] = changedInput{at: from + i, by: by}
			changed++
		}
	}
	for b := range e.blocks {
		weights, s := &e.weights[b], &e.sums[b]
		s0, s1, s2, s3, s4, s5, s6, s7 := s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
		for _, c := range e.changed[:changed] {
			x, w := c.by, &weights[c.at]
			s0 += w[0] * x
			s1 += w[1] * x
			s2 += w[2] * x
			s3 += w[3] * x
			s4 += w[4] * x
			s5 += w[5] * x
			s6 += w[6] * x
			s7 += w[7] * x
		}
		*s = block{s0, s1, s2, s3, s4, s5, s6, s7}
	}
}

func (e *Evaluator) value() Logit {
	sum := e.sum
	for b := range e.blocks {
		units := (*[ColumnUnits]int32)(e.net.OutputWeights[b*ColumnUnits:])
		for u, x := range e.sums[b].said() {
			sum += int64(units[u]) * int64(x)
		}
	}
	return Logit(sum / FactOne)
}

// add adds facts, each multiplied by its weights. The sums must fit in 32 bits.
func (b *block) add(facts []int32, weights []block) {
	s0, s1, s2, s3, s4, s5, s6, s7 := b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]
	weights = weights[:len(facts)]
	for i, x := range facts {
		if x == 0 {
			continue
		}
		x, w := int64(x), &weights[i]
		s0 += w[0] * x
		s1 += w[1] * x
		s2 += w[2] * x
		s3 += w[3] * x
		s4 += w[4] * x
		s5 += w[5] * x
		s6 += w[6] * x
		s7 += w[7] * x
	}
	*b = block{s0, s1, s2, s3, s4, s5, s6, s7}
}

// said returns the output of the units whose sums a block has.
func (b *block) said() (said [ColumnUnits]int32) {
	for i, s := range b {
		low := int32(s)
		high := int32((s - int64(low)) >> 32)
		said[2*i], said[2*i+1] = int32(uint32(max(low, 0))/WeightOne), int32(uint32(max(high, 0))/WeightOne)
	}
	return said
}
