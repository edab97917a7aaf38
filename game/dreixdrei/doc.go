// Package dreixdrei holds the rules of the card game DREI x DR3I: cards, deal, position, moves and events. D 1 to D 20 in
// comments are rulings on what the printed rules leave open.
//
// A Position is a value. Apply returns the position after a move together with what happened, or a Refusal that says why
// the move is not allowed and names the cards at fault; Position.Play is the same in place, for searches. Everything else
// only asks: Position.Demand says what the pile asks for, Position.Refusal why a move may not be made,
// Position.AppendMoves which moves may be.
//
// Moves speak of kinds, not of single cards, as records do: of equal cards the leftmost moves.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package dreixdrei
