package session

import (
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/tabletop"
)

// Guide is the guide of a look back: see tabletop.Replay.
type Guide interface {
	StartAt(moves int)
	Moment() int
	ShowMoment(moves int)
	ShowTurn(turn int)
	SetAdvice(advice []tabletop.Advice, costly []int)
	CurrentTurn() (turn int, heading string, lines []string)
	ListRect() geom.Rect
}

// turnList is the list of turns beside a match that is looked back on.
type turnList struct {
	panel *panel.TurnList // nil in play
	turns []panel.Turn    // without the texts of an analysis
	at    int             // the moment for which the list was made
	room  geom.Rect
}

// refreshTurns makes the list of turns for the current window, language and settings.
func (s *Screen) refreshTurns() {
	if s.moments == nil {
		return
	}
	l := &s.list
	l.room, l.turns = s.moments.ListRect(), s.Turns()
	l.panel = panel.NewTurnList(s.Context.PanelSkin(), l.room, s.Context.Say("review.title"), func(turn int) {
		if turn < len(l.turns) {
			s.moments.ShowTurn(turn)
		}
	})
	s.listTurns()
}

// listTurns fills the list: the current turn is marked and, if it was analysed, replaced by the text of its analysis.
func (s *Screen) listTurns() {
	l, turns := &s.list, s.list.turns
	here, heading, lines := s.moments.CurrentTurn()
	if heading != "" {
		turns = append([]panel.Turn(nil), turns...)
		turns[here] = panel.Turn{Heading: heading, Sentences: lines}
	}
	if len(turns) == 0 {
		turns = []panel.Turn{{Heading: s.Context.Say("log.empty")}}
	}
	l.at = s.moments.Moment()
	l.panel.SetTurns(turns, here)
}

// followMoment updates the list of turns to the moment that is shown.
func (s *Screen) followMoment() {
	l := &s.list
	switch {
	case l.panel == nil:
		return
	case l.room != s.moments.ListRect():
		s.refreshTurns()
	case l.at != s.moments.Moment():
		s.listTurns()
	}
	if l.panel.NeedsRedraw() {
		s.Context.RedrawAll()
	}
}

// handle passes a gesture to the list, and reports whether only the list handles it: a press that began on it, or the wheel over it.
func (l *turnList) handle(g input.Gesture) bool {
	if l.panel == nil {
		return false
	}
	held, own := g.Kind.IsPartOfPress(), false
	switch {
	case g.Kind == input.Scroll:
		own = l.covers(g.At)
	case held:
		own = l.covers(g.From)
	}
	if !held || own {
		l.panel.Handle(g)
	}
	return own
}

func (l *turnList) covers(at input.Point) bool {
	return l.panel != nil && l.panel.Bounds().Contains(geom.Point(at))
}
