// Package puzzles puts a puzzle on the table: a guide with an answer for each kind of it, with hints, stars and, in a rush,
// a clock. What is asked and whether an answer holds says game/dreist/puzzle.
package puzzles
