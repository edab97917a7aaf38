package puzzle

import (
	"fmt"
	"testing"

	"dreist/build/need"
)

// BenchmarkGenerate measures the time to generate a puzzle, on average over the seeds.
func BenchmarkGenerate(b *testing.B) {
	for _, k := range Kinds() {
		for l := Level(1); l <= Levels; l++ {
			b.Run(fmt.Sprintf("%v/%d", k, l), func(b *testing.B) {
				seed := uint64(0)
				for b.Loop() {
					need.Value(Generate(k, l, seed))(b)
					seed++
				}
			})
		}
	}
}
