// Package analyses shows the coach's analysis of a player's decisions in a finished match: the chances from turn to turn, luck and skill
// apart, the costliest decisions and, from all stored analyses, what to practise next.
//
// Decisions are judged in the background. Results are stored with the game in the history, and continued when the analysis is opened
// again.
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

// Analyses manages the analyses of finished matches and judges one at a time.
type Analyses struct {
	*screens.Front
	Canvas  pictures.Canvas
	Games   int                               // simulated games per decision
	Example func(number int) shell.Step       // opens an example
	Puzzle  func(kind puzzle.Kind) shell.Step // opens a puzzle
	Read    func()                            // called when a finished analysis is shown

	background *analysis.Background // the current or last analysis, nil at first
	of         subject              // the subject of background
}

// Games is the number of simulated games per decision, about a second.
const Games = 2000

// Match is a finished match.
type Match struct {
	*match.Match
	ID string // in the history, empty if it is not there
	// Look shows the board of the match after a number of moves, with advice.
	Look func(at int, advice []review.Advice) shell.Step
}

// subject identifies the match and seat being judged.
type subject struct {
	record string
	seat   dreist.Seat
}

// Stop stops judging. The results so far are stored.
func (a *Analyses) Stop() {
	if a.background != nil {
		a.background.Stop()
	}
}

// Wait waits until judging has stopped.
func (a *Analyses) Wait() {
	if a.background != nil {
		a.background.Wait()
	}
}

// begin judges the remaining decisions of a seat, unless that is in progress, and stops any other analysis.
func (a *Analyses) begin(m *Match, run *analysis.Run) *analysis.Background {
	of := subject{m.Record(), run.Seat}
	if a.background != nil && a.of == of && !a.background.Stopped() {
		return a.background
	}
	a.Stop()
	id, seat := m.ID, run.Seat
	a.of, a.background = of, run.InBackground(a.Games, func(judged analysis.Analysis) { a.keep(id, seat, &judged) })
	return a.background
}

// judged returns the decisions of a seat judged so far: the stored ones, or those in memory if there are more.
func (a *Analyses) judged(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	known := a.kept(m, start, seat)
	if a.background != nil && a.of == (subject{m.Record(), seat}) {
		if last, _ := a.background.Judged(); len(last.Decisions) > len(known) {
			known = last.Decisions
		}
	}
	return known
}
