package dreixdrei

import (
	"strconv"
	"strings"
)

// Action is what a move does.
type Action uint8

// The actions.
const (
	SwapCards   Action = iota + 1 // exchange a hand card for an open one
	EndExchange                   // end the exchange of the seat
	LayCards                      // lay cards of one kind
	TakePile                      // take up the pile
	TurnCard                      // turn up a face-down card
	NameJoker                     // name the JOKER just turned up
)

// Piece is a card of a laying: its face, and whether it is an open card.
type Piece struct {
	Face
	Open bool
}

// Move is one decision of the seat to move. Make it with Swap, Done, Lay, Take, TurnUp or Name.
type Move struct {
	Action     Action
	Hand, Open Kind  // of SwapCards
	Name       Kind  // of NameJoker
	Place      uint8 // of TurnCard: which of the face-down cards that are left, from 0 on the left
	count      uint8
	pieces     [MostEqual]Piece
}

// Swap exchanges a hand card for an open card.
func Swap(hand, open Kind) Move { return Move{Action: SwapCards, Hand: hand, Open: open} }

// EndSwap ends the exchange of the seat.
func EndSwap() Move { return Move{Action: EndExchange} }

// Lay lays cards in this order, at most MostEqual.
func Lay(pieces ...Piece) Move {
	m := Move{Action: LayCards, count: uint8(min(len(pieces), MostEqual+1))}
	copy(m.pieces[:], pieces)
	return m
}

// Take takes up the pile.
func Take() Move { return Move{Action: TakePile} }

// TurnUp turns up one of the face-down cards that are left, from 0 on the left.
func TurnUp(nth int) Move { return Move{Action: TurnCard, Place: uint8(min(max(nth, 0), 255))} }

// Name names the JOKER just turned up.
func Name(k Kind) Move { return Move{Action: NameJoker, Name: k} }

// Pieces returns the cards of a laying, lowest first. The slice is the move's own memory and must not be changed.
func (m *Move) Pieces() []Piece { return m.pieces[:min(int(m.count), MostEqual)] }

// Kind returns what the first card of a laying means.
func (m *Move) Kind() Kind { return m.pieces[0].Means() }

// String returns the move as records write it.
func (m Move) String() string {
	switch m.Action {
	case SwapCards:
		return m.Hand.String() + "~" + m.Open.String()
	case EndExchange:
		return "."
	case LayCards:
		var parts []string
		for _, piece := range m.Pieces() {
			parts = append(parts, piece.String())
		}
		return strings.Join(parts, "+")
	case TakePile:
		return "<"
	case TurnCard:
		return "#" + strconv.Itoa(int(m.Place)+1)
	case NameJoker:
		return "=" + m.Name.String()
	}
	return "?"
}

// String returns the piece as records write it.
func (c Piece) String() string {
	if c.Open {
		return "^" + c.Face.String()
	}
	return c.Face.String()
}

// ParseMove reads a move as records write it.
func ParseMove(text string) (m Move, ok bool) {
	switch {
	case text == ".":
		return EndSwap(), true
	case text == "<":
		return Take(), true
	case strings.HasPrefix(text, "#"):
		return TurnUp(int(text[len(text)-1] - '1')), len(text) == 2 && text[1] >= '1' && text[1] <= '9'
	case strings.HasPrefix(text, "="):
		name, ok := ParseKind(text[1:])
		return Name(name), ok && name.IsNameable()
	}
	if hand, open, swap := strings.Cut(text, "~"); swap {
		m.Action = SwapCards
		m.Hand, ok = ParseKind(hand)
		m.Open, swap = ParseKind(open)
		return m, ok && swap
	}
	m.Action = LayCards
	for part := range strings.SplitSeq(text, "+") {
		if m.count == MostEqual {
			return m, false
		}
		part, open := strings.CutPrefix(part, "^")
		face, ok := ParseFace(part)
		if !ok {
			return m, false
		}
		m.pieces[m.count] = Piece{face, open}
		m.count++
	}
	return m, true
}
