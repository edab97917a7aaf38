package primer

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
)

// Idea is an idea of the game to understand, explained by the character of a pile.
type Idea = lesson.Idea[thegame.Move, thegame.Pile]

// ideas returns the ideas of the script, with moves of the cards of FirstDeal.
func ideas() []Idea {
	lay := func(c thegame.Card, on thegame.Pile) []thegame.Move { return []thegame.Move{thegame.Lay(c, on)} }
	return []Idea{
		{ID: "up", Speaker: thegame.PileA, Moves: lay(13, thegame.PileA)},
		{ID: gap, Speaker: thegame.PileB, Moves: lay(37, thegame.PileB)},
		{ID: back, Speaker: thegame.PileB, Action: lesson.TakeBack},
		{ID: "down", Speaker: thegame.PileC, Moves: lay(96, thegame.PileC)},
		{ID: "end", Speaker: thegame.PileD, Moves: []thegame.Move{thegame.EndMove()}},
		{ID: "trick", Speaker: thegame.PileA, Moves: lay(3, thegame.PileA)},
		{ID: BuildIdea, Speaker: thegame.PileC, Moves: append(lay(84, thegame.PileC), lay(94, thegame.PileC)...)},
		{ID: hint, Speaker: thegame.PileD, Action: lesson.AskHint},
	}
}

// The names of ideas that need more than a move.
const (
	gap       = "gap"
	back      = "back"
	hint      = "hint"
	BuildIdea = "build" // its second card goes ten back from its first
)

// FirstCard returns the first card that an idea asks for, or NoCard.
func FirstCard(i Idea) thegame.Card { return card(i, 0) }

// LastCard returns the last card that an idea asks for, or NoCard.
func LastCard(i Idea) thegame.Card { return card(i, len(i.Moves)-1) }

func card(i Idea, n int) thegame.Card {
	if n < 0 || n >= len(i.Moves) {
		return thegame.NoCard
	}
	return i.Moves[n].Card
}
