package records

import (
	"strconv"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/analysis"
	"dreist/game/dreist/match"
	"dreist/render/dreist/table"
	"dreist/render/dreist/words"
	"dreist/render/screens"
	"dreist/render/search"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/tabletop"
)

// GamesPerDecision is the number of games simulated for a decision. They take about a second.
const GamesPerDecision = 2000

// judged is a match whose analysis is open.
type judged struct {
	words.Sentences
	match   *match.Match
	start   dreist.Position
	showRow func(row int) // scrolls until a row of the layout is visible
	judged  analysis.Analysis
}

// ShowAnalysis opens the analysis of the match that is looked back on at a table, and judges what remains in the background.
func ShowAnalysis(g *screens.GameScreens, on *session.Screen, t *table.Table, judge *search.Judge[analysis.Decision]) shell.Navigation {
	j := &judged{Sentences: t.Phrases, match: t.Match, start: t.Match.InitialPosition(), showRow: t.Timeline.ScrollToRow}
	var seats []dreist.Seat
	var names []string
	for seat := range dreist.Seat(j.start.SeatCount()) {
		if t.Match.IsPerson(seat) && j.start.HasHand(seat) {
			seats, names = append(seats, seat), append(names, j.SeatName(seat))
		}
	}
	if len(seats) == 0 {
		g.ShowNotice("notice.title.failed", "analysis.failed")
		return shell.Stay()
	}
	return (&screens.AnalysisScreen[analysis.Decision]{
		GameScreens: g, Replay: on, PersonNames: names, MakeAdvice: j.advise,
		StartJudging: func(person int) *search.Judging[analysis.Decision] {
			return judge.Start(j.decisions(screens.AnalysisStore{GameScreens: g}, on.HistoryID(), seats[person]), search.DefaultLimits().RunInBackground)
		},
		MakeReport: func(_ int, found []analysis.Decision, _ bool) screens.AnalysisReport {
			j.judged.Decisions = found
			return j.report()
		},
	}).Show()
}

// decisions returns the decisions of a seat, with the results stored before; id is the match's in the history.
func (j *judged) decisions(kept screens.AnalysisStore, id string, seat dreist.Seat) search.JudgingJob[analysis.Decision] {
	var known []analysis.Decision
	if text := kept.Load(id, int(seat)+1); text != nil {
		// A text that belongs to another match is judged again.
		if read, err := analysis.Parse(text, &j.start, j.match.History()); err == nil && read.Seat == seat {
			known = read.Decisions
		}
	}
	run := analysis.NewAnalyser(&j.start, j.match.History(), seat, known)
	j.judged = run.Analysis
	judged := run.Analysis
	return search.JudgingJob[analysis.Decision]{
		Identity: j.match.Record() + strconv.Itoa(int(seat)), Count: run.DecisionCount, EarlierResults: run.Decisions, JudgeDecision: run.JudgeDecision,
		StoreResults: func(found []analysis.Decision) {
			judged.Decisions = found
			if text, err := judged.Text(); err == nil { // otherwise it is shown nevertheless, and judged again another time
				kept.Store(id, int(judged.Seat)+1, text)
			}
		},
	}
}

func (j *judged) advise(found []analysis.Decision) (advice []tabletop.Advice) {
	for i := range found {
		d := &found[i]
		a := tabletop.Advice{Moment: d.FirstStepIndex, Describe: func() (heading string, lines []string) { return j.moment(d) }}
		if d.Cost() >= analysis.MinMistakeCost {
			a.MarkBetter = func(o *tabletop.Overlay) { j.markBetter(o, d) }
			a.ShowSpots = func() {
				for _, m := range d.BestMoves {
					if m.Action == dreist.LayCard {
						j.showRow(int(m.Row))
					}
				}
			}
		}
		advice = append(advice, a)
	}
	return advice
}

func (j *judged) markBetter(o *tabletop.Overlay, d *analysis.Decision) {
	p := *j.match.PositionBefore(d.FirstStepIndex)
	for i, m := range d.BestMoves {
		m = p.WithHandCard(m)
		table.ProposeMove(o, m, i+1, tabletop.AccentTint)
		if p.Play(m) != nil {
			break // the move does not belong to this moment
		}
	}
}
