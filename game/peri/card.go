package peri

import "strings"

// Card is a playing card: its rank, its suit, and whether it lies face down.
type Card uint8

const (
	NoCard  Card = 0    // no card; in a list of piles, an empty pile
	Divider Card = 0x0f // the mark between two piles in a list

	rankBits      = 4
	rankMask      = 1<<rankBits - 1
	faceDown Card = 1 << 6 // the card lies face down

	rankLetters = "A23456789TJQK"
	suitLetters = "cshd"
)

// The ranks with names; the others are numbers.
const (
	Ace   = 1
	Queen = 12
	King  = 13
)

// Suit is the suit of a card.
type Suit uint8

// The suits in the order of the foundations. AnySuit is used where the suit does not matter.
const (
	Clubs Suit = iota
	Spades
	Hearts
	Diamonds
	SuitCount = 4
	AnySuit   = SuitCount
)

// NewCard returns a card that lies face up.
func NewCard(rank int, s Suit) Card { return Card(s)<<rankBits | Card(rank) }

// Rank returns the rank, from Ace to King.
func (c Card) Rank() int { return int(c & rankMask) }

// Suit returns the suit of a card that lies face up or down.
func (c Card) Suit() Suit { return Suit(c.faceUp() >> rankBits) }

// IsFaceDown reports whether the card lies face down.
func (c Card) IsFaceDown() bool { return c&faceDown != 0 }

func (c Card) faceUp() Card { return c &^ faceDown }
func (c Card) pile() Pile   { return Pile([]Card{c}) }

// String returns the card as records write it, such as Th, or ?Th if it lies face down.
func (c Card) String() string {
	switch {
	case c == NoCard:
		return "-"
	case c == Divider:
		return "/"
	case c.IsFaceDown():
		return "?" + c.faceUp().String()
	}
	return rankLetters[c.Rank()-1:][:1] + suitLetters[c.Suit():][:1]
}

// ParseItem reads an item of the list of a part: a card or, in a part of piles, also a card that lies face down, NoCard or Divider.
func ParseItem(part Part, text string) (c Card, ok bool) {
	if part < Stock {
		switch text {
		case "-":
			return NoCard, true
		case "/":
			return Divider, true
		}
		if text, ok = strings.CutPrefix(text, "?"); ok {
			c = faceDown
		}
	}
	if len(text) != 2 {
		return NoCard, false
	}
	rank, suit := strings.IndexByte(rankLetters, text[0]), strings.IndexByte(suitLetters, text[1])
	return c | NewCard(rank+1, Suit(suit)), rank >= 0 && suit >= 0
}

// Pile holds the cards of a pile from the bottom up. Each byte is a Card.
type Pile string

// Top returns the uppermost card, NoCard if the pile is empty.
func (p Pile) Top() Card {
	if p == "" {
		return NoCard
	}
	return Card(p[len(p)-1])
}
