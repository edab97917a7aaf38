package widget

// Span is a horizontal range in pixels.
type Span struct{ From, To int }

// Distribute returns adjacent spans from x on, each as wide as its need plus an equal part of the spare width.
func Distribute(x int, needs []int, spare int) []Span {
	spans := make([]Span, len(needs))
	for i, need := range needs {
		to := x + need + spare*(i+1)/len(needs) - spare*i/len(needs)
		spans[i] = Span{x, to}
		x = to
	}
	return spans
}

// Sum returns the sum of all.
func Sum(all []int) int {
	total := 0
	for _, n := range all {
		total += n
	}
	return total
}
