package thegame

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/thegame/hints"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// analyse tells which turns of the match on the table cost most.
func (b *board) analyse() shell.Step {
	return (&screens.Costly[analysis.Loss]{
		Front: b.game.Front, On: b.screen, How: thegamemsg.LossHow, None: thegamemsg.LossNone,
		Judge: b.judge, Worst: analysis.Costly, Cost: b.cost, Foot: b.luck,
	}).Open()
}

// judge judges the turns of the persons.
func (b *board) judge() *thinking.Judging[analysis.Loss] {
	var turns []analysis.Turn
	for _, s := range play.Persons(b.table.Match.Players()) {
		turns = append(turns, analysis.TurnsOf(b.table.Match.Start(), b.table.Match.History(), thegame.Seat(s))...)
	}
	return b.game.judge.Of(b.table.Match.Record(), turns, b.game.thinking.Go)
}

// clearLuck is how many cards luck has to make out to be told: less may be chance in the games played on.
const clearLuck = 3

// luck says whether more or fewer cards were left for what the persons drew, apart from how they played.
func (b *board) luck(judged []analysis.Loss) string {
	switch luck := int(math.Round(analysis.Luck(judged))); {
	case luck >= clearLuck:
		return b.game.Count(thegamemsg.LossLuckGood, luck, nil)
	case luck <= -clearLuck:
		return b.game.Count(thegamemsg.LossLuckBad, -luck, nil)
	}
	return b.game.Say(thegamemsg.LossLuckNone)
}

// cost says and draws what a turn cost, what was laid, and what would have been better.
func (b *board) cost(l analysis.Loss) screens.Cost {
	say, name := &b.table.Say, ""
	if len(play.Persons(b.table.Match.Players())) > 1 {
		name = say.Seats[l.Before.Turn()]
	}
	return screens.Cost{
		At:      l.At,
		Heading: say.Count(thegamemsg.LossTurn, int(math.Round(l.Cards)), assets.Values{"Number": l.Number, "Name": name}),
		Ways:    say.Say(thegamemsg.LossWays, assets.Values{"Played": hints.Lays(say, l.Moves), "Better": hints.Lays(say, l.Better)}),
		Played:  b.game.drawLays(l.Moves), Better: b.game.drawLays(l.Better),
		Show: func(on session.Table) {
			past := on.(*board).table
			past.SetGuide(&hints.Moment{Table: past, Loss: l})
			past.LookBack(l.At)
		},
	}
}

// drawLays draws the cards that a turn lays in a row, each with the name of its pile.
func (g *game) drawLays(moves []thegame.Move) func(in geom.Rect, u, alpha float64) {
	const besides = 1.7 // widths of a card that it takes with the name and a gap
	return func(in geom.Rect, u, alpha float64) {
		lays := hints.Laid(moves)
		at := screens.CostlyCard(in, u, in.W/float64(max(len(lays), 1))/besides)
		for _, m := range lays {
			g.Canvas.Picture(pictures.FaceMotif(m.Card), at, alpha)
			name := geom.Rect{X: at.Right(), Y: at.Y, W: at.W * 0.5, H: at.H}
			g.Canvas.Write(words.PileName(m.Pile), kit.Sized(u, assets.Strong, 16, g.Canvas.UI().QuietText), name, kit.Center, alpha)
			at.X = name.Right() + 6*u
		}
	}
}
