// Package simulate plays games of computer players without a window. A Simulation plays many games in parallel, each
// determined by the simulation's seed and its own number, and a Tally counts the results, with confidence intervals.
// Best finds the best of some options by trying all on the same deals, dropping those that are worse beyond doubt;
// computer players that imagine hidden cards use it.
//
// It names no game: a game provides a Table, on which its players play, and a Result of each game. The package uses
// no clock, no files, and only the randomness it is given.
package simulate
