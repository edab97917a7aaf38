// Package table is the table of THE GAME: what a person does there with mouse, finger, keys or a controller, and how it looks.
// Its Hinter gives a thought, a card or a whole turn; it knows only what its seat knows (G 17), and names no numbers but those of the
// player's own hand. Sentences puts events and refusals into words.
//
// Where things lie is in package scene; render/session saves matches.
package table
