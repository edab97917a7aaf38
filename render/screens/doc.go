// Package screens has the screens that every card game has: the rule book, the set-up of a table and its series, codes,
// the pause menu with its settings, the curtain and the end of a match, the finished games, files that are opened,
// and what is remembered taken out and in. A game shows them by embedding a Front, and answers by Game what they ask. No
// game is named here.
package screens
