// Package tabletop is a table of cards of any game: a Table plays a match there, with a hand that carries cards by mouse, finger, keys or
// controller, undo, redo, replay, look back, curtain, hints and other guides. A game embeds it and answers Game; its picture is a
// Scene. Cards, aims and places are plain numbers.
//
// Beside that it has what comes, goes and moves at a table: lights, cards that rise or shake, marks of what is new, fades; and what a
// guide lays over a table: marks on places, and a box of words and buttons.
package tabletop
