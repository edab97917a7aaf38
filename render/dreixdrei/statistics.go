package dreixdrei

import (
	"image/color"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/store"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
)

// statistics are the sums of the finished games of the only person at a table.
type statistics struct {
	*game
	games []store.HistoryEntry // those that count, the newest first
	chart *screens.Chart
}

func (g *game) Statistics() screens.Statistics {
	s := &statistics{game: g}
	s.chart = &screens.Chart{GameScreens: g.GameScreens, TitleKey: "dreixdrei.standing.chart"}
	s.chart.DrawMatches = s.drawPlaces
	s.chart.DrawOwnLegend = func(in geom.Rect) {
		g.DrawLegend(in, screens.LegendEntry{Sign: screens.LegendDisc(firstTone()), Text: g.Say("dreixdrei.standing.first")},
			screens.LegendEntry{Sign: screens.LegendDisc(lastTone()), Text: g.Say("dreixdrei.standing.last")}, screens.LegendEntry{Sign: screens.LegendDisc(g.Canvas.Palette().MutedText), Text: g.Say("dreixdrei.standing.mean")})
	}
	count := func() []store.HistoryEntry { // counts the games in which the only person got a place
		s.games = slices.DeleteFunc(g.FinishedEntries(store.KindTable), func(e store.HistoryEntry) bool {
			return match.PersonPlaceOf(&e.Summary) == 0 || e.Summary.SeatCount > dreixdrei.MaxSeats
		})
		return s.games
	}
	return s.chart.Statistics(count, s.facts, "dreixdrei.standing.none", g.medals.Pages)
}

func (s *statistics) facts() panel.NumberBoxes {
	first, last, places, row, longest, largest, deleted := 0, 0, 0, 0, 0, 0, 0
	for _, e := range slices.Backward(s.games) {
		place := match.PersonPlaceOf(&e.Summary)
		places += place
		if place == 1 {
			first++
		}
		largest = max(largest, e.Summary.Counts[match.LargestPickUpCountKey])
		deleted += e.Summary.Counts[match.DeletesCountKey]
		if row++; match.HasPersonLost(&e.Summary) {
			row = 0
			last++
		}
		longest = max(longest, row)
	}
	ring, share := screens.RingOf(first, len(s.games))
	return panel.NumberBoxes{BoxesPerRow: 3, Boxes: []panel.NumberBox{
		{Picture: ring, Number: s.Say("statistics.share", assets.Values{"Share": share}), Label: s.Say("statistics.won", assets.Values{"Won": first, "Played": len(s.games)})},
		{Picture: pictures.FighterMotif{Fighter: pictures.BatFighter, Mood: pictures.MoodPleased}, Number: s.FormatTenths(screens.AverageInTenths(places, len(s.games))), Label: s.Say("dreixdrei.standing.mean")},
		{Picture: screens.FlameOf(row), Number: strconv.Itoa(row), Label: s.Say("dreixdrei.standing.row", assets.Values{"Best": longest})},
		{Picture: pictures.FighterMotif{Fighter: pictures.BatFighter, Mood: pictures.MoodLastLeft}, Number: strconv.Itoa(last), Label: s.Say("dreixdrei.standing.lantern")},
		{Picture: pictures.FighterMotif{Fighter: pictures.Fish, Mood: pictures.MoodLoaded}, Number: strconv.Itoa(largest), Label: s.SayCount("dreixdrei.standing.largest", largest, nil)},
		{Picture: pictures.SpecialMotif(dreixdrei.Delete), Number: strconv.Itoa(deleted), Label: s.SayCount("dreixdrei.standing.deleted", deleted, nil)},
	}}
}

func firstTone() color.RGBA { return pictures.NumberColor(0) }
func lastTone() color.RGBA  { return pictures.RedColor() }

// The logical measures of the chart of places.
const (
	placeDisc = 19 // the greatest size of the disc of a place
	placeLine = 3
	placeDot  = 6
	placeRoom = 13 // the room above the first place and below the last one
)

