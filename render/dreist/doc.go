// Package dreist is DREIst! on the screen: its screens, and what each of them is made from.
//
// What all of them share is game. A board is the table of a match, which a session.Screen has on the stack of screens
// with where the match is kept and where leaving it leads; the panels are functions that return a shell.Screen, and the ways between them functions that return a
// shell.Step. The table itself stands in the package table below, where things are on it in scene, what the game draws
// of its own in pictures, its sentences in words. Whoever leads through a match is a guide: see guide for what a table
// asks of it, and review, lessons, puzzles, tutorial and hints for those there are. Where there is to learn and to look things up
// stand school, overview and statistics.
//
// No rule of the game stands here: legality is asked of the rules through a match.
package dreist
