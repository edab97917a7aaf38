package dreixdrei

import (
	"math/bits"
	"strconv"
	"strings"
)

// Kind is a number, 3 to 12, or a special. NoKind stands where there is none.
type Kind uint8

// The kinds. The numbers between Lowest and Highest are what they say.
const (
	NoKind    Kind = 0
	Lowest    Kind = 3
	Seven     Kind = 7
	Highest   Kind = 12
	Delete    Kind = 13
	Invisible Kind = 14
	Restart   Kind = 15
	Joker     Kind = 16

	Kinds = int(Joker-Lowest) + 1 // how many there are
)

const specialLetters = "DIRJ"

// String returns the kind as records write it, "-" for NoKind.
func (k Kind) String() string {
	switch {
	case k.IsNumber():
		return strconv.Itoa(int(k))
	case k.IsKnown():
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
	for k := Lowest; k <= Highest; k++ {
		if text == strconv.Itoa(int(k)) {
			return k, true
		}
	}
	return NoKind, false
}

// IsNumber reports whether the kind is a number.
func (k Kind) IsNumber() bool { return k >= Lowest && k <= Highest }

// IsKnown reports whether there is such a kind.
func (k Kind) IsKnown() bool { return k >= Lowest && k <= Joker }

// IsNameable reports whether a JOKER may be named so (D 15).
func (k Kind) IsNameable() bool { return k.IsKnown() && k != Joker }

// Copies returns how many cards of the kind so many sets have (D 2).
func (k Kind) Copies(sets int) int {
	if k == Joker {
		return 3 * sets
	}
	return Colours * sets
}

// The sizes of the material (D 2, D 3).
const (
	Colours = 4
	MaxSets = 2
	SetSize = 55
	Deck    = MaxSets * SetSize
)

// Card is one single card: its kind and which of the equal cards it is. NoCard stands where there is none. Colours please
// the eye and mean nothing, as does which of equal cards is which.
type Card uint8

// NoCard is no card.
const NoCard Card = 0

const copies = 8 // places for equal cards

func cardOf(k Kind, copy int) Card { return Card(int(k-Lowest)*copies + copy + 1) }

// Kind returns what the card is.
func (c Card) Kind() Kind {
	if c == NoCard {
		return NoKind
	}
	return Lowest + Kind((c-1)/copies)
}

// Copy tells equal cards apart, from 0. It is 0 for NoCard.
func (c Card) Copy() int { return int(max(c, 1)-1) % copies }

// Colour is one of four, from 0.
func (c Card) Colour() int { return c.Copy() % Colours }

// String returns the kind of the card.
func (c Card) String() string { return c.Kind().String() }

// Face is a card as it lies on the pile: a JOKER with its name, and any other card by itself.
type Face struct{ Kind, Name Kind }

// FaceOf returns the face of a card that is no JOKER.
func FaceOf(k Kind) Face { return Face{Kind: k} }

// NamedFace returns the face of a JOKER with a name.
func NamedFace(name Kind) Face { return Face{Joker, name} }

// Means returns the kind that the card obeys: its name if it is a JOKER.
func (f Face) Means() Kind {
	if f.Kind == Joker {
		return f.Name
	}
	return f.Kind
}

// valid reports whether there is such a face.
func (f Face) valid() bool {
	return f.Kind.IsKnown() && (f.Kind == Joker) == (f.Name != NoKind) && f.Means().IsNameable()
}

// String returns the face as records write it.
func (f Face) String() string {
	if f.Kind == Joker {
		return f.Kind.String() + "=" + f.Name.String()
	}
	return f.Kind.String()
}

// ParseFace reads a face as records write it.
func ParseFace(text string) (Face, bool) {
	var f Face
	kind, name, named := strings.Cut(text, "=")
	f.Kind, _ = ParseKind(kind)
	f.Name, _ = ParseKind(name)
	return f, f.valid() && named == (f.Kind == Joker)
}

// set is a set of cards; equal ones share a byte.
type set struct{ low, high uint64 }

const half = 64 / copies // kinds in a word

func (s *set) add(c Card)    { *s.word(c.Kind()) |= 1 << (uint(c-1) % 64) }
func (s *set) remove(c Card) { *s.word(c.Kind()) &^= 1 << (uint(c-1) % 64) }

func (s *set) word(k Kind) *uint64 {
	if k < Lowest+half {
		return &s.low
	}
	return &s.high
}

func (s *set) size() int { return bits.OnesCount64(s.low) + bits.OnesCount64(s.high) }

func (s *set) empty() bool { return s.low|s.high == 0 }

// of returns which copies of a kind are there.
func (s *set) of(k Kind) uint8 { return uint8(*s.word(k) >> (uint(k-Lowest) * copies % 64)) }

func (s *set) count(k Kind) int { return bits.OnesCount8(s.of(k)) }

// first returns the leftmost card of a kind that is there.
func (s *set) first(k Kind) Card { return cardOf(k, bits.TrailingZeros8(s.of(k))) }

// appendTo appends the cards of the set in the order of kinds.
func (s *set) appendTo(dst []Card) []Card {
	for i, word := range [2]uint64{s.low, s.high} {
		for ; word != 0; word &= word - 1 {
			dst = append(dst, Card(64*i+bits.TrailingZeros64(word)+1))
		}
	}
	return dst
}