// drawPlaces draws a track for each game, from the first place at its top to the last one, a line through the player's own, and their mean.
func (s *statistics) drawPlaces(in geom.Rect, spots []geom.Rect, grown float64) {
	e, u := s.Canvas, s.Frame().TextUnit()
	ui := e.Palette()
	top, high := in.Y+placeRoom*u, in.H-2*placeRoom*u
	y := func(place, seats int) float64 { return top + high*float64(place-1)/float64(seats-1) }
	mean := 0.0
	for i := range s.chart.Matches {
		of := &s.chart.Matches[i].Summary
		mean += y(match.PersonPlaceOf(of), of.SeatCount) / float64(len(spots))
	}
	for x := in.X; x < in.Right(); x += 12 * u {
		e.FillRect(geom.Rect{X: x, Y: mean, W: min(6*u, in.Right()-x), H: max(1, 1.5*u)}, ui.MutedText, 0.8)
	}
	at := func(i int) geom.Point {
		of := &s.chart.Matches[i].Summary
		return geom.Point{X: spots[i].Center().X, Y: mean + (y(match.PersonPlaceOf(of), of.SeatCount)-mean)*grown}
	}
	for i := range spots {
		seats := s.chart.Matches[i].Summary.SeatCount
		for place := range seats {
			e.DrawTinted(kit.MeterFillPlate, geom.RectAround(geom.Point{X: at(i).X, Y: y(place+1, seats)}, placeDot*u, placeDot*u), ui.MutedText, 0.32)
		}
		if i > 0 {
			s.drawLine(at(i-1), at(i), placeLine*u, ui.MutedText)
		}
	}
	for i := range spots {
		of, place := &s.chart.Matches[i].Summary, match.PersonPlaceOf(&s.chart.Matches[i].Summary)
		tone, ink := ui.Panel, ui.Text
		switch {
		case place == 1:
			tone, ink = firstTone(), pictures.GoldLetterColor()
		case match.HasPersonLost(of):
			tone, ink = lastTone(), kit.WhiteTint()
		}
		size := min(placeDisc*u, spots[i].W*0.94)
		e.DrawTinted(kit.MeterFillPlate, geom.RectAround(at(i), size+2.4*u, size+2.4*u), ui.MutedText, 1)
		e.DrawTinted(kit.MeterFillPlate, geom.RectAround(at(i), size, size), tone, 1)
		e.DrawText(strconv.Itoa(place), kit.TextStyle{Font: assets.StrongFont, Size: float64(kit.Round(size * 0.72)), Color: ink}, geom.RectAround(at(i), size+8*u, size), kit.Center, 1)
	}
}

func (s *statistics) drawLine(from, to geom.Point, wide float64, tone color.RGBA) {
	steps := max(1, kit.Round(max(to.X-from.X, max(to.Y-from.Y, from.Y-to.Y))/(wide*0.25)))
	for i := range steps + 1 {
		t := float64(i) / float64(steps)
		s.Canvas.DrawTinted(kit.MeterFillPlate, geom.RectAround(geom.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}, wide, wide), tone, 1)
	}
}

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.MatchDescription {
	s := &e.Summary
	name := g.SayCount("dreixdrei.played.seats", s.SeatCount, nil)
	if s.Counts[match.TwoSetsCountKey] > 0 {
		name += " · " + g.Say("dreixdrei.played.sets")
	}
	f := screens.MatchDescription{GameText: name, Outcome: panel.NeutralOutcome}
	place := match.PersonPlaceOf(s)
	switch {
	case place == 0 && s.End == store.Undecided, place == s.SeatCount && s.End == store.Undecided:
		f.ResultText = g.Say("dreixdrei.played.undecided")
	case place == 0:
		f.ResultText = g.Say("dreixdrei.played.shared")
	case s.HasWon():
		f.ResultText, f.Outcome = g.Say("dreixdrei.played.first"), panel.WonOutcome
	case match.HasPersonLost(s):
		f.ResultText, f.Outcome = g.Say("dreixdrei.played.last"), panel.LostOutcome
	default:
		f.ResultText = g.Say("dreixdrei.played.place", assets.Values{"Place": place})
	}
	return f
}
