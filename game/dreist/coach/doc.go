// Package coach holds the computer players and plays games between them.
//
// A Player chooses a move from a sight.View, which is all it can know of the game. New makes one by its name: Random,
// Easy, Fair or Strong. Strong asks an Adviser, which also tells people what to do: it imagines what is hidden, again and
// again, and plays on with each way to finish the turn. How good a position is then says package value. Table.Play lets players play one game; a Simulation plays many at once, each of them following from the
// simulation's seed and its own number alone, and a Tally counts how they end.
//
// The package knows no clock, no files and no randomness but what it is given.
package coach
