package dreixdrei

// Event is one thing that happened, in the past tense; the closed set below is all there is. A sequence of events tells
// everything that changed.
type Event interface{ event() }

// CardsSwapped tells that a seat exchanged a hand card for an open one; the hand card lies open on the place now.
type CardsSwapped struct {
	Seat       Seat
	Hand, Open Card // where they were before
	Place      int  // from 0
}

// LaidCard is a card that was laid.
type LaidCard struct {
	Card Card
	Face Face
	From Source
	// Place is where an open card lay, from 0. CardTurnedUp tells it of a face-down one.
	Place int
}

// Source is where a card that is laid comes from.
type Source uint8

// The sources.
const (
	FromHand Source = iota
	FromOpen
	FromDown
)

// CardsLaid tells that a seat laid cards of one kind, in this order.
type CardsLaid struct {
	Seat  Seat
	Kind  Kind // what they mean
	Cards []LaidCard
}

// JokerNamed tells what JOKERs are named. They are laid next.
type JokerNamed struct {
	Seat  Seat
	Name  Kind
	Cards []Card
}

// HandFilled tells that a seat drew these cards, in this order (D 8). Left is how many the draw pile still holds.
type HandFilled struct {
	Seat  Seat
	Cards []Card
	Left  int
}

// PileDeleted tells that the pile left the game, lowest card first and the DELETEs last.
type PileDeleted struct {
	Seat  Seat
	Cards []Card
}

// PileTaken tells that a seat took the pile into its hand, lowest card first.
type PileTaken struct {
	Seat   Seat
	Cards  []Card
	Misfit Card // the turned-up card that went with it, NoCard without one
}

// FourSetAside tells that four equal cards left a hand, and the game (D 10).
type FourSetAside struct {
	Seat  Seat
	Kind  Kind
	Cards [4]Card
}

// CardTurnedUp tells that a seat turned up a face-down card. If it fits, it is laid next, a JOKER once it is named; else
// it goes to the hand with the pile.
type CardTurnedUp struct {
	Seat  Seat
	Card  Card
	Place int // from 0
	Fits  bool
}

// PhaseReached tells that a seat begins phase 2 or 3.
type PhaseReached struct {
	Seat  Seat
	Phase int
}

// SeatOut tells that a seat has no cards left, and its place.
type SeatOut struct {
	Seat  Seat
	Place int
}

// TurnEnded tells that a seat ended its turn, or its exchange.
type TurnEnded struct {
	Seat     Seat
	Exchange bool
	Next     Seat // NoSeat after the end
}

// GameEnded tells who was left and lost, NoSeat in an undecided game (D 17).
type GameEnded struct{ Loser Seat }

func (CardsSwapped) event() {}
func (CardsLaid) event()    {}
func (JokerNamed) event()   {}
func (HandFilled) event()   {}
func (PileDeleted) event()  {}
func (PileTaken) event()    {}
func (FourSetAside) event() {}
func (CardTurnedUp) event() {}
func (PhaseReached) event() {}
func (SeatOut) event()      {}
func (TurnEnded) event()    {}
func (GameEnded) event()    {}

// journal collects events. Searches pass nil for it, so that nothing is collected and nothing allocated.
type journal struct {
	events []Event
	phases [MaxSeats]int // as told
}

// add notes what happened where there is a journal; only there is an Event made of it.
func add[E Event](j *journal, e E) {
	if j != nil {
		j.events = append(j.events, e)
	}
}
