// Package review lets a table look back on a match: a guide that shows any moment of it, by slider, keys and clicks on the
// cards, and lets nobody move.
package review
