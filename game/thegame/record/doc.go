// Package record reads and writes the text form of THE GAME on package game/record: its tags, cards and moves. Parse plays a record by the rules
// while it reads, so that a Game from Parse or New can always be replayed; Game.String writes its only canonical form.
package record
