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

// ShowFailures shows what could not be read or saved, and the outcome of trying again and of backups.
func (p *Program) ShowFailures() {
	for _, failure := range p.Profile.TakeFailures() {
		fault.Raise(failure.Err) // so that the program can report it
		if slices.ContainsFunc(p.games, func(f *GameScreens) bool { return f.opened != nil && f.opened.ShowFailure(failure) }) {
			continue
		}
		if failure.Kind == profile.Notes && strings.HasPrefix(failure.Name, LearningNotes) && p.tellOfLearning(failure) {
			continue
		}
		switch failure.Reason {
		case profile.Broken:
			p.tellBroken(failure)
		case profile.OtherCopyWrote:
			p.QueueNotice(p.AsideNotice("notice.title.foreign", "notice.save.foreign", failure))
		case profile.Newer:
			p.tellNewer(failure)
		case profile.Unreadable:
			p.tellUnread(failure)
		default:
			p.tellUnsaved(failure)
		}
	}
	if p.isElsewhere && !p.Options.Store.IsClaimedByOther() {
		p.isElsewhere, p.retried = false, true // this copy saves from now on
	}
	p.tellSavedAgain()
	p.tellBackup()
	p.followTask()
}

// tellOfLearning shows that the progress in the examples could not be read or saved. It reports whether there is a text for that.
func (p *Program) tellOfLearning(failure profile.Failure) bool {
	switch failure.Reason {
	case profile.OtherCopyWrote:
		return false
	case profile.Broken:
		p.QueueNotice(p.AsideNotice("notice.title.unread", "lessons.notice.broken", failure))
	case profile.Unreadable:
		p.ShowNotice("notice.title.unread", "lessons.notice.unread")
	default:
		p.ShowOnce("learning", "lessons.notice.unsaved")
	}
	return true
}

// tellBroken shows where a file that made no sense has been put.
func (p *Program) tellBroken(failure profile.Failure) {
	key := "notice.save.broken"
	switch failure.Kind {
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
	p.QueueNotice(p.AsideNotice("notice.title.unread", key, failure))
}

// tellNewer shows that a match needs a newer version of the program, and where its file is.
func (p *Program) tellNewer(failure profile.Failure) {
	if failure.File != "" {
		p.QueueNotice(p.AsideNotice("notice.title.unread", "notice.save.newerAside", failure))
		return
	}
	p.QueueNotice(shell.Notice{Title: p.Say("notice.title.unread"), Text: p.Say("notice.save.newer", assets.Values{"Game": p.Title()})})
}

// tellUnread shows what could not be read and stays as it is.
func (p *Program) tellUnread(failure profile.Failure) {
	switch failure.Key {
	case profile.Key{Kind: profile.Settings}:
		p.ShowNotice("notice.title.unread", "notice.settings.unread")
	case profile.Key{Kind: profile.History}:
		p.ShowNotice("notice.title.unread", "notice.history.unread")
	default:
		p.tellUnsaved(failure)
	}
}

// tellUnsaved shows, once, what cannot be saved.
func (p *Program) tellUnsaved(failure profile.Failure) {
	p.ShowOnce(unsavedKey(failure))
}

// unsavedKey returns the kind of data that cannot be saved, and the key of the sentence about that.
func unsavedKey(failure profile.Failure) (of, key string) {
	switch {
	case failure.Kind == profile.Settings:
		return "settings", "notice.settings.unsaved"
	case failure.Reason == profile.OtherCopyRuns:
		return "elsewhere", "notice.save.elsewhere"
	case failure.Reason == profile.DiskFull:
		return "games", "notice.save.full"
	case failure.Reason == profile.ReadOnly:
		return "games", "notice.save.readonly"
	}
	return "games", "notice.save.failed"
}

// ShowOnce shows the sentence of a key about unsaved data of a kind, but only once for each kind.
func (p *Program) ShowOnce(of, key string) {
	if !p.unsaved[of] {
		p.unsaved[of] = true
		p.ShowNotice("notice.title.unsaved", key)
	}
}

// ShowNotice shows a text below a title, by their text keys.
func (p *Program) ShowNotice(title, key string) {
	p.QueueNotice(shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title()})})
}

// AsideNotice returns the notice about a file that was moved aside, with its folder.
func (p *Program) AsideNotice(title, key string, failure profile.Failure) shell.Notice {
	return shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title(), "File": failure.File}), Path: failure.Folder}
}
