package dreixdrei

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/analysis"
	"dreist/game/dreixdrei/match"
	"dreist/render/art"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/stage"
)

// judge begins to judge the decisions of the persons in a match, each in so many games.
func judge(m *match.Match, games int, background func(func())) *judging {
	var all []analysis.Decision
	for s := range dreixdrei.Seat(len(m.Players())) {
		if m.Person(s) {
			all = append(all, analysis.DecisionsOf(m.Start(), m.History(), s)...)
		}
	}
	return thinking.Judge(m.Record(), all, games, analysis.Judge, background)
}

type judging = thinking.Judging[analysis.Loss]

// lossSheet is the panel of the costliest decisions of a match.
type lossSheet struct {
	*game
	of      *board
	judging *judging
	worst   []analysis.Loss
}

// analyse tells which decisions of the match on the table cost most first places, or caused the last one.
func (b *board) analyse() shell.Step {
	g := b.game
	if !b.table.Match.Settled() {
		g.TellOf(msg.NoticeTitleFailed, dreixdreimsg.LossFailed)
		return shell.Stay()
	}
	s := &lossSheet{game: g, of: b}
	return shell.Push((&screens.Costly{
		Front: g.Front, Title: g.Say(dreixdreimsg.LossTitle), Load: s.load, Follow: s.follow, Told: s.told,
		Heading: func(i int) string { return s.heading(&s.worst[i]) }, Ways: func(i int) string { return s.ways(&s.worst[i]) },
		Look: func(i int) shell.Step { return s.look(&s.worst[i]) }, Draw: s.draw,
	}).Screen())
}

// load goes on judging, or begins. One match is judged at a time.
func (s *lossSheet) load() (all int) {
	if m, last := s.of.table.Match, s.game.judging; last == nil || last.Record != m.Record() {
		last.Stop()
		s.game.judging = judge(m, s.judgeGames, s.thinking.Go)
	}
	s.judging = s.game.judging
	return s.judging.All
}

// follow takes over what was judged since.
func (s *lossSheet) follow() (done, worst int) {
	judged := s.judging.Now()
	s.worst = analysis.Costly(judged, screens.MostCostly)
	return len(judged), len(s.worst)
}

// told says how far it is, or how it was judged.
func (s *lossSheet) told(done, all int) string {
	switch {
	case done < all:
		return s.Say(dreixdreimsg.LossRunning, assets.Values{"Done": done, "All": all})
	case len(s.worst) == 0:
		return s.Say(dreixdreimsg.LossNone)
	}
	return s.Say(dreixdreimsg.LossHow)
}

// look leads to the moment before a decision.
func (s *lossSheet) look(l *analysis.Loss) shell.Step {
	b := s.of
	if !b.screen.Review {
		past, err := s.past(b.table.Match.Record(), l.At, session.Origin{Away: session.ToAnalysis})
		if err != nil {
			s.TellOf(msg.NoticeTitleFailed, msg.NoticeReviewFailed)
			return shell.Stay()
		}
		b = past
	}
	b.table.SetGuide(&hints.Moment{Table: b.table, Loss: *l})
	b.table.LookBack(l.At)
	return s.of.screen.LookAt(b.screen)
}

// heading says what a decision cost in a hundred games.
func (s *lossSheet) heading(l *analysis.Loss) string {
	persons := 0
	for seat := range s.of.table.Match.Players() {
		if s.of.table.Match.Person(dreixdrei.Seat(seat)) {
			persons++
		}
	}
	name := ""
	if persons > 1 {
		name = s.of.table.Say.Seats[l.Before.Turn()]
	}
	percent := func(share float64) int { return max(int(math.Round(100*share)), 0) }
	return s.Say(dreixdreimsg.LossTurn, assets.Values{"Number": l.Turn, "Name": name, "Won": percent(l.Won), "Last": percent(l.Last)})
}

// ways says what was played, and what would have been better.
func (s *lossSheet) ways(l *analysis.Loss) string {
	return s.Say(dreixdreimsg.LossWays, assets.Values{"Played": s.say.Deeds(l.Moves), "Better": s.say.Deeds(l.Better)})
}

// The measures of a tile in logical pixels.
const (
	tileCard  = 40 // the width of a card
	tileSign  = 20
	tileGap   = 6
	tilePart  = 0.5 // of the tile's width that each way takes
	laidAlpha = 0.6 // of what was played, which steps back behind what is better
)

// draw draws what was played, and what is better beside it.
func (s *lossSheet) draw(i int, in geom.Rect, u float64) {
	l := &s.worst[i]
	in.W *= tilePart
	s.drawWay(in, u, l.Moves, art.Close, laidAlpha)
	in.X += in.W
	s.drawWay(in, u, l.Better, art.Check, 1)
}

// drawWay draws a sign and the cards that are laid, or says what else is done.
func (s *lossSheet) drawWay(in geom.Rect, u float64, moves []dreixdrei.Move, sign art.IconName, alpha float64) {
	mark := geom.Rect{X: in.X, Y: in.Center().Y - tileSign*u/2, W: tileSign * u, H: tileSign * u}
	s.Canvas.Tinted(kit.Sign(sign), mark, s.Canvas.UI().QuietText, alpha)
	in.X, in.W = mark.Right()+tileGap*u, in.W-mark.W-2*tileGap*u
	pieces := moves[0].Pieces()
	if moves[0].Action != dreixdrei.LayCards {
		text, style := s.say.Deeds(moves), kit.Sized(u, assets.Strong, 15, s.Canvas.UI().QuietText)
		s.Canvas.Write(text, s.Canvas.Labels.Within(text, style, in, 11*u), in, kit.Left, alpha)
		return
	}
	wide := min(tileCard*u, in.H/stage.CardRatio, in.W/float64(len(pieces)))
	at := geom.Rect{X: in.X, Y: math.Round(in.Center().Y - wide*stage.CardRatio/2), W: math.Round(wide), H: math.Round(wide * stage.CardRatio)}
	for i, piece := range pieces {
		s.Canvas.Picture(pictures.FaceOf(piece.Face, i), at, alpha)
		at.X = at.Right() + tileGap*u/2
	}
}
