package medals

import (
	"dreist/game/dreist/ladder"
	"dreist/game/store"
)

// Rules returns what a store has to know to keep the games of DREIst!, the ladder and the medals.
func Rules() store.Rules {
	r := ladder.Rules()
	r.Top[Notes] = Merge
	return r
}
