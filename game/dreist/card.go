package dreist

import (
	"fmt"
	"math/bits"
)

// Color is one of the four colours of the number cards.
type Color uint8

// The colours in the order of their letters r y t v.
const (
	Red Color = iota
	Yellow
	Turquoise
	Violet
)

// The size of the deck: every colour has every number three times (rules §1).
const (
	ColorCount  = 4
	NumberCount = 8 // numbers of each colour, from 1
	CopyCount   = 3 // cards of each number and colour
	CardCount   = ColorCount * NumberCount * CopyCount
)

const colorLetters = "rytv"

// letter returns the colour's letter in the record format: r, y, t or v.
func (c Color) letter() byte { return colorLetters[c] }

// String returns the colour's English name.
func (c Color) String() string {
	return [ColorCount]string{"red", "yellow", "turquoise", "violet"}[c]
}

// ParseColor returns the colour that a letter of the record format stands for.
func ParseColor(letter byte) (Color, bool) {
	for c := range Color(ColorCount) {
		if colorLetters[c] == letter {
			return c, true
		}
	}
	return 0, false
}

// Card is the identity of one number card, 0 to 95, kept through a whole game.
// Bits 0–1 hold the colour, bits 2–4 the number less one, bits 5–6 the copy.
type Card uint8

// NoCard is the value of a Card for no card.
const NoCard Card = 255

// Kind is the number and colour printed on a card; three cards share each kind.
// It counts from 0 to 31, number by number.
type Kind uint8

// KindCount is the number of kinds.
const KindCount = NumberCount * ColorCount

// NewCard returns the given copy (0–2) of the card with number 1–8 and a colour.
func NewCard(number int, color Color, copy int) Card {
	return Card(copy<<5 | (number-1)<<2 | int(color))
}

// KindOf returns the kind with number 1–8 and a colour.
func KindOf(number int, color Color) Kind { return Kind((number-1)<<2 | int(color)) }

// Color returns the card's colour.
func (c Card) Color() Color { return Color(c & 3) }

// Number returns the card's number, 1 to 8, which is also the only column it may lie in.
func (c Card) Number() int { return int(c>>2)&7 + 1 }

// Kind returns the number and colour printed on the card.
func (c Card) Kind() Kind { return Kind(c & 31) }

// Copy returns the card's number among the three of its kind: 0, 1 or 2.
func (c Card) Copy() int { return int(c >> 5) }

// String returns the card as the record format writes it: 6r. The copy does not show.
func (c Card) String() string {
	if c == NoCard {
		return "-"
	}
	return c.Kind().String()
}

// Number returns the kind's number, 1 to 8. The mask guarantees that range, so that the compiler leaves out checks of indices.
func (k Kind) Number() int { return int(k>>2)&7 + 1 }

// Color returns the kind's colour.
func (k Kind) Color() Color { return Color(k & 3) }

// Card returns the kind's card with the given copy number, 0 to 2.
func (k Kind) Card(copy int) Card { return Card(copy<<5) | Card(k) }

// String returns the kind as the record format writes it: 6r.
func (k Kind) String() string {
	return string([]byte{'0' + byte(k.Number()), k.Color().letter()})
}

// ParseKind reads a kind as the record format writes it: a number 1–8 and a colour letter.
func ParseKind(s string) (Kind, error) {
	if len(s) == 2 && s[0] >= '1' && s[0] <= '8' {
		if color, ok := ParseColor(s[1]); ok {
			return KindOf(int(s[0]-'0'), color), nil
		}
	}
	return 0, fmt.Errorf("dreist: %q is not a card: want a number 1–8 and a colour letter r, y, t or v", s)
}

// kindSet is a set of kinds: bit 0 is kind 0.
type kindSet uint32

func (s kindSet) has(k Kind) bool { return s>>k&1 != 0 }

func (s *kindSet) add(k Kind) { *s |= 1 << k }

// first returns the lowest kind of a set that is not empty.
func (s kindSet) first() Kind { return Kind(bits.TrailingZeros32(uint32(s))) }

// kindCount is the kinds of some cards, and those of them that occur more than once.
type kindCount struct{ once, more kindSet }

func countKinds(cards []Card) (n kindCount) {
	for _, c := range cards {
		n.more |= n.once & (1 << c.Kind())
		n.once |= 1 << c.Kind()
	}
	return n
}

// without returns the remaining kinds after one card of a kind is taken away.
func (n kindCount) without(k Kind) kindSet { return n.once&^(1<<k) | n.more&(1<<k) }

// Cell is a spot of the layout: a row, counted from 1 at the base, and a column, 1 to 8.
type Cell struct {
	Row, Column int
}

// Cell returns the cell a card takes on a row.
func (c Card) Cell(row int) Cell { return Cell{Row: row, Column: c.Number()} }
