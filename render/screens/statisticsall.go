package screens

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/calendar"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel"
)

// weeks is how many weeks the chart of all games tells of, the last one up to today.
const weeks = 12

// The logical measures of the chart, above which there is only one row to choose from.
const (
	weeksOthers = chartOthers - 46
	weeksMost   = chartMost + 46
)

// allGames is what is told of the games of all kinds together.
type allGames struct {
	*statistics
	played, won, table int
	of                 map[*Front]int        // played, by game
	days               calendar.Days         // on which something was played
	weeks              [weeks]map[*Front]int // the last one up to today
	earned, medals     int
}

// ofAllGames returns the statistics of all games together: one page.
func (s *statistics) ofAllGames() Statistics {
	a := &allGames{statistics: s}
	return Statistics{Load: a.load, Pages: func() []StatisticsPage {
		return []StatisticsPage{{Key: msg.HistoryGames, Items: a.page, Adorn: s.DrawInvitation, Decorate: a.draw}}
	}}
}

// load counts the finished games of all kinds.
func (a *allGames) load() {
	*a = allGames{statistics: a.statistics, of: map[*Front]int{}, days: calendar.Days{}}
	games := map[string]*Front{}
	for _, f := range a.games {
		games[f.about.Name] = f
		if count := a.statisticsOf(f).Medals; count != nil {
			earned, all := count()
			a.earned, a.medals = a.earned+earned, a.medals+all
		}
	}
	today, _ := calendar.Number(a.Today())
	for _, e := range a.Profile.History(store.Filter{}) {
		f, known := games[e.Summary.Game]
		if !known || !e.Kind.Counts() {
			continue
		}
		a.played++
		a.of[f]++
		a.days[e.Date] = calendar.Played
		if e.Summary.Won() {
			a.won++
		}
		if e.Kind == store.KindTable {
			a.table++
		}
		if n, ok := calendar.Number(e.Date); ok && n <= today && today-n < weeks*calendar.WeekDays {
			week := &a.weeks[weeks-1-(today-n)/calendar.WeekDays]
			if *week == nil {
				*week = map[*Front]int{}
			}
			(*week)[f]++
		}
	}
	a.TellFailures()
}

// page returns six numbers and the room of the chart.
func (a *allGames) page() []panel.Item {
	if a.played == 0 {
		return a.Invitation(a.Say(msg.StatisticsNothing))
	}
	streak, best := a.days.Streak(a.Today())
	most := a.games[0]
	var boxes, faces together
	for i, f := range a.games[:min(len(a.games), len(boxes.of))] {
		boxes.of[i] = f.about.Box.Cover
	}
	for _, f := range a.games {
		if a.of[f] > a.of[most] {
			most = f
		}
	}
	faces.of[0], faces.of[1] = a.game.SeatFace(0), a.game.SeatFace(1)
	boxes.flat, faces.flat = 1.25, 1
	recent := 0
	for _, n := range a.weeks[weeks-1] {
		recent += n
	}
	chart := panel.Plot{ID: "weeks", Height: min(max(a.Frame().H/a.Frame().TextUnit()-weeksOthers, chartLeast), weeksMost) * a.Frame().Letters(), To: 1}
	for week := range weeks {
		chart.Spots = append(chart.Spots, panel.PlotSpot{ID: "weeks." + strconv.Itoa(week), Label: a.said(week), Action: a.Press(a.ShowHistory)})
	}
	return []panel.Item{
		panel.Facts{Columns: 3, All: []panel.Fact{
			{Picture: boxes, Number: strconv.Itoa(a.played), Label: a.Count(msg.StatisticsPlayed, a.played, assets.Values{"Recent": recent})},
			{Picture: kit.Crown, Number: strconv.Itoa(a.won), Label: a.Count(msg.StatisticsVictories, a.won, nil)},
			{Picture: FlameOf(streak), Number: strconv.Itoa(streak), Label: a.Count(msg.StatisticsDays, streak, assets.Values{"Best": best})},
			{Picture: together{of: [3]kit.Motif{most.about.Box.Cover}, flat: 1.25}, Number: strconv.Itoa(a.of[most]), Label: a.Say(msg.StatisticsFavourite, assets.Values{"Game": most.about.Title})},
			{Picture: faces, Number: strconv.Itoa(a.table), Label: a.Count(msg.StatisticsTogether, a.table, nil)},
			{Picture: kit.Prize, Number: strconv.Itoa(a.earned), Label: a.Say(msg.StatisticsMedals, assets.Values{"All": a.medals})},
		}}, chart,
	}
}

