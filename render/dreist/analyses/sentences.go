package analyses

import (
	"math"
	"strings"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/analysis"
	"dreist/render/dreist/review"
	"dreist/render/dreist/words"
)

// hundredth returns a share as a number of games in a hundred.
func hundredth(share float64) int { return int(math.Round(100 * share)) }

// summary returns the progress of judging, or the effects of skill and luck.
func (s *sheet) summary() string {
	a := &s.judged
	done := 0
	if n := len(a.Decisions); n > 0 {
		done = a.Decisions[n-1].Turn
	}
	switch {
	case a.Done():
		return s.cost() + " " + s.luck()
	case s.runs:
		text := s.Say(dreistmsg.AnalysisRunning, assets.Values{"Done": done, "All": a.Turns})
		if done > 0 {
			text += "\n" + s.Say(dreistmsg.AnalysisSofar, assets.Values{"Cost": s.cost()})
		}
		return text
	case s.halted:
		return s.Say(dreistmsg.AnalysisHalted, assets.Values{"Done": done, "All": a.Turns})
	}
	return s.Say(dreistmsg.AnalysisFailed)
}

// cost returns how many more games the best turns would win.
func (s *sheet) cost() string {
	switch cost := hundredth(s.judged.Costs()); {
	case cost == 0:
		return s.Say(dreistmsg.AnalysisCostNone)
	case cost > 100:
		return s.Say(dreistmsg.AnalysisCostMuch)
	default:
		return s.Count(dreistmsg.AnalysisCostSome, cost)
	}
}

// littleLuck is the largest effect of luck, in games of a hundred, that did not matter.
const littleLuck = 5

// luck returns the effect of the cards and the other players.
func (s *sheet) luck() string {
	switch luck := hundredth(s.judged.Luck()); {
	case luck > 100:
		return s.Say(dreistmsg.AnalysisLuckBroughtMuch)
	case luck >= -littleLuck && luck <= littleLuck && s.judged.Won:
		return s.Say(dreistmsg.AnalysisLuckWon)
	case luck >= -littleLuck && luck <= littleLuck:
		return s.Say(dreistmsg.AnalysisLuckLost)
	case luck > 0:
		return s.Say(dreistmsg.AnalysisLuckBrought, assets.Values{"Luck": luck})
	default:
		return s.Say(dreistmsg.AnalysisLuckTook, assets.Values{"Luck": -luck})
	}
}

// ending returns the costliest turn and a praise; nothing before all is judged.
func (s *sheet) ending() string {
	a := &s.judged
	if !a.Done() || a.All == 0 {
		return ""
	}
	var said []string
	switch i := a.Decided(); {
	case i >= 0 && a.Tipped(i):
		said = append(said, s.Say(dreistmsg.AnalysisTipped, assets.Values{"Turn": a.Decisions[i].Turn}))
	case i >= 0:
		said = append(said, s.Say(dreistmsg.AnalysisDecided, assets.Values{"Turn": a.Decisions[i].Turn}))
	default:
		said = append(said, s.Say(dreistmsg.AnalysisFaultless))
	}
	if praise := s.praise(); praise != "" {
		said = append(said, praise)
	}
	return strings.Join(said, " ")
}

// praise returns a true praise, or nothing.
func (s *sheet) praise() string {
	a := &s.judged
	praise, at := a.Praise()
	good, all := a.OpenTurns()
	open := assets.Values{"Good": good, "All": all}
	switch praise {
	case analysis.Faultless:
		return s.Say(dreistmsg.AnalysisPraiseFaultless)
	case analysis.Found:
		return s.Say(dreistmsg.AnalysisPraiseFound, assets.Values{"Turn": a.Decisions[at].Turn})
	case analysis.Fought:
		return s.Say(dreistmsg.AnalysisPraiseFought, assets.Values{"Turn": a.Decisions[at].Turn})
	case analysis.Steady:
		return s.Say(dreistmsg.AnalysisPraiseSteady, open)
	}
	if good == 0 {
		return ""
	}
	return s.Say(dreistmsg.AnalysisPraiseSome, open)
}

