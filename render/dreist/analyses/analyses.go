// Package analyses shows what the coach says of how somebody played a match that is over: the chances from turn to turn, luck
// apart from skill, the decisions that cost most, and, over all that is kept of it, what there is to learn next.
//
// The decisions are judged behind everything else. What is judged is kept with the game of the history, and gone on with when
// its analysis is looked at again.
package analyses

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/review"
	"dreist/render/screens"
	"dreist/render/shell"
)

// Analyses are what is known of finished matches, and judges one at a time.
type Analyses struct {
	*screens.Front
	Canvas  pictures.Canvas
	Games   int                               // how many games are played on for each decision
	Example func(number int) shell.Step       // opens an example
	Puzzle  func(kind puzzle.Kind) shell.Step // poses a puzzle
	Read    func()                            // is told that somebody sees all of one

	behind *analysis.Background // what is being judged, or was last; nil at first
	of     subject              // whose decisions these are
}

// Games is how many games are played on for each decision: about a second.
const Games = 2000

// Match is a match that is over.
type Match struct {
	*match.Match
	ID string // in the history, empty where it is not kept there
	// Look shows the board of the match after so many moves, and what there is to say of some moments.
	Look func(at int, advice []review.Advice) shell.Step
}

// subject is whose decisions are judged in which match.
type subject struct {
	record string
	seat   dreist.Seat
}

// Stop ends what is being judged. What is judged by then is kept.
func (a *Analyses) Stop() {
	if a.behind != nil {
		a.behind.Stop()
	}
}

// Wait returns when nothing is judged any longer.
func (a *Analyses) Wait() {
	if a.behind != nil {
		a.behind.Wait()
	}
}

// begin judges the decisions of a seat that have not been judged, unless that goes on already, and ends what else goes on.
func (a *Analyses) begin(m *Match, run *analysis.Run) *analysis.Background {
	of := subject{m.Record(), run.Seat}
	if a.behind != nil && a.of == of && !a.behind.Stopped() {
		return a.behind
	}
	a.Stop()
	id, seat := m.ID, run.Seat
	a.of, a.behind = of, run.Behind(a.Games, func(judged analysis.Analysis) { a.keep(id, seat, &judged) })
	return a.behind
}

// judged returns what has been judged of a seat's decisions: what was kept or, where that is more, what is still known of it.
func (a *Analyses) judged(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	known := a.kept(m, start, seat)
	if a.behind != nil && a.of == (subject{m.Record(), seat}) {
		if last, _ := a.behind.Judged(); len(last.Decisions) > len(known) {
			known = last.Decisions
		}
	}
	return known
}
