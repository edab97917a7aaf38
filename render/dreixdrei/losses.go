package dreixdrei

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/game/play"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
)

// analyse tells which decisions of the match on the table cost most first places, or caused the last one.
func (b *board) analyse() shell.Step {
	return (&screens.Costly[analysis.Loss]{
		Front: b.game.Front, On: b.screen, How: dreixdreimsg.LossHow, None: dreixdreimsg.LossNone,
		Judge: b.judge, Worst: analysis.Costly, Cost: b.cost,
	}).Open()
}

// judge judges the decisions of the persons.
func (b *board) judge() *thinking.Judging[analysis.Loss] {
	var all []analysis.Decision
	for _, s := range play.Persons(b.table.Match.Players()) {
		all = append(all, analysis.DecisionsOf(b.table.Match.Start(), b.table.Match.History(), dreixdrei.Seat(s))...)
	}
	return b.game.judge.Of(b.table.Match.Record(), all, b.game.thinking.Go)
}

// cost says and draws what a decision cost in a hundred games, what was played, and what would have been better.
func (b *board) cost(l analysis.Loss) screens.Cost {
	say, name := &b.table.Say, ""
	if len(play.Persons(b.table.Match.Players())) > 1 {
		name = say.Seats[l.Before.Turn()]
	}
	percent := func(share float64) int { return max(int(math.Round(100*share)), 0) }
	return screens.Cost{
		At:      l.At,
		Heading: say.Say(dreixdreimsg.LossTurn, assets.Values{"Number": l.Turn, "Name": name, "Won": percent(l.Won), "Last": percent(l.Last)}),
		Ways:    say.Say(dreixdreimsg.LossWays, assets.Values{"Played": say.Deeds(l.Moves), "Better": say.Deeds(l.Better)}),
		Played:  b.game.drawDeed(l.Moves), Better: b.game.drawDeed(l.Better),
		Show: func(on session.Table) {
			past := on.(*board).table
			past.SetGuide(&hints.Moment{Table: past, Loss: l})
			past.LookBack(l.At)
		},
	}
}

// drawDeed draws the cards that are laid, or says what else is done.
func (g *game) drawDeed(moves []dreixdrei.Move) func(in geom.Rect, u, alpha float64) {
	return func(in geom.Rect, u, alpha float64) {
		if moves[0].Action != dreixdrei.LayCards {
			text, style := g.say.Deeds(moves), kit.Sized(u, assets.Strong, 15, g.Canvas.UI().QuietText)
			g.Canvas.Write(text, g.Canvas.Labels.Within(text, style, in, 11*u), in, kit.Left, alpha)
			return
		}
		pieces := moves[0].Pieces()
		at := screens.CostlyCard(in, u, in.W/float64(len(pieces)))
		for i, piece := range pieces {
			g.Canvas.Picture(pictures.FaceOf(piece.Face, i), at, alpha)
			at.X = at.Right() + 3*u
		}
	}
}
