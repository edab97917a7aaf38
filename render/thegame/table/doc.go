// Package table is the table of THE GAME: what a person does there with mouse, finger, keys or a controller, and how it looks.
// Its Hinter says what to think of, which card to lay, or how to play a whole turn; it knows what its seat knows (G 17) and tells numbers only
// of their own hand. Sentences turns what the rules say into sentences of the catalogue.
//
// Where things are is in package scene, how a match is kept in render/session.
package table
