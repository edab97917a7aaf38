// Package screens is the program around its games, and the screens that every card game has. Program has what belongs to no
// game: what is stored, settings, files that are opened, what is remembered taken out and in, and the end. Front has the
// screens of one game: the rule book, the set-up of a table and its series, codes, the pause menu, the curtain and the end of
// a match, the finished games. A game is listed by its About, opens with a Front, and answers by Game what they ask. No game
// is named here.
package screens
