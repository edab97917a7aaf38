package thegame

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/game/thegame"
	"dreist/game/thegame/match"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
	"dreist/render/thegame/hints"
	"dreist/render/thegame/lessons"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/table"
)

// board is a table of THE GAME on its screen.
type board struct {
	session.Plain
	game     *game
	screen   *session.Screen
	table    *table.Table
	hinter   *hints.Hinter
	lesson   *lessons.Lesson // the example of this table, nil for none
	language string
}

// boardOf returns the table of a match at which nobody plays yet.
func (g *game) boardOf(m *match.Match) *board {
	b := &board{game: g, language: g.Language, table: table.New(m, g.Frame(), g.Speed(), g.say, g.Sound)}
	t := b.table
	b.hinter = hints.New(t, g.thinking)
	s := g.Sit(b)
	b.screen = s
	s.Log.Moves, s.Log.Blocks = func() int { return t.Seen.Moves }, b.turns
	s.Log.Sheet = func() geom.Rect {
		sheet, _ := t.Line.Geometry().LogSheet()
		return sheet
	}
	s.Title = func() string { return title }
	s.Read, s.New, s.End, s.Practise = t.Read, b.another, b.end, b.practise
	s.Adviser, s.Analyse = b.hinter, b.analyse
	s.Past = g.past
	s.Next = func() (int, string) { return int(t.Front()), t.Say.Seats[t.Front()] }
	s.Raise = t.RaiseCurtain
	s.At = func() int { return t.Seen.Moves }
	s.Own, s.Curtain = b.own, b.looks
	return b
}

// sitDown returns the table at which a match is played and kept.
func (g *game) sitDown(k *keep.Kept) *board {
	b := g.boardOf(k.Match.(*match.Match))
	b.screen.Kept, b.screen.Practice = k, k.Slot == g.Slot(store.Practice)
	if b.screen.Lesson = b.first(); b.screen.Lesson {
		b.table.Line.SetSpeed(g.SpeedIn(true))
		b.teach()
	}
	return b
}

// own does what only a table of THE GAME asks for: it begins the deal anew with the seat that was agreed on (G 3).
func (b *board) own(r request.Request) shell.Step {
	if b.lesson != nil {
		return b.game.lessons.Answer(r, b.screen)
	}
	if r.Kind != table.Begin || b.screen.Kept == nil {
		return shell.Stay()
	}
	g := b.game
	k, err := g.BeginMatch(b.screen.Kept.Mode, func(to play.Saver) (keep.Match, error) {
		return b.table.Match.BeginBy(thegame.Seat(r.Number), to)
	})
	if err != nil {
		g.TellOf(msg.NoticeTitleFailed, msg.NoticeDealFailed)
		return shell.Stay()
	}
	b.screen.Kept = k
	b.table.Agreed(k.Match.(*match.Match))
	return shell.Stay()
}

// looks offers each person who does not have to take the screen a look at the own hand.
func (b *board) looks() (items []panel.Item) {
	for _, seat := range b.table.LooksOf() {
		name := b.table.Say.Seats[seat]
		items = append(items, panel.Button{ID: thegamemsg.LookButton + strconv.Itoa(int(seat+1)), Label: b.game.Say(thegamemsg.LookButton, assets.Values{"Name": name}),
			Action: b.game.Press(func() shell.Step {
				b.table.Look(seat)
				return shell.Close()
			})})
	}
	return items
}

// past returns the screen that looks back on a match after so many moves.
func (g *game) past(text string, at int, from session.Origin) (*session.Screen, error) {
	m, err := match.Resume(text, play.Unkept{})
	if err != nil {
		return nil, err
	}
	b := g.boardOf(m)
	b.screen.Review, b.screen.Origin = true, from
	b.table.LookBack(min(max(at, 0), m.Length()))
	return b.screen, nil
}

// caption returns what stands on the table of a match.
func (g *game) caption(m *match.Match) string {
	switch {
	case m.Tag(match.PracticeTag) == guided:
		return g.Say(msg.FirstgameName)
	case m.Tag(match.PracticeTag) != "":
		return g.Say(msg.PracticeCaption)
	case dayOf(m) != "":
		return g.daily.Caption(dayOf(m))
	case m.Deal().Variant != thegame.Base:
		return g.Say("variant.name." + m.Deal().Variant.String())
	}
	return ""
}

// The reasons for practice, as values of match.PracticeTag.
const (
	branch = "branch" // continued from the middle of another game
	again  = "again"  // a known deal again
	guided = "first"  // the guided first game
)

// practise goes on after so many moves, as practice.
func (b *board) practise(moves int, anew bool) (*session.Screen, error) {
	g, mark := b.game, branch
	if anew {
		mark = again
	}
	k, err := g.BeginMatch(g.modeOf(g.Slot(store.Practice)), func(to play.Saver) (keep.Match, error) {
		return b.table.Match.Practise(moves, mark, to)
	})
	if err != nil {
		return nil, err
	}
	return g.sitDown(k).screen, nil
}

