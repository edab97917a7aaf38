// Package dreist holds the rules of the card game DREIst!: cards, layout, position, moves, events and Egon's fixed
// script. The rules it follows are numbered; R 1 to R 12 in comments are rulings on what the printed rules leave
// open. Their texts are those of the rule book, assets/texts/dreist/rules.*.json; package rulebook maps the
// numbers.
//
// A Position is a value. Apply returns the position after a move together with what happened, or a Refusal that
// says why the move is not allowed and which cells are at fault; Position.Play is the same in place, for searches.
// Everything else only asks: Position.LegalRows says where a card may be laid, Position.Refusal why a move may not be made,
// Position.EgonTurn what Egon does step by step.
//
// The package knows no clock and no randomness but a given seed, and nothing of files, pictures or languages.
package dreist
