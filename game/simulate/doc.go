// Package simulate plays games of computer players without a window. A Simulation plays many games in parallel, each
// determined by the simulation's seed and its own number, and a Tally counts the results, with confidence intervals.
// A Trial tries one of several options. All are tried on the same deals, and those that are worse beyond doubt are dropped; computer
// players that imagine hidden cards choose their moves so.
//
// It names no game: a game provides a function that plays one game and returns its Result. The package uses no clock, no
// files, and only the randomness it is given.
package simulate