// another leads to another match of the kind that is on the table.
func (b *board) another() shell.Step {
	if len(b.table.Match.Players()) > 1 {
		return b.game.ShowSetup()
	}
	return b.game.playAlone()
}

// boardOn returns the table of a screen, if it has one.
func boardOn(s shell.Screen) (b *board, ok bool) {
	on, ok := s.(*session.Screen)
	if ok {
		b, ok = on.Table.(*board)
	}
	return b, ok
}

// goals returns the places at the table for the figures of the start screen.
func (b *board) goals() (to startGoals) {
	g := b.table.Line.Geometry()
	to.Deck = g.Deck
	for on := range to.Team {
		to.Team[on] = pictures.FigurePlace(thegame.Pile(on), g.Rows[on].Sign)
	}
	return to
}

// Arrive lets the figures of the start screen fly to the table.
func (b *board) Arrive(from shell.Screen) {
	if s, ok := from.(*startScreen); ok {
		b.table.Arrival.Begin(b.table.Line, thegame.Piles, func(at stage.Span) { s.picture.depart(b.goals(), at) })
		b.table.Redraw()
	}
}

// DrawGuests draws them in front of the pieces that leave.
func (b *board) DrawGuests() { b.table.Arrival.DrawGuests() }

// turns tells of the turns of the match.
func (b *board) turns() (blocks []panel.LogBlock) {
	t := b.table
	for _, turn := range t.Say.Log(t.Match.History()[:min(t.Seen.Moves, t.Match.Length())]) {
		blocks = append(blocks, panel.LogBlock{Heading: turn.Heading, Lines: turn.Lines})
	}
	return blocks
}

// What the table itself does, and knows.
func (b *board) Match() session.Match            { return b.table.Match }
func (b *board) Requests() []request.Request     { return b.table.Requests.Take() }
func (b *board) Cover()                          { b.table.Cover() }
func (b *board) Interrupt()                      { b.table.Interrupt() }
func (b *board) Draw()                           { b.table.Draw(b.game.Canvas) }
func (b *board) DrawHeld()                       { b.table.DrawHeld(b.game.Canvas) }
func (b *board) Pointer() ebiten.CursorShapeType { return b.table.Pointer(b.table) }
func (b *board) Wake() int                       { return b.table.Wake() }
func (b *board) Sleep(ticks int)                 { b.table.Slept += ticks }
func (b *board) ToastRoom() geom.Rect            { return b.table.Line.Geometry().Log }
func (b *board) Motion() target.Motion           { return b.table.Line.Motion() }
func (b *board) Busy(top bool) bool              { return (top || b.table.Mode == tabletop.Over) && b.table.Busy() }
func (b *board) Stale() bool                     { return b.table.TakeStale() }
func (b *board) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	return b.table.TipAt(at, asked)
}
func (b *board) Places(dst []target.Target) []target.Target {
	return b.table.Line.Places(dst)
}

// Enter takes the table up, for the first time or again. A loss that was taken back below the panel of the end is gone.
func (b *board) Enter() {
	t := b.table
	if t.Mode == tabletop.Over && !t.Match.Over() {
		t.Mode = tabletop.Playing
		t.Restore()
	}
	t.Desk.Enter()
}

// Refresh fits the table into the window and lets it follow the settings.
func (b *board) Refresh() {
	t, g := b.table, b.game
	t.Line.SetFrame(g.Frame())
	t.Line.SetSpeed(g.SpeedIn(b.screen.Lesson))
	t.Line.SetReduced(g.Settings().ReducedMotion)
	t.Status.Caption = g.caption(t.Match)
	t.Status.Muted, t.Status.Unsaved = g.Settings().Muted, b.screen.Unsaved
	t.Status.Hints = g.On(screens.HintSwitch().Label) && b.lesson == nil
	t.Status.Tricks = g.On(tricksSwitch().Label)
	if t.Status.List = g.On(listSwitch().Label); t.ShowsList() {
		t.Match.MarkList()
	}
	if b.language != g.Language {
		b.language = g.Language
		t.SetSentences(g.say)
	}
	t.Stale = true
}

// Handle does what a gesture asks for.
func (b *board) Handle(g input.Gesture) {
	if g.Kind.Acts() && b.table.Arrival.End() {
		b.table.Redraw()
	}
	if t := b.table; !b.screen.Review || !t.Leaf(g, t.Match.Length(), t.LookBack) {
		t.Handle(g)
	}
}

// Tick lets a tick pass. Below a panel, such as the curtain, figures are at their places and the table stands still, but the end of a
// match goes on to be celebrated.
func (b *board) Tick(top bool) {
	t := b.table
	if !top && t.Arrival.End() {
		t.Redraw()
	}
	if !top && t.Mode != tabletop.Over {
		return
	}
	t.Tick()
	if b.lesson != nil {
		t.Status.Caption = b.lesson.Playing()
	}
	if t.Mode == tabletop.Curtained {
		t.Request(request.Curtain)
	}
}

// Targets appends the buttons of the moment.
func (b *board) Targets(dst []target.Target) []target.Target {
	return tabletop.Targets(dst, b.table, b.table.Ring, b.game.Texts, b.table.TipOf)
}
