package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist/ladder"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/panel"
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
func (a *App) showHistory() {
	a.rise()
	c := &chronicle{practice: a.findSaved(practiceSlot)}
	a.fillChronicle(c)
	a.openChronicle(c)
}

func (a *App) openChronicle(c *chronicle) {
	a.open(&menu{blocks: true, escape: a.showStatistics, options: []panel.Option{panel.Width(720), panel.Height(chronicleHeight)}, items: func() []panel.Item {
		if c.language != a.say.Language {
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
			items = append(items, panel.List{Height: chronicleList, Rows: c.rows, Index: -1})
		}
		items = append(items, panel.Fill{})
		row := []panel.Button{a.button(msg.LadderBack, panel.Quiet, a.showStatistics)}
		if c.practice != nil {
			row = append(row, a.button(msg.HistoryPractice, panel.Quiet, func() { a.resume(c.practice) }))
		}
		return append(items, panel.Row{Buttons: append(row, a.button(msg.DataOpen, panel.Quiet, a.showData))})
	}})
}

func (a *App) chronicleChoice(c *chronicle) panel.Choice {
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
		a.fitPanel()
	}
	return choice
}

// fillChronicle looks the games up and writes a row for each. What many rows say is said once.
func (a *App) fillChronicle(c *chronicle) {
	var kinds []store.Kind
	switch kind := chronicleKinds()[c.kind]; kind {
	case "":
	case store.KindPractice:
		kinds = []store.Kind{kind, store.KindFirst}
	default:
		kinds = []store.Kind{kind}
	}
	entries := a.finished(kinds...)
	c.language = a.say.Language
	c.rows = make([]panel.ListRow, len(entries))
	w := rowWriter{app: a, dates: map[string]string{}, games: map[string]string{}, results: map[outcome]string{}}
	for i, e := range entries {
		c.rows[i] = panel.ListRow{Label: w.date(e.Date) + "  ·  " + w.game(&e), Detail: w.result(&e), Action: a.press(func() { a.openFinished(c, e) })}
	}
}

// openFinished looks back on a game of the history.
func (a *App) openFinished(c *chronicle, e store.Entry) {
	text, err := a.profile.LoadFinished(e.ID)
	if err != nil {
		c.fault = a.say.Say(msg.FileUnread, assets.Values{"File": e.ID})
		a.fitPanel()
		return
	}
	m, err := play.Resume(text, play.Unkept{})
	if err != nil {
		c.fault = a.faultOfRecord(e.ID, err)
		a.fitPanel()
		return
	}
	c.fault = ""
	open := a.panel
	back := func() {
		// Practice that was begun in between is there now, or over.
		c.practice = a.findSaved(practiceSlot)
		a.fillChronicle(c)
		a.reopen(open)
	}
	a.review(m, sessionOf("", m), 0, &sitting{show: back, away: msg.ReviewBackHistory})
}
