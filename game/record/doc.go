// Package record is the text format of records for any game: tags with the players and their cards, then one line per turn. It knows
// lines, tags, turns and their faults; each game's own package defines the tags and moves. The subcommand help describes the format.
//
// A game reads a text as a Source: Tags passes it the tag lines, Turns the turn lines, split into words with their
// positions. Its errors are made by methods of Line, Tag, Value or Turn, which add line and column. AppendTag and
// AppendMove write the format.
//
// Verify implements "dreist verify": it finds the game of a record among the given Formats.
//
// The package imports only the standard library, and opens only the files given to Verify.
package record
