// Package hand has the state of the player in front before a move is made: the held or selected card with its aim, the cards of a gift
// being given, and the highlights for both. It may be discarded at any time; the table makes the moves.
package hand
