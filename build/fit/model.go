package main

import (
	"math"
	"math/rand/v2"

	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/value"
)

// The weights of a model are in one list: for each fact, and for a constant one, those to the units and the direct one to the output;
// then those from the units to the output.
const (
	facts  = value.Count + 1
	stride = value.Units + 1
	units  = facts * stride
	size   = units + value.Units
)

// weights has a value for each weight of a model.
type weights [size]float64

// model is a value.Net being fitted, by Adam (Kingma and Ba, 2014).
type model struct {
	weights
	mean, spread weights // of the gradients so far
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

// newModel returns a model with random weights.
func newModel(rng *rand.Rand) *model {
	m := &model{}
	for f := range value.Count {
		for u := range value.Units {
			m.weights[f*stride+u] = 0.3 * rng.NormFloat64()
		}
	}
	for u := range value.Units {
		m.weights[units+u] = 0.1 * rng.NormFloat64()
	}
	return m
}

// chance returns the model's chance for facts, and the outputs of its units.
func (m *model) chance(x *[facts]float64) (chance float64, said [value.Units]float64) {
	sum := 0.0
	for f, v := range x {
		if v == 0 {
			continue
		}
		w := m.weights[f*stride : (f+1)*stride]
		for u := range said {
			said[u] += w[u] * v
		}
		sum += w[value.Units] * v
	}
	for u := range said {
		said[u] = max(said[u], 0)
		sum += said[u] * m.weights[units+u]
	}
	return 1 / (1 + math.Exp(-sum)), said
}

// slopes adds the gradient of the loss of a sample.
func (m *model) slopes(s *coach.Sample, into *weights) {
	x := input(s)
	chance, said := m.chance(&x)
	slope := chance - s.Chance
	var back [stride]float64 // derivative of the loss by each unit and by the output
	back[value.Units] = slope
	for u, v := range said {
		if v > 0 {
			back[u] = slope * m.weights[units+u]
			into[units+u] += slope * v
		}
	}
	for f, v := range x {
		if v == 0 {
			continue
		}
		w := into[f*stride : (f+1)*stride]
		for i, b := range &back {
			w[i] += b * v
		}
	}
}

// input returns the facts of a sample, and the constant one.
func input(s *coach.Sample) (x [facts]float64) {
	for i, v := range s.Facts {
		x[i] = float64(v) / value.One
	}
	x[value.Count] = 1
	return x
}

// fit fits the model to samples, which it shuffles.
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

// step updates the weights by the gradient of a batch.
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
		x := input(&samples[i])
		chance, _ := m.chance(&x)
		sum += (chance - samples[i].Chance) * (chance - samples[i].Chance)
	}
	return math.Sqrt(sum / float64(max(len(samples), 1)))
}

// net returns the model in integers.
func (m *model) net() (n value.Net) {
	whole := func(w float64) int32 { return int32(math.Round(w * value.Unit)) }
	for f := range value.Count {
		for u := range value.Units {
			n.Facts[f][u] = whole(m.weights[f*stride+u])
		}
		n.Straight[f] = whole(m.weights[f*stride+value.Units])
	}
	last := m.weights[value.Count*stride : units]
	for u := range value.Units {
		n.Biases[u], n.Units[u] = whole(last[u]), whole(m.weights[units+u])
	}
	n.Bias = whole(last[value.Units])
	return n
}
