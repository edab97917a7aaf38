package thegame

import (
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/thegame/table"
)

func (g *game) DescribeMatch(e *store.HistoryEntry) screens.MatchDescription {
	s := &e.Summary
	name := g.SayCount("played.seats", s.SeatCount, nil)
	if s.Counts[progress.DayCountKey] > 0 {
		name = g.Say("start.daily")
	}
	if v := s.Counts[match.VariantCountKey]; v > 0 && v < int(thegame.VariantCount) {
		name += " · " + g.Say("variant.name."+thegame.Variant(v).String())
	}
	if s.Counts[match.ListShownCountKey] > 0 {
		name += " · " + g.Say("ended.listed")
	}
	if s.HasWon() {
		return screens.MatchDescription{GameText: name, ResultText: g.Say("rating.beaten"), Outcome: panel.WonOutcome}
	}
	rest, outcome := match.CardsLeft(s), panel.LostOutcome
	if match.IsExcellent(s) {
		outcome = panel.NeutralOutcome // neither won nor as good as lost
	}
	return screens.MatchDescription{GameText: name, ResultText: g.SayCount("played.rest", rest) + " · " + g.Say(table.RatingTextKey(rest)), Outcome: outcome}
}

func kinds() []screens.HistoryFilter {
	counted := []store.Kind{store.KindSolo, store.KindTable}
	return []screens.HistoryFilter{
		{LabelKey: "played.all"}, {LabelKey: "played.alone", Kinds: []store.Kind{store.KindSolo}},
		{LabelKey: "played.together", Kinds: []store.Kind{store.KindTable}},
		{LabelKey: "played.pro", Kinds: counted, Matches: func(s *store.Summary) bool { return s.Counts[match.VariantCountKey] > 0 }},
		{LabelKey: "start.daily", Kinds: counted, Matches: func(s *store.Summary) bool { return s.Counts[progress.DayCountKey] > 0 }},
		{LabelKey: "played.practice", Kinds: []store.Kind{store.KindPractice}},
	}
}
