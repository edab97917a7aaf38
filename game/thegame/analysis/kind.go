package analysis

import "dreist/game/thegame"

// Kind is what a turn did where another is better.
type Kind string

// The kinds.
const (
	Trick Kind = "trick" // it left out a backwards trick
	More  Kind = "more"  // it laid more cards
	Fewer Kind = "fewer" // it laid fewer
	Far   Kind = "far"   // it went farther on, with as many cards
	Other Kind = "other" // it laid others, or elsewhere
)

// Kinds returns all kinds.
func Kinds() []Kind { return []Kind{Trick, More, Fewer, Far, Other} }

// Kind returns what was done where the better turn does something else.
func (l *Loss) Kind() Kind {
	tricks, lays, steps := sums(l.Before, l.Moves)
	better, fewer, near := sums(l.Before, l.Better)
	switch {
	case better > tricks:
		return Trick
	case lays > fewer:
		return More
	case lays < fewer:
		return Fewer
	case steps > near:
		return Far
	}
	return Other
}

// sums returns how many backwards tricks and lays a turn has, and how far these go on together.
func sums(p thegame.Position, moves []thegame.Move) (tricks, lays, steps int) {
	for _, m := range moves {
		next, events, err := thegame.Apply(p, m)
		if err != nil {
			break // the best turn may end where the match does
		}
		p = next
		for _, e := range events {
			if laid, ok := e.(thegame.CardLaid); ok {
				lays, steps = lays+1, steps+laid.Step
				if laid.Trick {
					tricks++
				}
			}
		}
	}
	return tricks, lays, steps
}
