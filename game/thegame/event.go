package thegame

// Event is one thing that happened, in the past tense; the closed set below is all there is. A sequence of events tells
// everything that changed: replayed on the position before a move it gives the one after it.
type Event interface{ event() }

// CardLaid tells that a card was laid from the hand.
type CardLaid struct {
	Seat  Seat
	Card  Card
	Pile  Pile
	On    Card // what the pile showed before: a card or its base number
	Step  int  // how far it goes on, see Pile.Step
	Trick bool // it goes back by the backwards trick
}

// WishSaid tells that a seat signalled about a pile, or took its signal back.
type WishSaid struct {
	Seat   Seat
	Pile   Pile
	Signal Signal // NoSignal: taken back
	Before Signal // what stood there, NoSignal for nothing
}

// WishesFell tells that a card laid on a pile removed its signals, one for each seat (G 16).
type WishesFell struct {
	Pile   Pile
	Wishes [MaxSeats]Signal
}

// TurnEnded tells that a seat ended its turn, and how many cards it had laid.
type TurnEnded struct {
	Seat Seat
	Laid int
}

// HandFilled tells that a seat drew these cards, in this order (G 6, G 7). Left is how many the draw pile still holds.
type HandFilled struct {
	Seat  Seat
	Cards []Card
	Left  int
}

// SeatPassed tells that a seat without cards is passed over for good (G 10).
type SeatPassed struct{ Seat Seat }

// TurnBegan tells who is to move, and how many cards the turn owes.
type TurnBegan struct {
	Seat    Seat
	Minimum int
}

// GameWon tells that a seat laid the last of all cards (G 11).
type GameWon struct{ Seat Seat }

// GameLost tells that a seat owes a card and none in its hand fits (G 8), and how many cards are left in all.
type GameLost struct {
	Seat Seat
	Rest int
}

func (CardLaid) event()   {}
func (WishSaid) event()   {}
func (WishesFell) event() {}
func (TurnEnded) event()  {}
func (HandFilled) event() {}
func (SeatPassed) event() {}
func (TurnBegan) event()  {}
func (GameWon) event()    {}
func (GameLost) event()   {}

// journal collects events. Searches pass nil for it, so that nothing is collected and nothing allocated.
type journal struct{ events []Event }

// add notes what happened where there is a journal; only there is an Event made of it.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
