package partner

import "dreist/game/thegame"

// LossKind is the kind of mistake in a turn: how the turn differs from the best one found.
type LossKind string

// The kinds of losses.
const (
	TenBackLoss      LossKind = "trick" // the turn missed a ten back
	TooManyCardsLoss LossKind = "more"  // the turn laid too many cards
	TooFewLoss       LossKind = "fewer" // the turn laid too few cards
	TooFarLoss       LossKind = "far"   // the turn laid as many cards, but with larger steps in all
	OtherLoss        LossKind = "other" // any other difference
)

// LossKinds returns all kinds of losses.
func LossKinds() []LossKind {
	return []LossKind{TenBackLoss, TooManyCardsLoss, TooFewLoss, TooFarLoss, OtherLoss}
}

// Kind returns how the turn differs from the better one.
func (l *Loss) Kind() LossKind {
	tricks, lays, steps := sums(l.PositionBefore, l.Moves)
	better, fewer, near := sums(l.PositionBefore, l.BetterMoves)
	switch {
	case better > tricks:
		return TenBackLoss
	case lays > fewer:
		return TooManyCardsLoss
	case lays < fewer:
		return TooFewLoss
	case steps > near:
		return TooFarLoss
	}
	return OtherLoss
}

// sums returns the number of ten backs and of laid cards in a turn, and the sum of all steps.
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
				if laid.IsTenBack {
					tricks++
				}
			}
		}
	}
	return tricks, lays, steps
}
