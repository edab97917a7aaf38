// Package hand is what the person in front does with cards before a move is made: the card that is held or selected and where it is aimed, the cards of a gift
// that are being handed out, and what glows for them. All of it may be thrown away at any time; a move is made by the table.
package hand
