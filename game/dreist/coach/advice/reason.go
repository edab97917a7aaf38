package advice

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

// Reason is why a turn is good: its purpose, its cost, and the drawback of the next best turn. Each of its claims is true of the position,
// convincing or not.
//
// Nearly all turns that win more often get rid of more cards now, or keep more cards that fit next time; so these two
// are counted and compared. In 60 games against Egon, of 243 best turns 175 got rid of more cards than the next best,
// or of more at least, and 45 of the others kept more that fit.
//
// Less room is no purpose against Egon: he turns over cards until two lie, and gets rid of those that do not fit, too.
type Reason struct {
	Purpose Purpose
	// Cards are the hand cards that Purpose is about, see its values.
	Cards []dreist.Card
	// TrioCards are the cards laid up to the one that makes the DREIer, which is the last.
	TrioCards []dreist.Card
	// Column is the column that is cleared.
	Column int
	// Count is the number of cards that Purpose is about, see its values.
	Count int
	// HiddenCount is the number of hidden cards. Count of them fit.
	HiddenCount int
	// SureCount is the number of cards that the seat gets rid of if the gift is still possible after the draw (GiftPossible).
	SureCount int
	// Hand is the hand before the turn.
	Hand []dreist.Card
	// IsAllKept is true if no cards but Cards are kept.
	IsAllKept bool
	// CanLayBefore is true if Cards could be laid before the DREIer, too.
	CanLayBefore bool
	// CanGiveNext is true if the next turn may lay the whole hand, which is Cards and one drawn card, and give cards away.
	CanGiveNext bool
	// DiscardFit is whether the discarded card fits anywhere.
	DiscardFit DiscardFit
	// DrawUse is the use of the cards in the hand after a draw.
	DrawUse DrawUse
	// HasLaid is true if cards were laid earlier in this turn.
	HasLaid bool
	// Receivers are the seats that get the gift.
	Receivers   dreist.Receivers
	Cost        Cost
	Alternative Alternative
}

// Purpose is the purpose of a turn, as seen from the end of its known moves.
type Purpose uint8

const (
	NoPurpose           Purpose = iota // no purpose that a hint can name
	WinsMatch                          // the turn wins; Count cards are given away
	EmptiesHand                        // the turn lays the whole hand and gives cards away; the seat gets rid of Count cards
	MakesTrio                          // the turn makes a row DREIer and draws a card; the seat gets rid of Count cards at least
	ClearsColumn                       // the turn clears Column and draws a card; the seat gets rid of Count cards at least
	LaysManyCards                      // the turn lays Count cards, more than one, after which no other card fits
	KeepsPlayableCards                 // the turn keeps Cards, which can all be laid at the end of the turn; the discarded card cannot
	KeepsOpening                       // the turn keeps the two Cards, which can open a place at the end of the turn
	KeepsPair                          // the turn keeps Cards, which go together, and discards a card that goes with no other
	LaysPartner                        // the turn lays Cards, the partner of the waiting opening
	LaysOnlyFittingCard                // the turn lays Cards, the only card that fits
	DrawsAtNoCost                      // the turn draws a card, which would fill the hand at the end anyway; Count of HiddenCount cards fit
	RisksGift                          // the turn draws a card before a gift; with Count of the hidden cards the gift is still possible
	GivesCards                         // the turn gives Count cards away
	DrawsFirst                         // the turn draws for a DREIer before laying Cards, while the other way lays more first
	GivesToLeader                      // the turn gives Count cards to one seat, the one with the fewest cards
)

// PurposeCount is the number of purposes.
const PurposeCount = int(GivesToLeader) + 1

// DiscardFit is whether a discarded card could have been laid anywhere. A hint that explains why other cards are kept says so.
type DiscardFit uint8

const (
	FitsSomewhere DiscardFit = iota // the discarded card could have been laid
	FitsNowhere                     // the discarded card fits nowhere, not even as a partner
	FitsNoPartner                   // the table is empty, and no card of the hand could be the partner of the discarded one
)

// DrawUse is the use of the cards in the hand after a draw.
type DrawUse uint8

