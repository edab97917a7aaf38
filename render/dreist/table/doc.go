// Package table is the table of DREIst! at which a match is played: what can be done there, what is
// offered and asked, what Egon and the others at the table show, and how all of it is drawn.
//
// The match is the truth and the timeline the picture of it; what is held, selected or said belongs to the table alone. A
// guide may come before the table: it is asked about every attempt, and fills the overlay that the table draws (see guide).
// What the table cannot do itself it asks of the screen around it by a request.
package table
