package screens

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/fault"
	"dreist/game/profile"
	"dreist/render/shell"
)

// TellFailures has the player read what could not be read or saved, and what came of saving it again or of a backup.
func (f *Front) TellFailures() {
	for _, failure := range f.Profile.TakeFailures() {
		fault.Raise(failure.Err) // where the program can tell of it
		if f.game.TellFailure(failure) {
			continue
		}
		switch failure.Reason {
		case profile.Broken:
			f.tellBroken(failure)
		case profile.Foreign:
			f.Tell(f.Aside(msg.NoticeTitleForeign, msg.NoticeSaveForeign, failure))
		case profile.Newer:
			f.tellNewer(failure)
		case profile.Unread:
			f.tellUnread(failure)
		default:
			f.tellUnsaved(failure)
		}
	}
	f.tellSavedAgain()
	f.tellBackup()
	f.followTask()
}

// tellBroken tells where a file is kept that made no sense.
func (f *Front) tellBroken(failure profile.Failure) {
	key := msg.NoticeSaveBroken
	switch failure.Key {
	case profile.Key{What: profile.Settings}:
		key = msg.NoticeSettingsBroken
	case profile.Key{What: profile.Series}:
		key = msg.NoticeSeriesBroken
	case profile.Key{What: profile.History}:
		key = msg.NoticeHistoryBroken
	}
	f.Tell(f.Aside(msg.NoticeTitleUnread, key, failure))
}

// tellNewer tells that a game of a newer version waits for that, or where it does.
func (f *Front) tellNewer(failure profile.Failure) {
	if failure.File != "" {
		f.Tell(f.Aside(msg.NoticeTitleUnread, msg.NoticeSaveNewerAside, failure))
		return
	}
	f.Tell(shell.Notice{Title: f.Say(msg.NoticeTitleUnread), Text: f.Say(msg.NoticeSaveNewer, assets.Values{"Game": f.about.Title})})
}

// tellUnread tells what could not be read and stays as it is.
func (f *Front) tellUnread(failure profile.Failure) {
	switch failure.Key {
	case profile.Key{What: profile.Settings}:
		f.TellOf(msg.NoticeTitleUnread, msg.NoticeSettingsUnread)
	case profile.Key{What: profile.History}:
		f.TellOf(msg.NoticeTitleUnread, msg.NoticeHistoryUnread)
	default:
		f.tellUnsaved(failure)
	}
}

// tellUnsaved tells, once, what cannot be saved: settings, or games and all that counts them.
func (f *Front) tellUnsaved(failure profile.Failure) {
	f.TellOnce(unsavedKey(failure))
}

// unsavedKey returns what cannot be saved, and the key of the sentence that says so.
func unsavedKey(failure profile.Failure) (of, key string) {
	switch {
	case failure.What == profile.Settings:
		return "settings", msg.NoticeSettingsUnsaved
	case failure.Reason == profile.DiskFull:
		return "games", msg.NoticeSaveFull
	case failure.Reason == profile.ReadOnly:
		return "games", msg.NoticeSaveReadonly
	}
	return "games", msg.NoticeSaveFailed
}

// TellOnce has the player read, once, a sentence about what cannot be saved.
func (f *Front) TellOnce(of, key string) {
	if !f.unsaved[of] {
		f.unsaved[of] = true
		f.TellOf(msg.NoticeTitleUnsaved, key)
	}
}

// TellOf has the player read a sentence of the catalogue below a title.
func (f *Front) TellOf(title, key string) {
	f.Tell(shell.Notice{Title: f.Say(title), Text: f.Say(key)})
}

// Aside says where a file is kept that was set aside.
func (f *Front) Aside(title, key string, failure profile.Failure) shell.Notice {
	return shell.Notice{Title: f.Say(title), Text: f.Say(key, assets.Values{"Game": f.about.Title, "File": failure.File}), Path: failure.Folder}
}
