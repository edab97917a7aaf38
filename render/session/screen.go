package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/target"
)

// Enter is called when the screen becomes the topmost one.
func (s *Screen) Enter() {
	s.Table.Enter()
	s.Refresh()
}

// Refresh fits the table to the window and applies the settings.
func (s *Screen) Refresh() {
	s.Table.Fit(s.Context.Frame(), s.Context.SpeedFor(s.IsLessonTable), s.Context.Settings(), s.HasUnsaved)
	s.Table.Refresh()
	s.refreshTurns()
	s.Context.RedrawAll()
}

// HandleCover puts the held card back: the screen that comes over the table takes the gesture that would have ended the drag.
func (s *Screen) HandleCover() {
	s.putAway()
	s.Table.HandleCover()
}

// Handle executes a gesture.
func (s *Screen) Handle(g input.Gesture) shell.Navigation {
	if g.Kind == input.FocusLost {
		return s.follow()
	}
	handled := s.list.handle(g)
	if handled {
		return s.follow()
	}
	if g.Kind == input.CommandGiven {
		next, done := s.command(g.Command)
		if done {
			return next
		}
	}
	s.Table.Handle(g)
	return s.follow()
}

func (s *Screen) command(c input.Command) (next shell.Navigation, done bool) {
	switch c {
	case input.CommandNewGame:
		return s.NewMatch(), true
	case input.CommandMenu:
		return s.menu(), true
	case input.CommandLog:
		if !s.IsReplay && isTrue(s.IsGuided) {
			return shell.Stay(), false
		}
		return s.openLog(), true
	}
	return shell.Stay(), false
}

// Tick advances by a tick.
func (s *Screen) Tick(top bool) shell.Navigation {
	if unsaved := s.StoredMatch != nil && len(s.Program.UnsavedChanges()) > 0; unsaved != s.HasUnsaved {
		s.HasUnsaved = unsaved
		s.Refresh()
	}
	s.Table.Tick(top)
	s.IsEndShown = s.IsEndShown && s.Table.PlayedMatch().IsOver() // after an undone loss the end can come again
	if !top {
		s.show()
		return shell.Stay()
	}
	return s.follow()
}

// follow handles the requests of the table, up to the first one that leads to another screen.
func (s *Screen) follow() (next shell.Navigation) {
	for _, r := range s.Table.TakeRequests() {
		next = s.AnswerTable(r)
		if !next.IsStay() {
			break
		}
	}
	s.show()
	return next
}

func (s *Screen) show() {
	s.followMoment()
	if s.Table.TakeStale() {
		s.Context.RedrawChanges()
	}
}

// Draw draws the table, the list of turns, and the held card over both.
func (s *Screen) Draw(screen *ebiten.Image, _ bool) {
	s.Table.Draw(s.Canvas)
	if s.list.panel != nil {
		s.list.panel.Draw(screen)
	}
	s.Table.DrawHeld(s.Canvas)
}

// RecordDrawing adds the drawing of the table to a display list.
func (s *Screen) RecordDrawing(l *kit.DisplayList) {
	s.Canvas.RecordDrawing(l, func() {
		s.Table.Draw(s.Canvas)
		s.Table.DrawHeld(s.Canvas)
	})
}

// Pointer returns the mouse cursor for its position.
func (s *Screen) Pointer() ebiten.CursorShapeType {
	if s.list.covers(s.Context.CursorPosition()) {
		return s.list.panel.CursorShape()
	}
	return s.Table.Pointer()
}

// MustHoldToasts reports whether the end of a match is being celebrated, so that toasts have to wait.
func (s *Screen) MustHoldToasts() bool {
	return s.StoredMatch != nil && s.Table.PlayedMatch().IsOver() && (!s.IsEndShown || s.Table.NeedsTick(true))
}

// TipAt returns the tip for a point of the table, and the bounds of its subject; asked means that the player has asked for it.
func (s *Screen) TipAt(at geom.Point, asked bool) (string, geom.Rect) {
	if s.list.covers(input.Point(at)) {
		return "", geom.Rect{}
	}
	return s.Table.TipAt(at, asked)
}

// The other methods of a screen.
func (s *Screen) IsFullWindow() bool  { return true }
func (s *Screen) IsLesson() bool      { return s.IsLessonTable }
func (s *Screen) IsTyping() bool      { return false }
func (s *Screen) WindowTitle() string { return s.Title() }
func (s *Screen) VisibleText() string { return s.Table.Description() }

// Targets appends the buttons of the table, and the turns beside it.
func (s *Screen) Targets(dst []target.Target) []target.Target {
	dst = s.Table.Targets(dst)
	if s.list.panel != nil {
		dst = s.list.panel.Targets(dst)
	}
	return dst
}

// isTrue calls an optional function; a nil one is false.
func isTrue(f func() bool) bool { return f != nil && f() }
