package dreixdrei

import (
	"math"
	"strconv"
	"strings"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/game/play"
	"dreist/render/art"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens/worth"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/stage"
)

// analyse tells what the decisions of each person in the match on the table were worth, in places.
func (b *board) analyse() shell.Step {
	persons, names := play.Persons(b.table.Match.Players()), []string{}
	if len(persons) > 1 {
		for _, s := range persons {
			names = append(names, b.table.Say.Seats[s])
		}
	}
	return (&worth.Background[analysis.Loss]{
		Front: b.game.Front, On: b.screen, Habits: b.game.habits(), Seat: func(person int) int { return int(persons[person]) + 1 },
		Tell: func(person int, judged []analysis.Loss, done bool) worth.Report {
			return b.worth(persons[person], judged, done)
		},
		Begin: func(person int) *thinking.Judging[analysis.Loss] {
			if len(persons) == 0 {
				return b.judge(play.NoSeat)
			}
			return b.judge(persons[person])
		},
		Moment: func(l analysis.Loss) (at int, show func(session.Table)) {
			return l.At, func(on session.Table) {
				past := on.(*board).table
				past.SetGuide(&hints.Moment{Table: past, Loss: l})
				past.LookBack(l.At)
			}
		},
	}).Open(names)
}

// judge judges the decisions of a person.
func (b *board) judge(seat play.Seat) *thinking.Judging[analysis.Loss] {
	m := b.table.Match
	all := analysis.DecisionsOf(m.Start(), m.History(), dreixdrei.Seat(seat))
	return b.game.judge.Begin(thinking.Decisions[analysis.Loss]{
		Of: m.Record() + strconv.Itoa(int(seat)), All: len(all), Each: thinking.Each(all, analysis.Judge),
	}, b.game.thinking.Go)
}

// habits returns what is DREI x DR3I's own of the mistakes that the last games have in common.
func (g *game) habits() *worth.Habits {
	return &worth.Habits{
		Front: g.Front, Read: worth.ReadMistakes,
		Cost: func(each float64) string {
			return g.Say(dreixdreimsg.LossEach, assets.Values{"Places": g.tenths(each)})
		},
		Habit: func(kind string) (h worth.Habit, ok bool) {
			number := map[analysis.Kind]int{
				analysis.Exchange: 8, analysis.Took: 7, analysis.Laid: 7, analysis.Special: 4, analysis.Number: 5, analysis.More: 2,
				analysis.Fewer: 2, analysis.High: 1, analysis.Low: 3, analysis.Other: 9,
			}[analysis.Kind(kind)]
			if number == 0 {
				return h, false
			}
			return worth.Habit{
				Says:   g.Say("dreixdrei.loss.habit." + kind),
				Trains: g.Say(msg.AnalysisTrainsExample, assets.Values{"Title": g.Say(g.examples[number-1].Title)}),
				Train:  func() shell.Step { return g.lessons.Open(number, session.ToStart) },
			}, true
		},
	}
}

