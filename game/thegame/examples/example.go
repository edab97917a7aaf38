// Package examples holds the ten examples E 1 to E 10 of the rules as live boards: the record of each, what can be tried from there with its
// outcome and why, and the goal that a learner plays to. Positions, events and refusals come from the rules.
//
// Sentences are keys of the texts catalogue examples, as in ten.1.title. A rule is a paragraph such as "3.2" or a ruling such as "G 2".
package examples

import (
	"slices"

	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Count is the number of examples; they are numbered from 1.
const Count = 10

// Example is one of the ten examples, read-only.
type Example struct {
	Number int
	Title  string       // catalogue key of a few words
	Goal   string       // catalogue key of the task
	Game   *record.Game // the players and the deal
	Tries  []Try        // in their order
	Start  thegame.Position
	goal   goal
}

// Try is something that can be tried from the start of an example.
type Try struct {
	Text    string // the turns as in a record
	Verdict Verdict
	Moves   []thegame.Move // played, without what is refused
	Refused Refused        // of Not
	Why     string         // catalogue key
	Rule    string         // paragraph or ruling
}

// Verdict is what becomes of a try.
type Verdict uint8

const (
	May  Verdict = iota // it may be done, and the game goes on
	Not                 // its last token is refused
	Won                 // the game is won
	Lost                // the game is lost
)

// Refused is what the rules refuse in a try.
type Refused struct {
	Text   string       // the token
	Move   thegame.Move // the zero Move for what is none
	Before thegame.Position
}

// Good reports whether a try is something to do: it may be done, or wins.
func (t *Try) Good() bool { return t.Verdict == May || t.Verdict == Won }

// Lesson is an example that the learner plays to its goal.
type Lesson struct {
	*lesson.Lesson[thegame.Position, thegame.Move, thegame.Event]
	example *Example
}

// NewLesson returns a lesson at its beginning.
func NewLesson(e *Example) *Lesson { return &Lesson{lesson.New(e.Start, &e.goal), e} }

// Hint returns the next move after the second miss at one place; ok is false before.
func (l *Lesson) Hint() (m thegame.Move, ok bool) {
	if !l.Stuck() || l.Done() {
		return m, false
	}
	p := l.Position()
	return l.example.goal.next(&p)
}

// Explain returns what the example says of a move in a position, and the rule; why is empty where it says nothing of it.
func (e *Example) Explain(p *thegame.Position, m thegame.Move) (why, rule string) {
	for i := range e.Tries {
		t := &e.Tries[i]
		last, before := t.Refused.Move, t.Refused.Before
		if t.Verdict != Not {
			last = t.Moves[len(t.Moves)-1]
			before = e.After(t.Moves[:len(t.Moves)-1])
		}
		if last == m && before == *p {
			return t.Why, t.Rule
		}
	}
	return "", ""
}

// After returns the position after some moves of a try.
func (e *Example) After(moves []thegame.Move) thegame.Position {
	p := e.Start
	for _, m := range moves {
		_ = p.Play(m) // tries are checked as they are loaded
	}
	return p
}

// rules maps reasons to their paragraph or ruling.
var rules = map[thegame.Reason]string{
	thegame.NotInHand: "3", thegame.TooLow: "3.1", thegame.TooHigh: "3.2", thegame.MinimumOwed: "4", thegame.SameSignal: "G 16",
	thegame.NoSignalThen: "G 16", thegame.NoSuchSeat: "G 16", thegame.GameOver: "G 8",
}

// RuleOf returns the paragraph or ruling of a reason, empty if it has none.
func RuleOf(r thegame.Reason) string { return rules[r] }

// goal is what a learner plays to: a position that is reached by the rules.
type goal struct {
	reached func(p *thegame.Position) bool
	moves   []thegame.Move // of the tries: what is looked at first
}

// Apply makes a move by the rules.
func (g *goal) Apply(p thegame.Position, m thegame.Move) (thegame.Position, []thegame.Event, error) {
	return thegame.Apply(p, m)
}

// Done reports whether a position is the goal.
func (g *goal) Done(p *thegame.Position) bool { return g.reached(p) }

// Leads reports whether the goal can still be reached after a legal move: by the moves of the tries, else by any that are soon found.
func (g *goal) Leads(p *thegame.Position, m thegame.Move) bool {
	for _, wide := range []bool{false, true} {
		s := search{goal: g, wide: wide, seen: map[thegame.Position]bool{}}
		if s.leads(*p, m) {
			return true
		}
	}
	return false
}

// next returns a move that leads to the goal; ok is false where none does.
func (g *goal) next(p *thegame.Position) (m thegame.Move, ok bool) {
	for _, m := range g.from(p, true) {
		if g.Leads(p, m) {
			return m, true
		}
	}
	return m, false
}

// from returns the moves of a position: those of the tries and the end of the turn first, and all others as well for a wide look.
func (g *goal) from(p *thegame.Position, wide bool) (all []thegame.Move) {
	for _, m := range append(slices.Clip(g.moves), thegame.End()) {
		if p.Allows(m) {
			all = append(all, m)
		}
	}
	if wide {
		all = p.AppendLays(all)
	}
	return all
}

// search looks for a way to a goal.
type search struct {
	*goal
	wide bool
	seen map[thegame.Position]bool
}

// mostSeen is how many positions are looked at: a way that is as good as those of the tries is found before.
const mostSeen = 2000

func (s *search) leads(p thegame.Position, m thegame.Move) bool {
	if p.Play(m) != nil || s.seen[p] || len(s.seen) > mostSeen {
		return false
	}
	s.seen[p] = true
	return s.reached(&p) || slices.ContainsFunc(s.from(&p, s.wide), func(next thegame.Move) bool { return s.leads(p, next) })
}
