// Package records shows what is kept of finished games of DREIst!: how a match ended, in words, with the figures that celebrate and as a poster
// for others; the history of all games and its statistics; and the medals that games earn.
package records