// tenths returns a number of places with one decimal, as the language writes it.
func (g *game) tenths(places float64) string {
	text := strconv.FormatFloat(places, 'f', 1, 64)
	if g.Language == "de" {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// signed returns a number of places with its sign, which that of nothing, if only after rounding, is +.
func (g *game) signed(places float64) string {
	sign := "+"
	if math.Round(10*places) < 0 {
		sign = "−"
	}
	return sign + g.tenths(math.Abs(places))
}

// worth tells in which place a person was to end from decision to decision.
func (b *board) worth(seat play.Seat, judged []analysis.Loss, done bool) worth.Report {
	say, g := &b.table.Say, b.game
	p := b.table.Match.Position()
	lowest, ended := float64(p.Seats()), float64(p.Place(dreixdrei.Seat(seat)))
	level := func(place float64) float64 { return min(max((lowest-place)/(lowest-1), 0), 1) }
	axis := func(place float64) string {
		return say.Say(dreixdreimsg.LossPlace, assets.Values{"Place": strings.TrimSuffix(strings.TrimSuffix(g.tenths(place), ",0"), ".0")})
	}
	cost := 0.0
	r := worth.Report{
		Caption: say.Say(dreixdreimsg.LossChart), Axis: [3]string{axis(1), axis((1 + lowest) / 2), axis(lowest)}, End: level(ended),
		Cost: say.Say(dreixdreimsg.LossNone),
	}
	for i := range judged {
		l := &judged[i]
		cost += l.Places
		tip := say.Say(dreixdreimsg.LossTip, assets.Values{"Turn": l.Turn, "Place": g.tenths(l.Place)})
		if l.Places >= analysis.Slip {
			tip = b.lost(l)
		}
		r.Turns = l.Turn
		r.Decisions = append(r.Decisions, worth.Decision{
			Turn: l.Turn, Best: level(l.Place - l.Places), Played: level(l.Place), Slip: l.Places >= analysis.Slip, Tip: tip,
			Habit: string(l.Kind()), Cost: l.Places,
		})
	}
	if cost > lowest-1 {
		r.Cost = say.Say(dreixdreimsg.LossMuch)
	} else if cost >= analysis.Slip {
		r.Cost = say.Say(dreixdreimsg.LossCost, assets.Values{"Places": g.tenths(cost)})
	}
	for _, i := range analysis.Costly(judged, worth.Most) {
		r.Mistakes = append(r.Mistakes, b.mistake(i, &judged[i]))
	}
	r.Bars = []worth.Bar{{Label: say.Say(dreixdreimsg.LossSkill), Number: g.signed(-cost), Share: -cost / lowest}}
	if !done || len(judged) == 0 {
		return r
	}
	luck := judged[0].Place - judged[0].Places - ended + cost // as in DREIst!: start, less costs, plus luck, is the result
	r.Bars = append(r.Bars, worth.Bar{Label: say.Say(dreixdreimsg.LossChance), Number: g.signed(luck), Share: luck / lowest})
	key := dreixdreimsg.LossLuckNone
	switch {
	case luck >= clearLuck:
		key = dreixdreimsg.LossLuckGood
	case luck <= -clearLuck:
		key = dreixdreimsg.LossLuckBad
	}
	r.Luck = say.Say(key, assets.Values{"Places": g.tenths(math.Abs(luck))})
	if len(r.Mistakes) > 0 {
		r.Ending = say.Say(msg.AnalysisDecided, assets.Values{"Turn": r.Decisions[r.Mistakes[0].At].Turn})
	}
	return r
}

// clearLuck is how many places luck has to make out to be told: less may be chance in the games played on.
const clearLuck = 0.3

// lost says what a decision cost in a hundred games.
func (b *board) lost(l *analysis.Loss) string {
	percent := func(share float64) int { return max(int(math.Round(100*share)), 0) }
	return b.table.Say.Say(dreixdreimsg.LossTurn, assets.Values{"Number": l.Turn, "Name": "", "Won": percent(l.Won), "Last": percent(l.Last)})
}

// mistake tells what a decision cost, what was played, and what would have been better.
func (b *board) mistake(at int, l *analysis.Loss) worth.Mistake {
	say, kind := &b.table.Say, string(l.Kind())
	told := b.lost(l) + ". " + say.Say(dreixdreimsg.LossPlayed, assets.Values{"Played": say.Deeds(l.Moves)})
	better := say.Say(msg.LossMoment, assets.Values{"Better": say.Deeds(l.Better)})
	reason := hints.Better(say, l)
	if reason == "" {
		reason = better
	} else {
		told += " " + better
	}
	return worth.Mistake{
		At: at, Habit: kind, Heading: say.Say(msg.AnalysisTurn, assets.Values{"Turn": l.Turn}) + " · " + say.Say("dreixdrei.loss.kind."+kind),
		Cost: b.game.signed(-l.Places), Reason: reason, AltText: told,
		Draw: func(in geom.Rect, u float64) { b.game.drawWays(in, u, l) },
	}
}

// The measures of a mistake's picture in logical pixels.
const (
	wayCard    = 56 // largest width of a card
	waySign    = 20
	wayLetters = 15
	wayGap     = 6
	wayAlpha   = 0.5 // of what was played, which steps back behind what is better
)

// drawWays draws the top of the pile, and beside it what was played, pale, above what is better.
func (g *game) drawWays(in geom.Rect, u float64, l *analysis.Loss) {
	e := g.Canvas
	high := math.Round(min((in.H-wayGap*u)/2, wayCard*u*stage.CardRatio))
	wide := math.Round(high / stage.CardRatio)
	pile, ways := l.Before.Pile(), [][]dreixdrei.Move{l.Moves, l.Better}
	side := (waySign + wayGap) * u // room before the ways
	if len(pile) > 0 {
		side += wide + 2*wayGap*u
	}
	style, room, most := kit.Sized(u, assets.Strong, wayLetters, e.UI().QuietText), in.W-side, 0.0
	for _, way := range ways {
		if way[0].Action == dreixdrei.LayCards {
			most = max(most, min(wide+float64(len(way[0].Pieces())-1)*(wide+3*u), room))
		} else {
			most = max(most, e.Labels.Get(g.say.Deeds(way), style, kit.Left, room).W)
		}
	}
	in.X += math.Round((in.W - side - most) / 2)
	if len(pile) > 0 {
		top := geom.Rect{X: in.X, Y: math.Round(in.Center().Y - high/2), W: wide, H: high}
		e.Picture(pictures.FaceOf(l.Before.Face(pile[len(pile)-1]), 0), top, 1)
		in.X += wide + 2*wayGap*u
	}
	for row, way := range ways {
		sign, tint, alpha := art.Close, e.UI().Warning, wayAlpha
		if row == 1 {
			sign, tint, alpha = art.Check, e.UI().Text, 1.0
		}
		line := geom.Rect{X: in.X + (waySign+wayGap)*u, Y: in.Y + float64(row)*(in.H+wayGap*u)/2, W: room, H: (in.H - wayGap*u) / 2}
		e.Tinted(kit.Sign(sign), geom.Rect{X: in.X, Y: line.Center().Y - waySign*u/2, W: waySign * u, H: waySign * u}, tint, 1)
		if way[0].Action != dreixdrei.LayCards {
			text := g.say.Deeds(way)
			e.Write(text, e.Labels.Within(text, style, line, 11*u), line, kit.Left, max(alpha, 0.7))
			continue
		}
		pieces := way[0].Pieces()
		step := min(wide+3*u, (line.W-wide)/float64(max(len(pieces)-1, 1)))
		at := geom.Rect{X: line.X, Y: math.Round(line.Center().Y - high/2), W: wide, H: high}
		for i, piece := range pieces {
			e.Picture(pictures.FaceOf(piece.Face, i), at, alpha)
			at.X += math.Round(step)
		}
	}
}
