package screens

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/fault"
	"dreist/game/profile"
	"dreist/game/progress"
	"dreist/render/shell"
)

// TellFailures has the player read what could not be read or saved, and what came of saving it again or of a backup.
func (p *Program) TellFailures() {
	for _, failure := range p.Profile.TakeFailures() {
		fault.Raise(failure.Err) // where the program can tell of it
		if slices.ContainsFunc(p.games, func(f *Front) bool { return f.opened != nil && f.opened.ShowFailure(failure) }) {
			continue
		}
		if failure.What == profile.Notes && strings.HasPrefix(failure.Name, LearningNotes) && p.tellOfLearning(failure) {
			continue
		}
		switch failure.Reason {
		case profile.Broken:
			p.tellBroken(failure)
		case profile.Foreign:
			p.Tell(p.AsideNotice("notice.title.foreign", "notice.save.foreign", failure))
		case profile.Newer:
			p.tellNewer(failure)
		case profile.Unread:
			p.tellUnread(failure)
		default:
			p.tellUnsaved(failure)
		}
	}
	if p.isElsewhere && !p.Options.Store.IsElsewhere() {
		p.isElsewhere, p.retried = false, true // this copy saves from now on
	}
	p.tellSavedAgain()
	p.tellBackup()
	p.followTask()
}

// tellOfLearning tells that the examples learned could not be read or saved. It reports whether there is something of its own to say.
func (p *Program) tellOfLearning(failure profile.Failure) bool {
	switch failure.Reason {
	case profile.Foreign:
		return false
	case profile.Broken:
		p.Tell(p.AsideNotice("notice.title.unread", "lessons.notice.broken", failure))
	case profile.Unread:
		p.ShowNotice("notice.title.unread", "lessons.notice.unread")
	default:
		p.TellOnce("learning", "lessons.notice.unsaved")
	}
	return true
}

// tellBroken tells where a file is kept that made no sense.
func (p *Program) tellBroken(failure profile.Failure) {
	key := "notice.save.broken"
	switch failure.What {
	case profile.Settings:
		key = "notice.settings.broken"
	case profile.Series:
		key = "notice.series.broken"
	case profile.History:
		key = "notice.history.broken"
	case profile.Notes:
		for _, f := range p.games {
			switch failure.Name {
			case f.NotesName(progress.DayNotes):
				key = "notice.daily.broken"
			case f.NotesName(progress.MedalNotes):
				key = "medals.notice.broken"
			}
		}
	}
	p.Tell(p.AsideNotice("notice.title.unread", key, failure))
}

// tellNewer tells that a game of a newer version waits for that, or where it does.
func (p *Program) tellNewer(failure profile.Failure) {
	if failure.File != "" {
		p.Tell(p.AsideNotice("notice.title.unread", "notice.save.newerAside", failure))
		return
	}
	p.Tell(shell.Notice{Title: p.Say("notice.title.unread"), Text: p.Say("notice.save.newer", assets.Values{"Game": p.Title()})})
}

// tellUnread tells what could not be read and stays as it is.
func (p *Program) tellUnread(failure profile.Failure) {
	switch failure.Key {
	case profile.Key{What: profile.Settings}:
		p.ShowNotice("notice.title.unread", "notice.settings.unread")
	case profile.Key{What: profile.History}:
		p.ShowNotice("notice.title.unread", "notice.history.unread")
	default:
		p.tellUnsaved(failure)
	}
}

// tellUnsaved tells, once, what cannot be saved: settings, or games and all that counts them.
func (p *Program) tellUnsaved(failure profile.Failure) {
	p.TellOnce(unsavedKey(failure))
}

// unsavedKey returns what cannot be saved, and the key of the sentence that says so.
func unsavedKey(failure profile.Failure) (of, key string) {
	switch {
	case failure.What == profile.Settings:
		return "settings", "notice.settings.unsaved"
	case failure.Reason == profile.Elsewhere:
		return "elsewhere", "notice.save.elsewhere"
	case failure.Reason == profile.DiskFull:
		return "games", "notice.save.full"
	case failure.Reason == profile.ReadOnly:
		return "games", "notice.save.readonly"
	}
	return "games", "notice.save.failed"
}

// TellOnce has the player read, once, a sentence about what cannot be saved.
func (p *Program) TellOnce(of, key string) {
	if !p.unsaved[of] {
		p.unsaved[of] = true
		p.ShowNotice("notice.title.unsaved", key)
	}
}

// ShowNotice has the player read a sentence of the catalogue below a title.
func (p *Program) ShowNotice(title, key string) {
	p.Tell(shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title()})})
}

// AsideNotice says where a file is kept that was set aside.
func (p *Program) AsideNotice(title, key string, failure profile.Failure) shell.Notice {
	return shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title(), "File": failure.File}), Path: failure.Folder}
}
