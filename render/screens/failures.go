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
		fault.RaiseFault(failure.Err) // so that the program can report it
		if slices.ContainsFunc(p.games, func(g *GameScreens) bool { return g.opened != nil && g.opened.ShowFailure(failure) }) {
			continue
		}
		if failure.Kind == profile.NotesData && strings.HasPrefix(failure.Name, LearningNotes) && p.tellOfLearning(failure) {
			continue
		}
		switch failure.Reason {
		case profile.FileDamaged:
			p.QueueNotice(p.MovedAsideNotice("notice.title.unread", p.brokenKey(failure.DataKey), failure))
		case profile.OtherCopyWrote:
			p.QueueNotice(p.MovedAsideNotice("notice.title.foreign", "notice.save.foreign", failure))
		case profile.FileNewer:
			key := "notice.save.newer"
			if failure.File != "" {
				key = "notice.save.newerAside"
			}
			p.QueueNotice(p.MovedAsideNotice("notice.title.unread", key, failure))
		default:
			p.tellFailed(failure)
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
	case profile.FileDamaged:
		p.QueueNotice(p.MovedAsideNotice("notice.title.unread", "lessons.notice.broken", failure))
	case profile.FileUnreadable:
		p.ShowNotice("notice.title.unread", "lessons.notice.unread")
	default:
		p.showOnce("learning", "lessons.notice.unsaved")
	}
	return true
}

// brokenKey returns the key of the sentence about a file that made no sense.
func (p *Program) brokenKey(of profile.DataKey) string {
	switch of.Kind {
	case profile.SettingsData:
		return "notice.settings.broken"
	case profile.SeriesData:
		return "notice.series.broken"
	case profile.HistoryData:
		return "notice.history.broken"
	case profile.NotesData:
		for _, f := range p.games {
			switch of.Name {
			case f.GameNotesName(progress.DayNotes):
				return "notice.daily.broken"
			case f.GameNotesName(progress.MedalNotes):
				return "medals.notice.broken"
			}
		}
	}
	return "notice.save.broken"
}

// tellFailed shows what could not be read and stays as it is or, once, what cannot be saved.
func (p *Program) tellFailed(failure profile.Failure) {
	isUnread := failure.Reason == profile.FileUnreadable
	switch {
	case isUnread && failure.DataKey == profile.DataKey{Kind: profile.SettingsData}:
		p.ShowNotice("notice.title.unread", "notice.settings.unread")
	case isUnread && failure.DataKey == profile.DataKey{Kind: profile.HistoryData}:
		p.ShowNotice("notice.title.unread", "notice.history.unread")
	default:
		p.showOnce(unsavedKey(failure))
	}
}

// unsavedKey returns the kind of data that cannot be saved, and the key of the sentence about that.
func unsavedKey(failure profile.Failure) (of, key string) {
	switch {
	case failure.Kind == profile.SettingsData:
		return "settings", "notice.settings.unsaved"
	case failure.Reason == profile.OtherCopyRuns:
		return "elsewhere", "notice.save.elsewhere"
	case failure.Reason == profile.DiskFull:
		return "games", "notice.save.full"
	case failure.Reason == profile.DiskReadOnly:
		return "games", "notice.save.readonly"
	}
	return "games", "notice.save.failed"
}

// showOnce shows the sentence of a key about unsaved data of a kind, but only once for each kind.
func (p *Program) showOnce(of, key string) {
	if !p.unsaved[of] {
		p.unsaved[of] = true
		p.ShowNotice("notice.title.unsaved", key)
	}
}

// ShowNotice shows a text below a title, by their text keys.
func (p *Program) ShowNotice(title, key string) {
	p.QueueNotice(shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title()})})
}

// MovedAsideNotice returns the notice about a file that was moved aside, with its folder.
func (p *Program) MovedAsideNotice(title, key string, failure profile.Failure) shell.Notice {
	return shell.Notice{Title: p.Say(title), Text: p.Say(key, assets.Values{"Game": p.Title(), "File": failure.File}), Path: failure.Folder}
}
