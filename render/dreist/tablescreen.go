package dreist

import (
	"cmp"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets/msg"
	"dreist/game/dreist/match"
	"dreist/game/keep"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/displaylist"
	"dreist/render/dreist/gestures"
	"dreist/render/dreist/hints"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/puzzles"
	"dreist/render/dreist/review"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/start"
	"dreist/render/dreist/table"
	"dreist/render/dreist/tips"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/screens/logsheet"
	"dreist/render/session"
	"dreist/render/session/request"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// tableScreen is a table as a screen: with the match that is played at it, where that is kept, and where leaving leads.
type tableScreen struct {
	game     *game
	table    *table.Table
	controls gestures.Controls
	mode     mode
	ways     session.Session // how the table was reached
	told     bool            // its end has been told
	weighed  int             // after how many moves medals were looked for
	log      *logsheet.Log
	coach    *hints.Coach    // gives hints
	planner  *hints.Planner  // lets a turn be tried
	lesson   *lessons.Lesson // the example that is shown here, or nil
	riddle   *puzzles.Riddle // the puzzle that is posed here, or nil
	past     *review.Review  // what looks back here, or nil
	language string          // in which the table speaks
}

// screenAt returns the screen of a match that nobody plays at yet.
func (a *game) screenAt(m *match.Match, c mode) *tableScreen {
	a.sat++
	s := &tableScreen{game: a, mode: c, language: a.Language, coach: &hints.Coach{Thinking: a.thinking}, planner: new(hints.Planner)}
	s.table = table.NewTable(m, a.Frame(), a.Speed(), a.say, a.Sound)
	s.controls.Table = s.table
	s.table.Status.Muted = a.Settings().Muted
	s.table.Status.Caption.Text = a.caption(c)
	s.log = &logsheet.Log{
		Context: a.Context, Moves: func() int { return len(s.table.Seen.History(&s.table.Situation)) }, Blocks: s.logBlocks,
		Sheet: func() geom.Rect {
			sheet, _ := s.table.Line.Geometry().LogSheet()
			return sheet
		},
	}
	return s
}

// logBlocks tells of the turns of the match.
func (a *tableScreen) logBlocks() []panel.LogBlock {
	var blocks []panel.LogBlock
	for _, t := range a.table.Say.Log(a.table.Seen.History(&a.table.Situation)) {
		blocks = append(blocks, panel.LogBlock{Heading: t.Heading, Lines: t.Lines})
	}
	return blocks
}

// toggleLog opens the log of the match, or closes it. Where there is a guide, it stands in its place; a hint makes room.
func (a *tableScreen) toggleLog() {
	a.coach.PutAway(a.table.Now())
	if a.table.Guide == nil {
		a.log.Toggle()
	}
}

// sitDown returns the screen on which a match is played and kept.
func (a *game) sitDown(k *keep.Kept, c mode) *tableScreen {
	m := matchOf(k)
	s := a.screenAt(m, c)
	s.ways = session.Session{Kept: k, Practice: c.slot == practiceSlot}
	s.table.Opponents.Egon.Remember(a.remembered(c))
	s.table.Status.Caption.Ribbon = c.practice != "" && c.practice != practiceFirst // which needs no ribbon to be told from others
	if s.table.SetGuide(a.guideOf(c)); s.table.Guide == nil {
		s.table.Status.Help = table.Hints
	} else {
		s.table.Device = a.Last().Source() // a guide names the keys to who came here by them
	}
	if s.markFitting(); s.table.Guide == nil && a.asksFitting(m) {
		s.table.Status.Fitting = table.MarkedAndAsked
	}
	return s
}

// Enter takes the table up, for the first time or again.
func (a *tableScreen) Enter() {
	if a.table.Mode == situation.Curtained {
		a.table.Mode = situation.Playing // who has not taken the screen yet is asked again
	}
	a.table.Covered = false
	a.table.Status.Told = false
	a.table.Opponents.Egon.Covered, a.table.Opponents.Egon.Elsewhere = geom.Rect{}, false
	a.Refresh()
}

// Refresh fits the table into the window and lets it follow the settings.
func (a *tableScreen) Refresh() {
	t := a.table
	t.Line.SetFrame(a.game.Frame())
	t.Line.SetSpeed(a.game.Speed())
	t.Line.SetReduced(a.game.Settings().ReducedMotion)
	t.Status.Muted = a.game.Settings().Muted
	a.followHelp()
	a.markFitting()
	if a.language != a.game.Language {
		a.language = a.game.Language
		t.SetSentences(a.game.say)
		if r := a.riddle; r != nil {
			r.LetEgonComment(t.Now())
		}
		t.Status.Caption.Text = a.game.caption(a.mode)
	}
	a.log.Refresh()
	t.Stale = true
	a.game.Redraw()
}

// followHelp lets the table help as the settings say.
func (a *tableScreen) followHelp() {
	s, wanted := &a.table.Status, a.game.Settings().Help
	s.Discards = table.AskWhereMoreFits
	if wanted.ConfirmDiscard {
		s.Discards = table.AskAlways
	}
	switch {
	case s.Help == table.NoHelp:
	case wanted.Hints:
		s.Help = table.Hints
	default:
		s.Help = table.Plans
	}
}

// Covered lets go of what is held, as the screen that comes over the table takes the gesture that would have ended the drag.
func (a *tableScreen) Covered() {
	a.coach.PutAway(a.table.Now())
	a.table.Cover()
}

// Handle does what a gesture asks for.
func (a *tableScreen) Handle(g input.Gesture) shell.Step {
	switch {
	case g.Kind == input.Leave:
		if a.halted() { // whoever plays has turned to another window
			return shell.Push(a.menu())
		}
		return shell.Stay()
	case a.log.Handle(g):
		return shell.Stay()
	case g.Kind == input.Trigger:
		if step, done := a.command(g.Command); done {
			return step
		}
	}
	a.table.Logged = a.log.Shown()
	a.controls.Do(g)
	return a.follow()
}

// command does what a key asks for, unless it is the table's.
func (a *tableScreen) command(c input.Command) (step shell.Step, done bool) {
	switch c {
	case input.CommandNewGame:
		return a.newOfKind(), true
	case input.CommandMenu:
		return shell.Push(a.menu()), true
	case input.CommandLog:
		if a.table.Guide != nil && !a.coach.Leads() {
			return shell.Stay(), false // a guide stands in its place
		}
		a.toggleLog()
		return shell.Stay(), true
	}
	return shell.Stay(), false
}

// Update lets a tick pass. Below a panel the table stands still, and Egon only finishes the face he makes and what he says; but the end of a
// match goes on to be celebrated.
func (a *tableScreen) Update(top bool) shell.Step {
	if r := a.riddle; r != nil {
		r.PassTime(a.table.Now(), a.game.Now(), top)
	}
	a.warn()
	if !top && a.table.Mode == situation.Over {
		a.table.Tick()
		return a.follow()
	}
	if !top {
		if a.table.Opponents.Egon.Finish(&a.table.Situation) {
			a.game.RedrawChanges()
		}
		return shell.Stay()
	}
	a.table.Logged = a.log.Shown()
	a.log.Update()
	a.table.Tick()
	if a.table.Mode == situation.Curtained {
		a.table.Request(request.Curtain)
	}
	return a.follow()
}

// warn shows at a table whose match is kept that something cannot be saved, as long as that is so.
func (a *tableScreen) warn() {
	if unsaved := a.ways.Kept != nil && len(a.game.Losses()) > 0; unsaved != a.table.Status.Unsaved {
		a.table.Status.Unsaved = unsaved
		a.game.Redraw()
	}
}

// follow does what has to follow from what happened at the table.
func (a *tableScreen) follow() shell.Step {
	a.earn()
	step := a.answerRequests()
	a.log.Follow()
	t := a.table
	if t.Stale {
		a.game.RedrawChanges()
	}
	t.Stale = false
	return step
}

// Draw draws the table, the log over it, and what is held over both.
func (a *tableScreen) Draw(screen *ebiten.Image, top bool) {
	if !top && a.halted() {
		a.game.canvas.Felt(a.game.Frame().W, a.game.Frame().H) // nobody shall think for free
		return
	}
	a.table.Draw(a.game.canvas)
	a.log.Draw(screen)
	a.table.DrawHeld(a.game.canvas)
}

// Note notes what is drawn of the table.
func (a *tableScreen) Note(l *displaylist.List) {
	a.game.canvas.Note(l, func() {
		a.table.Draw(a.game.canvas)
		a.table.DrawHeld(a.game.canvas)
	})
}

// Arrive lets the table come after the start screen, and those of that come over.
func (a *tableScreen) Arrive(from shell.Screen) {
	a.table.Arrive()
	s, ok := from.(*startScreen)
	if !ok {
		return
	}
	lands := start.EgonFlies
	if !a.table.EgonPlays() {
		lands = 0
	}
	a.table.Arrival.Welcome(lands, func(e pictures.Canvas, at stage.Span) { s.picture.Depart(e, a.goals(), at) })
}

// goals is where those of the start screen are at the table.
func (a *tableScreen) goals() start.Goals {
	g := a.table.Line.Geometry()
	to := start.Goals{Pile: g.Pile, Plank: g.Shelf}
	if a.table.EgonPlays() {
		to.Egon = g.Egon.Face
	}
	return to
}

// DrawGuests draws those who come over from the start screen.
func (a *tableScreen) DrawGuests() { a.table.Arrival.DrawGuests(a.game.canvas) }

// Busy reports whether something moves.
func (a *tableScreen) Busy(top bool) bool {
	if !top && a.table.Mode != situation.Over {
		return a.table.Opponents.Egon.Finishing(&a.table.Situation)
	}
	return a.table.Busy() || a.log.Busy()
}

// BlocksToasts reports whether the end of a match is being celebrated, which nothing shall disturb.
func (a *tableScreen) BlocksToasts() bool {
	return a.ways.Kept != nil && a.table.Match.Over() && (!a.told || a.table.Busy())
}

// Wake returns after how many ticks something changes by itself.
func (a *tableScreen) Wake() int { return a.table.Wake() }

// Sleep tells how many ticks have passed without the table.
func (a *tableScreen) Sleep(ticks int) { a.table.Status.Slept += ticks }

// ToastRoom is beside the mat, below the icons and what is played.
func (a *tableScreen) ToastRoom() geom.Rect {
	return a.table.Line.Geometry().Log
}

// LendsHost reports whether Egon may host a panel: where he sits at the table himself, he does not, nor where the table is not to be seen.
func (a *tableScreen) LendsHost() bool {
	return !a.table.EgonPlays() && a.table.Mode != situation.Over && !a.halted()
}

// Backdrop is true: a table fills the window.
func (a *tableScreen) Backdrop() bool { return true }

// WindowTitle tells what is played, or what is learnt from.
func (a *tableScreen) WindowTitle() string {
	switch {
	case a.lesson != nil:
		return a.game.Say(a.lesson.Example.Title)
	case a.riddle != nil:
		return a.game.Say(msg.PuzzleTitle)
	case a.past != nil:
		return a.game.Say(msg.ReviewOpen)
	}
	caption := a.game.caption(a.mode)
	if a.mode.slot == store.Table && a.mode.practice == "" {
		return strings.TrimSuffix(a.game.Say(msg.StartTable)+" · "+caption, " · ")
	}
	return cmp.Or(caption, a.game.Say(msg.PlaySolo))
}

// Typing is false: there is nothing to write at a table.
func (a *tableScreen) Typing() bool { return false }

// Pointer returns the shape of the mouse over what is under it.
func (a *tableScreen) Pointer() ebiten.CursorShapeType {
	if a.log.Covers(input.Point(a.table.Cursor)) {
		return a.log.Pointer()
	}
	return a.controls.Pointer()
}

// Targets appends the buttons of the moment.
func (a *tableScreen) Targets(dst []target.Target) []target.Target {
	var buffer [tabletop.MostButtons]tabletop.Button
	for _, b := range a.table.Buttons(buffer[:0]) {
		label := b.Text
		if b.Label != "" {
			label = a.game.Say(b.Label)
		}
		id := b.Target()
		if _, twice := target.Find(dst, id); twice {
			id += ".2" // of a game that is over, which can be looked back on from its log, too
		}
		dst = append(dst, target.Target{ID: id, Rect: b.Rect, Label: label, Tip: tips.Button(a.game.say, &b), Enabled: b.Works, Primary: b.Lead, Focused: b.Id == a.table.Ring})
	}
	return dst
}

// TipAt says what is at a point besides buttons.
func (a *tableScreen) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	if a.log.Covers(input.Point(at)) || a.table.Mode == situation.Curtained {
		return "", geom.Rect{}
	}
	return tips.At(a.table, at, asked)
}

