package thegame

import (
	"image"
	"math"
	"strconv"

	"dreist/assets"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/screens/awards"
	"dreist/render/thegame/pictures"
)

// excellentRest is the number of cards left below which a game is excellent.
const excellentRest = 10

type statistics struct {
	*game
	games []store.HistoryEntry // those that count, the newest first
	chart *screens.Chart
}

func (g *game) Statistics() screens.Statistics {
	s := &statistics{game: g}
	s.chart = &screens.Chart{GameScreens: g.GameScreens, TitleKey: "standing.chart"}
	s.chart.DrawMatches = s.drawGames
	s.chart.DrawOwnLegend = func(in geom.Rect) {
		g.DrawLegend(in, screens.LegendEntry{Sign: panel.WonOutcome, Text: g.Say("rating.beaten")}, screens.LegendEntry{Sign: kit.GoldStar, Text: g.Say("standing.excellent")})
	}
	count := func() []store.HistoryEntry {
		s.games = g.FinishedEntries(store.KindSolo, store.KindTable)
		return s.games
	}
	return s.chart.Statistics(count, s.facts, "standing.none", g.medals.Pages)
}

func (s *statistics) facts() panel.NumberBoxes {
	played, won, left, fewest, tricks := len(s.games), 0, 0, math.MaxInt, 0
	for i := range s.games {
		of := &s.games[i].Summary
		rest := match.CardsLeft(of)
		if rest == 0 {
			won++
		}
		left += rest
		fewest = min(fewest, rest)
		tricks += of.Counts[match.TenBacksCountKey]
	}
	ring, share := screens.RingOf(won, played)
	days, best := s.daily.DayResults().Streak(s.Today())
	return panel.NumberBoxes{BoxesPerRow: 3, Boxes: []panel.NumberBox{
		{Picture: ring, Number: s.Say("statistics.share", assets.Values{"Share": share}), Label: s.Say("statistics.won", assets.Values{"Won": won, "Played": played})},
		{Picture: pictures.CharacterMotif{Mood: pictures.MoodTriumphant}, Number: strconv.Itoa(fewest), Label: s.SayCount("standing.fewest", fewest, nil)},
		{Picture: pictures.SourMoodSmug, Number: s.FormatTenths(screens.AverageInTenths(left, played)), Label: s.Say("standing.left")},
		{Picture: back(0), Number: strconv.Itoa(tricks), Label: s.SayCount("standing.tricks", tricks, nil)},
		{Picture: screens.FlameOf(days), Number: strconv.Itoa(days), Label: s.SayCount("standing.days", days, assets.Values{"Best": best})},
	}}
}

type back uint8

func (back) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	c.FillAndStroke(paint.Circle(50, 50, 44), paint.Solid(awards.GoldColor()), 5, paint.Solid(art.InkColor()))
	c.Fill(awards.BackArrow().Map(paint.Scale(2.1, 2.1).Then(paint.Translate(50, 49))), paint.Solid(art.InkColor()))
	return c.Image()
}

// The logical measures of the bars.
const (
	barWide   = 22 // the greatest width
	barNumber = 16 // the height of the number above a bar
)

func (s *statistics) drawGames(in geom.Rect, spots []geom.Rect, grown float64) {
	e, u := s.Canvas, s.Frame().TextUnit()
	ui, most := e.Palette(), 2*excellentRest
	for i := range s.chart.Matches {
		most = max(most, match.CardsLeft(&s.chart.Matches[i].Summary))
	}
	line, number := max(1, u), barNumber*u
	high := in.H - number
	level := in.Bottom() - high*excellentRest/float64(most)
	for x := in.X; x < in.Right(); x += 12 * u {
		e.FillRect(geom.Rect{X: x, Y: level, W: min(6*u, in.Right()-x), H: line}, ui.MutedText, 0.7)
	}
	for i := range s.chart.Matches {
		rest, spot := match.CardsLeft(&s.chart.Matches[i].Summary), spots[i]
		if rest == 0 {
			e.DrawPicture(panel.WonOutcome, geom.RectAround(geom.Point{X: spot.Center().X, Y: in.Bottom() - 9*u}, 16*u, 16*u), 1)
			continue
		}
		wide := min(spot.W*0.66, barWide*u)
		bar := geom.Rect{X: spot.Center().X - wide/2, W: wide, H: high * grown * float64(rest) / float64(most)}
		bar.Y = in.Bottom() - bar.H
		e.FillRect(bar, pictures.PileColor(0), 1)
		if size := min(wide*0.8, 14*u); rest < excellentRest && bar.H > size {
			e.DrawPicture(kit.GoldStar, geom.RectAround(geom.Point{X: bar.Center().X, Y: bar.Bottom() - size*0.65}, size, size), grown)
		}
		e.DrawText(strconv.Itoa(rest), kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, ui.Text), geom.Rect{X: spot.X - 4*u, Y: bar.Y - number, W: spot.W + 8*u, H: number}, kit.Center, grown)
	}
	e.FillRect(geom.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: line}, ui.MutedText, 1)
}
