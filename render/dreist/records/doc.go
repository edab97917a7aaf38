// Package records shows what is stored of finished games of DREIst!: the end of a match with its text and
// figures; the history and its statistics; and the medals.
package records
