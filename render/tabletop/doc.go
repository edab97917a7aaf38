// Package tabletop is what a table of cards of any game does under a hand: a card is picked up, carried, aimed at a place and
// dropped, or chosen and aimed by clicks and keys; the game says which places accept it, and why others do not. Beside that
// it has what comes, goes and moves at a table: lights, cards that rise or shake, marks of what is new, fades; and what a
// guide lays over a table: marks on places, and a box of words and buttons.
//
// C names cards and P places, as a game does. The zero P is nowhere.
package tabletop
