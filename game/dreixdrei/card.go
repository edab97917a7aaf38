package dreixdrei

import (
	"math/bits"
	"strconv"
	"strings"
)

// Kind is the kind of a card: a number, 3 to 12, or a special.
type Kind uint8

// The kinds. Each number has its own value as a Kind; NoKind is no card or no demand.
const (
	NoKind        Kind = 0
	LowestNumber  Kind = 3
	Seven         Kind = 7
	HighestNumber Kind = 12
	Delete        Kind = 13
	Invisible     Kind = 14
	Restart       Kind = 15
	Joker         Kind = 16

	KindCount = int(Joker-LowestNumber) + 1 // the number of kinds
)

const specialLetters = "DIRJ"

// String returns the kind as records write it, "-" for NoKind.
func (k Kind) String() string {
	switch {
	case k.IsNumber():
		return strconv.Itoa(int(k))
	case k.IsValid():
		return specialLetters[k-Delete : k-Delete+1]
	}
	return "-"
}

// ParseKind reads a kind as records write it.
func ParseKind(text string) (Kind, bool) {
	if len(text) == 1 {
		if i := strings.IndexByte(specialLetters, text[0]); i >= 0 {
			return Delete + Kind(i), true
		}
	}
	for k := LowestNumber; k <= HighestNumber; k++ {
		if text == strconv.Itoa(int(k)) {
			return k, true
		}
	}
	return NoKind, false
}

// IsNumber reports whether the kind is a number.
func (k Kind) IsNumber() bool { return k >= LowestNumber && k <= HighestNumber }

// IsValid reports whether there is such a kind.
func (k Kind) IsValid() bool { return k >= LowestNumber && k <= Joker }

// IsNameable reports whether the kind may be the name of a JOKER (D 15).
func (k Kind) IsNameable() bool { return k.IsValid() && k != Joker }

// CardsIn returns the number of cards of the kind in a number of sets (D 2).
func (k Kind) CardsIn(sets int) int {
	if k == Joker {
		return 3 * sets
	}
	return ColourCount * sets
}

// The sizes of the material (D 2, D 3).
const (
	ColourCount = 4                 // the number of colours
	MaxSets     = 2                 // the largest number of sets
	SetSize     = 55                // the number of cards in a set
	MaxDeckSize = MaxSets * SetSize // the largest number of cards in a game
)

// Card is a single card. Besides its kind it has a number that distinguishes it from equal cards and decides its colour;
// the rules use neither.
type Card uint8

// NoCard is no card.
const NoCard Card = 0

const copies = 8 // the largest number of equal cards, a power of 2

func cardOf(k Kind, copy int) Card { return Card(int(k-LowestNumber)*copies + copy + 1) }

// Kind returns the kind of the card, NoKind for NoCard.
func (c Card) Kind() Kind {
	if c == NoCard {
		return NoKind
	}
	return LowestNumber + Kind((c-1)/copies)
}

// CopyNumber returns the number of the card among equal ones, from 0. It is 0 for NoCard.
func (c Card) CopyNumber() int { return int(max(c, 1)-1) % copies }

// Colour returns the card's colour, 0 to 3.
func (c Card) Colour() int { return c.CopyNumber() % ColourCount }

// String returns the kind of the card.
func (c Card) String() string { return c.Kind().String() }

// Face is the meaning of a card on the pile: its kind and, for a JOKER, its name.
type Face struct{ Kind, JokerName Kind }

// FaceOf returns the face of a card that is not a JOKER.
func FaceOf(k Kind) Face { return Face{Kind: k} }

// NamedFace returns the face of a JOKER with a name.
func NamedFace(name Kind) Face { return Face{Joker, name} }

// EffectiveKind returns the kind by whose rules the card counts: the name of a JOKER, otherwise its kind.
func (f Face) EffectiveKind() Kind {
	if f.Kind == Joker {
		return f.JokerName
	}
	return f.Kind
}

func (f Face) valid() bool {
	return f.Kind.IsValid() && (f.Kind == Joker) == (f.JokerName != NoKind) && f.EffectiveKind().IsNameable()
}

// String returns the face as records write it.
func (f Face) String() string {
	if f.Kind == Joker {
		return f.Kind.String() + "=" + f.JokerName.String()
	}
	return f.Kind.String()
}

// ParseFace reads a face as records write it.
func ParseFace(text string) (Face, bool) {
	var f Face
	kind, name, named := strings.Cut(text, "=")
	f.Kind, _ = ParseKind(kind)
	f.JokerName, _ = ParseKind(name)
	return f, f.valid() && named == (f.Kind == Joker)
}

// set is a set of cards. Each kind has a byte, with a bit for each of its cards.
type set struct{ low, high uint64 }

const half = 64 / copies // the number of kinds in a word

func (s *set) add(c Card)    { *s.word(c.Kind()) |= 1 << (uint(c-1) % 64) }
func (s *set) remove(c Card) { *s.word(c.Kind()) &^= 1 << (uint(c-1) % 64) }

func (s *set) word(k Kind) *uint64 {
	if k < LowestNumber+half {
		return &s.low
	}
	return &s.high
}

func (s *set) size() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

func (s *set) empty() bool { return s.low|s.high == 0 }

// of returns a bit for each copy.
func (s *set) of(k Kind) uint8 { return uint8(*s.word(k) >> (uint(k-LowestNumber) * copies % 64)) }

func (s *set) count(k Kind) int { return bits.OnesCount8(s.of(k)) }

func (s *set) first(k Kind) Card { return cardOf(k, bits.TrailingZeros8(s.of(k))) }

func (s *set) appendTo(dst []Card) []Card {
	for i, word := range [2]uint64{s.low, s.high} {
		for ; word != 0; word &= word - 1 {
			dst = append(dst, Card(64*i+bits.TrailingZeros64(word)+1))
		}
	}
	return dst
}
