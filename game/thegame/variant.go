package thegame

import "slices"

// Variant is the difficulty of a game, the same for all seats (G 13).
type Variant uint8

// The variants.
const (
	Base         Variant = iota
	Pro                  // each turn owes three cards instead of two
	ProSmall             // as Pro, and hands have one card less
	VariantCount = 3     // the number of variants
)

var variantNames = [VariantCount]string{"base", "pro", "pro-small"}

// String returns the variant's name in records.
func (v Variant) String() string {
	if v >= VariantCount {
		return "?"
	}
	return variantNames[v]
}

// ParseVariant reads the name of a variant.
func ParseVariant(name string) (Variant, bool) {
	i := slices.Index(variantNames[:], name)
	return Variant(max(i, 0)), i >= 0
}

// OwedCount returns the number of cards that each turn owes while there is a draw pile.
func (v Variant) OwedCount() int {
	if v == Base {
		return 2
	}
	return 3
}

// HandSize returns the number of cards in a full hand with this number of seats. Hands are dealt, and later filled up, to it.
func (v Variant) HandSize(seats int) int {
	size := max(MaxHand+1-seats, 6)
	if v == ProSmall {
		size--
	}
	return size
}
