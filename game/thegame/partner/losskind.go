package partner

import "dreist/game/thegame"

// LossKind is what a turn did where another is better.
type LossKind string

// The kinds of losses.
const (
	TrickLoss LossKind = "trick" // it left out a backwards trick
	MoreLoss  LossKind = "more"  // it laid more cards
	FewerLoss LossKind = "fewer" // it laid fewer
	FarLoss   LossKind = "far"   // it went farther on, with as many cards
	OtherLoss LossKind = "other" // it laid others, or elsewhere
)

// LossKinds returns all kinds.
func LossKinds() []LossKind { return []LossKind{TrickLoss, MoreLoss, FewerLoss, FarLoss, OtherLoss} }

// Kind returns what was done where the better turn does something else.
func (l *Loss) Kind() LossKind {
	tricks, lays, steps := sums(l.Before, l.Moves)
	better, fewer, near := sums(l.Before, l.Better)
	switch {
	case better > tricks:
		return TrickLoss
	case lays > fewer:
		return MoreLoss
	case lays < fewer:
		return FewerLoss
	case steps > near:
		return FarLoss
	}
	return OtherLoss
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
