// Package session has the ways between the tables of a game: from a match to a look back on it, from there into practice, and to where
// leaving leads. What lies on a table, and how a match is begun, is the game's.
package session

import (
	"slices"

	"dreist/assets/msg"
	"dreist/game/keep"
	"dreist/render/panel"
	"dreist/render/shell"
)

// Table is a screen with a match of a game.
type Table interface {
	shell.Screen
	// Session returns how the table was reached, to be changed.
	Session() *Session
	// Interrupt ends what moves on the table.
	Interrupt()
	// Over reports whether the match has ended.
	Over() bool
}

// Session is how a table was reached, and so where leaving it leads.
type Session struct {
	Kept     *keep.Kept // nil where nobody keeps the match
	ID       string     // in the history, of a match that is looked back on
	Review   bool       // the match is looked back on
	Practice bool       // the match is one to practise
	Origin   Origin
	Below    Table // whose match is looked back on here, nil where it comes from elsewhere
}

// Origin is where a table was opened. The zero Origin is the start screen.
type Origin struct {
	Away  string // the key of the button that leads back there from a review
	Table bool   // it is another table
}

// The keys of the buttons that lead back.
const (
	ToTable    = msg.ReviewBackTable
	ToStart    = msg.ReviewBackStart // also to a panel over the start screen
	ToAnalysis = msg.AnalysisBack
)

// HistoryID returns the id that the match has in the history, empty where it has none.
func (s *Session) HistoryID() string {
	if s.Kept != nil {
		return s.Kept.ID
	}
	return s.ID
}

// Leave returns the step to where a table was opened. An unfinished match stays kept.
func Leave(t Table) shell.Step {
	if t.Session().Origin == (Origin{}) {
		return shell.Home()
	}
	return shell.Close().Through(t)
}

// LeaveButton returns the button that leaves a table: with the label of a key where that leads to the start screen.
func LeaveButton(c *shell.Context, t Table, key string, style panel.Style) panel.Button {
	switch s := t.Session(); {
	case s.Origin == (Origin{}):
	case s.Review, !s.Origin.Table:
		key = s.Origin.Away
	default:
		key = msg.ReviewPracticeBack
	}
	return c.Button(key, style, func() shell.Step { return Leave(t) })
}

// LookBack returns the step from a table to the review of its match, which is opened with its origin.
func LookBack(from Table, origin Origin, review func(Origin) Table) shell.Step {
	from.Interrupt()
	r := review(origin)
	s := r.Session()
	s.Below, s.ID = from, from.Session().HistoryID()
	return shell.Push(r)
}

// LookInto returns the step to the review of a match from a file: over the table that is open, in the place of another review, or
// from the start screen. The screens that are open are given with the topmost last.
func LookInto(open []shell.Screen, review func(Origin) Table) shell.Step {
	for i, s := range slices.Backward(open) {
		at, ok := s.(Table)
		if !ok {
			continue
		}
		if was := at.Session(); was.Review {
			r := review(was.Origin)
			r.Session().Below = was.Below
			return shell.Replace(r).Through(at)
		}
		at.Interrupt()
		r := review(Origin{ToTable, true})
		r.Session().Below = at
		if i+1 < len(open) {
			return shell.Replace(r).Through(open[i+1]) // the panels over the table go
		}
		return shell.Push(r)
	}
	return shell.Push(review(Origin{Away: ToStart}))
}

// Practise returns the step from a table to one on which its match is practised. It takes the place of a review, of a match that is over
// and of other practice. A match that counts stays below, and kept.
func Practise(from, practice Table) shell.Step {
	was := from
	if below := from.Session().Below; below != nil && below.Session().Practice {
		was = below // its place is taken, too
	}
	to := practice.Session()
	if s := was.Session(); s.Review || s.Practice || was.Over() {
		to.Origin = s.Origin
		return shell.Replace(practice).Through(was)
	}
	from.Interrupt()
	to.Origin = Origin{ToTable, true}
	return shell.Push(practice)
}
