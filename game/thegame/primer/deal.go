package primer

import "dreist/game/thegame"

// FirstDealSize is the number of cards in the first game, instead of 98: it ends within minutes, and most beginners win it.
const FirstDealSize = 40

// FirstDeal returns the deal of the first game. A search found it: the first hands suit the script, whose ten back and building come up in the
// second turn, and most beginners can lay all cards after it. The hand of the second turn has only one pair of cards ten apart.
func FirstDeal() thegame.Deal {
	return thegame.Deal{
		SeatCount: 1,
		Hands:     [][]thegame.Card{{76, 37, 96, 51, 13, 46, 84, 42}},
		DrawPile: []thegame.Card{
			3, 94, 98, 56, 67, 43, 38, 89, 18, 9, 10, 29, 99, 27, 49, 65, 59, 52, 78, 50, 41, 74, 25, 48, 68, 71, 35, 23, 33, 64, 30, 58,
		},
	}
}
