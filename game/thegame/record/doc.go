// Package record reads and writes the text form of THE GAME for saves, replays, shared deals, examples and tests.
// Package game/record reads the lines, tags and turns that the records of all games share; this package adds the tags,
// cards and moves of THE GAME.
//
// Parse plays a record by the rules while it reads, so that a Game from Parse or New can always be replayed. Game.String
// writes its only canonical form.
//
// The error for a broken record names one fault: the first one in a single tag, otherwise in the tags as a whole (found by
// this package, then by the rules), otherwise in the turns, otherwise in the result.
//
// The package opens no file, and knows neither screens nor the folders of saves.
package record
