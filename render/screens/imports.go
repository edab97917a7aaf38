package screens

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/game/store/files"
	"dreist/render/panel"
	"dreist/render/shell"
)

// intake is an export that may be taken in, and what it may replace.
type intake struct {
	*Program
	name    string
	data    []byte
	replace store.Replace
	fault   string                      // why it could not be taken in
	task    *profile.Task[store.Report] // nil before it is begun
	told    string                      // how far it has come
	report  *store.Report               // what came of it, until it is told
}

// ImportScreen asks what an export may replace before it is taken in. Leaving leads back to where the player was.
func (p *Program) ImportScreen(name string, data []byte) shell.Screen {
	in := &intake{Program: p, name: name, data: data}
	escape := func() shell.Step {
		if in.working() {
			return shell.Stay()
		}
		return shell.Close()
	}
	return p.NewMenu(shell.Menu{Mood: shell.Sleepy, Escape: escape, Hold: in.working, Live: in, Options: []panel.Option{panel.Width(600)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: p.Say(msg.ImportTitle)}, panel.Paragraph{Text: p.Say(msg.ImportText, assets.Values{"File": name})}}
		if in.fault != "" {
			return append(items[:1], panel.Paragraph{Text: in.fault}, panel.Row{Buttons: []panel.Button{p.Button(msg.NoticeOk, panel.Primary, shell.Close)}})
		}
		if in.working() {
			return append(items, panel.Paragraph{Text: in.told})
		}
		return append(items,
			in.replaceChoice(msg.ImportSettings, in.replace.Settings, func(yes bool) { in.replace.Settings = yes }),
			in.replaceChoice(p.shown.about.Progress, in.replace.Notes, func(yes bool) {
				in.replace.Series, in.replace.Notes = yes, yes
			}),
			in.replaceChoice(msg.ImportGames, in.replace.Games, func(yes bool) { in.replace.Games = yes }),
			panel.Row{Buttons: []panel.Button{
				p.Button(msg.ImportNo, panel.Quiet, shell.Close), p.Button(msg.ImportYes, panel.Primary, shell.Staying(in.takeIn)),
			}})
	}})
}

// replaceChoice asks whether what is there stays or is replaced.
func (in *intake) replaceChoice(label string, replace bool, changed func(replace bool)) panel.Choice {
	c := panel.Choice{Label: in.Say(label), Options: []string{in.Say(msg.ImportKeep), in.Say(msg.ImportReplace)}}
	if replace {
		c.Index = 1
	}
	c.Changed = func(i int) { changed(i == 1) }
	return c
}

// takeIn begins to take an export in, behind the window, which shows how far that has come.
func (in *intake) takeIn() {
	in.task = in.Profile.Import(in.data, in.replace)
	await(in.Program, in.task, in.taken)
}

// taken takes up what an export has brought, or notes why it has not.
func (in *intake) taken(report store.Report, err error) {
	if err != nil {
		in.fault = in.faultOf(err)
		return
	}
	in.Adopt(in.Profile.ReadSettings())
	in.report = &report
}

// Busy reports whether an export is being taken in, or that is to be told.
func (in *intake) Busy() bool { return in.working() || in.report != nil }

// Update tells how far an export has been taken in, and what came of it when it is over.
func (in *intake) Update() bool {
	in.followTask()
	if in.report != nil {
		in.Answer(in.tell(*in.report))
		in.report = nil
		return true
	}
	if !in.working() {
		return false
	}
	done, all := in.task.Progress()
	told := in.Say(msg.ImportRunning, assets.Values{"Done": done, "All": all})
	if told == in.told {
		return false
	}
	in.told = told
	in.Remake()
	return true
}

// tell shows what came of an export. The game on the table is saved; it is left, as another may now be in its place.
func (in *intake) tell(report store.Report) shell.Step {
	return shell.Home(in.NewMenu(shell.Menu{Mood: shell.Sleepy, Options: []panel.Option{panel.Width(560)}, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: in.Say(msg.ImportDone)}, panel.Paragraph{Text: in.done(report)},
			panel.Row{Buttons: []panel.Button{in.Button(msg.HistoryOpen, panel.Quiet, in.shown.ShowHistory), in.Button(msg.NoticeOk, panel.Primary, shell.Close)}},
		}
	}}))
}

// done says what an import did.
func (in *intake) done(r store.Report) string {
	told := in.Say(msg.ImportNothing)
	if r.Added > 0 {
		told = in.Count(msg.ImportAdded, r.Added)
	}
	add := func(key string, n int, values ...assets.Values) {
		if n > 0 {
			told += "\n" + in.Count(key, n, values...)
		}
	}
	add(msg.ImportKnown, r.Known)
	add(msg.ImportTaken, len(r.Taken))
	add(msg.ImportKept, len(r.Kept))
	if len(r.Aside) > 0 {
		told += "\n" + in.Say(msg.ImportAside, assets.Values{"Folder": in.Options.Store.Dirs().Games})
	}
	add(msg.ImportIgnored, len(r.Ignored), assets.Values{"Game": in.Title()})
	return told
}

// faultOf says why an export cannot be taken in.
func (in *intake) faultOf(err error) string {
	values := assets.Values{"File": in.name, "Inside": "", "Game": in.Title()}
	key := msg.ImportFaultOther
	broken := (*store.ArchiveError)(nil)
	switch {
	case errors.Is(err, files.ErrDiskFull):
		key = msg.ImportFaultFull
	case errors.Is(err, files.ErrReadOnly):
		key = msg.ImportFaultReadonly
	case errors.Is(err, store.ErrNewer):
		key = msg.ImportFaultNewer
	case errors.Is(err, store.ErrForeign), errors.Is(err, store.ErrBadName):
		key = msg.ImportFaultForeign
	case errors.Is(err, store.ErrTooMuch), errors.Is(err, files.ErrTooLarge):
		key = msg.ImportFaultMuch
	case errors.As(err, &broken) && broken.Name != "":
		key = msg.ImportFaultInside
		values["Inside"] = broken.Name
	case errors.As(err, &broken):
		key = msg.ImportFaultForeign
	}
	return in.Say(key, values)
}
