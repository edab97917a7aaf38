package tutor

import "dreist/game/thegame"

// Deed is what an idea asks for.
type Deed uint8

// The deeds.
const (
	Move     Deed = iota // one of Lesson.Wanted
	TakeBack             // the last card is taken back
	AskHint              // a hint is asked for; any card instead is fine, too
)

// Idea is something to understand about the game, by doing it.
type Idea struct {
	ID   string       // stable, such as "trick"
	Pile thegame.Pile // whose character speaks of it
	Deed Deed
	// moves are those that it asks for, in this order; the last one shows that it was understood.
	moves []thegame.Move
}

// script is the ideas in their order. The cards are those of Deal.
func script() []Idea {
	lay := func(c thegame.Card, on thegame.Pile) []thegame.Move { return []thegame.Move{thegame.Lay(c, on)} }
	return []Idea{
		{ID: "up", Pile: thegame.A, moves: lay(13, thegame.A)},
		{ID: gap, Pile: thegame.B, moves: lay(37, thegame.B)},
		{ID: back, Pile: thegame.B, Deed: TakeBack},
		{ID: "down", Pile: thegame.C, moves: lay(96, thegame.C)},
		{ID: "end", Pile: thegame.D, moves: []thegame.Move{thegame.End()}},
		{ID: "trick", Pile: thegame.A, moves: lay(3, thegame.A)},
		{ID: Build, Pile: thegame.C, moves: append(lay(84, thegame.C), lay(94, thegame.C)...)},
		{ID: hint, Pile: thegame.D, Deed: AskHint},
	}
}

// The ideas that are met otherwise than by a move, and Build, whose second card goes back on its first.
const (
	gap   = "gap"
	back  = "back"
	hint  = "hint"
	Build = "build"
)

// First and Last return the first and the last card that the idea asks for, NoCard where it asks for none.
func (i *Idea) First() thegame.Card { return i.card(0) }
func (i *Idea) Last() thegame.Card  { return i.card(len(i.moves) - 1) }

func (i *Idea) card(n int) thegame.Card {
	if n < 0 || n >= len(i.moves) {
		return thegame.NoCard
	}
	return i.moves[n].Card
}
