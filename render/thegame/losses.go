package thegame

import (
	"math"
	"slices"

	"dreist/assets"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/render/thegame/table"
)

// analyse opens the analysis of the match: all turns of people in a single chart, as they win or lose together.
func (s *sitting) analyse() shell.Navigation {
	return (&screens.AnalysisScreen[partner.Loss]{
		GameScreens: s.game.GameScreens, Replay: s.screen, MakeReport: s.worth,
		StartJudging: func(int) *search.Judging[partner.Loss] { return s.judge() },
		MakeAdvice:   s.advise,
	}).Show()
}

func (s *sitting) advise(judged []partner.Loss) (advice []tabletop.Advice) {
	for _, l := range judged {
		a := tabletop.Advice{Moment: l.MoveIndex, Describe: func() (heading string, lines []string) { return s.tell(&l) }}
		if l.ExtraCardsLeft >= partner.MinMistakeCost {
			a.MarkBetter = func(o *tabletop.Overlay) { table.MarkTurn(o, l.BetterMoves) }
		}
		advice = append(advice, a)
	}
	return advice
}

func (s *sitting) judge() *search.Judging[partner.Loss] {
	var turns []partner.Turn
	for _, seat := range play.PersonSeats(s.Table.Match.Players()) {
		turns = append(turns, partner.TurnsOf(s.Table.Match.InitialPosition(), s.Table.Match.History(), thegame.Seat(seat))...)
	}
	slices.SortFunc(turns, func(a, b partner.Turn) int { return a.MoveIndex - b.MoveIndex })
	return s.game.judge.Start(search.JudgingJob[partner.Loss]{
		Identity: s.Table.Match.Record(), Count: len(turns), JudgeDecision: search.JudgeFunc(turns, partner.JudgeTurn),
	}, s.game.hintLimits.RunInBackground)
}

// leftLeast is the smallest number of cards left for which the lower end of the chart may stand.
const leftLeast = 20

func (s *sitting) worth(_ int, judged []partner.Loss, done bool) screens.AnalysisReport {
	say, most, cost := &s.Table.Phrases, float64(leftLeast), 0.0
	for i := range judged {
		most = max(most, 10*math.Ceil(judged[i].MeanCardsLeft/10))
		cost += judged[i].ExtraCardsLeft
	}
	level := func(left float64) float64 { return 1 - max(left, 0)/most }
	axis := func(part float64) string { return say.SayCount("loss.left", int(math.Round(most*part)), nil) }
	r := screens.AnalysisReport{
		CurveCaption: say.Say("loss.chart"), AxisLabels: [3]string{axis(0), axis(0.5), axis(1)}, CostText: say.Say("loss.none"),
		FinalLevel: level(float64(s.Table.Match.Position().CardsLeft())),
	}
	if n := int(math.Round(cost)); n > 0 {
		r.CostText = say.SayCount("loss.cost", n, nil)
	}
	for i := range judged {
		l := &judged[i]
		r.TurnCount = max(r.TurnCount, l.TurnNumber)
		r.Decisions = append(r.Decisions, screens.JudgedDecision{
			TurnNumber: l.TurnNumber, BestLevel: level(l.MeanCardsLeft - l.ExtraCardsLeft), PlayedLevel: level(l.MeanCardsLeft), IsMistake: l.ExtraCardsLeft >= partner.MinMistakeCost, Tip: s.tip(l),
		})
	}
	r.CostliestDecisions = partner.CostliestIndices(judged, screens.MaxCostlyDecisions)
	if !done {
		return r
	}
	r.LuckText = s.luck(partner.TotalLuck(judged))
	if len(r.CostliestDecisions) > 0 {
		r.EndingText = say.Say("analysis.decided", assets.Values{"Turn": r.Decisions[r.CostliestDecisions[0]].TurnNumber})
	} else if s.Table.Match.HintCount() == 0 { // no praise for what a hint has played
		r.EndingText = say.Say("analysis.praise")
	}
	return r
}

// clearLuck is the least number of cards for which the report mentions luck: less may be chance in the trial games.
const clearLuck = 3

// luck says whether the drawn cards, apart from the play, left more or fewer cards.
func (s *sitting) luck(cards float64) string {
	switch luck := int(math.Round(cards)); {
	case luck >= clearLuck:
		return s.game.SayCount("loss.luck.good", luck, nil)
	case luck <= -clearLuck:
		return s.game.SayCount("loss.luck.bad", -luck, nil)
	}
	return s.game.Say("loss.luck.none")
}

// tip says what a turn cost or, if it is no mistake, how many cards are left after it on average.
func (s *sitting) tip(l *partner.Loss) string {
	if l.ExtraCardsLeft < partner.MinMistakeCost {
		return s.Table.Phrases.SayCount("loss.tip", int(math.Round(l.MeanCardsLeft)), assets.Values{"Turn": l.TurnNumber})
	}
	name := ""
	if len(play.PersonSeats(s.Table.Match.Players())) > 1 {
		name = s.Table.Phrases.SeatNames[l.PositionBefore.Turn()]
	}
	return s.Table.Phrases.SayCount("loss.turn", int(math.Round(l.ExtraCardsLeft)), assets.Values{"Number": l.TurnNumber, "Name": name})
}

func (s *sitting) tell(l *partner.Loss) (title string, lines []string) {
	say, kind := &s.Table.Phrases, l.Kind()
	if l.ExtraCardsLeft < partner.MinMistakeCost {
		return say.Say("analysis.turn", assets.Values{"Turn": l.TurnNumber}), []string{s.tip(l) + "."}
	}
	reason := ""
	if kind != partner.TooManyCardsLoss && kind != partner.TooFewLoss { // no reason for a turn is about how many cards it lays
		reason = table.BetterTurnReasonText(say, l)
	}
	if reason == "" {
		reason = say.Say("loss.why." + string(kind))
	}
	ways := say.Say("loss.ways", assets.Values{"Played": table.LaidCardsText(say, l.Moves), "Better": table.LaidCardsText(say, l.BetterMoves)})
	return say.Say("loss.kind." + string(kind)), []string{s.tip(l) + ".", ways, reason}
}
