package thegame

import "strconv"

// Card is the number of a card, 2 to 99; each number occurs once.
type Card uint8

// The limits of the cards.
const (
	NoCard    Card = 0
	Lowest    Card = 2
	Highest   Card = 99
	CardCount      = int(Highest-Lowest) + 1 // the number of cards
)

// String returns the card's number, "-" for NoCard.
func (c Card) String() string {
	if c == NoCard {
		return "-"
	}
	return strconv.Itoa(int(c))
}

// ParseCard reads a card: its number without leading zeros.
func ParseCard(text string) (Card, bool) {
	number, _ := strconv.Atoi(text)
	return Card(number), number >= int(Lowest) && number <= int(Highest) && strconv.Itoa(number) == text
}

// ShuffledDeck returns all cards, shuffled by a seed. The order is the same on every machine and in every later version: a
// Fisher–Yates shuffle driven by the SplitMix64 generator. Rules import no other package of this program, so each game has
// its own shuffle.
func ShuffledDeck(seed uint64) []Card {
	deck := make([]Card, CardCount)
	for i := range deck {
		deck[i] = Lowest + Card(i)
	}
	for i := len(deck) - 1; i > 0; i-- {
		seed += 0x9e3779b97f4a7c15
		z := seed
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
		j := int(z % uint64(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
	return deck
}
