package thegame

import (
	"strings"

	"dreist/assets"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/thegame/table"
)

// Describe puts a finished game into words: its players, its variant, whether it was practice, a daily deal or had hints, and its result.
func (g *game) Describe(e *store.Entry) screens.Finished {
	s := &e.Summary
	name := g.seatsName(s.Seats)
	if s.Counts[progress.DayCount] > 0 {
		name = g.Say("start.daily")
	}
	if v := s.Counts[match.VariantCount]; v > 0 && v < int(thegame.Variants) {
		name += " · " + g.Say("variant.name."+thegame.Variant(v).String())
	}
	if e.Kind == store.KindPractice {
		name = g.Say("history.practised", assets.Values{"Game": name})
	}
	name = strings.Join(append([]string{name}, g.aids(s.Counts[match.Hints] > 0, s.Counts[match.Listed] > 0)...), " · ")
	if s.HasWon() {
		return screens.Finished{Game: name, Result: g.Say("rating.beaten"), Outcome: panel.Won}
	}
	rest, outcome := match.Rest(s), panel.Lost
	if match.IsExcellent(s) {
		outcome = panel.Shared // neither won nor as good as lost
	}
	return screens.Finished{Game: name, Result: g.Count("played.rest", rest) + " · " + g.Say(table.Rating(rest)), Outcome: outcome}
}

// kinds returns the filters of the list of finished games.
func kinds() []screens.Kind {
	counted := []store.Kind{store.KindSolo, store.KindTable}
	return []screens.Kind{
		{Label: "played.all"}, {Label: "played.alone", Of: []store.Kind{store.KindSolo}},
		{Label: "played.together", Of: []store.Kind{store.KindTable}},
		{Label: "played.pro", Of: counted, Only: func(s *store.Summary) bool { return s.Counts[match.VariantCount] > 0 }},
		{Label: "start.daily", Of: counted, Only: func(s *store.Summary) bool { return s.Counts[progress.DayCount] > 0 }},
		{Label: "played.practice", Of: []store.Kind{store.KindPractice}},
	}
}
