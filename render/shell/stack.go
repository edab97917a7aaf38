package shell

import (
	"slices"

	"dreist/input"
)

// stack is the list of open screens, the topmost last. The lowest one can only be replaced.
type stack struct {
	screens  []Screen
	mustQuit bool
}

func (s *stack) top() Screen { return s.screens[len(s.screens)-1] }

// handle sends gestures to the topmost screen, until one changes the stack. The rest was meant for the old screen.
func (s *stack) handle(gestures []input.Gesture, handle func(top Screen, g input.Gesture) Navigation) {
	for _, g := range gestures {
		if s.navigate(s.top(), handle(s.top(), g)) {
			return
		}
	}
}

// tick advances every screen by n ticks, the topmost last. Only the topmost may change the stack.
func (s *stack) tick(n int) {
	for range n {
		for _, below := range s.screens[:len(s.screens)-1] {
			below.Tick(false)
		}
		s.navigate(s.top(), s.top().Tick(true))
	}
}

// navigate applies a screen's step and reports whether the stack changed.
func (s *stack) navigate(from Screen, step Navigation) bool {
	switch step.kind {
	case stayKind:
		return false
	case quitKind:
		s.mustQuit = true
		return true
	case closeKind:
		at := slices.Index(s.screens, from)
		if i := slices.Index(s.screens, step.closeDownTo); step.closeDownTo != nil && i >= 0 {
			at = min(i, at)
		}
		s.closeFrom(max(at, 1))
	case closeToLowestKind:
		s.closeFrom(1)
	case replaceAllKind:
		s.closeFrom(0)
	}
	if len(s.screens) > 0 && len(step.push) > 0 {
		if c, ok := s.top().(coverListener); ok {
			c.HandleCover()
		}
	}
	s.screens = append(s.screens, step.push...)
	s.top().Enter()
	return true
}

func (s *stack) closeFrom(at int) {
	for i := len(s.screens) - 1; i >= at; i-- {
		if c, ok := s.screens[i].(closeListener); ok {
			c.HandleClose()
		}
	}
	clear(s.screens[at:])
	s.screens = s.screens[:at]
}

// visibleScreens returns the screens that are drawn: the topmost one that is not hidden and, if it does not fill the window, the nearest
// one below that does. Panels in between are not drawn.
func (s *stack) visibleScreens() (back, top Screen) {
	last := len(s.screens) - 1
	if panel, ok := s.top().(hiddenScreen); ok && panel.isHidden() {
		last--
	}
	for i := last; i > 0; i-- {
		if s.screens[i].IsFullWindow() {
			return s.screens[i], s.screens[last]
		}
	}
	return s.screens[0], s.screens[last]
}

func (s *stack) showsLesson() bool {
	if len(s.screens) == 0 {
		return false
	}
	back, _ := s.visibleScreens()
	t, ok := back.(tableScreen)
	return ok && t.IsLesson()
}

func (s *stack) mustNotBeCovered() bool {
	return slices.ContainsFunc(s.screens, func(screen Screen) bool {
		blocker, ok := screen.(coverBlocker)
		return ok && blocker.MustNotBeCovered()
	})
}
