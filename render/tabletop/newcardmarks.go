package tabletop

// NewCardMarks marks the cards that a computer player laid in its turn for a while. It delays nobody.
type NewCardMarks[C comparable] struct {
	laid  []C // in the current turn
	cards []C // the marked ones
	left  int // remaining ticks of the marks
}

// Ticks for which cards stay marked, and the last of them in which the marks fade.
const (
	freshTicks = 96
	freshFades = 12
)

// NoteLaidCard records that a card was laid in the current turn.
func (f *NewCardMarks[C]) NoteLaidCard(c C) { f.laid = append(f.laid, c) }

// EndTurn marks the cards laid in the turn that ends.
func (f *NewCardMarks[C]) EndTurn() {
	if len(f.laid) > 0 {
		f.cards, f.laid, f.left = append(f.cards[:0], f.laid...), f.laid[:0], freshTicks
	}
}

// Tick advances by a tick and reports whether the picture changed. picked ends the marks: the player has picked up a card.
func (f *NewCardMarks[C]) Tick(picked bool) (changed bool) {
	if f.left == 0 {
		return false
	}
	_, before := f.Cards()
	f.left--
	if picked {
		f.left = 0
	}
	_, now := f.Cards()
	return now != before
}

// Cards returns the marked cards and the opacity of the marks, from 0 to 1.
func (f *NewCardMarks[C]) Cards() ([]C, float64) {
	if f.left == 0 {
		return nil, 0
	}
	return f.cards, min(float64(f.left)/freshFades, 1)
}

// IsFading reports whether the marks change in every tick.
func (f *NewCardMarks[C]) IsFading() bool { return 0 < f.left && f.left < freshFades }

// TicksUntilChange returns the number of ticks until the marks change, 0 without marks.
func (f *NewCardMarks[C]) TicksUntilChange() int {
	if f.left == 0 {
		return 0
	}
	return max(f.left-freshFades+1, 1)
}
