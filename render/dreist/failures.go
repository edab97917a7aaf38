package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/game/profile"
	"dreist/game/store"
)

// tellFailures has the player read what could not be read or saved.
func (a *App) tellFailures() {
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
func (a *App) tellBroken(f profile.Failure) {
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
		a.tellAside(msg.NoticeSaveBroken, f)
		if f.Name == string(store.Solo) {
			a.notices[len(a.notices)-1].next = a.newGame
		}
	}
}

// tellUnread tells what could not be read and stays as it is.
func (a *App) tellUnread(f profile.Failure) {
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
func (a *App) tellUnsaved(f profile.Failure) {
	of, key := "games", msg.NoticeSaveFailed
	switch {
	case f.What == profile.Settings:
		of, key = "settings", msg.NoticeSettingsUnsaved
	case f.Key == profile.Key{What: profile.Notes, Name: learningNotes}:
		of, key = "learning", msg.LessonsNoticeUnsaved
	case f.Reason == profile.DiskFull:
		key = msg.NoticeSaveFull
	case f.Reason == profile.ReadOnly:
		key = msg.NoticeSaveReadonly
	}
	if !a.unsavedTold[of] {
		a.unsavedTold[of] = true
		a.tell(key)
	}
}

// tell has the player read a sentence of the catalogue.
func (a *App) tell(key string) { a.notices = append(a.notices, notice{text: a.say.Say(key)}) }

// tellAside tells the player where a file is kept that was set aside.
func (a *App) tellAside(key string, f profile.Failure) {
	a.notices = append(a.notices, notice{text: a.say.Say(key, assets.Values{"File": f.File, "Folder": f.Folder})})
}
