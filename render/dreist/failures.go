package dreist

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/days"
	"dreist/game/dreist/ladder"
	"dreist/game/medals"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/learn"
)

// TellFailure shows a notice about notes of DREIst! that could not be read or saved. For an unfinished game against Egon it offers
// a new one.
func (a *game) TellFailure(f profile.Failure) bool {
	if f.Reason != profile.Broken {
		return false
	}
	key := ""
	switch f.Key {
	case profile.Key{What: profile.Notes, Name: ladder.Name}:
		a.climb.Rebuild()
		key = dreistmsg.NoticeLadderBroken
	case profile.Key{What: profile.Notes, Name: days.Notes}:
		key = msg.NoticeDailyBroken
	case profile.Key{What: profile.Notes, Name: medals.Notes}:
		key = msg.MedalsNoticeBroken
	case profile.Key{What: profile.Notes, Name: learn.PuzzleNotes}:
		key = dreistmsg.PuzzlesBroken
	case profile.Key{What: profile.Game, Name: string(store.Solo)}:
		notice := a.Aside(msg.NoticeTitleUnread, msg.NoticeSaveBroken, f)
		notice.Label, notice.Then = dreistmsg.StartNew, a.newGame
		a.Tell(notice)
		return true
	default:
		return false
	}
	a.Tell(a.Aside(msg.NoticeTitleUnread, key, f))
	return true
}
