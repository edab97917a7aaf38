package dreist

// Event is one thing that happened, in the past tense; the closed set below is all there is. A sequence of
// events tells everything that changed: replayed on the position before a move it gives the one after it.
type Event interface{ event() }

// CardLaid tells that a card was laid from the hand, or by Egon.
type CardLaid struct {
	Seat    Seat
	Card    Card
	Row     int
	Opening bool // it stands alone on row 1 and waits for its partner
}

// TrioMade tells that the card just laid made a DREIer of these cards. A column DREIer lists the whole column
// and is followed by ColumnCleared.
type TrioMade struct {
	Seat   Seat
	Column bool
	Cards  []Card
}

// ColumnCleared tells that a whole column went to the discard pile, in this order (R 8).
type ColumnCleared struct {
	Column int
	Cards  []Card
}

// CardsLoosened tells that these cards lost their contact with the base and went to the discard pile, in this
// order (R 8).
type CardsLoosened struct{ Cards []Card }

// CardDrawn tells that a seat drew a card for a DREIer.
type CardDrawn struct {
	Seat Seat
	Card Card
}

// HandFilled tells that a seat took these cards from its pile into its hand, in this order.
type HandFilled struct {
	Seat  Seat
	Cards []Card
}

// CardDiscarded tells that a hand card, or a card Egon had set aside, went to the discard pile.
type CardDiscarded struct {
	Seat Seat
	Card Card
}

// GiftGiven tells that cards from the top of one pile went onto another; the first listed ends on top.
type GiftGiven struct {
	From, To Seat
	Cards    []Card
}

// EgonRevealed tells that Egon turned up the top card of his pile.
type EgonRevealed struct{ Card Card }

// EgonSetAside tells that the card just revealed does not fit yet and joined the row aside.
type EgonSetAside struct{ Card Card }

// TurnEnded tells that a seat's turn is over and who is next.
type TurnEnded struct{ Seat, Next Seat }

// MatchWon tells that a seat got rid of its last card.
type MatchWon struct{ Seat Seat }

func (CardLaid) event()      {}
func (TrioMade) event()      {}
func (ColumnCleared) event() {}
func (CardsLoosened) event() {}
func (CardDrawn) event()     {}
func (HandFilled) event()    {}
func (CardDiscarded) event() {}
func (GiftGiven) event()     {}
func (EgonRevealed) event()  {}
func (EgonSetAside) event()  {}
func (TurnEnded) event()     {}
func (MatchWon) event()      {}

// journal collects events. Searches pass nil for it, so that nothing is collected and nothing allocated.
type journal struct{ events []Event }

// add notes what happened where there is a journal; only there is an Event made of it.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
