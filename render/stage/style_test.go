package stage

import (
	"testing"

	"dreist/render/geom"
)

// TestCardsTurnOverWhereTheyComeFrom: a card that is dealt across others shows its edge near its pile, not above them.
func TestCardsTurnOverWhereTheyComeFrom(t *testing.T) {
	from, to := Pose{W: 80}, Pose{Point: geom.Point{X: 100}, W: 80, FaceUp: 1}
	for step := range 101 {
		p := ArcMotion.at(from, to, float64(step)/100)
		if 0.25 < p.FaceUp && p.FaceUp < 0.75 && p.X > 25 {
			t.Fatalf("at %d %% of its time it has turned by %.2f, %.0f %% of the way off", step, p.FaceUp, p.X)
		}
	}
}
