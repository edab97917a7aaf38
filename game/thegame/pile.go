package thegame

import (
	"iter"
	"math/bits"
	"strings"
)

// Pile is one of the four piles, from the top of the table down (G 1).
type Pile uint8

// The piles: PileA and PileB ascend, PileC and PileD descend.
const (
	PileA Pile = iota
	PileB
	PileC
	PileD
	PileCount = 4
)

const pileLetters = "abcd"

// String returns the pile's letter.
func (p Pile) String() string {
	if p >= PileCount {
		return "?"
	}
	return pileLetters[p : p+1]
}

// parsePile reads the letter of a pile.
func parsePile(letter byte) (Pile, bool) {
	i := strings.IndexByte(pileLetters, letter)
	return Pile(max(i, 0)), i >= 0
}

// IsAscending reports whether the numbers on the pile grow.
func (p Pile) IsAscending() bool { return p <= PileB }

// BaseNumber returns the number that the pile shows while no card lies on it: 1 or 100.
func (p Pile) BaseNumber() Card {
	if p.IsAscending() {
		return 1
	}
	return Highest + 1
}

// TenBackSize is the number by which a card may go back (ten back).
const TenBackSize = 10

// Step returns the distance from the number that the pile shows to a card, in the pile's direction. The card fits if the
// step is 1 or more, or -TenBackSize for ten back.
func (p Pile) Step(shown, c Card) int {
	if p.IsAscending() {
		return int(c) - int(shown)
	}
	return int(shown) - int(c)
}

// CanLay reports whether a card fits on the number that the pile shows (G 4).
func (p Pile) CanLay(shown, c Card) bool {
	step := p.Step(shown, c)
	return step > 0 || step == -TenBackSize
}

// TenBackCard returns the card that goes ten back from the number that the pile shows, or NoCard.
func (p Pile) TenBackCard(shown Card) Card {
	trick := int(shown) - TenBackSize
	if !p.IsAscending() {
		trick = int(shown) + TenBackSize
	}
	if trick < int(Lowest) || trick > int(Highest) {
		return NoCard
	}
	return Card(trick)
}

// PileSet is a set of piles: bit 0 is pile A.
type PileSet uint8

// Has reports whether a pile is in the set.
func (s PileSet) Has(p Pile) bool { return s>>p&1 != 0 }

// Len returns the number of piles in the set.
func (s PileSet) Len() int { return bits.OnesCount8(uint8(s)) }

// Piles yields the piles of the set from A to D.
func (s PileSet) Piles() iter.Seq[Pile] {
	return func(yield func(Pile) bool) {
		for p := range Pile(PileCount) {
			if s.Has(p) && !yield(p) {
				return
			}
		}
	}
}
