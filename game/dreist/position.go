package dreist

import "slices"

// The limits of a game.
const (
	MaxSeats = 4 // largest number of players at a table
	HandSize = 5 // number of cards up to which a hand is filled
)

// Seat is the number of a player, clockwise from 0. Records count from 1.
type Seat int8

// The special seats.
const (
	NoSeat   Seat = -1 // no player
	EgonSeat Seat = 1  // Egon's seat in a game against him
)

// Mode is the kind of game by its opponents.
type Mode uint8

// The modes.
const (
	TableMode Mode = iota // 2 to 4 players with hands
	SoloMode              // one player against Egon
)

// Pending is a question that the player to move has to answer first.
type Pending uint8

// The questions.
const (
	NothingPending Pending = iota // no question
	PartnerPending                // an opening waits for its partner (R 3)
	DrawPending                   // a DREIer allows to draw a card (R 7)
)

// discardPile is the index of the common discard pile beside the seats' piles.
const discardPile = MaxSeats

// Position is the state of a game between two moves. It is a comparable value: positions with the same cards in the same spots are equal. Make
// one with Deal.Position.
type Position struct {
	layout Layout

	// The piles and the discard pile are chains: below leads from a card to the one under it.
	below [CardCount]Card
	top   [MaxSeats + 1]Card
	size  [MaxSeats + 1]uint8

	hand [MaxSeats][HandSize]Card
	held [MaxSeats]uint8

	mode    Mode
	seats   uint8
	turn    Seat
	winner  Seat
	pending Pending
	opening Card
	laid    uint8
}

// Layout returns the layout, read-only.
func (p *Position) Layout() *Layout { return &p.layout }

// Mode returns the mode of the game.
func (p *Position) Mode() Mode { return p.mode }

// SeatCount returns the number of players, Egon included.
func (p *Position) SeatCount() int { return int(p.seats) }

// Turn returns the seat to move, NoSeat after the end.
func (p *Position) Turn() Seat { return p.turn }

// Winner returns the seat that has won, NoSeat while the game runs.
func (p *Position) Winner() Seat { return p.winner }

// Pending returns the question that the player to move has to answer first.
func (p *Position) Pending() Pending { return p.pending }

// OpeningCard returns the card that waits for its partner, or NoCard.
func (p *Position) OpeningCard() Card { return p.opening }

// LaidCount returns the number of cards that the seat to move has laid in this turn.
func (p *Position) LaidCount() int { return int(p.laid) }

// Hand returns a seat's hand in the order in which the cards came. The slice is the position's own memory and
// must not be changed.
func (p *Position) Hand(s Seat) []Card { return p.hand[s][:p.held[s]] }

// PileSize returns the number of cards in a seat's draw pile.
func (p *Position) PileSize(s Seat) int { return int(p.size[s]) }

// CardsLeft returns a seat's score: the number of cards in its hand and its draw pile.
func (p *Position) CardsLeft(s Seat) int { return int(p.held[s]) + int(p.size[s]) }

// AppendPile appends a seat's draw pile to dst, top card first.
func (p *Position) AppendPile(dst []Card, s Seat) []Card { return p.appendChain(dst, int(s)) }

// AppendDiscardPile appends the discard pile to dst, lowest card first.
func (p *Position) AppendDiscardPile(dst []Card) []Card {
	from := len(dst)
	dst = p.appendChain(dst, discardPile)
	slices.Reverse(dst[from:])
	return dst
}

// AppendHidden appends the cards that the seat to move cannot see to dst: all piles, and the others' hands.
func (p *Position) AppendHidden(dst []Card) []Card {
	for s := range Seat(p.seats) {
		if dst = p.AppendPile(dst, s); s != p.turn {
			dst = append(dst, p.Hand(s)...)
		}
	}
	return dst
}

// HasHand reports whether a seat plays from a hand; Egon does not (rules §2).
func (p *Position) HasHand(s Seat) bool { return p.mode != SoloMode || s != EgonSeat }

// IsEgonToMove reports whether the next move is Egon's.
func (p *Position) IsEgonToMove() bool { return p.mode == SoloMode && p.turn == EgonSeat }

func (p *Position) appendChain(dst []Card, pile int) []Card {
	for c := p.top[pile]; c != NoCard; c = p.below[c] {
		dst = append(dst, c)
	}
	return dst
}

func (p *Position) push(pile int, c Card) {
	p.below[c] = p.top[pile]
	p.top[pile] = c
	p.size[pile]++
}

func (p *Position) pop(pile int) Card {
	c := p.top[pile]
	p.top[pile], p.below[c] = p.below[c], NoCard
	p.size[pile]--
	return c
}

func (p *Position) discard(c Card) { p.push(discardPile, c) }

func (p *Position) receive(s Seat, c Card) {
	p.hand[s][p.held[s]] = c
	p.held[s]++
}

// release takes a card out of a hand. Of two equal cards the record format always means the first, so if the later one
// is played, the earlier one takes its slot: the hand reads the same either way.
func (p *Position) release(s Seat, c Card) {
	hand := p.hand[s][:p.held[s]]
	first := 0
	for hand[first].Kind() != c.Kind() {
		first++
	}
	for slot := first; hand[first] != c; slot++ {
		if hand[slot] == c {
			hand[slot], hand[first] = hand[first], c
		}
	}
	copy(hand[first:], hand[first+1:])
	hand[len(hand)-1] = NoCard
	p.held[s]--
}

// HandCard returns the first card of a kind in a seat's hand, or NoCard. The record format names cards by kind,
// so of two equal ones it always means this one.
func (p *Position) HandCard(s Seat, k Kind) Card {
	for _, c := range p.Hand(s) {
		if c.Kind() == k {
			return c
		}
	}
	return NoCard
}

// WithHandCard returns a move with its card replaced by the first one of that kind in the hand of the seat to move. If the
// hand has no such card, the move stays as it is and the rules refuse it.
func (p *Position) WithHandCard(m Move) Move {
	if m.Card < CardCount && p.turn != NoSeat {
		if c := p.HandCard(p.turn, m.Card.Kind()); c != NoCard {
			m.Card = c
		}
	}
	return m
}
