// Package sight separates the truth of a game from what a seat may know.
//
// A Watch follows a game move by move and knows everything. A View is what it shows to the seat to move: the legal
// moves, the kinds of hidden cards, and random positions consistent with what the seat sees. A View does not give
// away hidden cards, so players that choose moves from views cannot cheat.
//
// The package uses no clock, and only the randomness it is given.
package sight
