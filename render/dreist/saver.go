package dreist

import (
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
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

// summary returns what statistics need to know of a finished game: of the one person's, or of all where several
// shared the screen.
func (k *saver) summary(f play.Facts) store.Summary {
	own, persons := 0, 0
	for seat, player := range f.Players {
		if player == play.Person {
			persons++
			own = seat
		}
	}
	trios, gifts, hints := 0, 0, 0
	s := store.Summary{Game: ladder.Game, Seats: len(f.Left), Winner: int(f.Winner) + 1, Left: f.Left, Turns: f.Turns}
	for seat, player := range f.Players {
		if seat != own {
			s.Opponents = append(s.Opponents, player)
		}
		hints += f.Counts[match.Hints][seat]
		if persons > 1 || seat == own {
			trios += f.Counts[match.Trios][seat]
			gifts += f.Counts[match.Gifts][seat]
		}
	}
	if persons == 1 {
		s.Seat = own + 1
	}
	s.Counts = map[string]int{ladder.Trios: trios, ladder.Gifts: gifts, ladder.Hints: hints, ladder.Rung: k.rung}
	return s
}
