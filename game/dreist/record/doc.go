// Package record reads and writes the text form of DREIst!'s cards, positions and games, for saves, replays, examples,
// shared deals, bug reports and tests. Package game/record reads the lines, tags and turns that the records of all games
// share; this package adds DREIst!'s tags, cards, layouts and moves.
//
// Parse plays a record by the rules while it reads, so a Game from Parse or New can always be replayed; Game.String
// writes its one canonical form. Format lets game/record check records of DREIst!.
//
// Seats have two numbers here. A record's numbers, 1 to 4, may have gaps; the rules number the seats that play from 0,
// clockwise. Game.SeatNumber converts a seat of the rules to the record's number.
//
// The package opens no file, and knows nothing of screens or of where saves are kept.
package record
