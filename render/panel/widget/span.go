package widget

// Span is a stretch of a part's width in pixels.
type Span struct{ From, To int }

// Deal returns spans side by side from a place on, each as wide as it needs and so much wider that the last one ends where all that is to spare is used up.
func Deal(x int, needs []int, spare int) []Span {
	spans := make([]Span, len(needs))
	for i, need := range needs {
		to := x + need + spare*(i+1)/len(needs) - spare*i/len(needs)
		spans[i] = Span{x, to}
		x = to
	}
	return spans
}

// Sum is how much all of them are together.
func Sum(all []int) int {
	total := 0
	for _, n := range all {
		total += n
	}
	return total
}
