package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// Cost is the price of the recommended turn: the advantage that the next best turn would have.
type Cost struct {
	Kind  CostKind
	Count int // number of cards
}

// CostKind is the kind of a cost. Each is about the recommended turn.
type CostKind uint8

const (
	NoCost              CostKind = iota // no cost worth mentioning
	ShedsAsManyCards                    // the next best turn gets rid of no more cards, so there is no cost
	ShedsFewerCards                     // the turn gets rid of Count cards fewer
	LeavesTrioUnmade                    // the Count cards kept could make a DREIer now, for which a card is drawn
	SpendsPlayableCards                 // no kept card can be laid in the next turn, while several could after the next best turn
)

// Alternative describes the next best turn by its difference from the recommended one.
type Alternative struct {
	Difference Difference
	// Cards are the cards that Difference is about.
	Cards []dreist.Card
	// Row is the row that Difference is about (ByPlacing).
	Row      int
	Drawback Drawback
	// KeptCards are the cards left in the hand (KeepsCards, KeepsUnplayableCards).
	KeptCards []dreist.Card
	// Count is the number of cards that the alternative gets rid of (ShedsTooFewCards).
	Count int
	// HasLaid is true if cards were laid earlier in this turn.
	HasLaid bool
}

// Difference is the action that the recommended turn does not have.
type Difference uint8

const (
	NoDifference      Difference = iota // no difference that a hint can name
	ByDiscarding                        // the alternative discards Cards
	ByDrawing                           // the alternative draws a card
	ByLaying                            // the alternative lays Cards only
	ByLayingKept                        // the alternative lays Cards, which the recommended turn keeps
	ByLayingTrioFirst                   // the alternative lays Cards first, and makes a DREIer with the last one
	ByPlacing                           // the alternative lays Cards in Row
	ByStopping                          // the alternative lays nothing more
	ByNotGiving                         // the alternative gives nothing away
)

// Drawback is the reason why the alternative is worse.
type Drawback uint8

const (
	NoDrawback           Drawback = iota // no drawback that a hint can name
	ShedsTooFewCards                     // the alternative gets rid of Count cards only
	KeepsUnplayableCards                 // KeptCards, which fit nowhere, stay in the hand, and no other card of it can be laid in the next turn
	KeepsCards                           // KeptCards stay in the hand: all are of one kind, or none of them can be laid
	MissesTrio                           // the alternative makes no DREIer
	MissesSecondTrio                     // after the DREIer of the alternative no further one can be made
	EndsTurn                             // the alternative ends the turn
	MissesGift                           // the alternative gives no cards away
	MakesGiftUncertain                   // the alternative gives cards away only if the drawn card can be laid as well
)

func (o *outcome) cost(other *outcome, r *Reason) Cost {
	switch {
	case r.Purpose == LaysManyCards && len(other.soon) > 1 && len(o.kept) > 1:
		return Cost{Kind: SpendsPlayableCards}
	case r.Purpose != KeepsPlayableCards && r.Purpose != KeepsOpening:
	case other.trios > 0:
		return Cost{Kind: LeavesTrioUnmade, Count: len(r.Cards)}
	case o.rid() < other.rid():
		return Cost{Kind: ShedsFewerCards, Count: other.rid() - o.rid()}
	default:
		return Cost{Kind: ShedsAsManyCards}
	}
	return Cost{}
}

// compare returns how another way differs; the zero Alternative if it has no drawback or no difference that a hint can name.
func (o *outcome) compare(other *outcome, r *Reason) Alternative {
	n := o.worse(other, r)
	n.HasLaid = r.HasLaid
	if n.Drawback == NoDrawback {
		return Alternative{}
	}
	if o.deed(other, r, &n); n.Difference == NoDifference {
		return Alternative{}
	}
	return n
}

// worse returns the drawback of another way that matters for the purpose of this one.
func (o *outcome) worse(other *outcome, r *Reason) Alternative {
	rids := Alternative{Drawback: ShedsTooFewCards, Count: other.rid()}
	switch r.Purpose {
	case EmptiesHand:
		switch {
		case other.draws():
			return Alternative{Drawback: MakesGiftUncertain}
		case other.gift() == 0 && len(other.kept) > 0 && len(other.laid) > 3:
			return Alternative{Drawback: MissesGift}
		case other.rid() < o.rid():
			return rids
		}
	case MakesTrio, ClearsColumn:
		switch {
		case r.DrawUse == GiftPossible:
		case !other.over():
			return Alternative{Drawback: MissesSecondTrio}
		case len(other.laid) > 0 && other.trios == 0:
			return Alternative{Drawback: MissesTrio}
		case other.rid() < o.least():
			return rids
		case other.discards():
			return Alternative{Drawback: EndsTurn}
		}
	case LaysManyCards, LaysPartner:
		if other.over() && other.rid() < o.rid() {
			return rids
		}
	case KeepsPlayableCards, KeepsOpening:
		return o.left(other)
	case GivesCards, GivesToLeader:
		if other.draws() {
			return Alternative{Drawback: MakesGiftUncertain}
		}
	}
	return Alternative{}
}

