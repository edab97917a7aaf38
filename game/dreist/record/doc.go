// Package record reads, writes and checks the text form of cards, positions and games, the record format: tags
// that name the players and their cards, then one line per turn. Saves, replays, examples, shared deals, bug
// reports and tests all use it.
//
// Parse reads a record and plays it by the rules while it reads, so a Game that comes from Parse or New can
// always be replayed; Game.String writes it in its one canonical form. Verify is the check behind
// "dreist verify".
//
// Seats have two numbers here. A record's own numbers, 1 to 4, may leave gaps; the rules count the seats that
// are given from 0, clockwise. Game.Number leads from the second to the first.
//
// What is wrong with a text is an Error: a place and a Reason, whose Fault a program can tell apart.
//
// The package opens no file but those Verify is given, and knows nothing of screens or of where saves are kept.
package record
