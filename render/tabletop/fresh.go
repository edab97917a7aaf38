package tabletop

// Fresh marks for a while the cards that a computer player has laid in its turn, so that a player sees what is new. It holds nobody up.
type Fresh[C comparable] struct {
	laid  []C // in the turn that goes on
	cards []C // marked
	left  int // remaining ticks of the marks
}

// How long cards stay marked, and how long that takes to fade.
const (
	freshTicks = 96
	freshFades = 12
)

// RecordDrawing notes a card laid in the current turn, and EndTurn marks the cards laid in it.
func (f *Fresh[C]) RecordDrawing(c C) { f.laid = append(f.laid, c) }

func (f *Fresh[C]) EndTurn() {
	if len(f.laid) > 0 {
		f.cards, f.laid, f.left = append(f.cards[:0], f.laid...), f.laid[:0], freshTicks
	}
}

// Tick advances by a tick and reports whether the picture changed. The marks end when the player picks up a card.
func (f *Fresh[C]) Tick(picked bool) (changed bool) {
	if f.left == 0 {
		return false
	}
	_, before := f.Cards()
	if f.left--; picked {
		f.left = 0
	}
	_, now := f.Cards()
	return now != before
}

// Cards returns the marked cards and the opacity of the marks, from 0 to 1.
func (f *Fresh[C]) Cards() ([]C, float64) {
	if f.left == 0 {
		return nil, 0
	}
	return f.cards, min(float64(f.left)/freshFades, 1)
}

// IsFading reports whether the marks change in every tick.
func (f *Fresh[C]) IsFading() bool { return 0 < f.left && f.left < freshFades }

// TicksUntilChange returns in how many ticks the marks change, 0 without marks.
func (f *Fresh[C]) TicksUntilChange() int {
	if f.left == 0 {
		return 0
	}
	return max(f.left-freshFades+1, 1)
}
