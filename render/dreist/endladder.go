package dreist

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/result"
	"dreist/render/dreist/rungs"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// The ladder at the end of one of its games: half as large as on its own screen.
const (
	ladderRoom = 300 // logical pixels wide
	ladderFlat = 0.5 // at most so high, in parts of its width
)

// endView returns what the picture of the ladder shows after the game on the table: from where somebody has climbed on or fallen.
func (a *tableScreen) endView() rungs.View {
	rung := a.session.rung
	v := a.climb.View(a.climb.State())
	next, higher := dreist.NextRung(rung)
	switch {
	case !a.table.Won():
		v.At, v.From, v.Way = 0, rung, rungs.Falls
	case higher:
		v.At, v.From, v.Way = next, rung, rungs.Climbs
	default:
		v.At, v.From, v.Way = rung, rung, rungs.Arrives
	}
	return v
}

// climbed returns what draws the ladder at the end of one of its games. Who has won and celebrated on the table comes from there.
func (a *tableScreen) climbed() func(room geom.Rect, at stage.Span) {
	v := a.endView()
	return func(room geom.Rect, at stage.Span) {
		high := min(room.H, room.W*ladderFlat)
		room.Y, room.H = room.Y+(room.H-high)/2, high
		since := at
		if v.Way != rungs.Falls {
			since -= result.LandsOn
		}
		a.climb.Draw(room, v, since)
		if v.Way != rungs.Falls {
			result.DrawClimb(a.canvas, a.table.Line.Geometry(), a.climb.Picture().Figure(room, v), at)
		}
	}
}

// ladderEnd returns what the end of a ladder game says, what leads on and what else it offers.
func (a *tableScreen) ladderEnd() (text string, lead panel.Button, more []panel.Button) {
	rung := a.session.rung
	next, higher := dreist.NextRung(rung)
	won := a.table.Won()
	show := a.Button(msg.LadderShow, panel.Quiet, a.climb.Show)
	switch {
	case a.session.practice != "":
		text = a.say.Say(msg.LadderPracticed)
		lead = a.Button(msg.LadderPractice, panel.Primary, func() shell.Step { return a.climb.Practise(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(a.climb.State().Seeds) {
			lead = a.Button(msg.LadderPracticeNext, panel.Primary, func() shell.Step { return a.climb.Practise(next) })
		}
		return text, lead, []panel.Button{show}
	case won && higher:
		text = a.say.Say(msg.LadderWon, assets.Values{"Rung": rung, "Rating": a.say.Rating(rung)})
		lead = panel.Button{Label: a.say.Say(msg.LadderNext, words.Shares(next)), Style: panel.Primary, Action: a.Press(a.climb.Begin)}
		return text, lead, []panel.Button{show}
	case won:
		return a.say.Say(msg.LadderTop), a.Button(msg.LadderShow, panel.Primary, a.climb.Show), nil
	}
	text = a.say.Say(msg.LadderLostFirst)
	if rung > dreist.FirstRung {
		lost := words.Shares(rung)
		lost["Rating"] = a.say.Rating(rung - dreist.RungStep)
		text = a.say.Say(msg.LadderLost, lost)
	}
	practice := a.Button(msg.LadderPractice, panel.Quiet, func() shell.Step { return a.climb.Practise(dreist.FirstRung) })
	return text, a.Button(msg.LadderAgain, panel.Primary, a.climb.Begin), []panel.Button{practice, show}
}
