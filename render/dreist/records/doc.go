// Package records shows finished games of DREIst!: the end of a match, the history, the statistics, the medals, and the
// analysis of a player's decisions. The coach judges them in the background; its results are stored with the game, and
// continued when the analysis is opened again.
package records
