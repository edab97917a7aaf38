// Package record reads and writes the text form of DREI x DR3I on package game/record: its tags, cards and moves. Parse plays a record by the
// rules while it reads, so that a Game from Parse or New can always be replayed; Game.String writes its only canonical form.
//
// The error for a broken record names one fault: the first one in a single tag, otherwise in the tags as a whole (found by
// this package, then by the rules), otherwise in the turns, otherwise in the result.
package record
