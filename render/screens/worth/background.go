package worth

import (
	"encoding/json"

	"dreist/assets/msg"
	"dreist/game/mistakes"
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/session/thinking"
	"dreist/render/shell"
)

// Background is a match whose decisions are judged by a thinking.Judge. J is what is found of one.
type Background[J any] struct {
	*screens.Front
	On     *session.Screen                                  // of the match
	Begin  func(person int) *thinking.Judging[J]            // goes on judging, or begins
	Tell   func(person int, judged []J, done bool) Report   // without how many decisions there are
	Moment func(found J) (at int, show func(session.Table)) // when it was, and what has a table that looks back show what is better
	Seat   func(person int) int                             // under which an analysis is stored: a seat, from 1, or 0 for all together
	Habits *Habits

	person  int
	judging *thinking.Judging[J]
	kept    bool // what was found is stored
}

// Open opens the analysis, or says that the match has not ended. Persons are the names of those who have decisions of their own.
func (b *Background[J]) Open(persons []string) shell.Step {
	if !b.On.Table.Match().Settled() {
		b.TellOf(msg.NoticeTitleFailed, msg.AnalysisFailed)
		return shell.Stay()
	}
	return (&Sheet{Front: b.Front, Match: b, Persons: persons, Habits: b.Habits, endless: true}).Show()
}

// Judge goes on judging the decisions of a person, or begins. Such judging is not halted.
func (b *Background[J]) Judge(person int, _ bool) {
	b.person, b.judging, b.kept = person, b.Begin(person), false
}

// Judged returns how many decisions are judged, and whether judging goes on.
func (b *Background[J]) Judged() (done int, runs bool) {
	done = len(b.judging.Now())
	return done, done < b.judging.All
}

// Report tells what is judged and, once that is all, stores what it has in common with other matches.
func (b *Background[J]) Report() Report {
	judged := b.judging.Now()
	r := b.Tell(b.person, judged, len(judged) == b.judging.All)
	if r.All = b.judging.All; r.Done() && r.All > 0 && !b.kept {
		b.kept = true
		b.keep(&r)
	}
	return r
}

// keep stores the mistakes of a match.
func (b *Background[J]) keep(r *Report) {
	found := mistakes.Match{Judged: 1}
	for _, d := range r.Decisions {
		if d.Slip {
			found.Mistakes = append(found.Mistakes, mistakes.Mistake{Kind: d.Habit, Cost: d.Cost})
		}
	}
	if text, err := json.Marshal(found); err == nil { // otherwise it is told all the same, and judged again another time
		Kept{b.Front}.Keep(b.On.HistoryID(), b.Seat(b.person), text)
	}
}

// ReadMistakes returns the mistakes that were stored of a match.
func ReadMistakes(text []byte) (m mistakes.Match) {
	if json.Unmarshal(text, &m) != nil {
		return mistakes.Match{}
	}
	return m
}

// Look leads to the moment of a decision.
func (b *Background[J]) Look(i int) shell.Step {
	return b.On.LookAt(b.Moment(b.judging.Now()[i]))
}
