package thegame

import (
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/summary"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens/awards"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/thegame/pictures"
)

// statistics is the screen of how the games went: by seats in a variant, with a chart of the last ones.
type statistics struct {
	*game
	variant thegame.Variant
	all     [thegame.MaxSeats + 1]standing
	last    []store.Entry // in the chart, the newest last
	habit   []panel.Item  // tells what is done wrong in several games, and leads to what trains it
	medals  *awards.Page  // shown instead, nil for not
	fault   string        // why a game cannot be looked back on
}

// How many games the chart has at most, and for how many it has room at least.
const (
	chartMost  = 30
	chartLeast = 12
)

// The logical measures of the screen and of its chart.
const (
	statisticsWidth  = 720
	statisticsHeight = 600
	statisticsOthers = 256 // all but the chart and the rows above it
	statisticsRow    = 30
	chartHighest     = 230
	chartLowest      = 80 // where there is less room there is no chart
	statisticsHabit  = 68 // the button with a habit
	chartLine        = 20 // of text, above and below the bars
	chartBar         = 20 // the width of a bar at most
	excellentRest    = 10 // below so many rest cards a game went excellently
)

// Statistics returns the screen of how the games went, which the finished games lead back to.
func (g *game) Statistics() shell.Screen {
	s := &statistics{game: g}
	return g.NewMenu(shell.Menu{
		Options: []panel.Option{panel.Width(statisticsWidth), panel.Height(statisticsHeight)},
		Load: func() {
			s.load(s.variant)
			if s.medals != nil {
				s.medals.Load()
			}
		},
		Items: s.items, Adorn: s.adorn, Decorate: s.decorate,
	})
}

// load counts the games of a variant.
func (s *statistics) load(v thegame.Variant) {
	games := s.counted(v)
	s.variant, s.all, s.fault, s.habit = v, standings(games), "", s.habits().Items()
	s.last = slices.Clone(games[:min(len(games), chartMost)])
	slices.Reverse(s.last)
}

func (s *statistics) items() []panel.Item {
	variants := panel.Choice{ID: thegamemsg.VariantName, Index: int(s.variant), Changed: func(i int) {
		s.medals = nil
		if i < int(thegame.Variants) {
			s.load(thegame.Variant(i))
		} else {
			s.medals = s.game.medals.Page()
			s.medals.Load()
		}
		s.Remake()
	}}
	for _, v := range variantOption.Values {
		key := variantOption.Label + "." + v
		variants.Options, variants.OptionIDs = append(variants.Options, s.Say(key)), append(variants.OptionIDs, key)
	}
	variants.Options, variants.OptionIDs = append(variants.Options, s.Say(msg.StatisticsPageMedals)), append(variants.OptionIDs, msg.StatisticsPageMedals)
	items := []panel.Item{panel.Title{Text: s.Say(thegamemsg.StandingTitle)}}
	if s.medals != nil {
		variants.Index = int(thegame.Variants)
		items = append(append(items, variants), s.medals.Items()...)
	} else if items = append(items, variants); len(s.last) == 0 {
		items = append(items, s.Invitation(s.Say(thegamemsg.StandingNone))...)
	} else {
		if items = append(items, s.grid()); s.chartHigh() >= chartLowest {
			items = append(items, s.plot())
		}
		items = append(items, s.habit...)
	}
	if s.fault != "" {
		items = append(items, panel.Paragraph{Text: s.fault})
	}
	return append(items, panel.Fill{}, panel.Row{Buttons: []panel.Button{
		s.Button(msg.CommonBack, panel.Quiet, shell.Close), s.Button(msg.HistoryOpen, panel.Quiet, s.ShowHistory),
	}})
}

// adorn draws the invitation where no game is told of.
func (s *statistics) adorn(room geom.Rect) {
	if s.medals == nil {
		s.DrawInvitation(room)
	}
}

// decorate draws the chart, or the medals.
func (s *statistics) decorate(p *panel.Panel) {
	if s.medals != nil {
		s.medals.Draw(p)
		return
	}
	s.drawChart(p)
}

// grid is the table of the games by seats.
func (s *statistics) grid() panel.Grid {
	grid := panel.Grid{Head: []string{"", s.Say(thegamemsg.StandingPlayed), s.Say(thegamemsg.StandingWon), s.Say(thegamemsg.StandingBest), s.Say(thegamemsg.StandingMean)}}
	for seats := range s.all {
		if at := &s.all[seats]; at.Played > 0 {
			grid.Rows = append(grid.Rows, []string{s.seatsName(seats), strconv.Itoa(at.Played), strconv.Itoa(at.Won), strconv.Itoa(at.Best), s.mean(at)})
		}
	}
	return grid
}

