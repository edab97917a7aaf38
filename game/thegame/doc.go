// Package thegame holds the rules of the card game THE GAME: cards, piles, variants, position, moves, signals and
// events. G 1 to G 20 in comments are rulings on what the printed rules leave open.
//
// A Position is a value. Apply returns the position after a move together with what happened, or a Refusal that says
// why the move is not allowed; Position.Play is the same in place, for searches. Everything else only asks:
// Position.Takes says which piles take a card, Position.Refusal why a move may not be made, Position.IsStranding whether a
// card would leave the turn stuck.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package thegame
