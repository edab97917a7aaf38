// Package table is the table of DREIst! at which a match is played: what people do there with mouse, finger, keys and controller, its
// buttons, questions and refusals, the opponents, and how all of it is drawn.
//
// The match is the truth and the timeline its picture; what is held, selected or refused belongs to the table alone. A guide may lead
// at the table: it answers every attempt of a person first, and fills the overlay that the table draws (see Guide). What the table
// cannot do itself it requests of the screen around it.
//
// The Hinter says what to think of, which move to make, or how to play a whole turn. It knows what its seat sees.
package table
