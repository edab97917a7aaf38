// Package table is the table of DREIst! at which a match is played: the actions of people with mouse, finger, keys and
// controller, its buttons, questions and refusals, the opponents, and the drawing of all this.
//
// The match is the truth and the timeline its picture; which card is held, selected or refused is known to the table alone.
// A guide may lead at the table: it answers every attempt of a person first, and fills the overlay that the table draws
// (see Guide). What the table cannot do itself it requests of the screen around it.
package table
