package dreixdrei

import "fmt"

// Reason says why a move is not allowed. The zero Reason means that it is.
type Reason uint8

// The reasons.
const (
	Allowed       Reason = iota
	Lower                // lower than the demand
	AboveSeven           // higher than 7 on a 7
	NotEqual             // cards of different kinds together (D 6)
	OpenClosed           // an open card in phase 1
	HandFirst            // a face-down card with hand or open cards left, or cards left to draw
	JokerWaits           // anything else while a turned-up JOKER waits for its name
	NothingToTake        // the pile is empty
	ExchangeFirst        // anything else before the exchange is over
	ExchangeOver         // exchanging after it
	NotYourTurn          // another seat is to move
	GameOver             // the game has ended
	NotInHand            // the seat to move does not hold the card, or not so many of it
	NotOpen              // it has no such open card, or not so many of it
	NoSuchCard           // it has not so many face-down cards
	TurnOver             // the turn has ended already
	NoJoker              // no JOKER waits for a name
	UnknownMove          // no such move
)

var reasons = [...]struct{ name, text string }{
	Allowed:       {"allowed", "allowed"},
	Lower:         {"lower", "lower than the pile demands"},
	AboveSeven:    {"above-seven", "on a 7 only 7 or lower may be laid"},
	NotEqual:      {"not-equal", "cards of different kinds are not laid together"},
	OpenClosed:    {"open-closed", "open cards may be used once hand and draw pile were empty"},
	HandFirst:     {"hand-first", "face-down cards come when hand, open cards and draw pile are used up"},
	JokerWaits:    {"name-joker", "the turned-up JOKER waits for its name"},
	NothingToTake: {"nothing-to-take", "there is no pile to take up"},
	ExchangeFirst: {"exchange-first", "the exchange comes first"},
	ExchangeOver:  {"exchange-over", "the exchange is over"},
	NotYourTurn:   {"not-your-turn", "another seat is to move"},
	GameOver:      {"game-over", "the game is over"},
	NotInHand:     {"not-in-hand", "the hand does not hold these cards"},
	NotOpen:       {"not-open", "these cards do not lie open there"},
	NoSuchCard:    {"no-such-card", "there is no such face-down card"},
	TurnOver:      {"turn-over", "the turn has ended"},
	NoJoker:       {"no-joker", "no JOKER waits for a name"},
	UnknownMove:   {"unknown-move", "no such move"},
}

// Name returns the word by which examples and texts call the reason.
func (r Reason) Name() string { return reasons[r].name }

// String returns the reason in plain English.
func (r Reason) String() string { return reasons[r].text }

// Refusal is the error of a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// Demand is the number that the pile demands, and Cause the card that makes the demand (Lower, AboveSeven).
	Demand Kind
	Cause  Card
	// Odd is the first card of a laying that is not like those before it, from 0 (NotEqual), or the seat does not have
	// (NotInHand, NotOpen).
	Odd int
	// Drawing, Holding and Opened tell what is still left of draw pile, hand and open cards (OpenClosed, HandFirst).
	Drawing, Holding, Opened bool
	// Joker is the one that waits (JokerWaits).
	Joker Card
}

// Error says which move was refused and why.
func (r *Refusal) Error() string { return fmt.Sprintf("dreixdrei: %v: %s", r.Move, r.Text()) }

// Text says why the move was refused, with the numbers at fault.
func (r *Refusal) Text() string {
	if r.Reason == Lower {
		return fmt.Sprintf("lower than %v", r.Demand)
	}
	return r.Reason.String()
}
