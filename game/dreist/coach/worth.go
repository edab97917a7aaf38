package coach

import "dreist/game/dreist"

// What the fair player sees in things, in cards got rid of. All draws and pairs of a turn together stay below one card,
// so that it never lays fewer cards than it can for their sake. Each of the two wins it about two games against Egon in a
// hundred.
const (
	worthOfWin  = 1000
	worthOfGift = 3.5   // two cards less, and two more for somebody else
	worthOfDraw = 0.25  // a card more to choose from
	worthOfPair = 0.1   // two hand cards that could lie side by side or one below the other
	nothing     = -1000 // there is no such line
)

// worthOfHand returns what the cards that stay in a hand are worth to each other: what touches can open together, or
// follow each other into the layout.
func worthOfHand(hand []dreist.Card) float64 {
	pairs := 0
	for i, c := range hand {
		pairs += mates(c, hand[:i])
	}
	return worthOfPair * float64(pairs)
}

// worthOfMates returns what a hand loses in worthOfHand without one of its cards.
func worthOfMates(c dreist.Card, hand []dreist.Card) float64 {
	return worthOfPair * float64(mates(c, hand))
}

// mates counts the other cards that have the number of a card, or its colour and the number beside its own.
func mates(c dreist.Card, among []dreist.Card) int {
	n := 0
	for _, other := range among {
		apart := c.Number() - other.Number()
		if other != c && (apart == 0 || c.Color() == other.Color() && (apart == 1 || apart == -1)) {
			n++
		}
	}
	return n
}
