package play

import "dreist/game/store"

// Outcome is the current standing or the result of a match.
type Outcome = store.Outcome

// End is the way in which a match has ended.
type End = store.End

// The ends, see store.End.
const (
	Running   = store.Running
	Ranked    = store.Ranked
	AllWon    = store.AllWon
	AllLost   = store.AllLost
	Undecided = store.Undecided
)
