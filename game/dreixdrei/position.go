package dreixdrei

// The sizes of a table.
const (
	MinSeats  = 2
	MaxSeats  = 10
	Places    = 3 // for face-down cards with open ones on them
	FullHand  = 3 // to how many cards a hand is filled up
	MostEqual = 14
	Circle    = 200 // turns in a row without progress that end a game (D 17)
)

// Seat counts the players clockwise from 0. Records count them from 1.
type Seat int8

// NoSeat stands where there is no player.
const NoSeat Seat = -1

// Position is everything the rules know at one moment. It is a comparable value: copying it copies a struct, and two
// positions with the same cards in the same places are equal. Make one with Deal.Position.
type Position struct {
	draw, pile, gone [Deck]Card // of the draw pile the last is the top card
	left, size, away uint8      // how many cards these hold
	names            [copies]Kind

	hand       [MaxSeats]set
	open, down [MaxSeats][Places]Card
	known      [MaxSeats]uint64 // four bits for each kind

	opened uint16 // seats that have begun phase 2, from the lowest bit
	out    [MaxSeats]Seat
	outs   uint8

	seats, sets  uint8
	starts, turn Seat
	exchange     bool
	again        bool // a DELETE was laid in this turn, which goes on
	progress     bool // made in this turn
	undecided    bool
	idle         uint8 // turns without progress
	turned       Card  // the JOKER that waits for its name
}

// Seats returns the number of players.
func (p *Position) Seats() int { return int(p.seats) }

// Sets returns how many sets of cards are played with.
func (p *Position) Sets() int { return int(p.sets) }

// Turn returns the seat to move, NoSeat after the end.
func (p *Position) Turn() Seat { return p.turn }

// Starts returns the seat that starts.
func (p *Position) Starts() Seat { return p.starts }

// IsOver reports whether the game has ended.
func (p *Position) IsOver() bool { return p.turn == NoSeat }

// IsUndecided reports whether the game has ended because nothing went on (D 17).
func (p *Position) IsUndecided() bool { return p.undecided }

// IsSwapping reports whether the exchange is still under way.
func (p *Position) IsSwapping() bool { return p.exchange }

// MustLayAgain reports whether the seat to move has laid a DELETE and goes on (D 13).
func (p *Position) MustLayAgain() bool { return p.again }

// Turned returns the turned-up JOKER that waits for its name, NoCard if there is none.
func (p *Position) Turned() Card { return p.turned }

// Idle returns how many turns in a row have passed without progress (D 17).
func (p *Position) Idle() int { return int(p.idle) }

// HandSize returns how many cards a seat has in the hand.
func (p *Position) HandSize(s Seat) int { return p.hand[s].size() }

// HandCount returns how many cards of a kind a seat has in the hand.
func (p *Position) HandCount(s Seat, k Kind) int { return p.hand[s].count(k) }

// AppendHand appends the hand of a seat to dst, in the order of kinds, of equal cards the leftmost first.
func (p *Position) AppendHand(dst []Card, s Seat) []Card { return p.hand[s].appendTo(dst) }

// Open returns the places of a seat's open cards from left to right, with NoCard on those that are empty.
func (p *Position) Open(s Seat) [Places]Card { return p.open[s] }

// OpenCount returns how many open cards of a kind a seat has.
func (p *Position) OpenCount(s Seat, k Kind) (n int) {
	for _, c := range p.open[s] {
		if c != NoCard && c.Kind() == k {
			n++
		}
	}
	return n
}

// FaceDown returns the places of a seat's face-down cards from left to right, with NoCard on those that are empty.
func (p *Position) FaceDown(s Seat) [Places]Card { return p.down[s] }

// OpenSize returns how many open cards a seat has.
func (p *Position) OpenSize(s Seat) int { return count(p.open[s]) }

// DownSize returns how many face-down cards a seat has.
func (p *Position) DownSize(s Seat) int { return count(p.down[s]) }

func count(places [Places]Card) (n int) {
	for _, c := range places {
		if c != NoCard {
			n++
		}
	}
	return n
}

// KnownCount returns how many cards of a kind everybody knows a seat to hold in the hand, having seen it take them (D 19).
func (p *Position) KnownCount(s Seat, k Kind) int {
	return int(p.known[s] >> (4 * uint(k-Lowest)) & 15)
}

// DrawSize returns how many cards the draw pile holds.
func (p *Position) DrawSize() int { return int(p.left) }

// AppendDraw appends the draw pile to dst, top card first.
func (p *Position) AppendDraw(dst []Card) []Card {
	for i := int(p.left) - 1; i >= 0; i-- {
		dst = append(dst, p.draw[i])
	}
	return dst
}

// PileSize returns how many cards lie on the pile.
func (p *Position) PileSize() int { return int(p.size) }

// Pile returns the cards of the pile, lowest first. The slice is the position's own memory and must not be changed.
func (p *Position) Pile() []Card { return p.pile[:p.size] }

// Face returns a card as it lies on the pile, a JOKER with its name.
func (p *Position) Face(c Card) Face {
	if c.Kind() == Joker {
		return NamedFace(p.names[c.Copy()])
	}
	return FaceOf(c.Kind())
}

// GoneCards returns the cards that left the game, earliest first. The slice is the position's own memory and must not be
// changed.
func (p *Position) GoneCards() []Card { return p.gone[:p.away] }

// Phase returns the phase of a seat, 1 to 3. A seat that is out is in phase 3.
func (p *Position) Phase(s Seat) int {
	switch {
	case p.left == 0 && p.open[s] == [Places]Card{}:
		return 3
	case p.opened>>s&1 != 0:
		return 2
	}
	return 1
}

// IsFinished reports whether a seat has no cards left.
func (p *Position) IsFinished(s Seat) bool {
	return p.hand[s].empty() && p.open[s] == [Places]Card{} && p.down[s] == [Places]Card{} && (p.turned == NoCard || p.turn != s)
}

// Finished returns the seats that are out, first one first. The slice is the position's own memory and must not be
// changed.
func (p *Position) Finished() []Seat { return p.out[:p.outs] }

// Loser returns the seat that was left at the end, NoSeat before it and in an undecided game.
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

// Place returns the place of a seat, 1 to the number of seats, 0 while it plays. Seats that are left share the last
// place (D 18).
func (p *Position) Place(s Seat) int {
	for i, finished := range p.Finished() {
		if finished == s {
			return i + 1
		}
	}
	if p.IsOver() {
		return int(p.seats)
	}
	return 0
}

// NextSeat returns the seat clockwise of another that still plays.
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
