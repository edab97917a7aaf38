package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
	"dreist/render/shell"
)

// chronicle is the panel of the finished games while it is open.
type chronicle struct {
	kind     int // which of chronicleKinds are shown
	rows     []panel.ListRow
	language string // in which the rows are
	practice *savedGame
	fault    string // why a game could not be shown
}

// chronicleKinds are the choices of what is shown: everything, or games of one kind.
func chronicleKinds() []store.Kind {
	return []store.Kind{"", store.KindSolo, ladder.Kind, store.KindTable, store.KindPractice}
}

// The logical heights of the panel of the finished games, whichever are shown, and of the list in it.
const (
	chronicleHeight = 536
	chronicleList   = 290
)

// showHistory shows the finished games, the newest first, each to look back on.
func (a *game) showHistory() shell.Step {
	return shell.Home(a.statisticsScreen()).Then(a.historyScreen())
}

func (a *game) historyScreen() shell.Screen {
	c := new(chronicle)
	load := func() {
		c.practice = a.findSaved(practiceSlot)
		a.fillChronicle(c)
	}
	return a.NewMenu(shell.Menu{Load: load, Options: []panel.Option{panel.Width(720), panel.Height(chronicleHeight)}, Items: func() []panel.Item {
		if c.language != a.Language {
			a.fillChronicle(c)
		}
		items := []panel.Item{panel.Title{Text: a.say.Say(msg.HistoryTitle)}, a.chronicleChoice(c)}
		switch {
		case c.fault != "":
			items = append(items, panel.Paragraph{Text: c.fault})
		case len(c.rows) == 0:
			items = append(items, panel.Paragraph{Text: a.say.Say(msg.HistoryNone)})
		}
		if len(c.rows) > 0 {
			items = append(items, panel.List{ID: "games", Height: chronicleList, Rows: c.rows, Index: -1})
		}
		items = append(items, panel.Fill{})
		row := []panel.Button{a.Button(msg.LadderBack, panel.Quiet, shell.Close)}
		if c.practice != nil {
			row = append(row, a.Button(msg.HistoryPractice, panel.Quiet, func() shell.Step { return a.resume(c.practice) }))
		}
		return append(items, panel.Row{Buttons: append(row, a.Button(msg.DataOpen, panel.Quiet, a.showData))})
	}})
}

func (a *game) chronicleChoice(c *chronicle) panel.Choice {
	choice := panel.Choice{Index: c.kind}
	for _, kind := range chronicleKinds() {
		key := "history.kind." + string(kind)
		if kind == "" {
			key = msg.HistoryKindAll
		}
		choice.Options = append(choice.Options, a.say.Say(key))
	}
	choice.Changed = func(i int) {
		c.kind, c.fault = i, ""
		a.fillChronicle(c)
		a.Remake()
	}
	return choice
}

// fillChronicle looks the games up and writes a row for each. What many rows say is said once.
func (a *game) fillChronicle(c *chronicle) {
	var kinds []store.Kind
	switch kind := chronicleKinds()[c.kind]; kind {
	case "":
	case store.KindPractice:
		kinds = []store.Kind{kind, store.KindFirst}
	default:
		kinds = []store.Kind{kind}
	}
	entries := a.finished(kinds...)
	c.language = a.Language
	c.rows = make([]panel.ListRow, len(entries))
	w := rowWriter{front: a, dates: map[string]string{}, games: map[string]string{}, results: map[outcome]string{}}
	for i, e := range entries {
		c.rows[i] = panel.ListRow{Label: w.date(e.Date) + "  ·  " + w.game(&e), Detail: w.result(&e), Action: a.Press(func() shell.Step { return a.openFinished(c, e) })}
	}
}

// openFinished looks back on a game of the history.
func (a *game) openFinished(c *chronicle, e store.Entry) shell.Step {
	c.fault = ""
	text, err := a.profile.LoadFinished(e.ID)
	if err != nil {
		c.fault = a.say.Say(msg.FileUnread, assets.Values{"File": e.ID})
		a.Remake()
		return shell.Stay()
	}
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		c.fault = a.faultOfRecord(e.ID, err)
		a.Remake()
		return shell.Stay()
	}
	return shell.Push(a.review(m, sessionOf("", m), 0, origin{away: msg.ReviewBackHistory}))
}
