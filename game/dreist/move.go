package dreist

import "fmt"

// Action is the action of a move.
type Action uint8

// The actions. PlayEgonTurn is Egon's whole turn (rules §8, R 10).
const (
	LayCard Action = iota + 1
	DrawCard
	DiscardCard
	EndTurn
	GiveCards
	PlayEgonTurn
)

// Move is one decision of the seat to move. Make it with Lay, Draw, Discard, EndMove, Give, GiveEach or EgonMove.
type Move struct {
	Action    Action
	Card      Card      // card of LayCard and DiscardCard
	Row       int8      // row of LayCard, from 1; the column is the card's number
	Receivers Receivers // receivers of GiveCards
}

// Receivers are the seats that get the top card of a gift and the next one. If Next is NoSeat, First gets both.
type Receivers struct{ First, Next Seat }

// IsSwapped reports whether the cards go to two seats, the top card to the one with the higher number. Nobody has seen the cards, so the other
// order, which AppendMoves lists first, is worth the same.
func (r Receivers) IsSwapped() bool { return r.Next != NoSeat && r.First > r.Next }

func move(a Action) Move { return Move{Action: a, Card: NoCard, Receivers: Receivers{NoSeat, NoSeat}} }

// Lay returns the move that lays a hand card on a row of its column.
func Lay(c Card, row int) Move {
	m := move(LayCard)
	m.Card, m.Row = c, int8(min(max(row, -1), MaxRow+1))
	return m
}

// Draw returns the move that draws a card for the DREIer just made (rules §5).
func Draw() Move { return move(DrawCard) }

// Discard returns the move that puts a hand card on the discard pile and ends the turn (R 5).
func Discard(c Card) Move {
	m := move(DiscardCard)
	m.Card = c
	return m
}

// EndMove returns the move that ends the turn after laying. If the whole hand was laid, the seat declines to give cards.
func EndMove() Move { return move(EndTurn) }

// Give returns the move that gives the top two cards of the seat's pile to one seat and ends the turn (rules §6).
func Give(to Seat) Move { return GiveEach(to, NoSeat) }

// GiveEach returns the move that gives the top card of the seat's pile to one seat, the next to another, and ends the turn.
func GiveEach(first, second Seat) Move {
	m := move(GiveCards)
	m.Receivers = Receivers{first, second}
	return m
}

// EgonMove returns the move that plays Egon's whole turn (R 10).
func EgonMove() Move { return move(PlayEgonTurn) }

// IsTurnEnd reports whether a move with this action always ends the turn. The last move of a game may have any action.
func (m Move) IsTurnEnd() bool {
	return m.Action == EndTurn || m.Action == DiscardCard || m.Action == GiveCards
}

// IsLike reports whether two moves are equal apart from the copies of their cards.
func (m Move) IsLike(other Move) bool {
	if m.Card < CardCount && other.Card < CardCount && m.Card.Kind() == other.Card.Kind() {
		m.Card = other.Card
	}
	return m == other
}

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
		if m.Receivers.Next == NoSeat {
			return fmt.Sprintf(">%d", m.Receivers.First+1)
		}
		return fmt.Sprintf(">%d%d", m.Receivers.First+1, m.Receivers.Next+1)
	case PlayEgonTurn:
		return "egon"
	}
	return "?"
}
