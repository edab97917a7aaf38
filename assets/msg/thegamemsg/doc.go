// Package thegamemsg names the sentences that only THE GAME says, as msg does those of every game.
package thegamemsg
