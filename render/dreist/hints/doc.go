// Package hints helps the player at a table: a guide that gives hints of three strengths, which is the guide only while it is used.
package hints
