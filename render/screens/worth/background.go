package worth

import (
	"dreist/render/screens"
	"dreist/render/session"
	"dreist/render/shell"
	"dreist/render/tabletop"
	"dreist/render/tabletop/thinking"
)

// Background is a match whose decisions are judged by a thinking.Judge. J is what is found of one.
type Background[J any] struct {
	*screens.Front
	On     *session.Screen                                           // of the match
	Begin  func(person int) *thinking.Judging[J]                     // goes on judging, or begins
	Tell   func(person int, judged []J, done bool) Report            // without how many decisions there are
	Advise func(judged []J) (advice []tabletop.Advice, costly []int) // what is said of each, and the moments of the costliest, worst first

	person  int
	judging *thinking.Judging[J]
}

// Open opens the analysis, or says that the match has not ended. Persons are the names of those who have decisions of their own.
func (b *Background[J]) Open(persons []string) shell.Step {
	if !b.On.Table.Played().Settled() {
		b.TellOf("notice.title.failed", "analysis.failed")
		return shell.Stay()
	}
	return (&Sheet{Front: b.Front, Match: b, Persons: persons, endless: true}).Show()
}

// Judge goes on judging the decisions of a person, or begins. Such judging is not halted.
func (b *Background[J]) Judge(person int, _ bool) {
	b.person, b.judging = person, b.Begin(person)
}

// Judged returns how many decisions are judged, and whether judging goes on.
func (b *Background[J]) Judged() (done int, runs bool) {
	done = len(b.judging.Now())
	return done, done < b.judging.All
}

// Report tells what is judged.
func (b *Background[J]) Report() Report {
	judged := b.judging.Now()
	r := b.Tell(b.person, judged, len(judged) == b.judging.All)
	r.All = b.judging.All
	return r
}

// Look leads to the moment of a decision.
func (b *Background[J]) Look(i int) shell.Step {
	advice, costly := b.Advise(b.judging.Now())
	return b.On.LookAt(advice[i].At, advice, costly)
}
