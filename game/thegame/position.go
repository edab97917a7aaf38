package thegame

import "slices"

// MaxSeats is the largest table, MaxHand the largest hand.
const (
	MaxSeats = 5
	MaxHand  = 8
)

// Seat counts the players clockwise from 0. The record format counts them from 1.
type Seat int8

// NoSeat stands where there is no player.
const NoSeat Seat = -1

// Position is everything the rules know at one moment. It is a comparable value: copying it copies a struct, and two
// positions with the same cards in the same places are equal. Make one with Deal.Position.
type Position struct {
	// The piles and the draw pile are chains: below leads from a card to the one under it.
	below [Highest + 1]Card
	top   [Piles]Card // what each pile shows
	draw  Card        // on top of the draw pile, NoCard where it is empty
	size  [Piles]uint8
	stock uint8 // cards in the draw pile

	hand    [MaxSeats][MaxHand]Card
	held    [MaxSeats]uint8
	signals [MaxSeats][Piles]Signal

	variant Variant
	seats   uint8
	turn    Seat
	laid    uint8
	minimum uint8
	stuck   Seat
}

// Variant returns how hard the game is.
func (p *Position) Variant() Variant { return p.variant }

// Seats returns the number of players.
func (p *Position) Seats() int { return int(p.seats) }

// Turn returns the seat to move, NoSeat after the end.
func (p *Position) Turn() Seat { return p.turn }

// IsOver reports whether the game has ended.
func (p *Position) IsOver() bool { return p.turn == NoSeat }

// IsWon reports whether all cards were laid.
func (p *Position) IsWon() bool { return p.IsOver() && p.stuck == NoSeat }

// Stuck returns the seat that could not go on, NoSeat unless the game is lost (G 8).
func (p *Position) Stuck() Seat { return p.stuck }

// LaidCount returns how many cards the running turn has laid, 0 after the end.
func (p *Position) LaidCount() int { return int(p.laid) }

// Minimum returns how many cards the running turn owes in all, 0 after the end.
func (p *Position) Minimum() int { return int(p.minimum) }

// HandSize returns to how many cards hands are filled up.
func (p *Position) HandSize() int { return p.variant.HandSize(int(p.seats)) }

// Hand returns a seat's hand in the order in which the cards came. The slice is the position's own memory and must not
// be changed.
func (p *Position) Hand(s Seat) []Card { return p.hand[s][:p.held[s]] }

// TopCard returns what a pile shows: its top card, or the number of its base card.
func (p *Position) TopCard(on Pile) Card { return p.top[on] }

// PileSize returns how many cards were laid on a pile.
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

// DeckSize returns how many cards the draw pile holds.
func (p *Position) DeckSize() int { return int(p.stock) }

// AppendDeck appends the draw pile to dst, top card first.
func (p *Position) AppendDeck(dst []Card) []Card {
	for c := p.draw; c != NoCard; c = p.below[c] {
		dst = append(dst, c)
	}
	return dst
}

// Rest returns the result of the game: how many cards all hands and the draw pile hold.
func (p *Position) Rest() int {
	rest := int(p.stock)
	for _, n := range p.held {
		rest += int(n)
	}
	return rest
}

// Signal returns the signal of a seat about a pile, NoSignal where none stands.
func (p *Position) Signal(s Seat, about Pile) Signal { return p.signals[s][about] }

// HasCard reports whether a seat holds a card.
func (p *Position) HasCard(s Seat, c Card) bool { return slices.Contains(p.Hand(s), c) }
