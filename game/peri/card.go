package peri

import (
	"slices"
	"strings"
)

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

// ParseCard reads a card that lies face up.
func ParseCard(text string) (Card, bool) {
	if len(text) != 2 {
		return NoCard, false
	}
	rank, suit := strings.IndexByte(rankLetters, text[0]), strings.IndexByte(suitLetters, text[1])
	return NewCard(rank+1, Suit(suit)), rank >= 0 && suit >= 0
}

// ParseItem reads an item of a list of piles: a card, which may lie face down, NoCard or Divider.
func ParseItem(text string) (Card, bool) {
	switch text {
	case "-":
		return NoCard, true
	case "/":
		return Divider, true
	}
	open, down := strings.CutPrefix(text, "?")
	c, ok := ParseCard(open)
	if down {
		c |= faceDown
	}
	return c, ok
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

// Cards returns the cards from the bottom up.
func (p Pile) Cards() []Card { return []Card(p) }

func (p Pile) reversed() Pile {
	cards := p.Cards()
	slices.Reverse(cards)
	return Pile(cards)
}
