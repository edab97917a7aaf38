package dreist

import (
	"cmp"
	"image/png"
	"io"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/match"
	"dreist/game/keep"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/review"
	"dreist/render/dreist/start"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tutorial"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/session"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// board is a table of DREIst! on its screen, with the mode of its match and its guide.
type board struct {
	game     *game
	screen   *session.Screen
	table    *table.Table
	mode     mode
	weighed  int // length of the match at the last search for medals, see earn
	hinter   *hints.Hinter
	lesson   *lessons.Lesson // the example of this table, or nil
	riddle   *puzzles.Riddle // the puzzle of this table, or nil
	past     *review.Review  // the review of this table, or nil
	language string          // of the texts of the table
}

// boardOf returns a table for a match, without a guide.
func (a *game) boardOf(m *match.Match, c mode) *board {
	a.sat++
	b := &board{game: a, mode: c, language: a.Language, table: table.NewTable(m, a.Frame(), a.Speed(), a.say, a.Sound)}
	t := b.table
	b.hinter = hints.New(t, a.thinking)
	t.Status.Muted = a.Settings().Muted
	t.Status.Caption.Text = a.caption(c)
	s := a.Sit(b)
	b.screen, s.Adviser = s, b.hinter
	s.Log.Moves, s.Log.Blocks = func() int { return len(t.History()) }, b.turns
	s.Log.Sheet = func() geom.Rect {
		sheet, _ := t.Line.Geometry().LogSheet()
		return sheet
	}
	s.Title, s.Read, s.New, s.End, s.Analyse, s.Past, s.Practise, s.Own = b.title, b.read, b.newOfKind, b.end, b.analyse, b.lookBack,
		b.practise, b.answer
	s.Next = func() (seat int, name string) { return int(t.Front()), t.Say.Name(t.Front()) }
	s.Raise = t.RaiseCurtain
	s.Guided = func() bool { return t.Guide != nil && !b.hinter.Leads() }
	s.Picture = func(w io.Writer) error { return png.Encode(w, b.snapshot()) }
	return b
}

// boardOn returns the table of a screen, if it has one.
func boardOn(s shell.Screen) (b *board, ok bool) {
	on, ok := s.(*session.Screen)
	if ok {
		b, ok = on.Table.(*board)
	}
	return b, ok
}

// turns returns the turns of the match as blocks of the log.
func (b *board) turns() (blocks []panel.LogBlock) {
	for _, t := range b.table.Say.Log(b.table.History()) {
		blocks = append(blocks, panel.LogBlock{Heading: t.Heading, Lines: t.Lines})
	}
	return blocks
}

// sitDown returns the table for a match that is played and saved.
func (a *game) sitDown(k *keep.Kept, c mode) *board {
	m := matchOf(k)
	b := a.boardOf(m, c)
	b.screen.Kept, b.screen.Practice = k, c.slot == practiceSlot
	t := b.table
	t.Opponents.Egon.Remember(a.remembered(c))
	t.Status.Caption.Ribbon = b.screen.Practice
	if c.slot == tutorSlot {
		t.SetGuide(tutorial.New(t, a.canvas.Labels))
		t.Device = a.Last().Source() // the guide names the keys to players who use them
		b.screen.Lesson = true
		t.Line.SetSpeed(a.SpeedIn(true))
		b.screen.Begin = func() panel.Button { return b.screen.Anew(msg.LessonsAgain, a.firstGame.play) }
	} else {
		t.Status.Help = table.Hints
	}
	t.Status.Fitting = a.Settings().Help.Fitting
	return b
}

// These methods of session.Table forward to the table.
func (b *board) Played() tabletop.Played                    { return b.table.Match }
func (b *board) TakeRequests() []request.Request            { return b.table.Requests.Take() }
func (b *board) Cover()                                     { b.table.Cover() }
func (b *board) Interrupt()                                 { b.table.Interrupt() }
func (b *board) Draw(*kit.Canvas)                           { b.table.Draw(b.game.canvas) }
func (b *board) DrawHeld(*kit.Canvas)                       { b.table.DrawHeld(b.game.canvas) }
func (b *board) DrawGuests()                                { b.table.Arrival.DrawGuests() }
func (b *board) Pointer() ebiten.CursorShapeType            { return b.table.Pointer() }
func (b *board) Wake() int                                  { return b.table.Wake() }
func (b *board) Sleep(ticks int)                            { b.table.Status.Slept += ticks }
func (b *board) Places(dst []target.Target) []target.Target { return b.table.Line.Places(dst) }

// beside the mat, below the icons and the caption
func (b *board) ToastRoom() geom.Rect { return b.table.Line.Geometry().Log }

// Enter shows the table, for the first time or again.
func (b *board) Enter() {
	if b.table.Mode == tabletop.Curtained {
		b.table.Mode = tabletop.Playing // the curtain asks again for the next person
	}
	b.table.Covered = false
	b.table.Status.EndShown = false
	b.table.Opponents.Egon.Covered = geom.Rect{}
	b.table.Opponents.Egon.Away.Set(false)
}

// Refresh fits the table to the window and the settings.
func (b *board) Refresh() {
	t := b.table
	t.Line.SetFrame(b.game.Frame())
	t.Line.SetSpeed(b.game.SpeedIn(b.screen.Lesson))
	t.Line.SetReduced(b.game.Settings().ReducedMotion)
	t.Status.Muted, t.Status.Unsaved = b.game.Settings().Muted, b.screen.Unsaved
	b.followHelp()
	b.table.Status.Fitting = b.game.Settings().Help.Fitting
	if b.language != b.game.Language {
		b.language = b.game.Language
		t.SetSentences(b.game.say)
		if r := b.riddle; r != nil {
			r.LetEgonComment()
		}
		t.Status.Caption.Text = b.game.caption(b.mode)
	}
	t.Stale = true
}

// followHelp sets the help at the table from the settings.
func (b *board) followHelp() {
	s, wanted := &b.table.Status, b.game.Settings().Help
	s.Discards = table.AskWhereMoreFits
	if wanted.ConfirmDiscard {
		s.Discards = table.AskAlways
	}
	switch {
	case s.Help == table.NoHelp:
	case wanted.Hints:
		s.Help = table.Hints
	default:
		s.Help = table.Unwanted
	}
}

// Handle carries out a gesture.
func (b *board) Handle(g input.Gesture) {
	b.table.Logged = b.screen.Log.Shown()
	b.table.Handle(g)
	b.earn()
}

// Tick advances by a tick. Below a panel the table stands still, and Egon only finishes his face and bubble; but the celebration of the
// end goes on.
func (b *board) Tick(top bool) {
	t := b.table
	if !top && t.Mode != tabletop.Over {
		t.Stale = t.Opponents.Egon.Finish(&t.Situation) || t.Stale
		return
	}
	if top {
		t.Logged = b.screen.Log.Shown()
	}
	t.Tick()
	if t.Mode == tabletop.Curtained {
		t.Request(request.Curtain)
	}
	b.earn()
}

// Busy reports whether something moves.
func (b *board) Busy(top bool) bool {
	if !top && b.table.Mode != tabletop.Over {
		return b.table.Opponents.Egon.Finishing(&b.table.Situation)
	}
	return b.table.Busy()
}

// TakeStale reports once whether the picture changed.
func (b *board) TakeStale() bool {
	stale := b.table.Stale
	b.table.Stale = false
	return stale
}

// Arrive starts the arrival of the table; the figures of the start screen fly over.
func (b *board) Arrive(from shell.Screen) {
	s, ok := from.(*startScreen)
	if !ok {
		b.table.Arrive(0, nil)
		return
	}
	lands := start.EgonFlies
	if !b.table.EgonPlays() {
		lands = 0
	}
	b.table.Arrive(lands, func(at stage.Span) { s.picture.Depart(b.game.canvas, b.goals(), at) })
}

// goals returns the places at the table for the figures of the start screen.
func (b *board) goals() start.Goals {
	g := b.table.Line.Geometry()
	to := start.Goals{Pile: g.Pile, Plank: g.Shelf}
	if b.table.EgonPlays() {
		to.Egon, to.Mood = g.Egon.Face, b.table.Opponents.Egon.Face.Mood
	}
	return to
}

// LendsHost reports whether Egon may host a panel: not if he sits at the table, nor at the end of a match.
func (b *board) LendsHost() bool { return !b.table.EgonPlays() && b.table.Mode != tabletop.Over }

// title returns the name of the game, example, puzzle or review.
func (b *board) title() string {
	switch {
	case b.lesson != nil:
		return b.game.Say(b.lesson.Example.Title)
	case b.riddle != nil:
		return b.game.Say(dreistmsg.PuzzleTitle)
	case b.past != nil:
		return b.game.Say(msg.ReviewOpen)
	}
	caption := b.game.caption(b.mode)
	if b.mode.slot == store.Table && b.mode.practice == "" {
		return strings.TrimSuffix(b.game.Say(dreistmsg.StartTable)+" · "+caption, " · ")
	}
	return cmp.Or(caption, b.game.Say(dreistmsg.PlaySolo))
}

// Targets appends the buttons of the moment.
func (b *board) Targets(dst []target.Target) []target.Target {
	var buffer [tabletop.MostButtons]tabletop.Button
	for _, button := range b.table.Buttons(buffer[:0]) {
		label := button.Text
		if button.Label != "" {
			label = b.game.Say(button.Label)
		}
		id := button.Target()
		if _, twice := target.Find(dst, id); twice {
			id += ".2" // the log of a finished game has the review button, too
		}
		dst = append(dst, target.Target{ID: id, Rect: button.Rect, Label: label, Tip: b.table.TipOf(&button),
			Enabled: button.Enabled, Primary: button.Primary, Focused: button.Id == b.table.Ring})
	}
	return dst
}

// TipAt returns the tip for a point that is on no button, and the place it is about.
func (b *board) TipAt(at geom.Point, asked bool) (string, geom.Rect) { return b.table.TipAt(at, asked) }

// Motion returns how far what moves on the table is.
func (b *board) Motion() target.Motion {
	m := b.table.Line.Motion()
	m.Beside, m.Idles = b.table.Celebrates(), b.table.Opponents.Egon.Idles()
	m.Busy = m.Busy || b.table.Arrival.Busy()
	return m
}

// newOfKind leads to a new game of the kind that is on the table.
func (b *board) newOfKind() shell.Step {
	switch {
	case b.mode.slot == store.Solo:
		if m := b.table.Match; !m.Over() && len(m.History()) > 0 { // whether or not it could be saved
			return b.game.Confirm(dreistmsg.ConfirmNewText, shell.Close, b.game.newGame)
		}
		return b.game.newGame()
	case b.mode.slot == store.Table:
		return b.game.ShowSetup()
	case b.mode.rung > 0:
		return b.game.climb.Show()
	case b.mode.slot == tutorSlot:
		return b.game.firstGame.play()
	case b.mode.practice != "":
		return b.screen.PlayAgain()
	}
	return b.screen.Leave()
}

// answer does what only tables of DREIst! ask for.
func (b *board) answer(r request.Request) shell.Step {
	switch r.Kind {
	case request.Examples, request.Example, request.Rule:
		return b.game.examples.Answer(r, b.screen)
	case puzzles.Leave:
		return b.game.puzzles.Show()
	case puzzles.Next:
		return b.nextPuzzle()
	case puzzles.Keep:
		b.game.puzzles.Keep(b.riddle.Attempt)
	}
	return shell.Stay()
}
