// Package analyses has what is DREIst!'s own of the analysis of a finished match: the coach judges in the background what a player's decisions
// were worth; they are told, and stored with the game in the history, to be continued when the analysis is opened again.
package analyses

import (
	"strconv"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/screens"
	"dreist/render/screens/worth"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/render/tabletop/thinking"
)

// Analyses manages the analyses of finished matches and judges one at a time.
type Analyses struct {
	*screens.Front
	Coach thinking.Judge[analysis.Decision]
}

// Games is the number of simulated games per decision, about a second.
const Games = 2000

// Match is a finished match.
type Match struct {
	*match.Match
	ID string // in the history, empty if it is not there
	// Look shows the board of the match after a number of moves, with advice, and the moments of the costliest decisions.
	Look    func(at int, advice []tabletop.Advice, costly []int) shell.Step
	ShowRow func(row int) // scrolls a row of the layout into view
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
		a.TellOf("notice.title.failed", "analysis.failed")
		return shell.Stay()
	}
	if of.Deal().Mode == dreist.Table {
		for _, seat := range of.Seats() {
			j.say.Seats = append(j.say.Seats, words.Short(seat.Name))
		}
	}
	sheet := &worth.Sheet{Front: a.Front, Match: j}
	for _, seat := range j.seats {
		sheet.Persons = append(sheet.Persons, j.say.Name(seat))
	}
	return sheet.Show()
}

// begin judges the remaining decisions of a seat, unless that is in progress.
func (a *Analyses) begin(m *Match, run *analysis.Run) *thinking.Judging[analysis.Decision] {
	id, judged, kept := m.ID, run.Analysis, worth.Kept{Front: a.Front}
	return a.Coach.Begin(thinking.Decisions[analysis.Decision]{
		Of: subject(m, run.Seat), All: run.All, Known: run.Decisions, Each: run.Judge,
		Keep: func(found []analysis.Decision) {
			judged.Decisions = found
			if text, err := judged.Text(); err == nil { // otherwise it is shown nevertheless, and judged again another time
				kept.Keep(id, int(judged.Seat)+1, text)
			}
		},
	}, func(judge func()) { go judge() })
}

// subject tells the decisions of a seat in a match from others.
func subject(m *Match, seat dreist.Seat) string { return m.Record() + strconv.Itoa(int(seat)) }

// known returns the decisions of a seat judged so far: the stored ones, or those in memory if there are more.
func (a *Analyses) known(m *Match, start *dreist.Position, seat dreist.Seat) []analysis.Decision {
	var known []analysis.Decision
	if text := (worth.Kept{Front: a.Front}).Text(m.ID, int(seat)+1); text != nil {
		// A text that belongs to another match is judged again.
		if read, err := analysis.Read(text, start, m.History()); err == nil && read.Seat == seat {
			known = read.Decisions
		}
	}
	if last := a.Coach.Known(subject(m, seat)); len(last) > len(known) {
		known = last
	}
	return known
}

// judged is a match whose analysis is open.
type judged struct {
	*Analyses
	of      Match
	say     words.Sentences
	start   dreist.Position
	seats   []dreist.Seat // seats of persons
	judged  analysis.Analysis
	judging *thinking.Judging[analysis.Decision] // nil if nothing is being judged
}

// Judge goes on judging the decisions of a person, unless that is halted.
func (j *judged) Judge(person int, halted bool) {
	if halted {
		j.Coach.Stop()
	}
	seat := j.seats[person]
	run := analysis.Begin(&j.start, j.of.History(), seat, j.known(&j.of, &j.start, seat))
	j.judged, j.judging = run.Analysis, nil
	if !run.Done() && !halted {
		j.judging = j.begin(&j.of, run)
	}
}

// Judged returns how many decisions are judged, and whether judging goes on.
func (j *judged) Judged() (done int, runs bool) {
	if j.judging != nil {
		runs = j.judging.Runs() // asked first: then all is found
		j.judged.Decisions = j.judging.Now()
	}
	return len(j.judged.Decisions), runs
}

// Look shows the moment of a decision, with the accounts of all.
func (j *judged) Look(i int) shell.Step {
	advice := make([]tabletop.Advice, len(j.judged.Decisions))
	for k := range advice {
		d := &j.judged.Decisions[k]
		advice[k] = tabletop.Advice{At: d.From, Tell: func() (heading string, lines []string) { return j.moment(d) }}
		if d.Cost() >= analysis.Slip {
			advice[k].Mark = func(o *tabletop.Overlay) { j.markBetter(o, d) }
			advice[k].Show = func() { j.showBetter(d) }
		}
	}
	var costly []int
	for _, k := range j.judged.Costly(worth.Most) {
		costly = append(costly, j.judged.Decisions[k].From)
	}
	return j.of.Look(j.judged.Decisions[i].From, advice, costly)
}

// markBetter marks the better moves of a decision with their numbers.
func (j *judged) markBetter(o *tabletop.Overlay, d *analysis.Decision) {
	p := *j.of.Before(d.From)
	for i, m := range d.Best {
		m = p.FromHand(m)
		table.ProposeMove(o, m, i+1, tabletop.AccentTint)
		if p.Play(m) != nil {
			break // the move does not belong to this moment
		}
	}
}

// showBetter scrolls to the rows of the better moves.
func (j *judged) showBetter(d *analysis.Decision) {
	for _, m := range d.Best {
		if m.Action == dreist.LayCard {
			j.of.ShowRow(int(m.Row))
		}
	}
}
