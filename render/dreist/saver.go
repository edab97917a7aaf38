package dreist

import (
	"dreist/game/dreist/summary"
	"dreist/game/play"
	"dreist/game/profile"
	"dreist/game/store"
)

// saver keeps the game of a session: in its slot while it is unfinished, then in the history.
type saver struct {
	profile *profile.Profile
	session
	today func() string
	id    string // of the finished game in the history
	added bool   // it has been added to the series
}

// saverOf returns where the game of a session is kept.
func (a *game) saverOf(c session) *saver {
	return &saver{profile: a.Profile, session: c, today: a.today}
}

// SaveGame stores the game.
func (k *saver) SaveGame(text string) { k.profile.SaveGame(k.slot, text) }

// FinishGame remembers the finished game. It stays in its slot until it has been counted, see game.count: wherever the
// program is killed on the way, it finds there what is left to do.
func (k *saver) FinishGame(text string, f play.Facts) {
	k.id = k.profile.Finish(k.slot, store.Finished{Record: text, Date: k.today(), Kind: k.kind(), Summary: k.summary(f)})
}

// summary returns what statistics need to know of a finished game.
func (k *saver) summary(f play.Facts) store.Summary {
	return summary.Of(f, summary.Game{Rung: k.rung, Day: k.daily, Practice: k.practice})
}
