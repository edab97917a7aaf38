package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/target"
)

// Enter takes the table up, for the first time or again.
func (s *Screen) Enter() {
	s.Table.Enter()
	s.Refresh()
}

// Refresh fits the table into the window and lets it follow the settings.
func (s *Screen) Refresh() {
	s.Table.Refresh()
	s.refreshTurns()
	s.Context.Redraw()
}

// HandleCover lets go of what is held, as the screen that comes over the table takes the gesture that would have ended the drag.
func (s *Screen) HandleCover() {
	s.putAway()
	s.Table.HandleCover()
}

// Handle does what a gesture asks for.
func (s *Screen) Handle(g input.Gesture) shell.Step {
	switch {
	case g.Kind == input.Leave || s.list.handle(g):
		return s.follow()
	case g.Kind == input.Trigger:
		if step, done := s.command(g.Command); done {
			return step
		}
	}
	s.Table.Handle(g)
	return s.follow()
}

// command does what a key asks for, unless it is the table's.
func (s *Screen) command(c input.Command) (step shell.Step, done bool) {
	switch c {
	case input.CommandNewGame:
		return s.New(), true
	case input.CommandMenu:
		return s.menu(), true
	case input.CommandLog:
		if !s.Review && s.is(s.IsGuided) {
			return shell.Stay(), false
		}
		return s.openLog(), true
	}
	return shell.Stay(), false
}

// Tick advances by a tick.
func (s *Screen) Tick(top bool) shell.Step {
	if unsaved := s.Kept != nil && len(s.Program.Losses()) > 0; unsaved != s.Unsaved {
		s.Unsaved = unsaved
		s.Refresh()
	}
	s.Table.Tick(top)
	s.IsEndShown = s.IsEndShown && s.Table.PlayedMatch().IsOver() // a loss that is taken back may come again
	if !top {
		s.show()
		return shell.Stay()
	}
	return s.follow()
}

// follow does what has to follow from what happened at the table, up to the first request that leads to another screen.
func (s *Screen) follow() (step shell.Step) {
	for _, r := range s.Table.TakeRequests() {
		if step = s.Answer(r); !step.IsStay() {
			break
		}
	}
	s.show()
	return step
}

// show has drawn what looks different.
func (s *Screen) show() {
	s.followMoment()
	if s.Table.TakeStale() {
		s.Context.RedrawChanges()
	}
}

// Draw draws the table, the list of turns beside it, and what is held over both.
func (s *Screen) Draw(screen *ebiten.Image, _ bool) {
	s.Table.Draw(s.Canvas)
	if s.list.panel != nil {
		s.list.panel.Draw(screen)
	}
	s.Table.DrawHeld(s.Canvas)
}

// RecordDrawing notes what is drawn of the table.
func (s *Screen) RecordDrawing(l *kit.DisplayList) {
	s.Canvas.Note(l, func() {
		s.Table.Draw(s.Canvas)
		s.Table.DrawHeld(s.Canvas)
	})
}

// NeedsTick reports whether something moves.
func (s *Screen) NeedsTick(top bool) bool { return s.Table.NeedsTick(top) }

// Pointer returns the shape of the mouse over what is under it.
func (s *Screen) Pointer() ebiten.CursorShapeType {
	if s.list.covers(s.Context.Cursor()) {
		return s.list.panel.Cursor()
	}
	return s.Table.Pointer()
}

// MustHoldToasts reports whether the end of a match is being celebrated, which nothing shall disturb.
func (s *Screen) MustHoldToasts() bool {
	return s.Kept != nil && s.Table.PlayedMatch().IsOver() && (!s.IsEndShown || s.Table.NeedsTick(true))
}

// TipAt says what is at a point of the table.
func (s *Screen) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	if s.list.covers(input.Point(at)) {
		return "", geom.Rect{}
	}
	return s.Table.TipAt(at, asked)
}

// CanLendHost reports whether a host may look over a panel.
func (s *Screen) CanLendHost() bool { return s.Table.CanLendHost() }

// What the table says and does as the screen that fills the window; there is nothing to write at it.
func (s *Screen) IsFullWindow() bool                         { return true }
func (s *Screen) IsLesson() bool                             { return s.Lesson }
func (s *Screen) IsTyping() bool                             { return false }
func (s *Screen) HasGameKeys() bool                          { return true }
func (s *Screen) WindowTitle() string                        { return s.Title() }
func (s *Screen) VisibleText() string                        { return s.Table.Description() }
func (s *Screen) Places(dst []target.Target) []target.Target { return s.Table.Places(dst) }
func (s *Screen) Motion() target.Motion                      { return s.Table.Motion() }
func (s *Screen) ArriveFrom(from shell.Screen)               { s.Table.ArriveFrom(from) }
func (s *Screen) DrawGuests()                                { s.Table.DrawGuests() }
func (s *Screen) TicksUntilChange() int                      { return s.Table.TicksUntilChange() }

// Targets appends the buttons of the table, and the turns beside it.
func (s *Screen) Targets(dst []target.Target) []target.Target {
	if dst = s.Table.Targets(dst); s.list.panel != nil {
		dst = s.list.panel.Targets(dst)
	}
	return dst
}

// is reports what a game may say of its screen.
func (s *Screen) is(so func() bool) bool { return so != nil && so() }
