package advice

import (
	"slices"

	"dreist/game/dreist"
)

// keeping explains a way by what it keeps for the seat's next turn.
func (o *outcome) keeping() Reason {
	r := Reason{Kind: Keeps, Cards: o.soon, Count: len(o.soon), All: len(o.soon) == len(o.kept) && len(o.soon) > 1}
	if len(o.soon) == 2 && o.opening(o.soon[0], o.soon[1]) {
		r.Kind = Starts
	} else {
		turn := o.end.EgonTurn()
		r.Chain = slices.ContainsFunc(o.soon, func(c dreist.Card) bool { return turn.Fits(c) == 0 })
	}
	if o.discards() {
		r.Unfit, r.By = o.unfit(), []dreist.Card{o.last.Card}
		r.Gift = r.All && len(o.kept) == dreist.HandSize-1 && o.start.PileSize(o.seat) > 1
	}
	return r
}

// opening reports whether two kept cards can be laid only as a pair that opens a place.
func (o *outcome) opening(a, b dreist.Card) bool {
	turn := o.end.EgonTurn()
	return turn.Fits(a) == 0 && turn.Fits(b) == 0 && (opens(o.end, a, b) || opens(o.end, b, a))
}

// unfit reports whether the discarded card could be laid nowhere.
func (o *outcome) unfit() Unfit {
	gone, p := o.last.Card, &o.start
	switch {
	case p.Rows(gone) != 0, slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return opens(*p, c, gone) }):
		return FitsSomewhere
	case p.Layout().Depth() == 0:
		return FitsNone
	}
	return FitsNowhere
}

// goes explains which card is discarded: one that goes with none of those kept, while the card that another way
// discards does.
func (o *outcome) goes(other *outcome) Reason {
	gone := o.last.Card
	if len(o.kept) < 2 || slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return partners(c, gone) }) {
		return Reason{}
	}
	if other == nil {
		return Reason{Kind: Loner, Cards: []dreist.Card{gone}}
	}
	kept := other.last.Card
	for _, c := range o.kept { // a pair of which one fits already waits for no place
		if c != kept && partners(c, kept) && !slices.Contains(o.soon, c) && !slices.Contains(o.soon, kept) {
			return Reason{Kind: Pairs, Cards: []dreist.Card{kept, c}}
		}
	}
	return Reason{}
}

// partners reports whether two cards can open a place together.
func partners(a, b dreist.Card) bool {
	apart := a.Number() - b.Number()
	return apart == 0 || (apart == 1 || apart == -1) && a.Color() == b.Color()
}
