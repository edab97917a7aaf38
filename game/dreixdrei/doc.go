// Package dreixdrei holds the rules of the card game DREI x DR3I: cards, deal, position, moves and events. D 1 to D 20 in
// comments are rulings on what the printed rules leave open.
//
// A Position is a value. Apply returns the position after a move and its events, or a Refusal that says why the move is
// not allowed and names the cards at fault. Position.Play changes a position in place, for searches. All other functions
// change nothing: Position.Demand returns the number that the pile demands, Position.Refusal the reason against a move,
// Position.AppendMoves the allowed moves.
//
// Moves name kinds, not single cards, as records do: of equal cards the leftmost one moves.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package dreixdrei
