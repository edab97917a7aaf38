// Package analyses has what is DREIst!'s own of the analysis of a finished match: the coach judges in the background what a player's decisions
// were worth; they are told and drawn, and stored with the game in the history, to be continued when the analysis is opened again.
package analyses

import (
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/review"
	"dreist/render/dreist/words"
	"dreist/render/screens"
	"dreist/render/screens/worth"
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

// Show opens the analysis of a match and judges the remaining decisions.
func (a *Analyses) Show(of Match) shell.Step {
	j := &judged{Analyses: a, of: of, say: words.Sentences{Texts: a.Texts}, start: of.Start()}
	for seat := range dreist.Seat(j.start.Seats()) {
		if of.Person(seat) && j.start.HasHand(seat) {
			j.seats = append(j.seats, seat)
		}
	}
	if len(j.seats) == 0 {
		a.TellOf(msg.NoticeTitleFailed, msg.AnalysisFailed)
		return shell.Stay()
	}
	if of.Deal().Mode == dreist.Table {
		for _, seat := range of.Seats() {
			j.say.Seats = append(j.say.Seats, words.Short(seat.Name))
		}
	}
	sheet := &worth.Sheet{Front: a.Front, Match: j, Habits: a.Habits(), Finished: a.Read}
	for _, seat := range j.seats {
		sheet.Persons = append(sheet.Persons, j.say.Name(seat))
	}
	return sheet.Show()
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
	id, kept := m.ID, worth.Kept{Front: a.Front}
	a.of, a.background = of, run.InBackground(a.Games, func(judged analysis.Analysis) {
		if text, err := judged.Text(); err == nil { // otherwise it is shown nevertheless, and judged again another time
			kept.Keep(id, int(judged.Seat)+1, text)
		}
	})
	return a.background
}

// known returns the decisions of a seat judged so far: the stored ones, or those in memory if there are more.
func (a *Analyses) known(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	var known []analysis.Decision
	if text := (worth.Kept{Front: a.Front}).Text(m.ID, int(seat)+1); text != nil {
		// A text that belongs to another match is judged again.
		if read, err := analysis.Read(text, start, m.History()); err == nil && read.Seat == seat {
			known = read.Decisions
		}
	}
	if a.background != nil && a.of == (subject{m.Record(), seat}) {
		if last, _ := a.background.Judged(); len(last.Decisions) > len(known) {
			known = last.Decisions
		}
	}
	return known
}

// judged is a match whose analysis is open.
type judged struct {
	*Analyses
	of         Match
	say        words.Sentences
	start      dreist.Position
	seats      []dreist.Seat // seats of persons
	judged     analysis.Analysis
	background *analysis.Background // nil if nothing is being judged
}

// Judge goes on judging the decisions of a person, unless that is halted.
func (j *judged) Judge(person int, halted bool) {
	if halted {
		j.Stop()
	}
	seat := j.seats[person]
	run := analysis.Begin(&j.start, j.of.History(), seat, j.known(&j.of, &j.start, seat))
	j.judged, j.background = run.Analysis, nil
	if !run.Done() && !halted {
		j.background = j.begin(&j.of, run)
	}
}

// Judged returns how many decisions are judged, and whether judging goes on.
func (j *judged) Judged() (done int, runs bool) {
	if j.background != nil {
		j.judged, runs = j.background.Judged()
	}
	return len(j.judged.Decisions), runs
}

// Look shows the moment of a decision, with the accounts of all.
func (j *judged) Look(i int) shell.Step {
	advice := make([]review.Advice, len(j.judged.Decisions))
	for k := range advice {
		d := &j.judged.Decisions[k]
		advice[k] = review.Advice{At: d.From, Account: func() review.Account { return j.moment(d) }}
		if d.Cost() >= analysis.Slip {
			advice[k].Moves = d.Best
		}
	}
	return j.of.Look(j.judged.Decisions[i].From, advice)
}
