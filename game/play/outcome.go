package play

import "dreist/game/store"

// Outcome is how a match stands, End how it has ended.
type (
	Outcome = store.Outcome
	End     = store.End
)

// The ends.
const (
	Running   = store.Running
	Ranked    = store.Ranked
	AllWon    = store.AllWon
	AllLost   = store.AllLost
	Undecided = store.Undecided
)
