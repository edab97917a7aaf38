// Package sight draws the line between what is true in a game and what a seat may know of it.
//
// A Watch follows a game move by move and knows everything. A View is what it shows to the seat to move: the legal
// moves, the kinds of the cards that are hidden from it, and imagined positions in which all that the seat sees is
// as it is and all the rest is dealt at random. There is no way from a View to a hidden card, so whoever chooses
// moves from views, in whatever package but this one, cannot cheat.
//
// The package knows no clock and no randomness but what it is given.
package sight
