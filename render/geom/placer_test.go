package geom

import "testing"

// TestALabelStandsWhereItCoversLeast offers three places: one over what is never covered, one over more of what is seldom covered.
func TestALabelStandsWhereItCoversLeast(t *testing.T) {
	var p LabelPlacer
	p.Avoid(NeverCoverCost, Rect{W: 10, H: 10})
	p.Avoid(SeldomCoverCost, Rect{X: 20, W: 30, H: 10})
	for _, x := range []float64{9, 45, 30} {
		p.Offer(Rect{X: x, W: 10, H: 10}, 0)
	}
	if p.BestRect.X != 45 {
		t.Errorf("it stands at %v, want over half as much as one that covers all of what is seldom covered", p.BestRect)
	}
	if p.Offer(Rect{X: 100, W: 10, H: 10}, 60) || p.Offer(Rect{X: 100, W: 10, H: 10}, 0, Rect{W: 1, H: 1}) {
		t.Error("its own cost, or what stands beside it, does not count")
	}
	if !p.Offer(Rect{X: 100, W: 10, H: 10}, 0) {
		t.Error("a free place is no better")
	}
}
