package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// Cost is what a way costs against the next best one.
type Cost struct {
	Kind  CostKind
	Count int // number of cards
}

// CostKind is the kind of a cost.
type CostKind uint8

const (
	Free   CostKind = iota // nothing to say
	Even                   // nothing: the other way gets rid of one card, too
	Fewer                  // the seat gets rid of Count cards fewer
	Leaves                 // no DREIer is made of the Count cards that are kept, and no card drawn
	Spends                 // no card that is kept can be laid then, but several by the other way
)

// CostKinds is the number of kinds of costs.
const CostKinds = int(Spends) + 1

// Next is what the next best way would have brought.
type Next struct {
	Deed Deed
	// Cards are those of the deed.
	Cards []dreist.Card
	// Row is that of the deed.
	Row      int
	Drawback Drawback
	// HandLeft is left in the hand.
	HandLeft []dreist.Card
	// Count is a number of cards, see the drawbacks.
	Count int
	// HasLaid is true if cards were laid earlier in this turn.
	HasLaid bool
}

// Deed is in what the next best way differs.
type Deed uint8

const (
	NoDeed        Deed = iota // it differs in nothing that can be said
	ByDiscarding              // it discards Cards
	ByDrawing                 // it draws a card
	ByLaying                  // it lays Cards, no others
	ByLayingKept              // it lays the cards that the way keeps
	ByLayingFirst             // it lays Cards up to a DREIer
	ByPlacing                 // it lays Cards in Row
	ByStopping                // it lays nothing more
	ByNotGiving               // it gives nothing away
)

// Drawback is how the next best way is worse.
type Drawback uint8

const (
	NoWorse  Drawback = iota // in nothing that can be said
	RidsOf                   // the seat gets rid of Count cards only
	FitsNot                  // HandLeft, which fit nowhere, stay in the hand, and no other card of it can be laid then
	Keeping                  // the cards in HandLeft stay in the hand: all are of one kind, or none of several can be laid
	NoTrio                   // there is no DREIer
	OneTrio                  // no other DREIer can be made after it
	EndsTurn                 // the turn is over
	NoGift                   // no cards are given away
	MayGive                  // cards are given only if the drawn one is laid as well
)

// Drawbacks is the number of ways to be worse.
const Drawbacks = int(MayGive) + 1

// cost returns what a way costs against another one.
func (o *outcome) cost(other *outcome, r *Reason) Cost {
	switch {
	case r.Kind == Many && len(other.soon) > 1 && len(o.kept) > 1:
		return Cost{Kind: Spends}
	case r.Kind != Keeps && r.Kind != Starts:
	case other.trios > 0:
		return Cost{Kind: Leaves, Count: len(r.Cards)}
	case o.rid() < other.rid():
		return Cost{Kind: Fewer, Count: other.rid() - o.rid()}
	default:
		return Cost{Kind: Even}
	}
	return Cost{}
}

// compare returns what the other way would have brought, nothing if it is worse in nothing that can be said.
func (o *outcome) compare(other *outcome, r *Reason) Next {
	n := o.worse(other, r)
	n.HasLaid = r.HasLaid
	if n.Drawback == NoWorse {
		return Next{}
	}
	if o.deed(other, r, &n); n.Deed == NoDeed {
		return Next{}
	}
	return n
}

// worse returns how the other way is worse, in what the purpose speaks of.
func (o *outcome) worse(other *outcome, r *Reason) Next {
	rids := Next{Drawback: RidsOf, Count: other.rid()}
	switch r.Kind {
	case Empties:
		switch {
		case other.draws():
			return Next{Drawback: MayGive}
		case other.gift() == 0 && len(other.kept) > 0 && len(other.laid) > 3:
			return Next{Drawback: NoGift}
		case other.rid() < o.rid():
			return rids
		}
	case MakesTrio, Clears:
		switch {
		case r.AfterDraw == ForGift:
		case !other.over():
			return Next{Drawback: OneTrio}
		case len(other.laid) > 0 && other.trios == 0:
			return Next{Drawback: NoTrio}
		case other.rid() < o.least():
			return rids
		case other.discards():
			return Next{Drawback: EndsTurn}
		}
	case Many, Partners:
		if other.over() && other.rid() < o.rid() {
			return rids
		}
	case Keeps, Starts:
		return o.left(other)
	case Gives, GivesLast:
		if other.draws() {
			return Next{Drawback: MayGive}
		}
	}
	return Next{}
}

