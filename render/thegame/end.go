package thegame

import (
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/table"
)

func (s *sitting) end() shell.Screen {
	g, m := s.game, s.Table.Match
	e, of := g.NewEndScreen(s.screen), screens.NewTableResult(s.screen)
	e.PictureWidth = endPicture
	e.HandlePlaced = func(sheet geom.Rect) { s.Table.EndPanelRect = sheet }
	p := m.Position()
	if m.IsSettled() {
		s.Table.Timeline.UncoverHands()
	}
	e.CountingLines = func() []panel.CountingLine {
		counts, tricks, dearest := m.Facts().Counts, 0, 0
		for seat := range counts[match.TenBacksCountKey] {
			tricks += counts[match.TenBacksCountKey][seat]
			dearest = max(dearest, counts[match.BiggestStepCountKey][seat])
		}
		lines := []panel.CountingLine{e.CountedLine("ended.dearest", dearest, nil)}
		if tricks > 0 {
			lines = append([]panel.CountingLine{e.CountedLine("ended.tricks", tricks, nil)}, lines...)
		}
		return lines
	}
	if s.screen.IsLessonTable && m.IsSettled() {
		return s.endFirst(e)
	}
	e.ShareText = func() string { return s.shared() }
	of.Title = func() string { return g.Say(table.RatingTextKey(p.CardsLeft())) }
	of.TextInsteadOfRanking = func() string {
		if p.IsWon() {
			return g.Say("ended.won")
		}
		if !m.IsSettled() {
			if p.SeatCount() == 1 {
				return g.Say("ended.halted.alone")
			}
			return g.Say("ended.halted", assets.Values{"Name": s.Table.Phrases.SeatNames[p.StuckSeat()]}) // no hand is uncovered yet
		}
		return s.stuck()
	}
	of.ExtraItems = func() []panel.Item {
		if !m.IsSettled() {
			return nil
		}
		told := append(s.standing(), g.aids(m.HintCount() > 0, m.WasListShown())...)
		if len(told) == 0 {
			return nil
		}
		return []panel.Item{panel.Paragraph{Text: strings.Join(told, " · ")}}
	}
	if screens.DayOf(m) == "" && m.TagValue(play.PracticeTag) == "" {
		of.FirstButtons = func() []panel.Button {
			return []panel.Button{g.Button("ended.new", panel.PrimaryStyle, func() shell.Navigation { return g.playDeal(g.newCode(p.Variant(), p.SeatCount()), m.Players()) })}
		}
	}
	of.DrawPicture = func(in screens.PictureRoom, _ []int, at stage.Span) { g.drawEnd(in, p.IsWon(), at) }
	return e.TableScreen(of)
}

func (s *sitting) stuck() string {
	p := s.Table.Match.Position()
	values := assets.Values{"Name": s.Table.Phrases.SeatNames[p.StuckSeat()]}
	for on := range thegame.Pile(thegame.PileCount) {
		values[table.PileName(on)] = p.TopCard(on)
	}
	hand := scene.SortedHand(p.Hand(p.StuckSeat()))
	values["Cards"] = s.game.JoinList(named(hand))
	if p.SeatCount() == 1 {
		return s.game.SayCount("ended.stuck.alone", len(hand), values)
	}
	return s.game.SayCount("ended.stuck", len(hand), values)
}

func (g *game) aids(hints, list bool) (all []string) {
	if hints {
		all = append(all, g.Say("history.hinted"))
	}
	if list {
		all = append(all, g.Say("ended.listed"))
	}
	return all
}

func named(cards []thegame.Card) (all []string) {
	for _, c := range cards {
		all = append(all, c.String())
	}
	return all
}

// standing returns what is special about the match: the fewest cards left so far; the streak of daily deals, or the code of the deal.
func (s *sitting) standing() (said []string) {
	g, m := s.game, s.Table.Match
	games := slices.DeleteFunc(g.FinishedEntries(store.KindSolo, store.KindTable), func(e store.HistoryEntry) bool {
		return e.Summary.Counts[match.VariantCountKey] != int(m.Deal().Variant) || e.Summary.SeatCount != len(m.Players())
	})
	byRest := func(a, b store.HistoryEntry) int { return match.CardsLeft(&a.Summary) - match.CardsLeft(&b.Summary) }
	// By its sum: the ID is another one as soon as the game is on disk.
	if kept, ok := g.Profile.FinishedGame(s.screen.HistoryID()); ok && len(games) > 1 && kept.Hash == games[0].Hash && byRest(games[0], slices.MinFunc(games[1:], byRest)) < 0 {
		said = append(said, g.Say("ended.record"))
	}
	if day := screens.DayOf(m); day != "" && m.TagValue(play.PracticeTag) == "" {
		now, _ := g.daily.DayResults().Streak(day)
		said = append(said, g.SayCount("ended.daily", now, assets.Values{"Deal": g.daily.Caption(day)}))
	} else if code := m.TagValue(codeTag); code != "" {
		said = append(said, g.Say("ended.code", assets.Values{"Code": code}))
	}
	return said
}

func (s *sitting) shared() string {
	g, m := s.game, s.Table.Match
	rest, of := m.Position().CardsLeft(), m.TagValue(codeTag)
	if day := screens.DayOf(m); day != "" && m.TagValue(play.PracticeTag) == "" {
		of = g.FormatShortDate(day)
	}
	mark := "💪"
	if rest == 0 {
		mark = "🏆"
	}
	return g.SayCount("ended.shared", rest, assets.Values{"Of": of, "Mark": mark, "Rating": g.Say(table.RatingTextKey(rest))})
}

// endPicture is the logical width of the picture at the end.
const endPicture = 170

func (g *game) drawEnd(in screens.PictureRoom, won bool, at stage.Span) {
	sour := pictures.SourMoodSmug
	if won {
		sour = pictures.SourMoodBeaten
	}
	g.DrawRising(sour, in, at)
}