const (
	NoCardFits   DrawUse = iota // no card of the hand can be laid
	AllCardsFit                 // Cards, which are all of the hand and more than one, can be laid
	AnotherTrio                 // Cards, a single card, makes another DREIer
	MoreCardsFit                // Cards, not all of the hand, can be laid, too
	PairCanOpen                 // the two Cards can open a place
	GiftPossible                // with Count of the HiddenCount cards, once drawn, the whole hand, Cards, can be laid and cards given away
)

// ReasonFor returns the reason for a way: moves up to the end of a turn or a draw. It is compared with next, the next best way, unless that
// is nil.
func ReasonFor(p dreist.Position, way, next []dreist.Move) Reason {
	if len(way) == 0 {
		return Reason{}
	}
	o := outcomeOf(p, way)
	var other *outcome
	if len(next) > 0 && !IsSameTurn(way, next) {
		other = outcomeOf(p, next)
	}
	r := o.purpose(other)
	r.HasLaid, r.Hand = p.LaidCount() > 0, slices.Clone(p.Hand(p.Turn()))
	if r.Purpose == KeepsPlayableCards || r.Purpose == KeepsOpening { // a player asks why they are not laid now
		other = o.laying(r.Cards)
	}
	if other != nil && r.Purpose != NoPurpose && r.Purpose != WinsMatch {
		r.Cost = o.cost(other, &r)
		r.Alternative = o.compare(other, &r)
	}
	return r
}

func (o *outcome) purpose(other *outcome) Reason {
	switch {
	case o.wins:
		return Reason{Purpose: WinsMatch, Count: o.gift(), TrioCards: o.cards()}
	case !o.ended:
		return Reason{}
	case o.gift() > 0 && (len(o.laid) == 0 || other != nil && other.gift() >= o.gift()):
		return o.gives(other)
	case len(o.laid) == 0 && o.draws():
		return o.drawing()
	case o.gift() > 0:
		return Reason{Purpose: EmptiesHand, Count: o.rid(), TrioCards: o.cards()}
	case o.draws():
		return o.trioThen(other)
	case other == nil:
		return o.alone()
	}
	return o.better(other)
}

// gives explains a gift, by its receiver if another way gives as many cards.
func (o *outcome) gives(other *outcome) Reason {
	r := Reason{Purpose: GivesCards, Count: o.gift(), Receivers: o.last.Receivers}
	if other != nil && other.gift() >= o.gift() {
		r = Reason{}
	}
	to := o.last.Receivers
	if o.start.SeatCount() > 2 && to.Next == dreist.NoSeat {
		for s := range dreist.Seat(o.start.SeatCount()) {
			if s != o.seat && s != to.First && o.start.CardsLeft(s) <= o.start.CardsLeft(to.First) {
				return r
			}
		}
		if other == nil || other.last.Receivers != to {
			return Reason{Purpose: GivesToLeader, Count: o.gift(), Receivers: to, TrioCards: o.cards()}
		}
	}
	return r
}

func (o *outcome) drawing() Reason {
	r := Reason{Purpose: DrawsAtNoCost, Count: o.room(), HiddenCount: len(o.start.AppendHidden(nil))}
	if o.rest() {
		r.Purpose = RisksGift
		r.Count, _ = o.emptied()
	}
	if r.Count == 0 {
		return Reason{}
	}
	return r
}

