package records

import (
	"fmt"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/shell"
)

// Statistics is the screen of the statistics; it also describes games in the history.
type Statistics struct {
	*screens.Front
	Canvas      pictures.Canvas
	Words       words.Sentences
	Past        *Past // the finished games
	Medals      *awards.Awards
	BestRung    func() int                                      // the highest rung of the ladder that was won
	Ladder      func() shell.Step                               // shows the ladder
	Look        func(id string) (step shell.Step, fault string) // opens the review of a finished game, or says why that is impossible
	Next        func() []panel.Item                             // what to learn next, if known
	ShowsMedals func() bool

	fault string // why a review is impossible
}

// pageName is a page of the statistics, as in its catalogue key.
type pageName string

// The pages of the statistics.
const (
	overviewPage  pageName = "overview"
	kindsPage     pageName = "kinds"
	rungsPage     pageName = "rungs"
	opponentsPage pageName = "opponents"
	medalsPage    pageName = "medals"
)

// pageHeight is the logical height of the panel on every page.
const pageHeight = 600

// content is the data of the pages.
type content struct {
	stats ladder.Statistics
	best  int // most cards a player got rid of in one turn
	last  []played
	shelf *awards.Page // nil for none
}

// pages returns the pages: without a finished game only the overview and the medals.
func (t *content) pages() []pageName {
	pages := []pageName{overviewPage}
	if t.stats.Total.Played > 0 {
		pages = append(pages, kindsPage, rungsPage, opponentsPage)
	}
	if t.shelf != nil {
		pages = append(pages, medalsPage)
	}
	return pages
}

// count computes the data of games, the newest first.
func (r *Statistics) count(entries []store.Entry) content {
	t := content{stats: ladder.Tally(entries), last: r.lastPlayed(entries)}
	for _, e := range entries {
		if e.Kind.Counts() {
			t.best = max(t.best, e.Summary.Counts[summary.BestTurn])
		}
	}
	return t
}

// Screen returns the screen of the statistics.
func (r *Statistics) Screen() shell.Screen {
	var all content
	page, bars := overviewPage, &growth{Statistics: r}
	var m *shell.Menu
	m = r.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(860), panel.Height(pageHeight)},
		Load: func() {
			all, r.fault = r.count(r.Past.Games()), ""
			if r.ShowsMedals() {
				all.shelf = r.Medals.Page()
			}
			switch {
			case page != medalsPage:
			case all.shelf == nil: // removed by an import
				page = overviewPage
			default:
				all.shelf.Load()
			}
			bars.begin()
		},
		Items: func() []panel.Item {
			items := []panel.Item{panel.Title{Text: r.Say(dreistmsg.StatisticsTitle)}}
			if pages := all.pages(); len(pages) > 1 {
				at := slices.Index(pages, page)
				tabs := panel.Choice{ID: "statistics", Index: at, Changed: func(i int) {
					r.Turn(i - at)
					if page = pages[i]; page == medalsPage {
						all.shelf.Load()
					}
					bars.begin()
					r.Remake()
				}}
				for _, p := range pages {
					tabs.Options, tabs.OptionIDs = append(tabs.Options, r.Say("statistics.page."+string(p))), append(tabs.OptionIDs, "statistics."+string(p))
				}
				items = append(items, tabs)
			}
			shown := r.page(page, &all)
			m.Mood = shell.Curious
			if page == medalsPage {
				m.Mood = shell.Proud
			}
			if _, invites := shown[0].(panel.Stage); invites {
				m.Mood = shell.NoHost // the picture of the invitation has Egon already
			}
			items = append(items, shown...)
			if page == overviewPage {
				items = append(items, r.Next()...)
			}
			return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
				r.Button(msg.CommonBack, panel.Quiet, shell.Close), r.Button(msg.HistoryOpen, panel.Quiet, r.ShowHistory), r.Button(msg.DataOpen, panel.Quiet, r.ShowData),
			}})
		},
		Adorn: func(room geom.Rect) {
			if page != medalsPage {
				r.DrawInvitation(room)
			}
		},
		Decorate: func(p *panel.Panel) {
			switch page {
			case overviewPage:
				r.drawChart(r.Canvas, p, all.last, bars.far())
			case medalsPage:
				all.shelf.Draw(p)
			}
		},
		Live: bars,
	})
	return m
}

