package thegame

// Variant is how hard the game is, one choice for the whole table (G 13).
type Variant uint8

// The variants: Pro owes three cards a turn instead of two, ProSmall in addition deals one card less to each hand.
const (
	Base Variant = iota
	Pro
	ProSmall
	Variants = 3
)

var variantNames = [Variants]string{"base", "pro", "pro-small"}

// String returns the variant's name in the record format.
func (v Variant) String() string {
	if v >= Variants {
		return "?"
	}
	return variantNames[v]
}

// ParseVariant reads the name of a variant.
func ParseVariant(name string) (Variant, bool) {
	for v, n := range variantNames {
		if n == name {
			return Variant(v), true
		}
	}
	return Base, false
}

// Minimum returns how many cards a turn owes while there is a draw pile.
func (v Variant) Minimum() int {
	if v == Base {
		return 2
	}
	return 3
}

// HandSize returns how many cards a hand of that many seats is dealt and filled up to.
func (v Variant) HandSize(seats int) int {
	size := max(MaxHand+1-seats, 6)
	if v == ProSmall {
		size--
	}
	return size
}
