package screens

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
)

// End is the end of a match: its picture, and what can follow the end of every match.
type End struct {
	*Front
	Width, Room   float64 // logical sizes of the panel and its picture
	Draw          func(room geom.Rect)
	Share         func() string // the line for others that tells how it ended
	Review, Again func() shell.Step
	Leave         func() panel.Button

	copied bool // the line is on the clipboard
}

// Screen returns the panel of the end, with a title and what is told and offered below it.
func (e *End) Screen(title func() string, items func() []panel.Item) shell.Screen {
	return e.NewMenu(shell.Menu{Adorn: e.Draw, Options: []panel.Option{panel.Width(e.Width)}, Items: func() []panel.Item {
		return append([]panel.Item{panel.Stage{Height: e.Room}, panel.Title{Text: title()}}, items()...)
	}})
}

// LookButton puts the panel away, to see the table.
func (e *End) LookButton() panel.Button { return e.Button(msg.EndLook, panel.Quiet, shell.Close) }

// ReviewButton looks back on the match.
func (e *End) ReviewButton() panel.Button { return e.Button(msg.ReviewOpen, panel.Quiet, e.Review) }

// AgainButton plays the same deal once more.
func (e *End) AgainButton(style panel.Style) panel.Button {
	return e.Button(msg.EndAgain, style, e.Again)
}

// ShareButton copies the line for others.
func (e *End) ShareButton() panel.Button {
	key := msg.EndShare
	if e.copied {
		key = msg.EndShared
	}
	return e.Button(key, panel.Quiet, shell.Staying(func() {
		e.copied = true
		e.Copy(e.Share())
		e.Remake()
	}))
}

// TableEnd is how a match at a table ended.
type TableEnd struct {
	Winner int           // a seat, from 0
	Counts bool          // it has been added to the series
	Won    func() string // says who has won
	Left   func() string // says how the others stand
	Code   func() string // names the code of the deal
	Draw   func(room geom.Rect, winners []int)
}

// TableScreen returns the panel of the end of a match at a table, with how the series stands and goes on.
func (e *End) TableScreen(t TableEnd) shell.Screen {
	series := e.Series()
	won := t.Counts && !series.Running // the series, too
	winners := []int{t.Winner}
	if won {
		winners = series.Leaders()
	}
	e.Draw = func(room geom.Rect) { t.Draw(room, winners) }
	title := t.Won
	if won {
		title = func() string { return e.seriesWon(series) }
	}
	return e.Screen(title, func() []panel.Item {
		row := []panel.Button{e.LookButton(), e.ReviewButton()}
		items := []panel.Item{e.seriesGrid(series, fewGames), panel.Paragraph{Text: t.Code()}}
		switch {
		case !t.Counts:
			items = []panel.Item{panel.Paragraph{Text: t.Left()}, e.AgainButton(panel.Primary)}
		case series.Running:
			items = append(items, e.Button(msg.SeriesNext, panel.Primary, e.nextGame))
		default:
			items = append(items, e.Button(msg.SeriesAgain, panel.Primary, func() shell.Step { return e.BeginSeries(series.Again(), "") }))
			if len(series.Games) < store.MaxSeries {
				row = append([]panel.Button{e.Button(msg.SeriesMore, panel.Quiet, func() shell.Step {
					series.Extend()
					return e.BeginSeries(series, "")
				})}, row...)
			}
		}
		return append(items, panel.Row{Buttons: row}, panel.Row{Buttons: []panel.Button{e.ShareButton(), e.Leave()}})
	})
}

// seriesWon says who wins a series, alone or together.
func (f *Front) seriesWon(s play.Series) string {
	names := f.NamesOf(s)
	var winners []string
	for _, player := range s.Leaders() {
		winners = append(winners, names[player])
	}
	if len(winners) == 1 {
		return f.Say(msg.SeriesWon, assets.Values{"Name": winners[0]})
	}
	return f.Say(msg.SeriesShared, assets.Values{"Names": f.List(winners)})
}