// spot describes a decision and its chances.
func (s *sheet) spot(i int) string {
	d := &s.judged.Decisions[i]
	values := assets.Values{"Turn": d.Turn, "Chance": s.say.Chance(d.Chance.Share())}
	if d.Cost() < analysis.Slip {
		return s.Say(dreistmsg.AnalysisSpot, values)
	}
	values["Cost"] = hundredth(d.Cost())
	return s.Say(dreistmsg.AnalysisSpotCost, values)
}

// heading names a decision and its kind.
func (s *sheet) heading(d *analysis.Decision) string {
	return s.Say(dreistmsg.AnalysisTile, assets.Values{"Turn": d.Turn, "Kind": s.Say(topic(d))})
}

// topic returns the catalogue key of a decision's kind. If a card was laid in one line and discarded in the other, that is what stands
// out, whatever the kind.
func topic(d *analysis.Decision) string {
	played, better := firsts(d)
	lays := min(played.Action, better.Action) == dreist.LayCard && max(played.Action, better.Action) == dreist.DiscardCard
	if lays && (d.Kind == analysis.Gift || d.Kind == analysis.Discard) {
		return dreistmsg.AnalysisLaying
	}
	return d.Kind.NameKey()
}

// ways describes the played and the better moves, each only where they differ.
func (s *sheet) ways(d *analysis.Decision) (played, better string) {
	before := s.of.Before(d.From)
	say := func(key string, moves, other []dreist.Move) string {
		apart := apart(moves, other)
		return s.Say(key, assets.Values{"Deeds": s.say.Deeds(*before, moves, func(i int) bool { return apart[i] })})
	}
	return say(dreistmsg.AnalysisPlayed, d.Played, d.Best), say(dreistmsg.AnalysisBetter, d.Best, d.Played)
}

// apart reports for each move whether it is missing among the others. If none is, the order differs, and all are reported.
func apart(moves, others []dreist.Move) []bool {
	left := append([]dreist.Move(nil), others...)
	differ := make([]bool, len(moves))
	for i, m := range moves {
		differ[i] = true
		for k := range left {
			if m.Like(left[k]) {
				left = append(left[:k], left[k+1:]...)
				differ[i] = false
				break
			}
		}
	}
	if len(left) == 0 && len(moves) == len(others) {
		for i := range differ {
			differ[i] = true
		}
	}
	return differ
}

// moment returns the account of a decision for its board.
func (s *sheet) moment(d *analysis.Decision) review.Account {
	played, better := s.ways(d)
	if d.Cost() < analysis.Slip {
		all := s.say.Deeds(*s.of.Before(d.From), d.Played, func(int) bool { return true })
		played = s.Say(dreistmsg.AnalysisPlayed, assets.Values{"Deeds": all})
		chance := s.Say(dreistmsg.AnalysisMomentChance, assets.Values{"Chance": s.say.Chance(d.Chance.Share())})
		return review.Account{Heading: s.Say(dreistmsg.AnalysisTurn, assets.Values{"Turn": d.Turn}),
			Lines: []string{played, s.Say(dreistmsg.AnalysisMomentGood), chance}}
	}
	more := s.Say(dreistmsg.AnalysisMomentInstead, assets.Values{"Played": hundredth(d.Chance.Share()), "Better": hundredth(d.Better.Share())})
	return review.Account{Heading: s.heading(d), Lines: []string{played, better, more}, Why: s.why(d)}
}

// why returns why the better moves are better where they first differ; nothing if the moves themselves show it.
func (s *sheet) why(d *analysis.Decision) string {
	p, i := *s.of.Before(d.From), 0
	for i < len(d.Best) && i < len(d.Played) && d.Best[i].Like(d.Played[i]) && p.Play(p.FromHand(d.Best[i])) == nil {
		i++
	}
	r := advice.Why(p, d.Best[i:], d.Played[i:])
	if r.Kind == advice.None {
		return ""
	}
	return words.Sentence(s.say.Why(r))
}
