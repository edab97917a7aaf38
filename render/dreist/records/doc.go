// Package records shows finished games of DREIst!: the end of a match, the history, the statistics and the medals.
package records
