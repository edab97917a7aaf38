// Package records shows what is stored of finished games of DREIst!: the end of a match with its text, figures and a
// poster to share; the history and its statistics; and the medals.
package records
