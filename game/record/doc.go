// Package record is the text format of records for any game: tags with the players and their cards, then lines of turns. It parses
// lines, tags and turns, and knows the place of each word for errors; the rules of a game judge its deal and its moves. The subcommand
// help describes the format.
//
// A game lists its tags as Fields: each one reads its value into the game and holds the text to write. A Header reads the tags of a text. From
// them the game makes its first position, and Turns plays the turns below. The Word at fault makes the error, or the Header if no word is
// at fault. TagsOf and AppendMove write the format.
//
// Verify implements "dreist verify": it finds the game of a record among the given Formats.
//
// Codes are short names of deals, which people type, paste and read aloud: digits and letters except I, L, O and U, which look like
// others, in groups of four, with a check symbol at the end.
//
// The package imports only the standard library, and opens only the files given to Verify.
package record
