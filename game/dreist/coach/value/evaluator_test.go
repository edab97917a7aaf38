package value

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
)

// worth evaluates facts one weight after the other.
func worth(n *Net, f *Facts) Logit {
	inputs := slices.Clone(f[:PositionFactCount])
	for u := range ColumnUnits {
		pool := int32(0)
		for column := range dreist.NumberCount {
			unit := int32(0)
			for i, x := range f.ColumnFacts(column) {
				unit += n.ColumnWeights[i][u] * x
			}
			pool += max(unit, 0) / WeightOne
		}
		inputs = append(inputs, pool)
	}
	inputs, sum := append(inputs, FactOne), int64(0)
	for i, x := range inputs {
		sum += int64(n.DirectWeights[i]) * int64(x)
	}
	for u, weight := range n.OutputWeights {
		unit := int32(0)
		for i, x := range inputs {
			unit += n.InputWeights[i][u] * x
		}
		sum += int64(weight) * int64(max(unit, 0)/WeightOne)
	}
	return Logit(sum / FactOne)
}

func TestEvaluatorAddsUpEveryWeight(t *testing.T) {
	var e Evaluator
	var f Facts
	for _, net := range []*Net{&SoloNet, &TableNet} {
		e.UseNet(net)
		scenes(t, func(s *TurnEnd, _ []dreist.Kind, _ *dreist.Position) {
			f.Compute(s)
			if got, want := e.ValueOf(s), worth(net, &f); got != want {
				t.Fatalf("%v: got %d, want %d", f, got, want)
			}
		})
		rng := rand.New(rand.NewPCG(3, 4))
		for range 1000 {
			for i := range f {
				f[i] = rng.Int32N(2*FactOne) - FactOne/2
			}
			if got, want := e.ValueOfFacts(&f), worth(net, &f); got != want {
				t.Fatalf("%v: got %d, want %d", f, got, want)
			}
		}
	}
}
