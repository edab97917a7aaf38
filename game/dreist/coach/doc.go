// Package coach holds the computer players and plays games between them.
//
// A Player chooses a move from a sight.View, which is all it can know of the game. New makes one by its name: Random,
// Easy or Fair. Table.Play lets players play one game; a Simulation plays many at once, each of them following from the
// simulation's seed and its own number alone, and a Tally counts how they end.
//
// The package knows no clock, no files and no randomness but what it is given.
package coach
