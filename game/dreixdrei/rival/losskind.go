package rival

import "dreist/game/dreixdrei"

// LossKind is what a decision did where another is better.
type LossKind string

// The kinds of losses.
const (
	ExchangeLoss LossKind = "exchange" // it exchanged other cards
	TookLoss     LossKind = "took"     // it took up the pile instead of laying
	LaidLoss     LossKind = "laid"     // it laid instead of taking up the pile
	SpecialLoss  LossKind = "special"  // it laid a special where a number is better
	NumberLoss   LossKind = "number"   // it laid a number where a special is better
	MoreLoss     LossKind = "more"     // it laid more cards of the same kind
	FewerLoss    LossKind = "fewer"    // it laid fewer of them
	HighLoss     LossKind = "high"     // it laid higher ones
	LowLoss      LossKind = "low"      // it laid lower ones
	OtherLoss    LossKind = "other"
)

// LossKinds returns all kinds.
func LossKinds() []LossKind {
	return []LossKind{ExchangeLoss, TookLoss, LaidLoss, SpecialLoss, NumberLoss, MoreLoss, FewerLoss, HighLoss, LowLoss, OtherLoss}
}

// Kind returns what was done where the better way does something else.
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
