package dreist

import (
	"errors"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/profile"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// intake is an export that may be taken in, and what it may replace.
type intake struct {
	name    string
	data    []byte
	replace store.Replace
	fault   string          // why it could not be taken in
	running *profile.Import // nil before it is taken in
	told    string          // how far it has come
}

// importScreen asks what an export may replace before it is taken in. Leaving leads back to where the player was.
func (a *game) importScreen(name string, data []byte) shell.Screen {
	in := &intake{name: name, data: data}
	escape := func() shell.Step {
		if in.running != nil && in.fault == "" {
			return shell.Stay()
		}
		return shell.Close()
	}
	return a.NewMenu(shell.Menu{Escape: escape, Live: &arrival{a, in}, Options: []panel.Option{panel.Width(600)}, Items: func() []panel.Item {
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.ImportTitle)}, panel.Paragraph{Text: a.say.Say(msg.ImportText, assets.Values{"File": name})}}
		if in.fault != "" {
			return append(items[:1], panel.Paragraph{Text: in.fault}, panel.Row{Buttons: []panel.Button{a.Button(msg.NoticeOk, panel.Primary, shell.Close)}})
		}
		if in.running != nil {
			return append(items, panel.Paragraph{Text: in.told})
		}
		return append(items,
			a.replaceChoice(msg.ImportSettings, in.replace.Settings, func(yes bool) { in.replace.Settings = yes }),
			a.replaceChoice(msg.ImportProgress, in.replace.Notes, func(yes bool) {
				in.replace.Series, in.replace.Notes = yes, yes
			}),
			a.replaceChoice(msg.ImportGames, in.replace.Games, func(yes bool) { in.replace.Games = yes }),
			panel.Row{Buttons: []panel.Button{
				a.Button(msg.ImportNo, panel.Quiet, shell.Close), a.Button(msg.ImportYes, panel.Primary, func() shell.Step { return a.takeIn(in) }),
			}})
	}})
}

// replaceChoice asks whether what is there stays or is replaced.
func (a *game) replaceChoice(label string, replace bool, changed func(replace bool)) panel.Choice {
	c := panel.Choice{Label: a.say.Say(label), Options: []string{a.say.Say(msg.ImportKeep), a.say.Say(msg.ImportReplace)}}
	if replace {
		c.Index = 1
	}
	c.Changed = func(i int) { changed(i == 1) }
	return c
}

// takeIn begins to take an export in, behind the window, which shows how far that has come.
func (a *game) takeIn(in *intake) shell.Step {
	in.running = a.profile.Import(in.data, in.replace)
	a.Remake()
	return shell.Stay()
}

// arrival is an export on its way in, as what moves in its panel.
type arrival struct {
	*game
	*intake
}

// Busy reports whether there is more to take in.
func (r *arrival) Busy() bool { return r.running != nil && r.fault == "" }

// Update takes a tick and reports whether there is more to tell.
func (r *arrival) Update() bool {
	if !r.Busy() {
		return false
	}
	report, err, over := r.running.Result()
	if over {
		r.Answer(r.taken(r.intake, report, err))
		return true
	}
	done, all := r.running.Progress()
	told := r.Say(msg.ImportRunning, assets.Values{"Done": done, "All": all})
	if told == r.intake.told {
		return false
	}
	r.intake.told = told
	r.Remake()
	return true
}

// taken tells what came of an export. The game on the table is saved; it is left, as another may now be in its place.
func (a *game) taken(in *intake, report store.Report, err error) shell.Step {
	if err != nil {
		in.fault = a.faultOfImport(in.name, err)
		a.Remake()
		return shell.Stay()
	}
	a.TakeUp(mended(a.profile.ReadSettings()))
	return shell.Home(a.NewMenu(shell.Menu{Options: []panel.Option{panel.Width(560)}, Items: func() []panel.Item {
		return []panel.Item{
			panel.Title{Text: a.say.Say(msg.ImportDone)}, panel.Paragraph{Text: a.importTold(report)},
			panel.Row{Buttons: []panel.Button{a.Button(msg.HistoryOpen, panel.Quiet, a.showHistory), a.Button(msg.NoticeOk, panel.Primary, shell.Close)}},
		}
	}}))
}

// importTold says what an import did.
func (a *game) importTold(r store.Report) string {
	told := a.say.Say(msg.ImportNothing)
	if r.Added > 0 {
		told = a.say.Count(msg.ImportAdded, r.Added)
	}
	if r.Known > 0 {
		told += "\n" + a.say.Count(msg.ImportKnown, r.Known)
	}
	if n := len(r.Taken); n > 0 {
		told += "\n" + a.say.Count(msg.ImportTaken, n)
	}
	if n := len(r.Kept); n > 0 {
		told += "\n" + a.say.Count(msg.ImportKept, n)
	}
	if n := len(r.Aside); n > 0 {
		told += "\n" + a.say.Say(msg.ImportAside, assets.Values{"Folder": a.options.Store.Dirs().Games})
	}
	if n := len(r.Ignored); n > 0 {
		told += "\n" + a.say.Count(msg.ImportIgnored, n)
	}
	return told
}

// faultOfImport says why an export cannot be taken in.
func (a *game) faultOfImport(name string, err error) string {
	values := assets.Values{"File": name, "Inside": ""}
	key := msg.ImportFaultOther
	broken := (*store.ArchiveError)(nil)
	switch {
	case errors.Is(err, store.ErrDiskFull):
		key = msg.ImportFaultFull
	case errors.Is(err, store.ErrReadOnly):
		key = msg.ImportFaultReadonly
	case errors.Is(err, store.ErrNewer):
		key = msg.ImportFaultNewer
	case errors.Is(err, store.ErrForeign), errors.Is(err, store.ErrBadName):
		key = msg.ImportFaultForeign
	case errors.Is(err, store.ErrTooMuch), errors.Is(err, store.ErrTooLarge):
		key = msg.ImportFaultMuch
	case errors.As(err, &broken) && broken.Name != "":
		key = msg.ImportFaultInside
		values["Inside"] = broken.Name
	case errors.As(err, &broken):
		key = msg.ImportFaultForeign
	}
	return a.say.Say(key, values)
}
