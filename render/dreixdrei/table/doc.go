// Package table is the table at which DREI x DR3I is played: what gestures do there, and how it is drawn. Its Hinter gives a thought, a
// move or a whole turn; it knows only what its seat knows (D 19). Sentences puts events and refusals into words.
package table
