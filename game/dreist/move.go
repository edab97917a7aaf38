package dreist

import "fmt"

// Action is what a move does.
type Action uint8

// The actions. EgonPlays is Egon's whole turn (rules §8, R 10).
const (
	LayCard Action = iota + 1
	DrawCard
	DiscardCard
	EndTurn
	GiveCards
	EgonPlays
)

// Move is one decision of the seat to move. Make it with Lay, Draw, Discard, End, Give, GiveEach or Egon.
type Move struct {
	Action Action
	Card   Card      // of LayCard and DiscardCard
	Row    int8      // of LayCard: the row from 1; the column is the card's number
	To     Receivers // of GiveCards
}

// Receivers are who gets the top card of a gift and who the next one. NoSeat next: the first gets both.
type Receivers struct{ First, Next Seat }

// IsSwapped reports whether two seats get the cards, the later one the top card: before they are seen, the same as the other order, which
// is listed first.
func (r Receivers) IsSwapped() bool { return r.Next != NoSeat && r.First > r.Next }

func move(a Action) Move { return Move{Action: a, Card: NoCard, To: Receivers{NoSeat, NoSeat}} }

// Lay lays a hand card on a row of its column.
func Lay(c Card, row int) Move {
	m := move(LayCard)
	m.Card, m.Row = c, int8(min(max(row, -1), MaxRow+1))
	return m
}

// Draw takes the card that the DREIer just made allows (rules §5).
func Draw() Move { return move(DrawCard) }

// Discard puts a hand card on the discard pile and ends the turn (R 5).
func Discard(c Card) Move {
	m := move(DiscardCard)
	m.Card = c
	return m
}

// End ends the turn after laying, with an empty hand without a gift.
func End() Move { return move(EndTurn) }

// Give gives the top two cards of the seat's pile to one seat and ends the turn (rules §6).
func Give(to Seat) Move { return GiveEach(to, NoSeat) }

// GiveEach gives the top card of the seat's pile to one seat, the next to another, and ends the turn.
func GiveEach(first, second Seat) Move {
	m := move(GiveCards)
	m.To = Receivers{first, second}
	return m
}

// Egon lets Egon play his whole turn (R 10).
func Egon() Move { return move(EgonPlays) }

// IsTurnEnd reports whether the move ends a turn by what it is. The last move of a game may be any.
func (m Move) IsTurnEnd() bool {
	return m.Action == EndTurn || m.Action == DiscardCard || m.Action == GiveCards
}

// IsLike reports whether two moves are the same but for the copies of their cards.
func (m Move) IsLike(other Move) bool {
	if m.Card < Deck && other.Card < Deck && m.Card.Kind() == other.Card.Kind() {
		m.Card = other.Card
	}
	return m == other
}

// cell returns where a move of LayCard lays its card.
func (m Move) cell() Cell { return m.Card.Cell(int(m.Row)) }

// String returns the move as the record format writes it. Egon's turn, which is never written, is "egon".
func (m Move) String() string {
	switch m.Action {
	case LayCard:
		return fmt.Sprintf("%v%d", m.Card, m.Row)
	case DrawCard:
		return "+"
	case DiscardCard:
		return "x" + m.Card.String()
	case EndTurn:
		return "."
	case GiveCards:
		if m.To.Next == NoSeat {
			return fmt.Sprintf(">%d", m.To.First+1)
		}
		return fmt.Sprintf(">%d%d", m.To.First+1, m.To.Next+1)
	case EgonPlays:
		return "egon"
	}
	return "?"
}
