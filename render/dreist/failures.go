package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/shell"
)

// tellFailures has the player read what could not be read or saved.
func (a *game) tellFailures() {
	for _, f := range a.profile.TakeFailures() {
		switch f.Reason {
		case profile.Broken:
			a.tellBroken(f)
		case profile.Foreign:
			a.tellAside(msg.NoticeSaveForeign, f)
		case profile.Unread:
			a.tellUnread(f)
		default:
			a.tellUnsaved(f)
		}
	}
}

// tellBroken tells where a file is kept that made no sense.
func (a *game) tellBroken(f profile.Failure) {
	switch f.Key {
	case profile.Key{What: profile.Settings}:
		a.tellAside(msg.NoticeSettingsBroken, f)
	case profile.Key{What: profile.Series}:
		a.tellAside(msg.NoticeSeriesBroken, f)
	case profile.Key{What: profile.History}:
		a.tellAside(msg.NoticeHistoryBroken, f)
	case profile.Key{What: profile.Notes, Name: ladder.Name}:
		a.tellAside(msg.NoticeLadderBroken, f)
		a.rebuildLadder()
	case profile.Key{What: profile.Notes, Name: dailyNotes}:
		a.tellAside(msg.NoticeDailyBroken, f)
	case profile.Key{What: profile.Notes, Name: practiceNotes}:
		a.tellAside(msg.PracticeBroken, f)
	case profile.Key{What: profile.Notes, Name: learningNotes}:
		a.tellAside(msg.LessonsNoticeBroken, f)
	default: // an unfinished game, for which a new one begins
		told := aside(a, msg.NoticeSaveBroken, f)
		if f.Name == string(store.Solo) {
			told.Label, told.Then = msg.StartNew, a.newGame
		}
		a.Tell(told)
	}
}

// tellUnread tells what could not be read and stays as it is.
func (a *game) tellUnread(f profile.Failure) {
	switch f.Key {
	case profile.Key{What: profile.Settings}:
		a.tell(msg.NoticeSettingsUnread)
	case profile.Key{What: profile.History}:
		a.tell(msg.NoticeHistoryUnread)
	case profile.Key{What: profile.Notes, Name: learningNotes}:
		a.tell(msg.LessonsNoticeUnread)
	default:
		a.tellUnsaved(f)
	}
}

// tellUnsaved tells, once, what cannot be saved: settings, what was learned, or games and all that counts them.
func (a *game) tellUnsaved(f profile.Failure) {
	if of, key := unsavedKey(f); !a.unsaved[of] {
		a.unsaved[of] = true
		a.tell(key)
	}
}

// unsavedKey returns what cannot be saved, and the key of the sentence that says so.
func unsavedKey(f profile.Failure) (of, key string) {
	switch {
	case f.What == profile.Settings:
		return "settings", msg.NoticeSettingsUnsaved
	case f.Key == profile.Key{What: profile.Notes, Name: learningNotes}:
		return "learning", msg.LessonsNoticeUnsaved
	case f.Reason == profile.DiskFull:
		return "games", msg.NoticeSaveFull
	case f.Reason == profile.ReadOnly:
		return "games", msg.NoticeSaveReadonly
	}
	return "games", msg.NoticeSaveFailed
}

// tell has the player read a sentence of the catalogue.
func (a *game) tell(key string) { a.Tell(shell.Notice{Text: a.Say(key)}) }

// tellAside tells the player where a file is kept that was set aside.
func (a *game) tellAside(key string, f profile.Failure) { a.Tell(aside(a, key, f)) }

// aside says where a file is kept that was set aside.
func aside(a *game, key string, f profile.Failure) shell.Notice {
	return shell.Notice{Text: a.Say(key, assets.Values{"File": f.File, "Folder": f.Folder})}
}
