package thegame

import (
	"math"
	"strconv"
	"sync"
	"sync/atomic"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/fault"
	"dreist/game/play"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/analysis"
	"dreist/game/thegame/match"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/hints"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/words"
)

// judging judges the turns of the persons in a match in the background, one after the other.
type judging struct {
	record string // of the match
	all    int    // turns
	stop   atomic.Bool

	mutex  sync.Mutex
	judged []analysis.Loss
	fault  *fault.Fault
}

// newJudging begins to judge the turns of a match, each in so many games.
func newJudging(m *match.Match, games int, background func(func())) *judging {
	var turns []analysis.Turn
	for s := range thegame.Seat(len(m.Players())) {
		if m.Person(s) {
			turns = append(turns, analysis.TurnsOf(m.Start(), m.History(), s)...)
		}
	}
	j := &judging{record: m.Record(), all: len(turns)}
	background(func() {
		defer fault.Catch(func(f *fault.Fault) {
			j.mutex.Lock()
			defer j.mutex.Unlock()
			j.fault = f
		})
		for _, t := range turns {
			loss := analysis.Judge(t, simulate.Limit{Games: games, Enough: j.stop.Load})
			if j.stop.Load() {
				return
			}
			j.mutex.Lock()
			j.judged = append(j.judged, loss)
			j.mutex.Unlock()
		}
	})
	return j
}

// now returns what is judged so far. A fault is raised in the goroutine that can report it.
func (j *judging) now() []analysis.Loss {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.fault != nil {
		panic(j.fault)
	}
	return j.judged[:len(j.judged):len(j.judged)]
}

// mostLosses is how many turns an analysis tells of at most.
const mostLosses = 3

// lossSheet is the panel of the costliest turns of a match.
type lossSheet struct {
	*game
	of      *board
	judging *judging
	told    int // turns judged, as the panel tells
	worst   []analysis.Loss
	menu    *shell.Menu
}

// analyse tells which turns of the match on the table cost most.
func (b *board) analyse() shell.Step {
	g := b.game
	if !b.table.Match.Settled() {
		g.TellOf(msg.NoticeTitleFailed, thegamemsg.LossFailed)
		return shell.Stay()
	}
	s := &lossSheet{game: g, of: b}
	s.menu = g.NewMenu(shell.Menu{Load: s.load, Live: s, Items: s.items, Decorate: s.draw, Options: []panel.Option{panel.Width(lossWidth)}})
	return shell.Push(s.menu)
}

// lossWidth is the width of the panel in logical pixels.
const lossWidth = 760

// load goes on judging, or begins. One match is judged at a time.
func (s *lossSheet) load() {
	if m, last := s.of.table.Match, s.game.judging; last == nil || last.record != m.Record() {
		if last != nil {
			last.stop.Store(true)
		}
		s.game.judging = newJudging(m, s.judgeGames, s.thinking.Go)
	}
	s.judging = s.game.judging
	s.follow()
}

// follow takes over what was judged since.
func (s *lossSheet) follow() {
	judged := s.judging.now()
	s.told, s.worst = len(judged), analysis.Costly(judged, mostLosses)
}

// Update tells of the turns judged since the last tick; Busy reports whether there are more.
func (s *lossSheet) Update() bool {
	if !s.Busy() {
		return false
	}
	before := s.told
	if s.follow(); s.told == before {
		return false
	}
	s.menu.Remake()
	return true
}

func (s *lossSheet) Busy() bool { return s.told < s.judging.all }

func (s *lossSheet) items() []panel.Item {
	items := []panel.Item{panel.Title{Text: s.Say(thegamemsg.LossTitle)}}
	switch {
	case s.Busy():
		items = append(items, panel.Paragraph{Text: s.Say(thegamemsg.LossRunning, assets.Values{"Done": s.told, "All": s.judging.all})})
	case len(s.worst) == 0:
		items = append(items, panel.Paragraph{Text: s.Say(thegamemsg.LossNone)})
	default:
		items = append(items, panel.Paragraph{Text: s.Say(thegamemsg.LossHow)})
	}
	for i := range s.worst {
		l := &s.worst[i]
		items = append(items, panel.Button{
			ID: "loss." + strconv.Itoa(i), AltText: s.heading(l) + ". " + s.ways(l), Style: panel.Quiet, Room: tileHigh,
			Action: s.Press(func() shell.Step { return s.look(l) }),
		})
	}
	if !s.Busy() {
		items = append(items, panel.Paragraph{Text: s.luck(), Tone: panel.Aside})
	}
	return append(items, panel.Row{Buttons: []panel.Button{s.Button(msg.CommonBack, panel.Quiet, shell.Close)}})
}

// luck says whether more or fewer cards were left for what the persons drew, apart from how they played.
func (s *lossSheet) luck() string {
	switch luck := int(math.Round(analysis.Luck(s.judging.now()))); {
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
	tileHigh  = 92
	tileHead  = 26
	tileCard  = 40 // the width of a card
	tileSign  = 20
	tileGap   = 6
	tileSide  = 12
	tilePart  = 0.5 // of the tile's width that each way takes
	laidAlpha = 0.6 // of what was played, which steps back behind what is better
)

// draw draws on each tile its heading, the cards that were played with their piles, and the better ones beside them.
func (s *lossSheet) draw(p *panel.Panel) {
	for i, room := range p.Rooms() {
		l, u := &s.worst[i], s.Frame().TextUnit()
		head := geom.Rect{X: room.X + tileSide*u, Y: room.Y, W: room.W - 2*tileSide*u, H: tileHead * u}
		style := kit.Sized(u, assets.Display, 17, s.Canvas.UI().QuietText)
		s.Canvas.Write(s.heading(l), s.Canvas.Labels.Fit(s.heading(l), style, head.W), head, kit.Left, 1)
		below := geom.Rect{X: head.X, Y: head.Bottom(), W: head.W * tilePart, H: room.Bottom() - head.Bottom()}
		s.drawWay(below, l.Moves, art.Close, laidAlpha)
		below.X += below.W
		s.drawWay(below, l.Better, art.Check, 1)
	}
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
