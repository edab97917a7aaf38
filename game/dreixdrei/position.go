package dreixdrei

import "slices"

// The sizes of a table.
const (
	MinSeats     = 2
	MaxSeats     = 10
	SpotsPerSeat = 3   // the number of a seat's spots, each for a face-down card and an open card on it
	FullHand     = 3   // the number of cards to which a hand is filled up
	MaxLaidCards = 14  // the largest number of cards that can be laid together
	MaxIdleTurns = 200 // the turns in a row without progress that end a game (D 17)
)

// Seat is the number of a player, clockwise from 0. Records count from 1.
type Seat int8

// NoSeat is no player.
const NoSeat Seat = -1

// Position is the state of a game between two moves. It is a comparable value: positions with the same cards in the same
// spots are equal. Deal.Position makes one.
type Position struct {
	draw, pile, gone [MaxDeckSize]Card // the top card of the draw pile comes last
	left, size, away uint8             // the number of cards in draw, pile and gone
	names            [copies]Kind      // the names of JOKERs on the pile, by Card.CopyNumber

	hand       [MaxSeats]set
	open, down [MaxSeats][SpotsPerSeat]Card
	known      [MaxSeats]uint64 // see CountKnownInHand; four bits for each kind

	opened uint16         // the seats that have reached phase 2, from the lowest bit
	out    [MaxSeats]Seat // the finished seats, in order
	outs   uint8          // their number

	seats, sets  uint8
	starts, turn Seat
	exchange     bool
	again        bool // a DELETE was laid in this turn, which continues
	progress     bool // progress was made in this turn (D 17)
	undecided    bool
	idle         uint8 // see IdleTurnCount
	turned       Card  // see TurnedJoker
}

// SeatCount returns the number of players.
func (p *Position) SeatCount() int { return int(p.seats) }

// SetCount returns the number of card sets in the game.
func (p *Position) SetCount() int { return int(p.sets) }

// Turn returns the seat to move, NoSeat after the end.
func (p *Position) Turn() Seat { return p.turn }

// StartSeat returns the seat that starts the game.
func (p *Position) StartSeat() Seat { return p.starts }

// IsOver reports whether the game has ended.
func (p *Position) IsOver() bool { return p.turn == NoSeat }

// IsUndecided reports whether the game has ended because MaxIdleTurns turns made no progress (D 17).
func (p *Position) IsUndecided() bool { return p.undecided }

// IsSwapping reports whether the seats still swap cards before the first turn.
func (p *Position) IsSwapping() bool { return p.exchange }

// MustLayAgain reports whether the seat to move has laid a DELETE and continues its turn (D 13).
func (p *Position) MustLayAgain() bool { return p.again }

// TurnedJoker returns the JOKER that was turned over and needs a name, or NoCard.
func (p *Position) TurnedJoker() Card { return p.turned }

// IdleTurnCount returns the number of turns in a row without progress (D 17).
func (p *Position) IdleTurnCount() int { return int(p.idle) }

// HandSize returns the number of cards in a hand.
func (p *Position) HandSize(s Seat) int { return p.hand[s].size() }

// CountInHand returns the number of cards of a kind in a hand.
func (p *Position) CountInHand(s Seat, k Kind) int { return p.hand[s].count(k) }

// AppendHand appends the hand of a seat to dst in the order of kinds; equal cards from left to right.
func (p *Position) AppendHand(dst []Card, s Seat) []Card { return p.hand[s].appendTo(dst) }

// OpenCards returns the open cards of a seat from left to right, NoCard for an empty spot.
func (p *Position) OpenCards(s Seat) [SpotsPerSeat]Card { return p.open[s] }

// CountOpenCards returns the number of open cards of a kind that a seat has.
func (p *Position) CountOpenCards(s Seat, k Kind) (n int) {
	for _, c := range p.open[s] {
		if c != NoCard && c.Kind() == k {
			n++
		}
	}
	return n
}

// FaceDownCards returns the face-down cards of a seat from left to right, NoCard for an empty spot.
func (p *Position) FaceDownCards(s Seat) [SpotsPerSeat]Card { return p.down[s] }

// OpenCardCount returns the number of open cards that a seat has.
func (p *Position) OpenCardCount(s Seat) int { return count(p.open[s]) }

// FaceDownCount returns the number of face-down cards that a seat has.
func (p *Position) FaceDownCount(s Seat) int { return count(p.down[s]) }

func count(places [SpotsPerSeat]Card) (n int) {
	for _, c := range places {
		if c != NoCard {
			n++
		}
	}
	return n
}

// CountKnownInHand returns the number of cards of a kind in a hand that everybody knows, having seen them come there (D 19).
func (p *Position) CountKnownInHand(s Seat, k Kind) int {
	return int(p.known[s] >> (4 * uint(k-LowestNumber)) & 15)
}

// DrawPileSize returns the number of cards in the draw pile.
func (p *Position) DrawPileSize() int { return int(p.left) }

// AppendDrawPile appends the draw pile to dst, top card first.
func (p *Position) AppendDrawPile(dst []Card) []Card {
	for i := int(p.left) - 1; i >= 0; i-- {
		dst = append(dst, p.draw[i])
	}
	return dst
}

// PileSize returns the number of cards in the pile.
func (p *Position) PileSize() int { return int(p.size) }

// Pile returns the cards of the pile, lowest first. The slice shares the position's memory and must not be changed.
func (p *Position) Pile() []Card { return p.pile[:p.size] }

// Face returns the face of a card on the pile.
func (p *Position) Face(c Card) Face {
	if c.Kind() == Joker {
		return NamedFace(p.names[c.CopyNumber()])
	}
	return FaceOf(c.Kind())
}

// RemovedCards returns the cards that left the game, earliest first. The slice shares the position's memory and must not be
// changed.
func (p *Position) RemovedCards() []Card { return p.gone[:p.away] }

// Phase returns the phase of a seat, 1 to 3. A finished seat is in phase 3.
func (p *Position) Phase(s Seat) int {
	switch {
	case p.left == 0 && p.open[s] == [SpotsPerSeat]Card{}:
		return 3
	case p.opened>>s&1 != 0:
		return 2
	}
	return 1
}

// IsFinished reports whether a seat has no cards left.
func (p *Position) IsFinished(s Seat) bool {
	return p.hand[s].empty() && p.open[s] == [SpotsPerSeat]Card{} && p.down[s] == [SpotsPerSeat]Card{} && (p.turned == NoCard || p.turn != s)
}

// FinishedSeats returns the finished seats in the order of their places. The slice shares the position's memory and must not
// be changed.
func (p *Position) FinishedSeats() []Seat { return p.out[:p.outs] }

// Loser returns the seat that has cards left at the end, NoSeat before the end and in an undecided game.
func (p *Position) Loser() Seat {
	if p.IsOver() && !p.undecided {
		for s := range Seat(p.seats) {
			if !p.IsFinished(s) {
				return s
			}
		}
	}
	return NoSeat
}

// Place returns the result of a seat, from 1 for the first place, or 0 while it plays. Seats with cards left at the end
// share the last place (D 18).
func (p *Position) Place(s Seat) int {
	if i := slices.Index(p.FinishedSeats(), s); i >= 0 {
		return i + 1
	}
	if p.IsOver() {
		return int(p.seats)
	}
	return 0
}

// NextSeat returns the next seat clockwise that still has cards; at least one seat must have.
func (p *Position) NextSeat(s Seat) Seat {
	for {
		s++
		if s >= Seat(p.seats) {
			s = 0
		}
		if !p.IsFinished(s) {
			return s
		}
	}
}
