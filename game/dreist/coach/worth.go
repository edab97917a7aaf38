package coach

import "dreist/game/dreist"

// The fair player's values, in cards got rid of. All draws and pairs of a turn together stay below one card, so that
// it never lays fewer cards for them. Each of the two wins about two more games in a hundred against Egon.
const (
	worthOfWin  = 1000
	worthOfGift = 3.5   // two cards fewer, and two more for somebody else
	worthOfDraw = 0.25  // one more card to choose from
	worthOfPair = 0.1   // two hand cards that could touch in the layout
	nothing     = -1000 // no turn yet, or the hand is emptied without a gift to the seat with the fewest cards
)

// worthOfHand returns the value of a hand's pairs: cards that could touch can open together or follow each other.
func worthOfHand(hand []dreist.Card) float64 {
	pairs := 0
	for i, c := range hand {
		pairs += mates(c, hand[:i])
	}
	return float64(worthOfPair * float64(pairs)) // rounded before anything is added
}

// mates counts the other cards with the same number, or the same colour and a neighbouring number.
func mates(c dreist.Card, among []dreist.Card) int {
	n := 0
	for _, other := range among {
		if other != c && c.Kind().CanPartner(other.Kind()) {
			n++
		}
	}
	return n
}
