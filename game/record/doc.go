// Package record is the text format of records for any game: tags with the players and their cards, then lines of turns. It parses
// lines, tags and turns, and knows the place of each word for errors; the rules of a game judge its deal and its moves. The subcommand
// help describes the format.
//
// A game states its tags as Fields, each of which reads its value into the game and has the text to write. A Header reads a text: first the
// tags; then the game makes the position that they describe, and Turns plays the turns. Errors are made by the Word that they are about, or by
// the Header. TagsOf and AppendMove write the format.
//
// Verify implements "dreist verify": it finds the game of a record among the given Formats.
//
// Codes are short names of deals, which people type, paste and read aloud: digits and letters except I, L, O and U, which look like
// others, in groups of four, with a check symbol at the end.
//
// The package imports only the standard library, and opens only the files given to Verify.
package record