func (o *outcome) trioThen(other *outcome) Reason {
	r := Reason{Purpose: MakesTrio, Count: o.least(), TrioCards: o.cards()[:o.maker+1]}
	if o.cleared > 0 {
		r.Purpose, r.Column = ClearsColumn, o.cleared
	}
	switch {
	case other != nil && other.over() && other.rid() >= r.Count && o.rest():
		r.DrawUse = GiftPossible
		r.Count, r.HiddenCount = o.emptied()
		if r.Cards, r.SureCount = o.soon, o.least()+2; o.end.PileSize(o.seat) < 3 || o.maker > 0 { // the gift would win, or others come first
			return Reason{}
		}
	case other != nil && other.over() && other.rid() > r.Count:
		return Reason{}
	case len(o.soon) == 2 && opening(&o.end, o.soon[0], o.soon[1]):
		r.DrawUse, r.Cards = PairCanOpen, o.soon
	case len(o.kept) > 1 && o.rest():
		r.DrawUse, r.Cards = AllCardsFit, o.soon
	case len(o.soon) > 0:
		r.DrawUse, r.Cards = MoreCardsFit, o.soon
		if c := o.again(); c != dreist.NoCard && (len(o.soon) == 1 || o.maker == 0) { // further cards are named where they are counted
			r.DrawUse, r.Cards = AnotherTrio, []dreist.Card{c}
		}
	}
	r.CanLayBefore = len(soon(&o.start, r.Cards)) == len(r.Cards) && (r.DrawUse != PairCanOpen || opening(&o.start, r.Cards[0], r.Cards[1]))
	if other != nil && other.draws() {
		return o.sooner(other, r)
	}
	return r
}

// sooner returns the reason against another way that draws, too: this one draws earlier, or makes another DREIer afterwards.
func (o *outcome) sooner(other *outcome, r Reason) Reason {
	switch {
	case len(apart(o.laid, other.laid)) == 0 && len(o.laid) < len(other.laid) && len(o.soon) > 0 && o.least() >= other.least():
		return Reason{Purpose: DrawsFirst, Cards: o.soon, TrioCards: o.cards()}
	case r.DrawUse == AnotherTrio && other.trios == 1 && !other.more():
		return r
	}
	return Reason{}
}

// again returns a kept card that could make another DREIer alone at the end of the way.
func (o *outcome) again() dreist.Card {
	i := slices.IndexFunc(o.soon, func(c dreist.Card) bool { return makes(&o.end, c) })
	if i < 0 {
		return dreist.NoCard
	}
	return o.soon[i]
}

// more reports whether another DREIer could be made at the end of the way, even if it takes several cards.
func (o *outcome) more() bool {
	var finder coach.TurnFinder
	for t := range finder.Turns(&o.end) {
		if t.DeclinedDraws() > 0 {
			return true
		}
	}
	return false
}

// alone explains a way that ends the turn, if there is no other way to compare it with.
func (o *outcome) alone() Reason {
	switch {
	case o.discards() && len(o.soon) > 0:
		return o.keeping()
	case len(o.laid) > 1:
		return o.many()
	case len(o.laid) == 0:
		return Reason{}
	case o.start.Pending() == dreist.PartnerPending:
		return Reason{Purpose: LaysPartner, Cards: o.cards()}
	case o.single():
		return Reason{Purpose: LaysOnlyFittingCard, Cards: o.cards()}
	}
	return Reason{}
}

// many explains that several cards are laid. There is no reason if another card could be laid, as a player would ask about it.
func (o *outcome) many() Reason {
	if len(o.soon) > 0 {
		return Reason{}
	}
	return Reason{Purpose: LaysManyCards, Count: len(o.laid), TrioCards: o.cards()}
}

// better explains a way that ends the turn by its advantage over another one.
func (o *outcome) better(other *outcome) Reason {
	mine, others := o.least(), other.least()
	switch {
	case mine > others && other.over() && len(o.laid) > 0:
		if o.start.Pending() == dreist.PartnerPending && len(o.laid) == 1 {
			return Reason{Purpose: LaysPartner, Cards: o.cards()}
		}
		if len(o.laid) > 1 { // that one card is more than none goes without saying
			return o.many()
		}
	case !o.discards():
	case len(o.soon) > 0 && len(o.soon) >= len(other.soon) && mine+len(o.soon) >= others+len(other.soon):
		return o.keeping()
	case len(o.soon) == 0 && other.discards():
		return o.goes(other)
	}
	return Reason{}
}

// single reports whether cards of one kind only could be laid at the start of the way.
func (o *outcome) single() bool {
	for _, m := range o.start.AppendMoves(nil) {
		if m.Action == dreist.LayCard && m.Card.Kind() != o.laid[0].Card.Kind() {
			return false
		}
	}
	return true
}
