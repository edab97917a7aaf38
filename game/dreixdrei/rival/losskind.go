package rival

import "dreist/game/dreixdrei"

// LossKind is the kind of mistake in a decision: how it differs from the better one.
type LossKind string

// The kinds of losses.
const (
	SwapLoss    LossKind = "exchange" // other cards were swapped
	PickUpLoss  LossKind = "took"     // the pile was picked up, laying is better
	LayLoss     LossKind = "laid"     // cards were laid, picking up the pile is better
	SpecialLoss LossKind = "special"  // a special was laid, a number is better
	NumberLoss  LossKind = "number"   // a number was laid, a special is better
	TooManyLoss LossKind = "more"     // too many cards of the right kind were laid
	TooFewLoss  LossKind = "fewer"    // too few cards of the right kind were laid
	TooHighLoss LossKind = "high"     // a number was laid, a lower one is better
	TooLowLoss  LossKind = "low"      // a number was laid, a higher one is better
	OtherLoss   LossKind = "other"    // any other difference
)

// LossKinds returns all kinds of losses.
func LossKinds() []LossKind {
	return []LossKind{SwapLoss, PickUpLoss, LayLoss, SpecialLoss, NumberLoss, TooManyLoss, TooFewLoss, TooHighLoss, TooLowLoss, OtherLoss}
}

// Kind returns how the moves played differ from the better ones.
func (l *Loss) Kind() LossKind {
	if len(l.Moves) == 0 || len(l.BetterMoves) == 0 {
		return OtherLoss
	}
	played, better := l.Moves[0], l.BetterMoves[0]
	lays := func(m dreixdrei.Move) bool { return m.Action == dreixdrei.LayCards }
	switch {
	case l.PositionBefore.IsSwapping():
		return SwapLoss
	case played.Action == dreixdrei.PickUpPile && lays(better):
		return PickUpLoss
	case lays(played) && better.Action == dreixdrei.PickUpPile:
		return LayLoss
	case !lays(played) || !lays(better):
		return OtherLoss
	}
	a, b := played.Kind(), better.Kind()
	switch {
	case b.IsNumber() && !a.IsNumber():
		return SpecialLoss
	case a.IsNumber() && !b.IsNumber():
		return NumberLoss
	case a > b && a.IsNumber():
		return TooHighLoss
	case a < b && a.IsNumber():
		return TooLowLoss
	case len(played.CardsToLay()) > len(better.CardsToLay()):
		return TooManyLoss
	case len(played.CardsToLay()) < len(better.CardsToLay()):
		return TooFewLoss
	}
	return OtherLoss
}
