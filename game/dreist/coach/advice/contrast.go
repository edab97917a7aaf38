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
	Even                   // nothing: the other way gets rid of one card, too
	Fewer                  // the seat gets rid of Count cards fewer
	Leaves                 // no card is drawn
	Spends                 // no card that is kept can be laid then, but several by the other way
)

// CostKinds is the number of kinds of costs.
const CostKinds = int(Spends) + 1

// Next is what the next best way would have brought.
type Next struct {
	Deed   Deed
	Cards  []dreist.Card // of the deed
	Row    int           // of the deed
	Brings Brings
	Left   []dreist.Card // in the hand
	Count  int
	Laid   bool // cards were laid in this turn before
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

// Brings is how the next best way is worse.
type Brings uint8

const (
	NoWorse  Brings = iota // in nothing that can be said
	RidsOf                 // the seat gets rid of Count cards only
	FitsNot                // Left, the card that fits nowhere, stays in the hand, and none can be laid then
	Keeping                // Left stay in the hand: the card that fits nowhere, or two of which none can be laid then
	NoTrio                 // there is no DREIer
	OneTrio                // no other DREIer can be made after it
	EndsTurn               // the turn is over
	NoGift                 // no cards are given away
	MayGive                // cards are given only if the drawn one is laid as well
)

// AllBrings is the number of ways to be worse.
const AllBrings = int(MayGive) + 1

// cost returns what a way costs against another one.
func (o *outcome) cost(other *outcome, r *Reason) Cost {
	switch {
	case r.Kind == Many && len(other.soon) > 1 && len(o.kept) > 1:
		return Cost{Kind: Spends}
	case r.Kind != Keeps && r.Kind != Starts:
	case other.trios > 0:
		return Cost{Kind: Leaves}
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
	n.Laid = r.Laid
	if n.Brings == NoWorse {
		return Next{}
	}
	if o.deed(other, r, &n); n.Deed == NoDeed {
		return Next{}
	}
	return n
}

// worse returns how the other way is worse, in what the purpose speaks of.
func (o *outcome) worse(other *outcome, r *Reason) Next {
	rids := Next{Brings: RidsOf, Count: other.rid()}
	switch r.Kind {
	case Empties:
		switch {
		case other.draws():
			return Next{Brings: MayGive}
		case other.gift() == 0 && len(other.kept) > 0 && len(other.laid) > 3:
			return Next{Brings: NoGift}
		case other.rid() < o.rid():
			return rids
		}
	case MakesTrio, Clears:
		switch {
		case r.Then == ForGift:
		case !other.over():
			return Next{Brings: OneTrio}
		case len(other.laid) > 0 && other.trios == 0:
			return Next{Brings: NoTrio}
		case other.rid() < o.least():
			return rids
		case other.discards():
			return Next{Brings: EndsTurn}
		}
	case Many, Partners:
		if other.over() && other.rid() < o.rid() {
			return rids
		}
	case Keeps, Starts:
		return o.left(other)
	case Gives, GivesLast:
		if other.draws() {
			return Next{Brings: MayGive}
		}
	}
	return Next{}
}

// left returns what stays in the hand if the kept cards that fit are laid now: the card that is discarded, and none that can be laid.
func (o *outcome) left(now *outcome) Next {
	switch {
	case len(now.soon) > 0 || len(now.kept) == 1:
		return Next{Brings: Keeping, Left: []dreist.Card{o.last.Card}}
	case len(now.kept) == 2:
		return Next{Brings: Keeping, Left: now.kept}
	}
	return Next{Brings: FitsNot, Left: []dreist.Card{o.last.Card}}
}

// deed says in what the other way differs.
func (o *outcome) deed(other *outcome, r *Reason, n *Next) {
	mine, others := apart(o.laid, other.laid), apart(other.laid, o.laid)
	switch {
	case other.discards():
		n.Deed, n.Cards = ByDiscarding, []dreist.Card{other.last.Card}
	case n.Brings == MayGive:
		n.Deed = ByDrawing
	case n.Brings == OneTrio:
		n.Deed, n.Cards = ByLayingFirst, other.cards()
	case o.gift() > 0 && len(mine) == 0 && len(others) == 0:
		n.Deed = ByNotGiving
	case len(other.laid) == 0:
		n.Deed = ByStopping
	case n.Brings == NoTrio && o.laying(other.cards()).trios > 0:
		o.elsewhere(other, n)
	case len(mine) == 0 && len(others) == 0:
		o.sameCards(other, n)
	case r.Kind == Keeps || r.Kind == Starts:
		n.Deed, n.Cards = ByLayingKept, other.cards()
	default:
		n.Deed, n.Cards = ByLaying, other.cards()
	}
}

// elsewhere says that another way lays the card that makes the DREIer in another row.
func (o *outcome) elsewhere(other *outcome, n *Next) {
	maker := o.laid[o.maker]
	for _, m := range other.laid {
		if m.Card.Kind() == maker.Card.Kind() && m.Row != maker.Row {
			n.Deed, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
		}
	}
}

// sameCards says in what a way differs that lays the same cards.
func (o *outcome) sameCards(other *outcome, n *Next) {
	for _, m := range other.laid {
		if !slices.ContainsFunc(o.laid, m.Like) {
			n.Deed, n.Cards, n.Row = ByPlacing, []dreist.Card{m.Card}, int(m.Row)
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
