package rival

import "dreist/game/dreixdrei"

// LossKind is the kind of mistake in a decision: how it differs from the better one.
type LossKind string

// The kinds of losses.
const (
	ExchangeLoss LossKind = "exchange" // other cards were swapped
	TookLoss     LossKind = "took"     // the pile was picked up, laying is better
	LaidLoss     LossKind = "laid"     // cards were laid, picking up the pile is better
	SpecialLoss  LossKind = "special"  // a special was laid, a number is better
	NumberLoss   LossKind = "number"   // a number was laid, a special is better
	MoreLoss     LossKind = "more"     // too many cards of the right kind were laid
	FewerLoss    LossKind = "fewer"    // too few cards of the right kind were laid
	HighLoss     LossKind = "high"     // a number was laid, a lower one is better
	LowLoss      LossKind = "low"      // a number was laid, a higher one is better
	OtherLoss    LossKind = "other"    // any other difference
)

// LossKinds returns all kinds of losses.
func LossKinds() []LossKind {
	return []LossKind{ExchangeLoss, TookLoss, LaidLoss, SpecialLoss, NumberLoss, MoreLoss, FewerLoss, HighLoss, LowLoss, OtherLoss}
}

// Kind returns how the moves played differ from the better ones.
func (l *Loss) Kind() LossKind {
	if len(l.Moves) == 0 || len(l.Better) == 0 {
		return OtherLoss
	}
	played, better := l.Moves[0], l.Better[0]
	lays := func(m dreixdrei.Move) bool { return m.Action == dreixdrei.LayCards }
	switch {
	case l.Before.IsSwapping():
		return ExchangeLoss
	case played.Action == dreixdrei.TakePile && lays(better):
		return TookLoss
	case lays(played) && better.Action == dreixdrei.TakePile:
		return LaidLoss
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
		return HighLoss
	case a < b && a.IsNumber():
		return LowLoss
	case len(played.Pieces()) > len(better.Pieces()):
		return MoreLoss
	case len(played.Pieces()) < len(better.Pieces()):
		return FewerLoss
	}
	return OtherLoss
}
