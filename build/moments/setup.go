package moments

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/match"
	"dreist/game/record"
)

// twelveRows is a layout that winds down to row 12: deeper than games get by chance, and than the table shows at once.
const twelveRows = "1yyy4/3v4/3y4/2vv4/2yy4/3vv3/4y3/4v3/4yy2/4v3/4yy2/5rr1"

// TwelveRows is a set-up with a layout that has to be scrolled, and cards in hand that fit at its end and at its top.
func TwelveRows() (save string, err error) { return SetUp("8r 7r 1y 6y 8v", twelveRows) }

// SetUp returns a game, as the game saves it, with these cards in the player's hand and this layout, both in the
// record format. All other cards are shuffled into the two piles.
func SetUp(hand, layout string) (save string, err error) {
	var deck record.Deck
	deal := dreist.Deal{Mode: dreist.Solo, Hands: make([][]dreist.Card, 2)}
	if deal.Hands[0], err = deck.Cards(hand); err != nil {
		return "", fmt.Errorf("moments: %w", err)
	}
	if deal.Layout, err = deck.Layout(layout); err != nil {
		return "", fmt.Errorf("moments: %w", err)
	}
	deal.Piles = rest(deal)
	m, err := match.New(deal, record.Seats("Anna", "Egon"), nil, match.Unkept{})
	if err != nil {
		return "", fmt.Errorf("moments: %w", err)
	}
	return m.Record()
}

// rest deals the cards that a set-up leaves over to two piles.
func rest(deal dreist.Deal) [][]dreist.Card {
	piles := dreist.NewSoloDeal(dreist.EvenDeal, 1).Piles
	for i, pile := range piles {
		piles[i] = slices.DeleteFunc(slices.Clone(pile), func(c dreist.Card) bool {
			return slices.Contains(deal.Hands[0], c) ||
				slices.ContainsFunc(deal.Layout, func(at dreist.Placed) bool { return at.Card == c })
		})
	}
	return piles
}
