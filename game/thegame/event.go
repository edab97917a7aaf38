package thegame

// Event is a change that a move made, named in the past tense. No types outside of this file are events. The events of a
// move describe everything that changed.
type Event interface{ event() }

// CardLaid reports that a card was laid from the hand.
type CardLaid struct {
	Seat      Seat
	Card      Card
	Pile      Pile
	TopBefore Card // the top card or base number that the pile showed before
	Step      int  // the step from TopBefore to Card, see Pile.Step
	IsTenBack bool // whether the card goes ten back
}

// SignalGiven reports that a seat gave a signal about a pile, or took it back.
type SignalGiven struct {
	Seat   Seat
	Pile   Pile
	Signal Signal // NoSignal if it was taken back
}

// SignalsRemoved reports that a card laid on a pile removed its signals (G 16).
type SignalsRemoved struct {
	Pile    Pile
	Signals [MaxSeats]Signal // the removed signal of each seat
}

// TurnEnded reports that a seat ended its turn.
type TurnEnded struct{ Seat Seat }

// HandFilled reports that a seat drew cards, in this order (G 6, G 7).
type HandFilled struct {
	Seat  Seat
	Cards []Card
}

// SeatSkipped reports that a seat without cards was skipped. It has no more turns (G 10).
type SeatSkipped struct{ Seat Seat }

// TurnStarted reports that a turn started.
type TurnStarted struct {
	Seat      Seat
	OwedCount int // the number of cards that the turn owes
}

// GameWon reports that a seat laid the last of all cards (G 11).
type GameWon struct{ Seat Seat }

// GameLost reports that a seat owes a card and has no card that fits (G 8).
type GameLost struct {
	Seat      Seat
	CardsLeft int // the number of cards left in all hands and the draw pile
}

func (CardLaid) event()       {}
func (SignalGiven) event()    {}
func (SignalsRemoved) event() {}
func (TurnEnded) event()      {}
func (HandFilled) event()     {}
func (SeatSkipped) event()    {}
func (TurnStarted) event()    {}
func (GameWon) event()        {}
func (GameLost) event()       {}

// journal collects events. Searches pass nil for it, which collects and allocates nothing.
type journal struct{ events []Event }

// add adds an event to a journal. Without one it does not convert e to an Event, which would allocate.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
