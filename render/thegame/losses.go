package thegame

import (
	"math"
	"slices"
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/render/geom"
	"dreist/render/screens/worth"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/thegame/hints"
)

// analyse tells what the turns of the match on the table were worth: all win or lose together, so those of all persons are one row.
func (b *board) analyse() shell.Step {
	seat := 0
	if persons := play.Persons(b.table.Match.Players()); len(persons) == 1 {
		seat = int(persons[0]) + 1
	}
	return (&worth.Background[analysis.Loss]{
		Front: b.game.Front, On: b.screen, Tell: b.worth, Habits: b.game.habits(), Seat: func(int) int { return seat },
		Begin: func(int) *thinking.Judging[analysis.Loss] { return b.judge() },
		Moment: func(l analysis.Loss) (at int, show func(session.Table)) {
			return l.At, func(on session.Table) {
				past := on.(*board).table
				past.SetGuide(&hints.Moment{Table: past, Loss: l})
				past.LookBack(l.At)
			}
		},
	}).Open(nil)
}

// judge judges the turns of the persons, in the order in which they were played.
func (b *board) judge() *thinking.Judging[analysis.Loss] {
	var turns []analysis.Turn
	for _, s := range play.Persons(b.table.Match.Players()) {
		turns = append(turns, analysis.TurnsOf(b.table.Match.Start(), b.table.Match.History(), thegame.Seat(s))...)
	}
	slices.SortFunc(turns, func(a, b analysis.Turn) int { return a.At - b.At })
	return b.game.judge.Begin(thinking.Decisions[analysis.Loss]{
		Of: b.table.Match.Record(), All: len(turns), Each: thinking.Each(turns, analysis.Judge),
	}, b.game.thinking.Go)
}

// habits returns what is THE GAME's own of the mistakes that the last games have in common.
func (g *game) habits() *worth.Habits {
	return &worth.Habits{
		Front: g.Front, Read: worth.ReadMistakes,
		Cost: func(each float64) string { return g.Count(thegamemsg.LossEach, max(int(math.Round(each)), 1), nil) },
		Habit: func(kind string) (h worth.Habit, ok bool) {
			number := map[analysis.Kind]int{analysis.Trick: 2, analysis.More: 4, analysis.Fewer: 5, analysis.Far: 1, analysis.Other: 6}[analysis.Kind(kind)]
			if number == 0 {
				return h, false
			}
			return worth.Habit{
				Says:   g.Say("loss.habit." + kind),
				Trains: g.Say(msg.AnalysisTrainsExample, assets.Values{"Title": g.Say(g.examples[number-1].Title)}),
				Train:  func() shell.Step { return g.lessons.Open(number, session.ToStart) },
			}, true
		},
	}
}

// leftLeast is the least number of cards at the lower end of the curve.
const leftLeast = 20

// worth tells how many cards were to be left from turn to turn.
func (b *board) worth(_ int, judged []analysis.Loss, done bool) worth.Report {
	say, most, cost := &b.table.Say, float64(leftLeast), 0.0
	for i := range judged {
		most = max(most, 10*math.Ceil(judged[i].Left/10))
		cost += judged[i].Cards
	}
	level := func(left float64) float64 { return 1 - max(left, 0)/most }
	axis := func(part float64) string { return say.Count(thegamemsg.LossLeft, int(math.Round(most*part)), nil) }
	r := worth.Report{
		Caption: say.Say(thegamemsg.LossChart), Axis: [3]string{axis(0), axis(0.5), axis(1)}, Cost: say.Say(thegamemsg.LossNone),
		End:  level(float64(b.table.Match.Position().Rest())),
		Bars: []worth.Bar{{Label: say.Say(thegamemsg.LossSkill), Number: signed(-cost), Share: -cost / most}},
	}
	if n := int(math.Round(cost)); n > 0 {
		r.Cost = say.Count(thegamemsg.LossCost, n, nil)
	}
	for i := range judged {
		l := &judged[i]
		tip := say.Count(thegamemsg.LossTip, int(math.Round(l.Left)), assets.Values{"Turn": l.Number})
		if l.Cards >= analysis.Slip {
			tip = b.lost(l)
		}
		r.Turns = max(r.Turns, l.Number)
		r.Decisions = append(r.Decisions, worth.Decision{
			Turn: l.Number, Best: level(l.Left - l.Cards), Played: level(l.Left), Slip: l.Cards >= analysis.Slip, Tip: tip,
			Habit: string(l.Kind()), Cost: l.Cards,
		})
	}
	for _, i := range analysis.Costly(judged, worth.Most) {
		r.Mistakes = append(r.Mistakes, b.mistake(i, &judged[i]))
	}
	if done {
		luck := analysis.Luck(judged)
		r.Bars = append(r.Bars, worth.Bar{Label: say.Say(thegamemsg.LossChance), Number: signed(luck), Share: luck / most})
		r.Luck = b.luck(luck)
		if len(r.Mistakes) > 0 {
			r.Ending = say.Say(msg.AnalysisDecided, assets.Values{"Turn": r.Decisions[r.Mistakes[0].At].Turn})
		}
	}
	return r
}

// signed returns a number of cards with its sign.
func signed(cards float64) string {
	n := int(math.Round(cards))
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// clearLuck is how many cards luck has to make out to be told: less may be chance in the games played on.
const clearLuck = 3

// luck says whether more or fewer cards were left for what the persons drew, apart from how they played.
func (b *board) luck(cards float64) string {
	switch luck := int(math.Round(cards)); {
	case luck >= clearLuck:
		return b.game.Count(thegamemsg.LossLuckGood, luck, nil)
	case luck <= -clearLuck:
		return b.game.Count(thegamemsg.LossLuckBad, -luck, nil)
	}
	return b.game.Say(thegamemsg.LossLuckNone)
}

// lost says what a turn cost, and whose it was if several persons play.
func (b *board) lost(l *analysis.Loss) string {
	name := ""
	if len(play.Persons(b.table.Match.Players())) > 1 {
		name = b.table.Say.Seats[l.Before.Turn()]
	}
	return b.table.Say.Count(thegamemsg.LossTurn, int(math.Round(l.Cards)), assets.Values{"Number": l.Number, "Name": name})
}

// mistake tells what a turn cost, what was laid, and what would have been better.
func (b *board) mistake(at int, l *analysis.Loss) worth.Mistake {
	say, kind := &b.table.Say, l.Kind()
	reason := ""
	if kind != analysis.More && kind != analysis.Fewer { // how many cards are laid is not the reason of any of them
		reason = hints.Better(say, l)
	}
	if reason == "" {
		reason = say.Say("loss.why." + string(kind))
	}
	ways := say.Say(thegamemsg.LossWays, assets.Values{"Played": hints.Lays(say, l.Moves), "Better": hints.Lays(say, l.Better)})
	return worth.Mistake{
		At: at, Habit: string(kind),
		Heading: say.Say(msg.AnalysisTurn, assets.Values{"Turn": l.Number}) + " · " + say.Say("loss.kind."+string(kind)),
		Cost:    signed(-l.Cards), AltText: b.lost(l) + ". " + ways, Reason: reason,
		Draw: func(in geom.Rect, u float64) { b.drawWays(in, u, l) },
	}
}
