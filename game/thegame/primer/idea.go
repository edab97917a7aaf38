package primer

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
)

// Idea is something to understand about the game; the character of a pile speaks of it.
type Idea = lesson.Idea[thegame.Move, thegame.Pile]

// ideas returns the script. The cards are those of FirstDeal.
func ideas() []Idea {
	lay := func(c thegame.Card, on thegame.Pile) []thegame.Move { return []thegame.Move{thegame.Lay(c, on)} }
	return []Idea{
		{ID: "up", Who: thegame.A, Moves: lay(13, thegame.A)},
		{ID: gap, Who: thegame.B, Moves: lay(37, thegame.B)},
		{ID: back, Who: thegame.B, Deed: lesson.TakeBack},
		{ID: "down", Who: thegame.C, Moves: lay(96, thegame.C)},
		{ID: "end", Who: thegame.D, Moves: []thegame.Move{thegame.End()}},
		{ID: "trick", Who: thegame.A, Moves: lay(3, thegame.A)},
		{ID: BuildIdea, Who: thegame.C, Moves: append(lay(84, thegame.C), lay(94, thegame.C)...)},
		{ID: hint, Who: thegame.D, Deed: lesson.AskHint},
	}
}

// The ideas that are met otherwise than by a move, and BuildIdea, whose second card goes back on its first.
const (
	gap       = "gap"
	back      = "back"
	hint      = "hint"
	BuildIdea = "build"
)

// FirstCard and LastCard return the first and the last card that an idea asks for, NoCard where it asks for none.
func FirstCard(i Idea) thegame.Card { return card(i, 0) }
func LastCard(i Idea) thegame.Card  { return card(i, len(i.Moves)-1) }

func card(i Idea, n int) thegame.Card {
	if n < 0 || n >= len(i.Moves) {
		return thegame.NoCard
	}
	return i.Moves[n].Card
}
