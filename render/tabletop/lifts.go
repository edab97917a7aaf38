package tabletop

import "dreist/render/stage"

// Lifts are the rising motions of cards out of their row, by the card's number in the picture.
type Lifts struct {
	up     []float64 // progress, 0 to 1, linear
	moving bool
}

// NewLifts returns the lifts of a number of cards that all lie in their row.
func NewLifts(cards int) Lifts { return Lifts{up: make([]float64, cards)} }

// Raise advances by a tick: cards for which out is true rise, all others sink. It reports whether one moved.
func (l *Lifts) Raise(atOnce bool, out func(card int) bool) (moved bool) {
	l.moving = false
	for c, up := range l.up {
		to := 0.0
		if out(c) {
			to = 1
		}
		switch {
		case up == to:
			continue
		case atOnce:
			l.up[c] = to
		case to == 1:
			l.up[c] = min(up+1.0/stage.LiftTicks, 1)
		default:
			l.up[c] = max(up-1.0/stage.LowerTicks, 0)
		}
		moved = true
		l.moving = l.moving || l.up[c] != to
	}
	return moved
}

// IsMoving reports whether a card is rising or sinking.
func (l *Lifts) IsMoving() bool { return l.moving }

// Progress returns the progress of a card that rises, 0 to 1, eased.
func (l *Lifts) Progress(card int) float64 { return stage.EaseOut(l.up[card]) }

// lower puts a card back into its row at once.
func (l *Lifts) lower(card int) { l.up[card] = 0 }

// lowerAll puts all cards back into their rows at once.
func (l *Lifts) lowerAll() {
	clear(l.up)
	l.moving = false
}
