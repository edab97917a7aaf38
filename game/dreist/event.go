package dreist

// Event is one effect of a move; the types below are all there are. The events of a move describe everything that changed: replayed on the
// position before the move, they give the position after it.
type Event interface{ event() }

// CardLaid reports that a card was laid from the hand, or by Egon.
type CardLaid struct {
	Seat      Seat
	Card      Card
	Row       int
	IsOpening bool // whether the card lies alone on row 1 and waits for its partner
}

// TrioMade reports that the card just laid made a DREIer of these cards. A column DREIer lists the whole column
// and is followed by ColumnCleared.
type TrioMade struct {
	Seat     Seat
	IsColumn bool
	Cards    []Card
}

// ColumnCleared reports that a whole column went to the discard pile, in this order (R 8).
type ColumnCleared struct {
	Column int
	Cards  []Card
}

// CardsLoosened reports that these cards lost their contact with the base and went to the discard pile, in this
// order (R 8).
type CardsLoosened struct{ Cards []Card }

// CardDrawn reports that a seat drew a card for a DREIer.
type CardDrawn struct {
	Seat Seat
	Card Card
}

// HandFilled reports that a seat took these cards from its pile into its hand, in this order.
type HandFilled struct {
	Seat  Seat
	Cards []Card
}

// CardDiscarded reports that a hand card, or a card Egon had set aside, went to the discard pile.
type CardDiscarded struct {
	Seat Seat
	Card Card
}

// GiftGiven reports that cards from the top of one pile went onto another; the first of Cards ends on top.
type GiftGiven struct {
	From, To Seat
	Cards    []Card
}

// EgonRevealed reports that Egon turned over the top card of his pile.
type EgonRevealed struct{ Card Card }

// EgonSetAside reports that the card just revealed does not fit yet and was set aside.
type EgonSetAside struct{ Card Card }

// TurnEnded reports that a seat's turn is over and which seat is next.
type TurnEnded struct{ Seat, Next Seat }

// MatchWon reports that a seat got rid of its last card.
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

// add appends an event if there is a journal; otherwise it allocates nothing.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