// left returns what stays in the hand if the kept cards that fit are laid now: the card that is discarded, and none that can be laid.
func (o *outcome) left(now *outcome) Next {
	alike := slices.DeleteFunc(slices.Clone(now.kept), func(c dreist.Card) bool { return c.Kind() != o.last.Card.Kind() })
	switch {
	case len(now.soon) == 0 && len(now.kept) == 2:
		return Next{Drawback: Keeping, HandLeft: now.kept}
	case len(now.soon) > 0 || len(now.kept) == len(alike):
		return Next{Drawback: Keeping, HandLeft: alike}
	}
	return Next{Drawback: FitsNot, HandLeft: alike}
}

// deed says in what the other way differs.
func (o *outcome) deed(other *outcome, r *Reason, n *Next) {
	mine, others := apart(o.laid, other.laid), apart(other.laid, o.laid)
	switch {
	case other.discards():
		n.Deed, n.Cards = ByDiscarding, []dreist.Card{other.last.Card}
	case n.Drawback == MayGive:
		n.Deed = ByDrawing
	case n.Drawback == OneTrio:
		n.Deed, n.Cards = ByLayingFirst, other.cards()
	case o.gift() > 0 && len(mine) == 0 && len(others) == 0:
		n.Deed = ByNotGiving
	case len(other.laid) == 0:
		n.Deed = ByStopping
	case n.Drawback == NoTrio && o.laying(other.cards()).trios > 0:
		o.elsewhere(other, n)
	case len(mine) == 0 && len(others) == 0:
		o.sameCards(other, n)
	case r.Kind == Keeps || r.Kind == Starts:
		n.Deed, n.Cards = ByLayingKept, other.cards()
	default:
		n.Deed, n.Cards = ByLaying, other.cards()
	}
}

// elsewhere says that another way lays the card that makes the DREIer in another row. Where the hand could make one there as well, it says
// which cards fit no more.
func (o *outcome) elsewhere(other *outcome, n *Next) {
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
			n.Drawback, n.HandLeft = Keeping, lost
		default:
			return
		}
		n.Deed, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
	}
}

// placing returns what all turns that lay a card as a move does can bring: how many cards and DREIer at most, and which kinds are laid.
func (o *outcome) placing(m dreist.Move) (most, trios int, fit [dreist.Kinds]bool) {
	var finder coach.TurnFinder
	for t := range finder.All(&o.start) {
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

// sameCards says in what a way differs that lays the same cards.
func (o *outcome) sameCards(other *outcome, n *Next) {
	for _, m := range other.laid {
		if !slices.ContainsFunc(o.laid, m.IsLike) {
			most, trios, _ := o.placing(m)
			if trios == 0 && (n.Drawback == NoTrio || n.Drawback == RidsOf && most <= n.Count) {
				n.Deed, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
			}
			return
		}
	}
	if other.draws() && !o.draws() {
		n.Deed = ByDrawing
	}
}

// apart returns the cards laid by some moves that others do not lay.
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

// sameKinds reports whether two lists have cards of the same kinds, in any order.
func sameKinds(a, b []dreist.Card) bool {
	var kinds [dreist.Kinds]int
	for _, c := range a {
		kinds[c.Kind()]++
	}
	for _, c := range b {
		kinds[c.Kind()]--
	}
	return kinds == [dreist.Kinds]int{}
}
