package primer

import "dreist/game/dreixdrei"

// FirstDeal returns the deal of the first game. A search found it: with two easy players the ideas of the script come up one after the other, and a
// beginner is seldom last. It has fewer cards than a whole game, so that the last phases come within minutes.
func FirstDeal() dreixdrei.Deal {
	return dreixdrei.Deal{
		SeatCount: 3, SetCount: 1, StartSeat: 1, IsSwapping: true,
		FaceDownCards: [][]dreixdrei.Kind{{11, 9, 12}, {3, 5, invi}, {dele, rest, invi}},
		OpenCards:     [][]dreixdrei.Kind{{rest, dele, 4}, {8, 11, invi}, {rest, rest, invi}},
		Hand:          [][]dreixdrei.Kind{{6, 12, 9}, {5, 7, joker}, {8, 8, 12}},
		DrawPile:      []dreixdrei.Kind{5, 9, 3, 4, 10, 7, joker, 3, 3, 4, joker, 11, 5, 4, 10, 6, 11, 6},
	}
}

const (
	dele  = dreixdrei.Delete
	invi  = dreixdrei.Invisible
	rest  = dreixdrei.Restart
	joker = dreixdrei.Joker
)
