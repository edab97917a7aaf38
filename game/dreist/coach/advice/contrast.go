package advice

import (
	"slices"

	"dreist/game/dreist"
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
	Fewer                  // the seat gets rid of Count cards fewer
	Opens                  // clearly more hidden cards fit then
	Leaves                 // no card is drawn
)

// CostKinds is the number of kinds of costs.
const CostKinds = int(Leaves) + 1

// Next is what the next best way would have brought.
type Next struct {
	Deed   Deed
	Cards  []dreist.Card // of the deed
	Row    int           // of the deed
	Brings Brings
	Card   dreist.Card // of what it brings
	Column int
	Count  int
	Than   int
}

// Deed is in what the next best way differs.
type Deed uint8

const (
	NoDeed       Deed = iota // it differs in nothing that can be said
	ByDiscarding             // it discards Cards
	ByDrawing                // it draws a card
	ByNotDrawing             // it does not draw
	ByAdding                 // it lays Cards as well
	ByLaying                 // it lays Cards
	ByLayingOnly             // it lays Cards and nothing else
	ByLayingMany             // it lays a number of others
	ByLacking                // it does not lay Cards
	ByPlacing                // it lays Cards in Row
	ByStopping               // it lays nothing more
)

// Brings is how the next best way is worse.
type Brings uint8

const (
	NoWorse  Brings = iota // in nothing that can be said
	RidsOf                 // the seat gets rid of Count cards only
	HoldsOne               // Card stays in the hand
	Stuck                  // Card stays in the hand and fits nowhere
	StuckAll               // none of the Count cards that stay fits
	Clearing               // Column is cleared, with the Count cards that lie there
	Widens                 // Count hidden cards fit, instead of Than
	NoTrio                 // there is no DREIer
	MoreToGo               // the drawn card has to go as well
	Widows                 // Card stays, fits nowhere alone, and goes with no other one
)

// AllBrings is the number of ways to be worse.
const AllBrings = int(Widows) + 1

// cost returns what a way costs against another one.
func (o *outcome) cost(other *outcome, r *Reason) Cost {
	switch both := o.over() && other.over(); {
	case both && o.rid() < other.rid():
		return Cost{Kind: Fewer, Count: other.rid() - o.rid()}
	case other.draws() && o.over() && len(o.laid) > 0 && r.Kind != Empties:
		return Cost{Kind: Leaves}
	case both && r.Kind != Empties && fewer(other.room, o.room, len(hidden(&o.start))):
		return Cost{Kind: Opens}
	}
	return Cost{}
}

// compare returns what the other way would have brought, nothing if it is worse in nothing that can be said.
func (o *outcome) compare(other *outcome, r *Reason) Next {
	n := o.worse(other, r)
	if n.Brings == NoWorse {
		return Next{}
	}
	o.deed(other, &n)
	switch {
	case n.Deed == NoDeed, n.Deed == ByLacking && sameKinds(n.Cards, other.kept),
		n.Deed == ByStopping && n.Brings == RidsOf: // that goes without saying
		return Next{}
	}
	return n
}

// worse returns how the other way is worse.
func (o *outcome) worse(other *outcome, r *Reason) Next {
	if c := spared(o, other); c > 0 && o.start.Layout().Taken(c).Len() > 0 {
		return Next{Brings: Clearing, Column: c, Count: o.start.Layout().Taken(c).Len()}
	}
	switch n := len(other.kept); {
	case r.Kind == Empties && other.draws():
		return Next{Brings: MoreToGo}
	case !other.over():
		return Next{}
	case n > 1 && !o.stuck() && other.stuck():
		return Next{Brings: StuckAll, Count: n}
	case o.draws():
		return o.noDraw(other)
	case !o.over():
		return Next{}
	case other.rid() >= o.rid() && r.Kind != Readies:
	case n == 1 && len(other.fitting) == 0:
		return Next{Brings: Stuck, Card: other.kept[0]}
	case n == 1:
		return Next{Brings: HoldsOne, Card: other.kept[0]}
	case r.Kind != Readies:
		return Next{Brings: RidsOf, Count: other.rid()}
	}
	if o.discards() && other.discards() {
		gone := other.last.Card
		mates := slices.DeleteFunc(slices.Clone(o.kept), func(c dreist.Card) bool { return c == gone || !partners(c, gone) })
		if len(mates) == 1 && !other.fits(mates[0]) && !slices.ContainsFunc(other.kept, func(c dreist.Card) bool { return c != mates[0] && partners(c, mates[0]) }) {
			return Next{Brings: Widows, Card: mates[0]}
		}
	}
	if all := len(hidden(&o.start)); o.over() && r.Kind != Narrows && fewer(o.room, other.room, all) {
		return Next{Brings: Widens, Count: other.room, Than: o.room}
	}
	return Next{}
}

// noDraw returns how another way is worse than one that goes on with a drawn card.
func (o *outcome) noDraw(other *outcome) Next {
	switch {
	case len(other.laid) > 0 && other.rid() < len(o.laid):
		return Next{Brings: RidsOf, Count: other.rid()}
	case o.trios > 0 && other.trios == 0 && len(other.laid) > 0:
		return Next{Brings: NoTrio}
	}
	return Next{}
}

// deed says in what the other way differs.
func (o *outcome) deed(other *outcome, n *Next) {
	mine, others := apart(o.laid, other.laid), apart(other.laid, o.laid)
	set := func(d Deed, cards ...dreist.Card) { n.Deed, n.Cards = d, cards }
	switch {
	case other.discards():
		set(ByDiscarding, other.last.Card)
	case n.Brings == MoreToGo:
		set(ByDrawing)
	case n.Brings == NoTrio, n.Brings == StuckAll && len(others) == 0 && len(mine) > 0 && len(other.laid) > 0:
		o.onlyCards(other, set)
	case len(mine) == 0 && len(others) == 0:
		o.sameCards(other, set, n)
	case len(others) == 0 && len(other.laid) == 0:
		set(ByStopping)
	case len(others) == 0 && len(mine) < 3:
		set(ByLacking, mine...)
	case len(others) == 0:
	case len(others) > 2:
		set(ByLayingMany, others...)
	case len(mine) == 0 && len(o.laid) > 0:
		set(ByAdding, others...)
	default:
		set(ByLaying, others...)
	}
}

// onlyCards says what the other way lays if it lays few cards, and each of those that this way lays too on the same row.
func (o *outcome) onlyCards(other *outcome, set func(d Deed, cards ...dreist.Card)) {
	var cards []dreist.Card
	for _, m := range other.laid {
		same := func(l dreist.Move) bool { return l.Card.Kind() == m.Card.Kind() }
		if slices.ContainsFunc(o.laid, same) && !slices.ContainsFunc(o.laid, m.Like) {
			return
		}
		cards = append(cards, m.Card)
	}
	if len(cards) < 4 {
		set(ByLayingOnly, cards...)
	}
}

// sameCards says in what a way differs that lays the same cards.
func (o *outcome) sameCards(other *outcome, set func(d Deed, cards ...dreist.Card), n *Next) {
	switch {
	case other.draws() && !o.draws():
		set(ByDrawing)
		return
	case o.draws() && !other.draws():
		set(ByNotDrawing)
		return
	}
	for _, m := range other.laid {
		if !slices.ContainsFunc(o.laid, m.Like) {
			set(ByPlacing, m.Card)
			n.Row = int(m.Row)
			return
		}
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
