// Package record reads and writes the text form of DREIst! on package game/record: its tags, cards, layouts and moves. Parse plays a record by the
// rules while it reads, so that a Game from Parse or New can always be replayed; Game.String writes its only canonical form.
//
// Seats have two numbers here. A record's numbers, 1 to 4, may have gaps; the rules number the seats that play from 0,
// clockwise. Game.SeatNumber converts a seat of the rules to the record's number.
package record
