// Package table is the table at which DREI x DR3I is played: what gestures do there, and how it is drawn. Its
// Hinter says what to think of, which cards to lay, or what to do in the whole turn; it knows what its seat knows (D 19). Sentences turns what
// the rules say into sentences of the catalogue.
package table
