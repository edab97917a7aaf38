// Package hints helps the player at a table: a guide that gives hints of three strengths, and one to try out a whole turn before it is
// played. Both are guides only while they are used.
package hints
