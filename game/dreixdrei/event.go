package dreixdrei

// Event is a change that a move made, named in the past tense. No types outside of this file are events. The events of a
// move describe everything that changed.
type Event interface{ event() }

// CardsSwapped reports that a seat swapped a hand card for an open card.
type CardsSwapped struct {
	Seat         Seat
	CardFromHand Card // the card that was in the hand and now lies open
	OpenCard     Card // the card that lay open and is now in the hand
	Spot         int  // the spot of the open card, from 0
}

// LaidCard is a card that was laid.
type LaidCard struct {
	Card Card
	Face Face
	// spot is the spot where an open card lay, from 0; for a face-down card see CardTurnedUp.
	spot int
}

// CardsLaid reports that a seat laid cards, in this order.
type CardsLaid struct {
	Seat  Seat
	Kind  Kind // the kind that all of them mean (Face.EffectiveKind)
	Cards []LaidCard
}

// JokerNamed reports the name of JOKERs. They are laid next.
type JokerNamed struct {
	seat  Seat
	Name  Kind
	Cards []Card
}

// HandFilled reports that a seat drew cards, in this order (D 8).
type HandFilled struct {
	Seat  Seat
	Cards []Card
}

// PileDeleted reports that the cards of the pile left the game. The lowest card comes first, the DELETEs last.
type PileDeleted struct {
	Seat  Seat
	Cards []Card
}

// PilePickedUp reports that a seat picked up the pile. The lowest card comes first.
type PilePickedUp struct {
	Seat   Seat
	Cards  []Card
	Misfit Card // the card turned over that did not fit and went to the hand, too, or NoCard
}

// FourSetAside reports that four equal cards left the game from a hand (D 10).
type FourSetAside struct {
	Seat  Seat
	Kind  Kind
	Cards [4]Card
}

// CardTurnedUp reports that a seat turned over a face-down card. If it fits it is laid next, a JOKER once it is named;
// otherwise it goes to the hand with the pile.
type CardTurnedUp struct {
	seat Seat
	Card Card
}

// PhaseReached reports that a seat starts phase 2 or 3.
type PhaseReached struct {
	Seat  Seat
	Phase int
}

// SeatFinished reports that a seat has no cards left.
type SeatFinished struct {
	Seat  Seat
	Place int // its result, from 1
}

// TurnEnded reports that a seat ended its turn, or finished swapping.
type TurnEnded struct {
	seat      Seat
	IsSwapEnd bool // the seat finished swapping
	NextSeat  Seat // the seat to move, NoSeat after the end
}

// GameEnded reports the seat that has cards left and lost, NoSeat in an undecided game (D 17).
type GameEnded struct{ Loser Seat }

func (CardsSwapped) event() {}
func (CardsLaid) event()    {}
func (JokerNamed) event()   {}
func (HandFilled) event()   {}
func (PileDeleted) event()  {}
func (PilePickedUp) event() {}
func (FourSetAside) event() {}
func (CardTurnedUp) event() {}
func (PhaseReached) event() {}
func (SeatFinished) event() {}
func (TurnEnded) event()    {}
func (GameEnded) event()    {}

// journal collects events. Searches pass nil for it, which collects and allocates nothing.
type journal struct {
	events []Event
	phases [MaxSeats]int // the phases reported so far
}

// add adds an event to a journal. Without one it does not convert e to an Event, which would allocate.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
