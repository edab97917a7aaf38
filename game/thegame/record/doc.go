// Package record reads and writes the text form of THE GAME: saves, replays, shared deals, examples and tests use it.
// Package game/record reads the lines, tags and turns that the records of all games share; this package adds the tags,
// cards and moves of THE GAME.
//
// Parse plays a record by the rules while it reads, so a Game from Parse or New can always be replayed; Game.String
// writes its one canonical form.
//
// Of a broken record one fault is told: the first one in a single tag, else in the tags as a whole (by this package, then by
// the rules), else in the turns, else in the result.
//
// Format lets game/record check records.
//
// The package opens no file, and knows nothing of screens or of where saves are kept.
package record
