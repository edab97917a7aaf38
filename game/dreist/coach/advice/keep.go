package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// keeping explains the discard of a card that fits nowhere by the kept cards, which can still be laid in the next turn. There is no reason if
// the discarded card could be laid with them.
func (o *outcome) keeping() Reason {
	fit := o.fit()
	if fit == FitsSomewhere || len(soon(&o.start, o.start.Hand(o.seat))) > len(o.soon) {
		return Reason{}
	}
	r := Reason{Purpose: KeepsPlayableCards, Cards: o.soon, Count: len(o.soon), IsAllKept: len(o.soon) == len(o.kept) && len(o.soon) > 1,
		DiscardFit: fit, TrioCards: []dreist.Card{o.last.Card}}
	if len(o.soon) == 2 && opening(&o.end, o.soon[0], o.soon[1]) {
		r.Purpose = KeepsOpening
	}
	r.CanGiveNext = r.IsAllKept && len(o.kept) == dreist.HandSize-1 && o.start.PileSize(o.seat) > 1
	return r
}

// laying returns the outcome of laying just some of the hand cards, in the way after which most others fit; its trios are the most that any way
// makes.
func (o *outcome) laying(some []dreist.Card) *outcome {
	var best *outcome
	trios := 0
	var finder coach.TurnFinder
	for t := range finder.Turns(&o.start) {
		var lays []dreist.Move
		var cards []dreist.Card
		for _, m := range t.Moves() {
			if m.Action == dreist.LayCard {
				lays, cards = append(lays, m), append(cards, m.Card)
			}
		}
		if !slices.Equal(kindsOf(cards), kindsOf(some)) {
			continue
		}
		now := outcomeOf(o.start, append(lays, dreist.EndMove()))
		trios = max(trios, now.trios)
		if best == nil || len(now.soon) > len(best.soon) {
			best = now
		}
	}
	best.trios = trios
	return best
}

// opening reports whether two hand cards can be laid only as a pair that opens a place.
func opening(p *dreist.Position, a, b dreist.Card) bool {
	turn := p.EgonTurn()
	return turn.FittingRows(a) == 0 && turn.FittingRows(b) == 0 && (opens(*p, a, b) || opens(*p, b, a))
}

// fit returns whether the discarded card could have been laid anywhere.
func (o *outcome) fit() DiscardFit {
	gone, p := o.last.Card, &o.start
	switch {
	case p.LegalRows(gone) != 0, slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return opens(*p, c, gone) }):
		return FitsSomewhere
	case p.Layout().Depth() == 0:
		return FitsNoPartner
	}
	return FitsNowhere
}

// goes explains the choice of the discarded card if no card fits: it goes with no kept card, while the card that another way discards does.
func (o *outcome) goes(other *outcome) Reason {
	gone, kept := o.last.Card, other.last.Card
	if o.fit() == FitsSomewhere || slices.ContainsFunc(o.kept, func(c dreist.Card) bool { return c.Kind().CanPartner(gone.Kind()) }) {
		return Reason{}
	}
	for _, c := range o.kept {
		if c != kept && c.Kind().CanPartner(kept.Kind()) {
			return Reason{Purpose: KeepsPair, Cards: []dreist.Card{kept, c}}
		}
	}
	return Reason{}
}
