package medals

import (
	"dreist/game/dreist/ladder"
	"dreist/game/medals"
	"dreist/game/store"
)

// Rules returns how a store keeps games of DREIst! and merges the ladder and the medals.
func Rules() store.Rules {
	r := ladder.Rules()
	r.Top[medals.Notes] = append(All(), Earlier()...).Merge
	return r
}
