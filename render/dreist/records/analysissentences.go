package records

import (
	"math"
	"slices"
	"strings"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/dreist/words"
	"dreist/render/screens"
)

// hundredth returns a share as the nearest number of games in a hundred.
func hundredth(share float64) int { return int(math.Round(100 * share)) }

func (j *judged) report() screens.AnalysisReport {
	a := &j.judged
	r := screens.AnalysisReport{
		TurnCount: a.TurnCount, CostText: j.cost(), CurveCaption: j.Say("analysis.chart"),
		AxisLabels: [3]string{j.Say("analysis.axis.all"), j.Say("analysis.axis.half"), j.Say("analysis.axis.none")},
	}
	if a.HasWon {
		r.FinalLevel = 1
	}
	for i := range a.Decisions {
		d := &a.Decisions[i]
		r.Decisions = append(r.Decisions, screens.JudgedDecision{
			TurnNumber: d.TurnNumber, BestLevel: d.BestChance.Share(), PlayedLevel: d.PlayedChance.Share(), IsMistake: d.Cost() >= analysis.MinMistakeCost, Tip: j.spot(i),
		})
	}
	r.CostliestDecisions = a.CostlyIndices(screens.MaxCostlyDecisions)
	if a.IsDone() && a.DecisionCount > 0 {
		r.LuckText, r.EndingText = j.luck(), j.ending()
	}
	return r
}

// cost says how many more games the best turns would win.
func (j *judged) cost() string {
	switch cost := hundredth(j.judged.TotalCost()); {
	case cost == 0 && j.helped():
		return j.Say("analysis.faultless")
	case cost == 0:
		return j.Say("analysis.cost.none")
	case cost > 100:
		return j.Say("analysis.cost.much")
	default:
		return j.SayCount("analysis.cost.some", cost)
	}
}

// littleLuck is the largest effect of luck that did not matter, in games of a hundred.
const littleLuck = 5

func (j *judged) luck() string {
	switch luck := hundredth(j.judged.Luck()); {
	case luck > 100:
		return j.Say("analysis.luck.brought.much")
	case luck >= -littleLuck && luck <= littleLuck && j.judged.HasWon:
		return j.Say("analysis.luck.won")
	case luck >= -littleLuck && luck <= littleLuck:
		return j.Say("analysis.luck.lost")
	case luck > 0:
		return j.Say("analysis.luck.brought", assets.Values{"Luck": luck})
	default:
		return j.Say("analysis.luck.took", assets.Values{"Luck": -luck})
	}
}

func (j *judged) ending() string {
	a := &j.judged
	var said []string
	switch i := a.CostliestIndex(); {
	case i >= 0 && a.IsTurningPoint(i):
		said = append(said, j.Say("analysis.tipped", assets.Values{"Turn": a.Decisions[i].TurnNumber}))
	case i >= 0:
		said = append(said, j.Say("analysis.decided", assets.Values{"Turn": a.Decisions[i].TurnNumber}))
	case !j.helped():
		said = append(said, j.Say("analysis.faultless"))
	}
	if !j.helped() {
		said = append(said, j.praise())
	}
	return strings.TrimSpace(strings.Join(said, " "))
}

// helped reports whether hints were given. Moves that a hint may have recommended are not praised.
func (j *judged) helped() bool { return j.match.HintCount() > 0 }

func (j *judged) praise() string {
	a := &j.judged
	praise, at := a.Praise()
	good, all := a.CountTurnsWhileUndecided()
	open := assets.Values{"Good": good, "All": all}
	switch praise {
	case analysis.PlayedFaultlessly:
		return j.Say("analysis.praise.faultless")
	case analysis.FoundOnlyMove:
		return j.Say("analysis.praise.found", assets.Values{"Turn": a.Decisions[at].TurnNumber})
	case analysis.CameBack:
		return j.Say("analysis.praise.fought", assets.Values{"Turn": a.Decisions[at].TurnNumber})
	case analysis.PlayedSteadily:
		return j.Say("analysis.praise.steady", open)
	}
	if good == 0 {
		return ""
	}
	return j.Say("analysis.praise.some", open)
}

func (j *judged) spot(i int) string {
	d := &j.judged.Decisions[i]
	values := assets.Values{"Turn": d.TurnNumber, "Chance": j.ChanceText(d.PlayedChance.Share())}
	if d.Cost() < analysis.MinMistakeCost {
		return j.Say("analysis.spot", values)
	}
	values["Cost"] = hundredth(d.Cost())
	return j.Say("analysis.spot.cost", values)
}

func (j *judged) heading(d *analysis.Decision) string {
	return j.Say("analysis.tile", assets.Values{"Turn": d.TurnNumber, "Kind": j.Say("analysis.kind." + d.Habit.String())})
}

// apart reports for each move whether it is missing among the others. If no move is missing on either side, only the order differs, and all count.
func apart(moves, others []dreist.Move) []bool {
	left := slices.Clone(others)
	differ := make([]bool, len(moves))
	for i, m := range moves {
		k := slices.IndexFunc(left, m.IsLike)
		if differ[i] = k < 0; k >= 0 {
			left = slices.Delete(left, k, k+1)
		}
	}
	if len(left) == 0 && len(moves) == len(others) {
		for i := range differ {
			differ[i] = true
		}
	}
	return differ
}

func (j *judged) moment(d *analysis.Decision) (heading string, lines []string) {
	// say describes the moves that are not among the others.
	say := func(key string, moves, others []dreist.Move) string {
		apart := apart(moves, others)
		return j.Say(key, assets.Values{"Deeds": j.DescribeMoves(*j.match.PositionBefore(d.FirstStepIndex), moves, func(i int) bool { return apart[i] })})
	}
	if d.Cost() < analysis.MinMistakeCost {
		lines = []string{say("analysis.played", d.PlayedMoves, d.PlayedMoves)}
		if !j.helped() {
			lines = append(lines, j.Say("analysis.moment.good"))
		}
		chance := j.Say("analysis.moment.chance", assets.Values{"Chance": j.ChanceText(d.PlayedChance.Share())})
		return j.Say("analysis.turn", assets.Values{"Turn": d.TurnNumber}), append(lines, chance)
	}
	more := j.Say("analysis.moment.instead", assets.Values{"Played": hundredth(d.PlayedChance.Share()), "Better": hundredth(d.BestChance.Share())})
	lines = []string{say("analysis.played", d.PlayedMoves, d.BestMoves), say("analysis.better", d.BestMoves, d.PlayedMoves)}
	if why := j.ReasonText(j.reason(d)); why != "" {
		lines = append(lines, words.Capitalize(why))
	}
	return j.heading(d), append(lines, more)
}

// reason compares the best moves with the played moves, from the first that differs on, and returns why the best moves are better.
func (j *judged) reason(d *analysis.Decision) advice.Reason {
	p, i := *j.match.PositionBefore(d.FirstStepIndex), 0
	for i < len(d.BestMoves) && i < len(d.PlayedMoves) && d.BestMoves[i].IsLike(d.PlayedMoves[i]) && p.Play(p.WithHandCard(d.BestMoves[i])) == nil {
		i++
	}
	return advice.ReasonFor(p, d.BestMoves[i:], d.PlayedMoves[i:])
}
