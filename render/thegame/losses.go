package thegame

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/play"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/game/thegame/match"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/hints"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// judge begins to judge the turns of the persons in a match, each in so many games.
func judge(m *match.Match, games int, background func(func())) *judging {
	var turns []analysis.Turn
	for s := range thegame.Seat(len(m.Players())) {
		if m.Person(s) {
			turns = append(turns, analysis.TurnsOf(m.Start(), m.History(), s)...)
		}
	}
	return thinking.Judge(m.Record(), turns, games, analysis.Judge, background)
}

type judging = thinking.Judging[analysis.Loss]

// lossSheet is the panel of the costliest turns of a match.
type lossSheet struct {
	*game
	of      *board
	judging *judging
	worst   []analysis.Loss
}

// analyse tells which turns of the match on the table cost most.
func (b *board) analyse() shell.Step {
	g := b.game
	if !b.table.Match.Settled() {
		g.TellOf(msg.NoticeTitleFailed, thegamemsg.LossFailed)
		return shell.Stay()
	}
	s := &lossSheet{game: g, of: b}
	return shell.Push((&screens.Costly{
		Front: g.Front, Title: g.Say(thegamemsg.LossTitle), Load: s.load, Follow: s.follow, Told: s.told, Foot: s.luck,
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
		return s.Say(thegamemsg.LossRunning, assets.Values{"Done": done, "All": all})
	case len(s.worst) == 0:
		return s.Say(thegamemsg.LossNone)
	}
	return s.Say(thegamemsg.LossHow)
}

// luck says whether more or fewer cards were left for what the persons drew, apart from how they played.
func (s *lossSheet) luck() string {
	switch luck := int(math.Round(analysis.Luck(s.judging.Now()))); {
	case luck >= clearLuck:
		return s.Count(thegamemsg.LossLuckGood, luck, nil)
	case luck <= -clearLuck:
		return s.Count(thegamemsg.LossLuckBad, -luck, nil)
	}
	return s.Say(thegamemsg.LossLuckNone)
}

// clearLuck is how many cards luck has to make out to be told: less may be chance in the games played on.
const clearLuck = 3

// look leads to the moment before a turn.
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

// heading says what a turn cost.
func (s *lossSheet) heading(l *analysis.Loss) string {
	key, persons := thegamemsg.LossTurn, 0
	for seat := range s.of.table.Match.Players() {
		if s.of.table.Match.Players()[seat].Kind == play.Person {
			persons++
		}
	}
	if persons > 1 {
		key = thegamemsg.LossTurnOf
	}
	values := assets.Values{"Number": l.Number, "Name": s.of.table.Say.Seats[l.Before.Turn()]}
	return s.Count(key, int(math.Round(l.Cards)), values)
}

// ways says what was laid, and what would have been better.
func (s *lossSheet) ways(l *analysis.Loss) string {
	return s.Say(thegamemsg.LossWays, assets.Values{"Played": s.lays(l.Moves), "Better": s.lays(l.Better)})
}

func (s *lossSheet) lays(moves []thegame.Move) string {
	return hints.Lays(&words.Sentences{Texts: s.Texts}, moves)
}

// The measures of a tile in logical pixels.
const (
	tileCard  = 40 // the width of a card
	tileSign  = 20
	tileGap   = 6
	tilePart  = 0.5 // of the tile's width that each way takes
	laidAlpha = 0.6 // of what was played, which steps back behind what is better
)

// draw draws the cards that were played with their piles, and the better ones beside them.
func (s *lossSheet) draw(i int, in geom.Rect, _ float64) {
	l := &s.worst[i]
	in.W *= tilePart
	s.drawWay(in, l.Moves, art.Close, laidAlpha)
	in.X += in.W
	s.drawWay(in, l.Better, art.Check, 1)
}

// drawWay draws a sign and the cards of a turn in a row, each with the name of its pile.
func (s *lossSheet) drawWay(in geom.Rect, moves []thegame.Move, sign art.IconName, alpha float64) {
	u, lays := s.Frame().TextUnit(), 0
	mark := geom.Rect{X: in.X, Y: in.Center().Y - tileSign*u/2, W: tileSign * u, H: tileSign * u}
	s.Canvas.Tinted(kit.Sign(sign), mark, s.Canvas.UI().QuietText, alpha)
	in.X, in.W = mark.Right()+tileGap*u, in.W-mark.W-2*tileGap*u
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			lays++
		}
	}
	wide := min(tileCard*u, in.H/stage.CardRatio, in.W/float64(max(lays, 1))/1.7)
	at := geom.Rect{X: in.X, Y: math.Round(in.Center().Y - wide*stage.CardRatio/2), W: math.Round(wide), H: math.Round(wide * stage.CardRatio)}
	for _, m := range moves {
		if m.Action != thegame.LayCard {
			continue
		}
		s.Canvas.Picture(pictures.FaceMotif(m.Card), at, alpha)
		name := geom.Rect{X: at.Right(), Y: at.Y, W: wide * 0.5, H: at.H}
		s.Canvas.Write(words.PileName(m.Pile), kit.Sized(u, assets.Strong, 16, s.Canvas.UI().QuietText), name, kit.Center, alpha)
		at.X = name.Right() + tileGap*u
	}
}
