package dreixdrei

import (
	"math"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/render/dreixdrei/table"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

func (s *sitting) analyse() shell.Navigation {
	persons, names := play.PersonSeats(s.Table.Match.Players()), []string{}
	if len(persons) > 1 {
		for _, seat := range persons {
			names = append(names, s.Table.Phrases.SeatNames[seat])
		}
	}
	persons = append(persons, play.NoSeat) // for a match without people
	return (&screens.AnalysisScreen[rival.Loss]{
		GameScreens: s.game.GameScreens, Replay: s.screen, PersonNames: names,
		MakeReport: func(person int, judged []rival.Loss, done bool) screens.AnalysisReport {
			return s.worth(persons[person], judged, done)
		},
		StartJudging: func(person int) *search.Judging[rival.Loss] {
			return s.judge(persons[person])
		},
		MakeAdvice: s.advise,
	}).Show()
}

func (s *sitting) advise(judged []rival.Loss) (advice []tabletop.Advice) {
	for _, l := range judged {
		a := tabletop.Advice{Moment: l.MoveIndex, Describe: func() (heading string, lines []string) { return s.tell(&l) }}
		if l.PlacesLost >= rival.MinMistakeCost {
			a.MarkBetter = func(o *tabletop.Overlay) { table.MarkMoves(o, &l.PositionBefore, l.BetterMoves, true) }
		}
		advice = append(advice, a)
	}
	return advice
}

func (s *sitting) judge(seat play.Seat) *search.Judging[rival.Loss] {
	m := s.Table.Match
	all := rival.DecisionsOf(m.InitialPosition(), m.History(), dreixdrei.Seat(seat))
	return s.game.judge.Start(search.JudgingJob[rival.Loss]{
		Identity: m.Record() + strconv.Itoa(int(seat)), Count: len(all), JudgeDecision: search.JudgeFunc(all, rival.JudgeDecision),
	}, s.game.hintLimits.RunInBackground)
}

func (g *game) tenths(places float64) string {
	return g.FormatTenths(int(math.Round(10 * places)))
}

func (s *sitting) worth(seat play.Seat, judged []rival.Loss, done bool) screens.AnalysisReport {
	say, g := &s.Table.Phrases, s.game
	p := s.Table.Match.Position()
	lowest, ended := float64(p.SeatCount()), float64(p.Place(dreixdrei.Seat(seat)))
	level := func(place float64) float64 { return min(max((lowest-place)/(lowest-1), 0), 1) }
	axis := func(place float64) string {
		return say.Say("dreixdrei.loss.place", assets.Values{"Place": strings.TrimSuffix(strings.TrimSuffix(g.tenths(place), ",0"), ".0")})
	}
	cost := 0.0
	r := screens.AnalysisReport{
		CurveCaption: say.Say("dreixdrei.loss.chart"), AxisLabels: [3]string{axis(1), axis((1 + lowest) / 2), axis(lowest)}, FinalLevel: level(ended),
		CostText: say.Say("dreixdrei.loss.none"),
	}
	for i := range judged {
		l := &judged[i]
		cost += l.PlacesLost
		r.TurnCount = l.TurnNumber
		r.Decisions = append(r.Decisions, screens.JudgedDecision{
			TurnNumber: l.TurnNumber, BestLevel: level(l.MeanPlace - l.PlacesLost), PlayedLevel: level(l.MeanPlace), IsMistake: l.PlacesLost >= rival.MinMistakeCost, Tip: s.tip(l),
		})
	}
	if cost > lowest-1 {
		r.CostText = say.Say("dreixdrei.loss.much")
	} else if cost >= rival.MinMistakeCost {
		r.CostText = say.Say("dreixdrei.loss.cost", assets.Values{"Places": g.tenths(cost)})
	}
	r.CostliestDecisions = rival.CostliestIndices(judged, screens.MaxCostlyDecisions)
	if !done || len(judged) == 0 {
		return r
	}
	luck := judged[0].MeanPlace - judged[0].PlacesLost - ended + cost // as in DREIst!: start, less costs, plus luck, is the result
	key := "dreixdrei.loss.luck.none"
	switch {
	case luck >= clearLuck:
		key = "dreixdrei.loss.luck.good"
	case luck <= -clearLuck:
		key = "dreixdrei.loss.luck.bad"
	}
	r.LuckText = say.Say(key, assets.Values{"Places": g.tenths(math.Abs(luck))})
	if len(r.CostliestDecisions) > 0 {
		r.EndingText = say.Say("analysis.decided", assets.Values{"Turn": r.Decisions[r.CostliestDecisions[0]].TurnNumber})
	} else if s.Table.Match.HintCount() == 0 { // no praise for what a hint has played
		r.EndingText = say.Say("analysis.praise")
	}
	return r
}

// clearLuck is the least number of places for which the report mentions luck: less may be chance in the trial games.
const clearLuck = 0.3

// tip says what a decision costs in a hundred games or, if it is no mistake, the place after it on average.
func (s *sitting) tip(l *rival.Loss) string {
	if l.PlacesLost < rival.MinMistakeCost {
		return s.Table.Phrases.Say("dreixdrei.loss.tip", assets.Values{"Turn": l.TurnNumber, "Place": s.game.tenths(l.MeanPlace)})
	}
	percent := func(share float64) int { return max(int(math.Round(100*share)), 0) }
	return s.Table.Phrases.Say("dreixdrei.loss.turn", assets.Values{"Number": l.TurnNumber, "Name": "", "Won": percent(l.WinsLost), "Last": percent(l.LastPlacesAdded)})
}

func (s *sitting) tell(l *rival.Loss) (title string, lines []string) {
	say := &s.Table.Phrases
	if l.PlacesLost < rival.MinMistakeCost {
		return say.Say("analysis.turn", assets.Values{"Turn": l.TurnNumber}), []string{s.tip(l) + "."}
	}
	ways := say.Say("dreixdrei.loss.played", assets.Values{"Played": say.MovesText(l.Moves)}) + " " +
		say.Say("loss.moment", assets.Values{"Better": say.MovesText(l.BetterMoves)})
	lines = []string{s.tip(l) + ".", ways}
	if reason := table.BetterMoveText(say, l); reason != "" {
		lines = append(lines, reason)
	}
	return say.Say("dreixdrei.loss.kind." + string(l.Kind())), lines
}
