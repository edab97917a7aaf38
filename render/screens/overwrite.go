package screens

import (
	"errors"
	"strings"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// overwriting replaces everything stored, after one question. A copy of the old data is kept in a folder.
type overwriting struct {
	*Program
	title, text string
	buttons     func() []panel.Button
	running     string        // text shown meanwhile
	fault       string        // reason why nothing was replaced
	over        *shell.Notice // the outcome, until it is shown
}

// restoreScreen returns the panel that asks before a backup replaces everything; name is its file name.
func (p *Program) restoreScreen(name string, data []byte) shell.Screen {
	o := &overwriting{
		Program: p, title: p.Say("restore.title"), text: p.Say("restore.text", assets.Values{"File": name}), running: p.Say("restore.running"),
	}
	restore := func() {
		await(p, p.Profile.Restore(data), func(r store.RestoreResult, err error) {
			if err != nil {
				o.fault = p.faultOfRestoring(name, err)
				return
			}
			p.AdoptSettings(p.Profile.Settings())
			var told []string
			if r.GameCount > 0 {
				told = append(told, p.SayCount("restore.games", r.GameCount))
			}
			if r.IgnoredFileCount > 0 {
				told = append(told, p.SayCount("restore.ignored", r.IgnoredFileCount, assets.Values{"Game": p.Title()}))
			}
			o.end("restore.done", told, r.OldFolder)
		})
	}
	o.buttons = func() []panel.Button {
		return []panel.Button{p.Button("restore.no", panel.QuietStyle, shell.Close), p.Button("restore.yes", panel.PrimaryStyle, shell.StayAfter(restore))}
	}
	return o.screen()
}

func (p *Program) eraseScreen() shell.Screen {
	o := &overwriting{Program: p, title: p.Say("erase.title"), text: p.Say("erase.text"), running: p.Say("erase.running")}
	erase := func() {
		await(p, p.Profile.Erase(), func(before string, err error) {
			switch {
			case err != nil:
				o.fault = p.faultOfRestoring("", err)
			case before == "":
				o.end("erase.done", []string{p.Say("erase.nothing")}, "")
			default:
				o.end("erase.done", nil, before)
			}
		})
	}
	o.buttons = func() []panel.Button {
		return []panel.Button{p.Button("erase.no", panel.PrimaryStyle, shell.Close), p.Button("erase.yes", panel.QuietStyle, shell.StayAfter(erase))}
	}
	return o.screen()
}

func (o *overwriting) screen() shell.Screen {
	escape := func() shell.Navigation {
		if o.working() {
			return shell.Stay()
		}
		return shell.Close()
	}
	return o.NewPanelScreen(shell.PanelScreen{Mood: shell.SleepyHost, OnEscape: escape, BlocksCover: o.working, Animation: o, Options: []panel.Option{panel.WithWidth(600)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: o.title}}
		switch {
		case o.fault != "":
			return append(items, panel.Paragraph{Text: o.fault}, panel.Row{Buttons: []panel.Button{o.Button("notice.ok", panel.PrimaryStyle, shell.Close)}})
		case o.working():
			return append(items, panel.Paragraph{Text: o.running})
		}
		return append(items, panel.Paragraph{Text: o.text}, panel.Row{Buttons: o.buttons()})
	}})
}

// end sets the outcome; before is the folder with the old data, empty if there was none.
func (o *overwriting) end(title string, told []string, before string) {
	if before != "" {
		told = append(told, o.Say("restore.kept"))
	}
	o.over = &shell.Notice{Title: o.Say(title), Text: strings.Join(told, "\n"), Path: before}
}

// NeedsTick reports whether data is being replaced, or the outcome is not shown yet.
func (o *overwriting) NeedsTick() bool { return o.working() || o.over != nil }

// Tick shows the outcome once it is known, on the start screen: the open match may have been replaced.
func (o *overwriting) Tick() (changed bool) {
	o.followTask()
	if o.over == nil {
		return false
	}
	o.SetPanelAnswer(shell.CloseToLowest(o.NoticeScreen(*o.over)))
	o.over = nil
	return true
}

func (p *Program) faultOfRestoring(name string, err error) string {
	values := assets.Values{"File": name, "Inside": "", "Game": p.Title()}
	key := "restore.fault.other"
	broken := (*store.ArchiveError)(nil)
	switch {
	case errors.Is(err, store.ErrOtherCopy):
		key = "restore.fault.elsewhere"
	case errors.Is(err, store.ErrDiskFull):
		key = "restore.fault.full"
	case errors.Is(err, store.ErrReadOnly):
		key = "restore.fault.readonly"
	case errors.Is(err, store.ErrNewer):
		key = "restore.fault.newer"
	case errors.Is(err, store.ErrNotABackup), errors.Is(err, store.ErrBadName):
		key = "restore.fault.foreign"
	case errors.Is(err, store.ErrBackupTooLarge), errors.Is(err, store.ErrTooLarge):
		key = "restore.fault.much"
	case errors.As(err, &broken) && broken.Name != "":
		key = "restore.fault.inside"
		values["Inside"] = broken.Name
	case errors.As(err, &broken):
		key = "restore.fault.foreign"
	}
	return p.Say(key, values)
}