// left returns the drawback of laying the kept cards that fit now: the card that is discarded otherwise stays in the hand.
func (o *outcome) left(now *outcome) Alternative {
	alike := slices.DeleteFunc(slices.Clone(now.kept), func(c dreist.Card) bool { return c.Kind() != o.last.Card.Kind() })
	switch {
	case len(now.soon) == 0 && len(now.kept) == 2:
		return Alternative{Drawback: KeepsCards, KeptCards: now.kept}
	case len(now.soon) > 0 || len(now.kept) == len(alike):
		return Alternative{Drawback: KeepsCards, KeptCards: alike}
	}
	return Alternative{Drawback: KeepsUnplayableCards, KeptCards: alike}
}

// deed sets the difference of another way and its cards.
func (o *outcome) deed(other *outcome, r *Reason, n *Alternative) {
	mine, others := apart(o.laid, other.laid), apart(other.laid, o.laid)
	switch {
	case other.discards():
		n.Difference, n.Cards = ByDiscarding, []dreist.Card{other.last.Card}
	case n.Drawback == MakesGiftUncertain:
		n.Difference = ByDrawing
	case n.Drawback == MissesSecondTrio:
		n.Difference, n.Cards = ByLayingTrioFirst, other.cards()
	case o.gift() > 0 && len(mine) == 0 && len(others) == 0:
		n.Difference = ByNotGiving
	case len(other.laid) == 0:
		n.Difference = ByStopping
	case n.Drawback == MissesTrio && o.laying(other.cards()).trios > 0:
		o.elsewhere(other, n)
	case len(mine) == 0 && len(others) == 0:
		o.sameCards(other, n)
	case r.Purpose == KeepsPlayableCards || r.Purpose == KeepsOpening:
		n.Difference, n.Cards = ByLayingKept, other.cards()
	default:
		n.Difference, n.Cards = ByLaying, other.cards()
	}
}

// elsewhere sets the difference to laying the card of the DREIer in another row. If a DREIer could be made with it there, too, the drawback is
// the cards that no longer fit.
func (o *outcome) elsewhere(other *outcome, n *Alternative) {
	maker := o.laid[o.maker]
	for _, m := range other.laid {
		if m.Card.Kind() != maker.Card.Kind() || m.Row == maker.Row {
			continue
		}
		most, trios, fit := o.placing(m)
		lost := slices.DeleteFunc(append(o.cards(), o.soon...), func(c dreist.Card) bool { return fit[c.Kind()] })
		switch {
		case trios == 0:
		case most < o.least() && len(lost) > 0 && len(lost) < 3:
			n.Drawback, n.KeptCards = KeepsCards, lost
		default:
			return
		}
		n.Difference, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
	}
}

// placing returns the best results of the turns that make a move that lays a card: the most cards laid, the most DREIer, and the kinds that any
// of the turns lays.
func (o *outcome) placing(m dreist.Move) (most, trios int, fit [dreist.KindCount]bool) {
	var finder coach.TurnFinder
	for t := range finder.Turns(&o.start) {
		lays := slices.DeleteFunc(slices.Clone(t.Moves()), func(l dreist.Move) bool { return l.Action != dreist.LayCard })
		now := outcomeOf(o.start, lays)
		if !slices.ContainsFunc(now.laid, func(l dreist.Move) bool {
			return l.IsLike(m) || l.Card.Kind() == m.Card.Kind() && now.end.Layout().Row(l.Card) == 0 // of turns that sweep it away one is listed
		}) {
			continue
		}
		most, trios = max(most, len(now.laid)), max(trios, now.trios)
		for _, l := range now.laid {
			fit[l.Card.Kind()] = true
		}
	}
	return most, trios, fit
}

// sameCards sets the difference of a way that lays the same cards.
func (o *outcome) sameCards(other *outcome, n *Alternative) {
	for _, m := range other.laid {
		if !slices.ContainsFunc(o.laid, m.IsLike) {
			most, trios, _ := o.placing(m)
			if trios == 0 && (n.Drawback == MissesTrio || n.Drawback == ShedsTooFewCards && most <= n.Count) {
				n.Difference, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
			}
			return
		}
	}
	if other.draws() && !o.draws() {
		n.Difference = ByDrawing
	}
}

// apart returns the cards that moves lay and others do not.
func apart(moves, others []dreist.Move) (cards []dreist.Card) {
	left := slices.Clone(others)
	for _, m := range moves {
		i := slices.IndexFunc(left, func(l dreist.Move) bool { return l.Card.Kind() == m.Card.Kind() })
		if i < 0 {
			cards = append(cards, m.Card)
			continue
		}
		left = slices.Delete(left, i, i+1)
	}
	return cards
}
