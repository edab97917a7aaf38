package play

import (
	"testing"

	"dreist/game/dreist"
)

// BenchmarkThreeComputers measures how long a person waits at most for three fair computer players: the whole round
// is computed in the tick in which the own turn ends.
func BenchmarkThreeComputers(b *testing.B) {
	seed := uint64(0)
	m := newTable(b, seed, Unkept{}, 0, "", "fair", "fair", "fair")
	for b.Loop() {
		if m.Over() {
			b.StopTimer()
			seed++
			m = newTable(b, seed, Unkept{}, 0, "", "fair", "fair", "fair")
			b.StartTimer()
		}
		if _, err := m.Play(dreist.Discard(m.Position().Hand(0)[0])); err != nil {
			b.Fatal(err)
		}
	}
}
