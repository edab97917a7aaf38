package match

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// BenchmarkThreeComputers measures how long a person waits at most for three fair computer players: the whole round
// is computed in the tick in which the own turn ends.
func BenchmarkThreeComputers(b *testing.B) {
	seed := uint64(0)
	m := newTable(b, seed, play.Unkept{}, 0, "", "fair", "fair", "fair")
	for b.Loop() {
		if m.IsOver() {
			b.StopTimer()
			seed++
			m = newTable(b, seed, play.Unkept{}, 0, "", "fair", "fair", "fair")
			b.StartTimer()
		}
		need.Value(m.Play(dreist.Discard(m.Position().Hand(0)[0])))(b)
	}
}

// BenchmarkSavingAMove measures what a move of a person costs with everything that saves it, but for the disk.
func BenchmarkSavingAMove(b *testing.B) {
	moves := 0
	for b.Loop() {
		m := need.Value(New(dreist.NewTableDeal(3, 0, 5), record.Seats("Ada", "Ben", "Cem"), nil, play.Unkept{}))(b)
		rng := rand.New(rand.NewPCG(5, 5))
		for !m.IsOver() {
			legal := m.Position().AppendMoves(nil)
			need.Value(m.Play(legal[rng.IntN(len(legal))]))(b)
			moves++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
	b.ReportMetric(float64(moves)/float64(b.N), "moves")
}
