// Package thegame holds the rules of the card game THE GAME: cards, piles, variants, position, moves, signals and
// events. G 1 to G 20 in comments are rulings on what the printed rules leave open.
//
// A Position is a value. Apply returns the position after a move and its events, or a Refusal that says why the move is
// not allowed. Position.Play changes a position in place, for searches. All other functions change nothing: Position.FittingPiles
// returns the piles on which a card fits, Position.Refusal the reason against a move, Position.IsLosingMove whether a move
// would lose the game.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package thegame