// Places appends where the cards and everything on the table is that is no button.
func (a *tableScreen) Places(dst []target.Target) []target.Target { return a.table.Line.Places(dst) }

// Motion returns how far what moves on the table is.
func (a *tableScreen) Motion() target.Motion {
	m := a.table.Line.Motion()
	m.Beside, m.Idles = a.table.Celebrates(), a.table.Opponents.Egon.Idles()
	m.Busy = m.Busy || a.table.Arrival.Busy()
	return m
}

// Session returns how the table was reached.
func (a *tableScreen) Session() *session.Session { return &a.ways }

// Interrupt ends what moves.
func (a *tableScreen) Interrupt() { a.table.Interrupt() }

// Over reports whether the match has ended.
func (a *tableScreen) Over() bool { return a.table.Match.Over() }

// leave returns to where the table was opened. The game stays saved.
func (a *tableScreen) leave() shell.Step { return session.Leave(a) }

// leaveButton leaves the table, with the label of a key where that leads to the start screen.
func (a *tableScreen) leaveButton(key string, style panel.Style) panel.Button {
	return session.LeaveButton(a.game.Context, a, key, style)
}

// newOfKind leads to a new game of the kind that is on the table.
func (a *tableScreen) newOfKind() shell.Step {
	switch {
	case a.mode.slot == store.Solo:
		if m := a.table.Match; !m.Over() && len(m.History()) > 0 { // whether or not it could be saved
			return a.game.Confirm(msg.ConfirmNewText, shell.Close, a.game.newGame)
		}
		return a.game.newGame()
	case a.mode.slot == store.Table:
		return a.game.ShowSetup("")
	case a.mode.rung > 0:
		return a.game.climb.Show()
	case a.mode.practice != "":
		return a.playAgain()
	}
	return a.leave()
}
