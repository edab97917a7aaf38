// Package record is the text format of records for any game: tags with the players and their cards, then one line per turn. It knows
// lines, tags, turns and their faults, and where each word stood; the rules of a game judge its deal and its moves. The subcommand help
// describes the format.
//
// A game states its tags as Fields. A Header reads a text: first the tags, each value checked by its field as it comes; Read then asks
// the game for the position that they describe, and gives it the turns. Turns plays them by the rules of a game whose lines hold a whole
// turn. Errors are made by methods of Line, Tag, Value, Header or Turn, which add line and column. AppendTag and AppendMove write the
// format.
//
// Verify implements "dreist verify": it finds the game of a record among the given Formats.
//
// A CodeForm writes short codes of deals, which people type, paste and read aloud: digits and letters except I, L, O and U, which look like
// others, in groups of four, with a check symbol at the end.
//
// The package imports only the standard library, and opens only the files given to Verify.
package record
