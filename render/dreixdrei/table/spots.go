package table

import (
	"slices"

	"dreist/game/dreixdrei"
)

// seatPosition is a position with the seat whose cards are moved.
type seatPosition struct {
	*dreixdrei.Position
	seat dreixdrei.Seat
}

func (t *Table) frontPosition() seatPosition { return seatPosition{t.ShownPosition(), t.FrontSeat()} }

type spot uint8

const (
	elsewhere spot = iota
	inHand
	open
	faceDown
	top // the top card of the pile
)

// spotOf returns the spot of a card, and the number of the spot in the row if the card is open or face down.
func (s seatPosition) spotOf(c dreixdrei.Card) (spot, int) {
	rows, downs := s.OpenCards(s.seat), s.FaceDownCards(s.seat)
	switch pile := s.Pile(); {
	case c == dreixdrei.NoCard:
	case slices.Contains(s.hand(), c):
		return inHand, 0
	case slices.Contains(rows[:], c):
		return open, slices.Index(rows[:], c)
	case slices.Contains(downs[:], c):
		return faceDown, slices.Index(downs[:], c)
	case len(pile) > 0 && pile[len(pile)-1] == c:
		return top, 0
	}
	return elsewhere, 0
}

func (s seatPosition) hand() []dreixdrei.Card { return s.AppendHand(nil, s.seat) }

func (s seatPosition) open() []dreixdrei.Card {
	row := s.OpenCards(s.seat)
	return present(row[:])
}

func (s seatPosition) faceDown() []dreixdrei.Card { return FaceDownCards(s.Position, s.seat) }

// FaceDownCards returns the face-down cards that a seat has left.
func FaceDownCards(p *dreixdrei.Position, of dreixdrei.Seat) []dreixdrei.Card {
	row := p.FaceDownCards(of)
	return present(row[:])
}

func present(row []dreixdrei.Card) []dreixdrei.Card {
	return slices.DeleteFunc(slices.Clone(row), func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
}

// joinable reports whether equal cards may go along with a card.
func (s seatPosition) joinable(c dreixdrei.Card) bool {
	where, _ := s.spotOf(c)
	return (where == inHand || where == open) && !s.IsSwapping()
}

// equals returns the cards equal to a card, itself included, in the order in which the rules lay them: hand cards, then open ones.
func (s seatPosition) equals(c dreixdrei.Card) []dreixdrei.Card {
	return slices.DeleteFunc(append(s.hand(), s.open()...), func(other dreixdrei.Card) bool { return other.Kind() != c.Kind() })
}

func (s seatPosition) turnUp(nth int) dreixdrei.Move {
	row := s.FaceDownCards(s.seat)
	return dreixdrei.TurnOverNth(len(present(row[:nth])))
}

// laying returns the move that lays cards. JOKERs take the kind of the cards that they are laid with; alone they take a name.
func (s seatPosition) laying(cards []dreixdrei.Card, name dreixdrei.Kind) dreixdrei.Move {
	cards = slices.Sorted(slices.Values(cards))
	for _, c := range cards {
		if c.Kind() != dreixdrei.Joker {
			name = c.Kind()
		}
	}
	var pieces []dreixdrei.CardToLay
	for _, c := range cards {
		where, _ := s.spotOf(c)
		pieces = append(pieces, dreixdrei.CardToLay{Face: named(c, name), IsOpenCard: where == open})
	}
	return dreixdrei.Lay(pieces...)
}

func named(c dreixdrei.Card, name dreixdrei.Kind) dreixdrei.Face {
	if c.Kind() == dreixdrei.Joker {
		return dreixdrei.NamedFace(name)
	}
	return dreixdrei.FaceOf(c.Kind())
}

func unnamed(cards []dreixdrei.Card) bool {
	return !slices.ContainsFunc(cards, func(c dreixdrei.Card) bool { return c.Kind() != dreixdrei.Joker })
}

// layable returns the cards that may be laid now. JOKERs count as INVISIBLE, which may lie on anything.
func (s seatPosition) layable() []dreixdrei.Card {
	if s.IsOver() || s.IsSwapping() || s.Turn() != s.seat {
		return nil
	}
	return slices.DeleteFunc(append(s.hand(), s.open()...), func(c dreixdrei.Card) bool {
		return !s.CanMove(s.laying([]dreixdrei.Card{c}, dreixdrei.Invisible))
	})
}

func (s seatPosition) mayTurnUp() bool { return s.CanMove(dreixdrei.TurnOverNth(0)) }

func (s seatPosition) onlyTakes() bool {
	return !s.IsSwapping() && s.TurnedJoker() == dreixdrei.NoCard && s.CanMove(dreixdrei.PickUp()) && len(s.layable()) == 0 && !s.mayTurnUp()
}
