package thegame

import "slices"

// The limits of a table.
const (
	MaxSeats = 5 // the largest number of seats
	MaxHand  = 8 // the largest number of cards in a hand
)

// Seat is the number of a player, clockwise from 0. Records count from 1.
type Seat int8

// NoSeat is no player.
const NoSeat Seat = -1

// Position is the state of a game between two moves. It is a comparable value: positions with the same cards in the same
// spots are equal. Deal.Position makes one.
type Position struct {
	below [Highest + 1]Card // the card under each card of a pile or the draw pile, NoCard under the lowest
	top   [PileCount]Card   // the top card or base number that each pile shows
	draw  Card              // the top card of the draw pile, NoCard if it is empty
	size  [PileCount]uint8
	stock uint8 // the number of cards in the draw pile

	hand    [MaxSeats][MaxHand]Card
	held    [MaxSeats]uint8
	signals [MaxSeats][PileCount]Signal

	variant Variant
	seats   uint8
	turn    Seat
	laid    uint8
	minimum uint8
	stuck   Seat
}

// Variant returns the variant that is played.
func (p *Position) Variant() Variant { return p.variant }

// SeatCount returns the number of players.
func (p *Position) SeatCount() int { return int(p.seats) }

// Turn returns the seat to move, NoSeat after the end.
func (p *Position) Turn() Seat { return p.turn }

// IsOver reports whether the game has ended.
func (p *Position) IsOver() bool { return p.turn == NoSeat }

// IsWon reports whether all cards were laid.
func (p *Position) IsWon() bool { return p.IsOver() && p.stuck == NoSeat }

// StuckSeat returns the seat that had no card to lay when the game was lost (G 8), otherwise NoSeat.
func (p *Position) StuckSeat() Seat { return p.stuck }

// LaidCount returns the number of cards laid in this turn, 0 after the end.
func (p *Position) LaidCount() int { return int(p.laid) }

// OwedCount returns the number of cards that must be laid in this turn in all, 0 after the end.
func (p *Position) OwedCount() int { return int(p.minimum) }

// HandSize returns the number of cards to which hands are filled up.
func (p *Position) HandSize() int { return p.variant.HandSize(int(p.seats)) }

// Hand returns a seat's hand in the order in which the cards came. The slice shares the position's memory and must not be
// changed.
func (p *Position) Hand(s Seat) []Card { return p.hand[s][:p.held[s]] }

// TopCard returns the number that a pile shows: its top card, or Pile.BaseNumber if it has no cards.
func (p *Position) TopCard(on Pile) Card { return p.top[on] }

// PileSize returns the number of cards on a pile.
func (p *Position) PileSize(on Pile) int { return int(p.size[on]) }

// AppendPile appends the cards of a pile to dst, first laid first.
func (p *Position) AppendPile(dst []Card, on Pile) []Card {
	from := len(dst)
	for c, left := p.top[on], p.size[on]; left > 0; c, left = p.below[c], left-1 {
		dst = append(dst, c)
	}
	slices.Reverse(dst[from:])
	return dst
}

// DrawPileSize returns the number of cards in the draw pile.
func (p *Position) DrawPileSize() int { return int(p.stock) }

// AppendDrawPile appends the draw pile to dst, top card first.
func (p *Position) AppendDrawPile(dst []Card) []Card {
	for c := p.draw; c != NoCard; c = p.below[c] {
		dst = append(dst, c)
	}
	return dst
}

// CardsLeft returns the result of the game: the number of cards left in all hands and the draw pile.
func (p *Position) CardsLeft() int {
	rest := int(p.stock)
	for _, n := range p.held {
		rest += int(n)
	}
	return rest
}

// Signal returns the signal of a seat about a pile, or NoSignal.
func (p *Position) Signal(s Seat, about Pile) Signal { return p.signals[s][about] }

// HasCard reports whether a seat holds a card.
func (p *Position) HasCard(s Seat, c Card) bool { return slices.Contains(p.Hand(s), c) }
