package dreixdrei

import (
	"strconv"
	"strings"
)

// Action is the kind of a move.
type Action uint8

// The actions.
const (
	SwapCards    Action = iota + 1 // swap a hand card for an open one
	EndSwapping                    // end the swapping of the seat
	LayCards                       // lay cards of one kind
	PickUpPile                     // pick up the pile
	TurnOverCard                   // turn over a face-down card
	NameJoker                      // name the JOKER just turned over
)

// CardToLay is a card to be laid.
type CardToLay struct {
	Face
	IsOpenCard bool // whether it is an open card, not a hand card
}

// Move is one decision of the seat to move. Swap, EndSwap, Lay, PickUp, TurnOverNth and NameMove make moves.
type Move struct {
	Action        Action
	HandKind      Kind  // the hand card of SwapCards
	OpenKind      Kind  // the open card of SwapCards
	JokerName     Kind  // the name of NameJoker
	FaceDownIndex uint8 // the card of TurnOverCard among the face-down cards left, from 0 on the left
	count         uint8
	pieces        [MaxLaidCards]CardToLay
}

// Swap returns the move that swaps a hand card for an open card.
func Swap(hand, open Kind) Move { return Move{Action: SwapCards, HandKind: hand, OpenKind: open} }

// EndSwap returns the move that ends the swapping of the seat.
func EndSwap() Move { return Move{Action: EndSwapping} }

// Lay returns the move that lays cards in this order, at most MaxLaidCards.
func Lay(pieces ...CardToLay) Move {
	m := Move{Action: LayCards, count: uint8(min(len(pieces), MaxLaidCards+1))}
	copy(m.pieces[:], pieces)
	return m
}

// PickUp returns the move that picks up the pile.
func PickUp() Move { return Move{Action: PickUpPile} }

// TurnOverNth returns the move that turns over one of the face-down cards left; nth counts them from 0 on the left.
func TurnOverNth(nth int) Move {
	return Move{Action: TurnOverCard, FaceDownIndex: uint8(min(max(nth, 0), 255))}
}

// NameMove returns the move that names the JOKER just turned over.
func NameMove(k Kind) Move { return Move{Action: NameJoker, JokerName: k} }

// CardsToLay returns the cards to be laid, lowest first. The slice shares the move's memory and must not be changed.
func (m *Move) CardsToLay() []CardToLay { return m.pieces[:min(int(m.count), MaxLaidCards)] }

// Kind returns the kind that the first card to be laid means.
func (m *Move) Kind() Kind { return m.pieces[0].EffectiveKind() }

// String returns the move as records write it.
func (m Move) String() string {
	switch m.Action {
	case SwapCards:
		return m.HandKind.String() + "~" + m.OpenKind.String()
	case EndSwapping:
		return "."
	case LayCards:
		var parts []string
		for _, piece := range m.CardsToLay() {
			parts = append(parts, piece.String())
		}
		return strings.Join(parts, "+")
	case PickUpPile:
		return "<"
	case TurnOverCard:
		return "#" + strconv.Itoa(int(m.FaceDownIndex)+1)
	case NameJoker:
		return "=" + m.JokerName.String()
	}
	return "?"
}

// String returns the card as records write it.
func (c CardToLay) String() string {
	if c.IsOpenCard {
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
		return PickUp(), true
	case strings.HasPrefix(text, "#"):
		return TurnOverNth(int(text[len(text)-1] - '1')), len(text) == 2 && text[1] >= '1' && text[1] <= '9'
	case strings.HasPrefix(text, "="):
		name, ok := ParseKind(text[1:])
		return NameMove(name), ok && name.IsNameable()
	}
	if hand, open, swap := strings.Cut(text, "~"); swap {
		m.Action = SwapCards
		m.HandKind, ok = ParseKind(hand)
		m.OpenKind, swap = ParseKind(open)
		return m, ok && swap
	}
	m.Action = LayCards
	for part := range strings.SplitSeq(text, "+") {
		if m.count == MaxLaidCards {
			return m, false
		}
		part, open := strings.CutPrefix(part, "^")
		face, ok := ParseFace(part)
		if !ok {
			return m, false
		}
		m.pieces[m.count] = CardToLay{face, open}
		m.count++
	}
	return m, true
}
