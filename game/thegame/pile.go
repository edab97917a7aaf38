package thegame

import (
	"iter"
	"math/bits"
	"strings"
)

// Pile is one of the four piles, from the top of the table down (G 1).
type Pile uint8

// The piles: A and B ascend, C and D descend.
const (
	A Pile = iota
	B
	C
	D
	Piles = 4
)

const pileLetters = "abcd"

// String returns the pile's letter.
func (p Pile) String() string {
	if p >= Piles {
		return "?"
	}
	return pileLetters[p : p+1]
}

// ParsePile reads the letter of a pile.
func ParsePile(letter byte) (Pile, bool) {
	i := strings.IndexByte(pileLetters, letter)
	return Pile(max(i, 0)), i >= 0
}

// IsAscending reports whether the numbers on the pile grow.
func (p Pile) IsAscending() bool { return p <= B }

// Base returns the number that the pile shows without cards.
func (p Pile) Base() Card {
	if p.IsAscending() {
		return 1
	}
	return Highest + 1
}

// TrickSize is how far the backwards trick goes back.
const TrickSize = 10

// Step returns how far a card goes on from the one that shows, in the pile's direction: 1 or more for a plain step,
// -TrickSize for the backwards trick. The card fits if the step is one of these.
func (p Pile) Step(shown, c Card) int {
	if p.IsAscending() {
		return int(c) - int(shown)
	}
	return int(shown) - int(c)
}

// CanLay reports whether a card may be laid on one that shows (G 4).
func (p Pile) CanLay(shown, c Card) bool {
	step := p.Step(shown, c)
	return step > 0 || step == -TrickSize
}

// TenBackCard returns the card that goes back on one that shows, NoCard where there is none.
func (p Pile) TenBackCard(shown Card) Card {
	trick := int(shown) - TrickSize
	if !p.IsAscending() {
		trick = int(shown) + TrickSize
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

// Len returns how many piles are in the set.
func (s PileSet) Len() int { return bits.OnesCount8(uint8(s)) }

// All yields the piles of the set from A to D.
func (s PileSet) All() iter.Seq[Pile] {
	return func(yield func(Pile) bool) {
		for p := range Pile(Piles) {
			if s.Has(p) && !yield(p) {
				return
			}
		}
	}
}
