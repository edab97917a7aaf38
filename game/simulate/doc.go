// Package simulate is games of computer players without a window. A Simulation plays many games between the same
// seats at once, each of them following from the simulation's seed and its own number alone, and a Tally counts how
// they end, with confidence intervals. Best finds the best of some options by trying all of them on the same deals,
// and drops what is worse beyond doubt: it is what a computer player decides by that imagines what is hidden.
//
// It names no game: a game gives a Table, on which its players play, and makes of each game a Result. The package
// knows no clock, no files and no randomness but what it is given.
package simulate
