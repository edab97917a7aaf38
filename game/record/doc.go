// Package record is the text form of any game: tags that name the players and their cards, then one line per turn. It
// knows lines, tags, turns and their faults, and no game; what tags and moves mean is known to a game's own package.
// The form is told in record-format.md; every game's section on records says what it adds.
//
// A game reads a text as a Source: Tags hands it the tag lines, Turns the turn lines, cut into words that know where
// they stand. Whatever it refuses is an Error, made at a Line, Tag, Value or Turn, so that a fault has its line and
// column; where in them the formats of games want it differs. AppendTag and AppendMove write the same form.
//
// Verify is the check behind "dreist verify": it finds the game of a record among the Formats it is given.
//
// Only the standard library is imported, and no file opened but those Verify is given.
package record
