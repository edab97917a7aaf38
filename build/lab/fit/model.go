package fit

import (
	"math"
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/value"
)

// The weights of a model are in one list: for each fact of a column those to the units about it; then for each input of the last layer,
// and for a constant one, those to its units and the direct one to the output; then those from the units to the output.
const (
	inputs = value.InputCount + 1
	stride = value.HiddenUnits + 1
	inner  = value.ColumnFactCount * value.ColumnUnits
	outer  = inner + inputs*stride
	size   = outer + value.HiddenUnits
)

type weights [size]float64

// about returns the weights from a fact of a column to the units about the column.
func (w *weights) about(fact int) *[value.ColumnUnits]float64 {
	return (*[value.ColumnUnits]float64)(w[fact*value.ColumnUnits:])
}

// from returns the weights from an input of the last layer.
func (w *weights) from(input int) *[stride]float64 { return (*[stride]float64)(w[inner+input*stride:]) }

// last returns the weights from the units of the last layer.
func (w *weights) last() *[value.HiddenUnits]float64 { return (*[value.HiddenUnits]float64)(w[outer:]) }

// model is a value.Net being fitted, by Adam (Kingma and Ba, 2014).
type model struct {
	weights
	mean, spread weights // decaying mean and mean square of the gradients so far
	steps        int
}

// Parameters of the fit.
const (
	epochs = 3
	batch  = 128
	rate   = 0.002 // learning rate, which decreases to a twentieth during a fit
	memory = 0.9   // decay of the mean of gradients
	longer = 0.999 // decay of their spread
)

func newModel(rng *rand.Rand) *model {
	m := &model{}
	random := func(list []float64, spread float64) {
		for i := range list {
			list[i] = spread * rng.NormFloat64()
		}
	}
	random(m.weights[:inner], 0.3)
	for i := range value.InputCount {
		spread := 0.3
		if i >= value.PositionFactCount {
			spread = 0.1 // sums over all columns
		}
		random(m.from(i)[:value.HiddenUnits], spread)
	}
	random(m.last()[:], 0.1)
	return m
}

func modelOf(n *value.Net) *model {
	m := &model{}
	part := func(w int32) float64 { return float64(w) / value.WeightOne }
	for i := range n.ColumnWeights {
		for u, w := range n.ColumnWeights[i] {
			m.about(i)[u] = part(w)
		}
	}
	for i := range n.InputWeights {
		for u, w := range n.InputWeights[i] {
			m.from(i)[u] = part(w)
		}
		m.from(i)[value.HiddenUnits] = part(n.DirectWeights[i])
	}
	for u, w := range n.OutputWeights {
		m.last()[u] = part(w)
	}
	return m
}

// said has the values that a model computes on the way to its chance.
type said struct {
	columns [dreist.NumberCount][value.ColumnUnits]float64
	inputs  [inputs]float64
	units   [value.HiddenUnits]float64
}

func (m *model) chance(f *value.Facts) (chance float64, s said) {
	for i := range value.PositionFactCount {
		s.inputs[i] = float64(f[i]) / value.FactOne
	}
	s.inputs[value.InputCount] = 1
	for n := range s.columns {
		units := &s.columns[n]
		for i, x := range f.ColumnFacts(n) {
			if x == 0 {
				continue
			}
			x := float64(x) / value.FactOne
			for u, w := range m.about(i) {
				units[u] += w * x
			}
		}
		for u := range units {
			units[u] = max(units[u], 0)
			s.inputs[value.PositionFactCount+u] += units[u]
		}
	}
	sum := 0.0
	for i, x := range &s.inputs {
		if x == 0 {
			continue
		}
		w := m.from(i)
		for u := range &s.units {
			s.units[u] += w[u] * x
		}
		sum += w[value.HiddenUnits] * x
	}
	for u, w := range m.last() {
		s.units[u] = max(s.units[u], 0)
		sum += s.units[u] * w
	}
	return 1 / (1 + math.Exp(-sum)), s
}

func (m *model) slopes(sample *coach.Sample, into *weights) {
	chance, s := m.chance(&sample.Facts)
	slope := chance - sample.Chance
	var back [stride]float64 // derivative of the loss by each unit and by the output
	back[value.HiddenUnits] = slope
	for u, x := range &s.units {
		if x > 0 {
			back[u] = slope * m.last()[u]
			into.last()[u] += slope * x
		}
	}
	for i, x := range &s.inputs {
		if x == 0 {
			continue
		}
		w := into.from(i)
		for u := range &back {
			w[u] += back[u] * x
		}
	}
	var pool [value.ColumnUnits]float64 // derivative by each sum over the columns
	for u := range pool {
		for i, w := range m.from(value.PositionFactCount + u) {
			pool[u] += back[i] * w
		}
	}
	for n := range s.columns {
		here := pool
		for u, x := range &s.columns[n] {
			if x == 0 {
				here[u] = 0
			}
		}
		for i, x := range sample.Facts.ColumnFacts(n) {
			if x == 0 {
				continue
			}
			x, w := float64(x)/value.FactOne, into.about(i)
			for u := range &here {
				w[u] += here[u] * x
			}
		}
	}
}

func (m *model) fit(samples []coach.Sample, rng *rand.Rand) {
	steps := epochs * (len(samples) / batch)
	for step := range steps {
		at := step * batch % (len(samples) / batch * batch)
		if at == 0 {
			rng.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
		}
		var slopes weights
		for i := range samples[at : at+batch] {
			m.slopes(&samples[at+i], &slopes)
		}
		m.step(&slopes, rate*(1-0.95*float64(step)/float64(steps)))
	}
}

func (m *model) step(slopes *weights, rate float64) {
	m.steps++
	young, younger := 1-math.Pow(memory, float64(m.steps)), 1-math.Pow(longer, float64(m.steps))
	for i, slope := range slopes {
		slope /= batch
		m.mean[i] = memory*m.mean[i] + (1-memory)*slope
		m.spread[i] = longer*m.spread[i] + (1-longer)*slope*slope
		m.weights[i] -= rate * m.mean[i] / young / (math.Sqrt(m.spread[i]/younger) + 1e-7)
	}
}

// off returns the root mean square error of the model's chances for samples.
func (m *model) off(samples []coach.Sample) float64 {
	sum := 0.0
	for i := range samples {
		chance, _ := m.chance(&samples[i].Facts)
		sum += (chance - samples[i].Chance) * (chance - samples[i].Chance)
	}
	return math.Sqrt(sum / float64(max(len(samples), 1)))
}

func (m *model) net() (n value.Net) {
	whole := func(w float64) int32 { return int32(math.Round(w * value.WeightOne)) }
	for i := range n.ColumnWeights {
		for u, w := range m.about(i) {
			n.ColumnWeights[i][u] = whole(w)
		}
	}
	for i := range n.InputWeights {
		w := m.from(i)
		for u := range value.HiddenUnits {
			n.InputWeights[i][u] = whole(w[u])
		}
		n.DirectWeights[i] = whole(w[value.HiddenUnits])
	}
	for u, w := range m.last() {
		n.OutputWeights[u] = whole(w)
	}
	return n
}