// chartHigh is the logical height that the rows leave for the chart.
func (s *statistics) chartHigh() float64 {
	f, rows := s.Frame(), 0
	for i := range s.all {
		rows += min(s.all[i].Played, 1)
	}
	others := statisticsOthers + float64(rows)*statisticsRow + float64(len(s.habit))*statisticsHabit
	return min(min(f.H/f.TextUnit(), statisticsHeight)-others, chartHighest)
}

// plot is the room of the chart; pressing a game looks back on it.
func (s *statistics) plot() panel.Plot {
	p := panel.Plot{ID: "played", Height: s.chartHigh() * s.Frame().Letters(), To: float64(len(s.last)) / float64(max(len(s.last), chartLeast))}
	for _, e := range s.last {
		p.Spots = append(p.Spots, panel.PlotSpot{ID: "played." + e.ID, Label: s.said(&e), Action: s.Press(func() shell.Step { return s.lookBack(&e) })})
	}
	return p
}

// said tells of a game in a line.
func (s *statistics) said(e *store.Entry) string {
	said := s.Describe()(e)
	return s.Date(e.Date) + " · " + said.Game + " · " + said.Result
}

// lookBack looks back on a finished game, or shows why that is impossible.
func (s *statistics) lookBack(e *store.Entry) shell.Step {
	text, err := s.Profile.LoadFinished(e.ID)
	if err != nil {
		s.fault = s.Say(msg.NoticeReviewFailed)
		s.Remake()
		return shell.Stay()
	}
	past, fault := s.Past(e.ID, text, session.Origin{Away: session.ToStart})
	if s.fault = fault; fault != "" {
		s.Remake()
		return shell.Stay()
	}
	past.ID = e.ID
	return shell.Push(past)
}

// drawChart draws a bar for each game, as high as its rest cards, and a star for one that was won.
func (s *statistics) drawChart(p *panel.Panel) {
	room, spots, at, ok := p.Plot()
	if !ok || len(spots) != len(s.last) {
		return
	}
	e, u := s.Canvas, s.Frame().TextUnit()
	ui := e.UI()
	title := geom.Rect{X: room.X, Y: room.Y, W: room.W, H: chartLine * u}
	caption := geom.Rect{X: room.X, Y: room.Bottom() - chartLine*u, W: room.W, H: chartLine * u}
	in := geom.Rect{X: room.X, Y: title.Bottom() + chartLine*u, W: room.W, H: room.H - 3*chartLine*u}
	e.Write(s.Count(thegamemsg.StandingChart, len(s.last), nil), kit.Sized(u, assets.Strong, 15, ui.Text), title, kit.Center, 1)
	if at >= 0 {
		e.Fill(geom.Rect{X: spots[at].X, Y: title.Bottom(), W: spots[at].W, H: caption.Y - title.Bottom()}, ui.Glow, 0.16)
		text := s.said(&s.last[at])
		e.Write(text, e.Labels.Fit(text, kit.Sized(u, assets.Strong, 14, ui.Text), caption.W), caption, kit.Center, 1)
	}
	most := 2 * excellentRest
	for i := range s.last {
		most = max(most, summary.Rest(&s.last[i].Summary))
	}
	line := max(1, u)
	level := in.Bottom() - in.H*excellentRest/float64(most)
	for x := in.X; x < in.Right(); x += 12 * u {
		e.Fill(geom.Rect{X: x, Y: level, W: min(6*u, in.Right()-x), H: line}, ui.Muted, 0.7)
	}
	for i := range s.last {
		rest, x := summary.Rest(&s.last[i].Summary), spots[i].Center().X
		wide := min(spots[i].W*0.66, chartBar*u)
		bar := geom.Rect{X: x - wide/2, W: wide, H: in.H * float64(rest) / float64(most)}
		bar.Y = in.Bottom() - bar.H
		label := geom.Rect{X: spots[i].X - 4*u, Y: bar.Y - chartLine*u, W: spots[i].W + 8*u, H: chartLine * u}
		if rest == 0 {
			e.Picture(panel.Won, geom.Around(geom.Point{X: x, Y: in.Bottom() - 9*u}, 16*u, 16*u), 1)
			continue
		}
		e.Fill(bar, pictures.Colour(0), 1)
		e.Write(strconv.Itoa(rest), kit.Sized(u, assets.Strong, 14, ui.Text), label, kit.Center, 1)
	}
	e.Fill(geom.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: line}, ui.Muted, 1)
}
