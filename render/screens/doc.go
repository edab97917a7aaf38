// Package screens is the program around its games, and the screens that all card games share. Program is the part that belongs to no game:
// the stored profile, settings, opening files, backups, and quitting. GameScreens has the screens of one game: the rule book, the set-up of a table
// and its series, codes, the pause menu, the curtain, the end of a match, and the history. A game is described by its GameInfo,
// opened with a GameScreens, and implements Game. No game is named here.
package screens
