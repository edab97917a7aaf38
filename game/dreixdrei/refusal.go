package dreixdrei

import "fmt"

// Reason is why a move is not allowed. The zero Reason allows it.
type Reason uint8

// The reasons why a move is not allowed.
const (
	Allowed          Reason = iota
	LowerThanDemand         // the card is lower than the number that the pile demands
	AboveSeven              // the card is higher than 7, and the pile demands a 7
	NotEqualKinds           // the cards to be laid are of different kinds (D 6)
	OpenCardTooEarly        // an open card may not be laid in phase 1
	FaceDownTooEarly        // a face-down card may not be turned over before hand, open cards and draw pile are used up
	JokerNeedsName          // the JOKER that was turned over needs a name first
	NoPileToPickUp          // the pile is empty
	SwappingNotEnded        // the seats still swap cards
	SwappingEnded           // the seats swap no more
	GameOver                // the game has ended
	NotInHand               // the seat to move has no such card in its hand, or too few of them
	NotAnOpenCard           // the seat to move has no such open card, or too few of them
	NoSuchCard              // the seat to move has no such face-down card
	TurnHasEnded            // the turn has ended
	NoJokerToName           // no JOKER needs a name
	UnknownMove             // the rules have no such move
)

var reasons = [...]struct{ name, text string }{
	Allowed:          {"allowed", "allowed"},
	LowerThanDemand:  {"lower", "lower than the pile demands"},
	AboveSeven:       {"above-seven", "on a 7 only 7 or lower may be laid"},
	NotEqualKinds:    {"not-equal", "cards of different kinds are not laid together"},
	OpenCardTooEarly: {"open-closed", "open cards may be used once hand and draw pile were empty"},
	FaceDownTooEarly: {"hand-first", "face-down cards come when hand, open cards and draw pile are used up"},
	JokerNeedsName:   {"name-joker", "the turned-up JOKER waits for its name"},
	NoPileToPickUp:   {"nothing-to-take", "there is no pile to take up"},
	SwappingNotEnded: {"exchange-first", "the exchange comes first"},
	SwappingEnded:    {"exchange-over", "the exchange is over"},
	GameOver:         {"game-over", "the game is over"},
	NotInHand:        {"not-in-hand", "the hand does not hold these cards"},
	NotAnOpenCard:    {"not-open", "these cards do not lie open there"},
	NoSuchCard:       {"no-such-card", "there is no such face-down card"},
	TurnHasEnded:     {"turn-over", "the turn has ended"},
	NoJokerToName:    {"no-joker", "no JOKER waits for a name"},
	UnknownMove:      {"unknown-move", "no such move"},
}

// Name returns the reason's name in examples and texts.
func (r Reason) Name() string { return reasons[r].name }

// String returns the reason in plain English.
func (r Reason) String() string { return reasons[r].text }

// Refusal is the error for a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// Demand is the number that the pile demands (LowerThanDemand, AboveSeven).
	Demand Kind
	// DemandingCard is the card of the pile with that number (LowerThanDemand, AboveSeven).
	DemandingCard Card
	// HasDrawPile is true if the draw pile has cards left (OpenCardTooEarly, FaceDownTooEarly).
	HasDrawPile bool
	// HasHand is true if the hand has cards left (OpenCardTooEarly, FaceDownTooEarly).
	HasHand bool
	// HasOpenCards is true if the seat has open cards left (OpenCardTooEarly, FaceDownTooEarly).
	HasOpenCards bool
	// Joker is the card that needs a name (JokerNeedsName).
	Joker Card
}

// Error returns the refused move and the reason.
func (r *Refusal) Error() string { return fmt.Sprintf("dreixdrei: %v: %s", r.Move, r.Text()) }

// Text returns the reason in plain English, with the number that the pile demands.
func (r *Refusal) Text() string {
	if r.Reason == LowerThanDemand {
		return fmt.Sprintf("lower than %v", r.Demand)
	}
	return r.Reason.String()
}
