package dreixdrei

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/assets/msg/dreixdreimsg"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/keep"
	"dreist/game/play"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreixdrei/hints"
	"dreist/render/dreixdrei/lessons"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// board is a table of DREI x DR3I on its screen.
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
	s.Read, s.New, s.End, s.Practise = t.Read, g.ShowSetup, b.end, b.practise
	s.Adviser, s.Analyse = b.hinter, b.analyse
	s.Past = g.past
	s.Next = func() (int, string) { return int(t.Front()), t.Say.Seats[t.Front()] }
	s.Raise = t.RaiseCurtain
	s.At = func() int { return t.Seen.Moves }
	s.Own = b.own
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

// own does what only an example asks for.
func (b *board) own(r request.Request) shell.Step {
	if b.lesson == nil {
		return shell.Stay()
	}
	return b.game.lessons.Answer(r, b.screen)
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

// caption returns what stands on the table of a match: whether it is practice, and with how many sets of cards.
func (g *game) caption(m *match.Match) string {
	var parts []string
	if m.Tag(match.PracticeTag) != "" {
		parts = append(parts, g.Say(msg.PracticeCaption))
	}
	if d := m.Deal(); d.Sets > dreixdrei.UsualSets(d.Seats) {
		parts = append(parts, g.Say(dreixdreimsg.PlayedSets))
	}
	return strings.Join(parts, " · ")
}

// practise goes on after so many moves, as practice.
func (b *board) practise(moves int, again bool) (*session.Screen, error) {
	g, mark := b.game, "branch"
	if again {
		mark = "again"
	}
	k, err := g.BeginMatch(g.modeOf(g.Slot(store.Practice)), func(to play.Saver) (keep.Match, error) {
		return b.table.Match.Practise(moves, mark, to)
	})
	if err != nil {
		return nil, err
	}
	return g.sitDown(k).screen, nil
}

// boardOn returns the table of a screen, if it has one.
func boardOn(s shell.Screen) (b *board, ok bool) {
	on, ok := s.(*session.Screen)
	if ok {
		b, ok = on.Table.(*board)
	}
	return b, ok
}

// goals returns the places at the table for fish and bat of the start screen: those of the first two seats.
func (b *board) goals() (to [2]geom.Rect) {
	for h := range to {
		to[h] = b.table.FigureAt(dreixdrei.Seat(h))
	}
	return to
}

// Arrive lets fish and bat of the start screen fly to the table.
func (b *board) Arrive(from shell.Screen) {
	if s, ok := from.(*startScreen); ok {
		b.table.Arrival.Begin(b.table.Line, len(b.goals()), func(at stage.Span) { s.depart(b.goals(), at) })
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
func (b *board) Places(dst []target.Target) []target.Target {
	return b.table.Places(dst)
}
func (b *board) TipAt(at geom.Point, asked bool) (string, geom.Rect) { return b.table.TipAt(at, asked) }

// Targets appends the buttons of the moment.
func (b *board) Targets(dst []target.Target) []target.Target {
	return tabletop.Targets(dst, b.table, b.table.Ring, b.game.Texts, b.table.TipOf)
}

// Enter takes the table up, for the first time or again.
func (b *board) Enter() { b.table.Enter() }

// Refresh fits the table into the window and lets it follow the settings.
func (b *board) Refresh() {
	t, g := b.table, b.game
	t.Line.SetFrame(g.Frame())
	t.Line.SetSpeed(g.SpeedIn(b.screen.Lesson))
	t.Line.SetReduced(g.Settings().ReducedMotion)
	if t.Status.Caption = g.caption(t.Match); b.first() {
		t.Status.Caption = g.Say(msg.FirstgameName)
	}
	t.Status.Muted, t.Status.Unsaved = g.Settings().Muted, b.screen.Unsaved
	t.Status.Hints = b.screen.Adviser != nil && b.lesson == nil && g.On(screens.HintSwitch().Label)
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
