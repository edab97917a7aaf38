package dreist

import (
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/days"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/medals"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/dreist/school"
)

// TellFailure has the player read what could not be read or saved of what only DREIst! remembers; of an unfinished game
// against Egon it offers to begin another one.
func (a *game) TellFailure(f profile.Failure) bool {
	if f.Reason != profile.Broken {
		return a.tellOfLearning(f)
	}
	key := ""
	switch f.Key {
	case profile.Key{What: profile.Notes, Name: ladder.Name}:
		a.climb.Rebuild()
		key = dreistmsg.NoticeLadderBroken
	case profile.Key{What: profile.Notes, Name: days.Notes}:
		key = dreistmsg.NoticeDailyBroken
	case profile.Key{What: profile.Notes, Name: medals.Notes}:
		key = dreistmsg.MedalsNoticeBroken
	case profile.Key{What: profile.Notes, Name: school.PuzzleNotes}:
		key = dreistmsg.PuzzlesBroken
	case profile.Key{What: profile.Notes, Name: school.ExampleNotes}:
		key = dreistmsg.LessonsNoticeBroken
	case profile.Key{What: profile.Game, Name: string(store.Solo)}:
		told := a.Aside(msg.NoticeTitleUnread, msg.NoticeSaveBroken, f)
		told.Label, told.Then = dreistmsg.StartNew, a.newGame
		a.Tell(told)
		return true
	default:
		return false
	}
	a.Tell(a.Aside(msg.NoticeTitleUnread, key, f))
	return true
}

// tellOfLearning has the player read that what was learned could not be read or saved.
func (a *game) tellOfLearning(f profile.Failure) bool {
	if f.Key != (profile.Key{What: profile.Notes, Name: school.ExampleNotes}) || f.Reason == profile.Foreign {
		return false
	}
	if f.Reason == profile.Unread {
		a.TellOf(msg.NoticeTitleUnread, dreistmsg.LessonsNoticeUnread)
	} else {
		a.TellOnce("learning", dreistmsg.LessonsNoticeUnsaved)
	}
	return true
}
