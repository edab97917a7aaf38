package start

import (
	"math"
	"testing"

	"dreist/game/dreist"
)

// TestTheFanIsNeverASliver looks at the cards of the fan on their way to the pile: some of them always show most of their width, and all
// lie face down at the end.
func TestTheFanIsNeverASliver(t *testing.T) {
	for far := 0.0; far <= 1; far += 0.01 {
		widest := 0.0
		for i := range dreist.ColorCount {
			widest = max(widest, math.Abs(math.Cos(math.Pi*fanTurned(i, far))))
		}
		if widest < 0.8 {
			t.Fatalf("with %.2f of the way passed the widest card shows %.2f of its width", far, widest)
		}
	}
	for i := range dreist.ColorCount {
		if fanTurned(i, 0) != 0 || fanTurned(i, 1) != 1 {
			t.Errorf("card %d has turned by %v at the start, by %v at the end", i, fanTurned(i, 0), fanTurned(i, 1))
		}
	}
}
