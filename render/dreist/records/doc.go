// Package records shows finished games of DREIst!: the end of a match, the history, the statistics, the medals, and what
// a player’s decisions were worth: the coach judges them in the background, and what it found is stored with the game, to be continued when the
// analysis is opened again.
package records
