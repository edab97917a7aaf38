package screens

import (
	"errors"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/store/files"
	"dreist/render/panel"
	"dreist/render/shell"
)

// overwriting replaces what is stored, after one question. What is there is backed up first.
type overwriting struct {
	*Program
	title, text string
	buttons     func() []panel.Button
	running     string        // what is said meanwhile
	fault       string        // why nothing was replaced
	over        *shell.Notice // what came of it, until that is told
}

// RestoreScreen asks before a backup replaces everything. Leaving leads back to where the player was.
func (p *Program) RestoreScreen(name string, data []byte) shell.Screen {
	o := &overwriting{
		Program: p, title: p.Say(msg.RestoreTitle), text: p.Say(msg.RestoreText, assets.Values{"File": name}), running: p.Say(msg.RestoreRunning),
	}
	restore := func() {
		await(p, p.Profile.Restore(data, p.Options.Outbox, p.keptName()), func(r profile.Restored, err error) {
			if err != nil {
				o.fault = p.faultOfRestoring(name, err)
				return
			}
			p.Adopt(p.Profile.ReadSettings())
			var told []string
			if r.Games > 0 {
				told = append(told, p.Count(msg.RestoreGames, r.Games))
			}
			if r.Ignored > 0 {
				told = append(told, p.Count(msg.RestoreIgnored, r.Ignored, assets.Values{"Game": p.Title()}))
			}
			o.end(msg.RestoreDone, told, r.Kept)
		})
	}
	o.buttons = func() []panel.Button {
		return []panel.Button{p.Button(msg.RestoreNo, panel.Quiet, shell.Close), p.Button(msg.RestoreYes, panel.Primary, shell.Staying(restore))}
	}
	return o.screen()
}

// eraseScreen asks before all games are deleted.
func (p *Program) eraseScreen() shell.Screen {
	o := &overwriting{Program: p, title: p.Say(msg.EraseTitle), text: p.Say(msg.EraseText), running: p.Say(msg.EraseRunning)}
	erase := func() {
		await(p, p.Profile.Erase(p.Options.Outbox, p.keptName()), func(kept string, err error) {
			switch {
			case err != nil:
				o.fault = p.faultOfRestoring("", err)
			case kept == "":
				o.end(msg.EraseDone, []string{p.Say(msg.EraseNothing)}, "")
			default:
				o.end(msg.EraseDone, nil, kept)
			}
		})
	}
	o.buttons = func() []panel.Button {
		return []panel.Button{p.Button(msg.EraseNo, panel.Primary, shell.Close), p.Button(msg.EraseYes, panel.Quiet, shell.Staying(erase))}
	}
	return o.screen()
}

// keptName is how the name begins of the backup of what is replaced.
func (p *Program) keptName() string { return p.fileName() + "-before" }

func (o *overwriting) screen() shell.Screen {
	escape := func() shell.Step {
		if o.working() {
			return shell.Stay()
		}
		return shell.Close()
	}
	return o.NewMenu(shell.Menu{Mood: shell.Sleepy, Escape: escape, Hold: o.working, Live: o, Options: []panel.Option{panel.Width(600)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: o.title}}
		switch {
		case o.fault != "":
			return append(items, panel.Paragraph{Text: o.fault}, panel.Row{Buttons: []panel.Button{o.Button(msg.NoticeOk, panel.Primary, shell.Close)}})
		case o.working():
			return append(items, panel.Paragraph{Text: o.running})
		}
		return append(items, panel.Paragraph{Text: o.text}, panel.Paragraph{Text: o.Options.Outbox.Dir(), Tone: panel.Aside}, panel.Row{Buttons: o.buttons()})
	}})
}

// end notes what is to be told at the end, with the path of the backup, if there is one.
func (o *overwriting) end(title string, told []string, kept string) {
	if kept != "" {
		told = append(told, o.Say(msg.RestoreKept))
	}
	o.over = &shell.Notice{Title: o.Say(title), Text: strings.Join(told, "\n"), Path: kept}
}

// Busy reports whether something is being replaced, or that is to be told.
func (o *overwriting) Busy() bool { return o.working() || o.over != nil }

// Update tells what came of it when it is over. The table is left, as another game may be in the place of its own.
func (o *overwriting) Update() bool {
	o.followTask()
	if o.over == nil {
		return false
	}
	o.Answer(shell.Home(o.NoticeOf(*o.over)))
	o.over = nil
	return true
}

// faultOfRestoring says why nothing was replaced.
func (p *Program) faultOfRestoring(name string, err error) string {
	values := assets.Values{"File": name, "Inside": "", "Game": p.Title()}
	key := msg.RestoreFaultOther
	broken := (*store.ArchiveError)(nil)
	switch {
	case errors.Is(err, files.ErrDiskFull):
		key = msg.RestoreFaultFull
	case errors.Is(err, files.ErrReadOnly):
		key = msg.RestoreFaultReadonly
	case errors.Is(err, store.ErrNewer):
		key = msg.RestoreFaultNewer
	case errors.Is(err, store.ErrForeign), errors.Is(err, store.ErrBadName):
		key = msg.RestoreFaultForeign
	case errors.Is(err, store.ErrTooMuch), errors.Is(err, files.ErrTooLarge):
		key = msg.RestoreFaultMuch
	case errors.As(err, &broken) && broken.Name != "":
		key = msg.RestoreFaultInside
		values["Inside"] = broken.Name
	case errors.As(err, &broken):
		key = msg.RestoreFaultForeign
	}
	return p.Say(key, values)
}