// page returns the items of a page.
func (r *Statistics) page(page pageName, all *content) []panel.Item {
	stats := &all.stats
	switch {
	case page == medalsPage:
		return all.shelf.Items()
	case stats.Total.Played == 0:
		return r.Invitation(r.Say(dreistmsg.StatisticsNone))
	case page == overviewPage:
		items := []panel.Item{r.facts(all), r.plot(all.last)}
		if r.fault != "" {
			items = append(items, panel.Paragraph{Text: r.fault})
		}
		return items
	case page == kindsPage:
		items := r.scores(dreistmsg.StatisticsKind, r.kindScores(stats), &stats.Total)
		if stats.Hinted > 0 {
			items = append(items, panel.Paragraph{Text: r.Say(dreistmsg.StatisticsHinted, assets.Values{"Hinted": stats.Hinted, "Played": stats.Total.Played})})
		}
		return items
	case page == rungsPage:
		return r.rungs(stats)
	}
	return r.scores(dreistmsg.StatisticsOpponent, r.opponentScores(stats), nil)
}

// rungs returns the results on the ladder, or the way to it.
func (r *Statistics) rungs(s *ladder.Statistics) []panel.Item {
	lines := rungScores(s)
	if len(lines) == 0 {
		items := r.Invitation(r.Say(dreistmsg.StatisticsLadderNone))
		items[len(items)-1] = panel.Row{Buttons: []panel.Button{r.Button(dreistmsg.LadderShow, panel.Primary, r.Ladder)}}
		return items
	}
	items := r.scores(dreistmsg.StatisticsRung, lines, nil)
	if best := max(s.BestRung, r.BestRung()); best > 0 {
		items = append(items, panel.Paragraph{Text: r.Say(dreistmsg.LadderBest, assets.Values{"Rung": best, "Rating": r.Words.Rating(best)})})
	}
	return items
}

// facts returns the numbers of the overview.
func (r *Statistics) facts(all *content) panel.Facts {
	s, t := &all.stats, all.stats.Total
	share := (100*t.Won + t.Played/2) / t.Played
	lit := flame
	if t.Streak == 0 {
		lit = ash
	}
	// An unknown number is a dash.
	known := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	tenths := (10*s.Counts[ladder.Trios] + t.Played/2) / t.Played
	return panel.Facts{Columns: 3, All: []panel.Fact{
		{Picture: ring(share), Number: r.Say(dreistmsg.StatisticsShare, assets.Values{"Share": share}), Label: r.Say(dreistmsg.StatisticsWon, assets.Values{"Won": t.Won, "Played": t.Played})},
		{Picture: lit, Number: strconv.Itoa(t.Streak), Label: r.Say(dreistmsg.StatisticsStreak, assets.Values{"Best": t.BestStreak})},
		{Picture: bolt, Number: known(t.BestRounds), Label: r.Count(dreistmsg.StatisticsFastest, t.BestRounds)},
		{Picture: trio, Number: r.Say(dreistmsg.StatisticsTenths, assets.Values{"Whole": tenths / 10, "Tenth": fmt.Sprint(tenths % 10)}), Label: r.Say(dreistmsg.StatisticsTrios)},
		{Picture: packet, Number: strconv.Itoa(s.Counts[ladder.Gifts]), Label: r.Count(dreistmsg.StatisticsGifts, s.Counts[ladder.Gifts])},
		{Picture: fan, Number: known(all.best), Label: r.Count(dreistmsg.StatisticsTurn, all.best)},
	}}
}