// said tells of a week in a line.
func (a *allGames) said(week int) string {
	today, _ := calendar.Number(a.Today())
	last := today - calendar.WeekDays*(weeks-1-week)
	var parts []string
	for _, f := range a.games {
		if n := a.weeks[week][f]; n > 0 {
			parts = append(parts, strconv.Itoa(n)+" × "+f.about.Title)
		}
	}
	span := a.ShortDate(calendar.Date(last-calendar.WeekDays+1)) + " – " + a.ShortDate(calendar.Date(last))
	if len(parts) == 0 {
		return span
	}
	return span + " · " + a.List(parts)
}

// draw draws a bar for each week, a part for each game.
func (a *allGames) draw(p *panel.Panel) {
	room, spots, at, ok := p.Plot()
	if !ok || len(spots) != weeks {
		return
	}
	e, u := a.Canvas, a.Frame().TextUnit()
	ui, line := e.UI(), chartLine*u
	e.Write(a.Say(msg.StatisticsWeeks), kit.Sized(u, assets.Strong, 15, ui.Text), geom.Rect{X: room.X, Y: room.Y, W: room.W, H: line}, kit.Center, 1)
	caption := geom.Rect{X: room.X, Y: room.Bottom() - line, W: room.W, H: line}
	in := geom.Rect{X: room.X, Y: room.Y + 2*line, W: room.W, H: room.H - 3*line}
	if at >= 0 {
		e.Fill(geom.Rect{X: spots[at].X, Y: room.Y + line, W: spots[at].W, H: in.Bottom() - room.Y - line}, ui.Glow, 0.16)
		text := a.said(at)
		e.Write(text, e.Labels.Fit(text, kit.Sized(u, assets.Strong, chartText, ui.Text), caption.W), caption, kit.Center, 1)
	} else {
		var signs []ChartSign
		for _, f := range a.games {
			signs = append(signs, ChartSign{Sign: Swatch(a.tone(f)), Text: f.about.Title})
		}
		a.DrawLegend(caption, signs...)
	}
	most := 4
	sums := [weeks]int{}
	for week := range weeks {
		for _, n := range a.weeks[week] {
			sums[week] += n
		}
		most = max(most, sums[week])
	}
	for week, spot := range spots {
		wide := min(spot.W*0.62, 30*u)
		bar := geom.Rect{X: spot.Center().X - wide/2, Y: in.Bottom(), W: wide}
		for _, f := range a.games {
			bar.H = in.H * float64(a.weeks[week][f]) / float64(most)
			bar.Y -= bar.H
			e.Fill(bar, a.tone(f), 1)
		}
		if sums[week] > 0 {
			e.Write(strconv.Itoa(sums[week]), kit.Sized(u, assets.Strong, chartText, ui.Text), geom.Rect{X: spot.X - 4*u, Y: bar.Y - line, W: spot.W + 8*u, H: line}, kit.Center, 1)
		}
	}
	e.Fill(geom.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: max(1, u)}, ui.Muted, 1)
}

// tone is the colour of a game in the chart: that of its box, which a dark panel needs lighter.
func (a *allGames) tone(f *Front) color.RGBA {
	tone := f.about.Box.Carton
	if a.Canvas.Sprites.Theme().Dark() {
		return paint.Lighter(tone, 0.4)
	}
	return paint.Lighter(tone, 0.12)
}
