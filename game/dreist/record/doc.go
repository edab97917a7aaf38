// Package record is the text form of DREIst!'s cards, positions and games: the tags, cards, layouts and moves of the
// record format (record-format.md) on the lines, tags and turns that package game/record reads for any game. Saves,
// replays, examples, shared deals, bug reports and tests all use it.
//
// Parse reads a record and plays it by the rules while it reads, so a Game that comes from Parse or New can
// always be replayed; Game.String writes it in its one canonical form. Format is what game/record checks it by.
//
// Seats have two numbers here. A record's own numbers, 1 to 4, may leave gaps; the rules count the seats that
// are given from 0, clockwise. Game.Number leads from the second to the first.
//
// The package opens no file, and knows nothing of screens or of where saves are kept.
package record
