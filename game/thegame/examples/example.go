// Package examples holds the ten examples E 1 to E 10 of the rules as live boards: the record of each, what can be tried from there
// with its outcome and why, and the goal that a learner plays to. Positions, events and refusals come from the rules.
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
	quest  quest
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
func NewLesson(e *Example) *Lesson { return &Lesson{lesson.New(e.Start, &e.quest), e} }

// Hint returns the next move after the second miss at one place; ok is false before.
func (l *Lesson) Hint() (m thegame.Move, ok bool) {
	if !l.Stuck() || l.Done() {
		return m, false
	}
	return l.Next()
}

// Next returns a move that leads to the goal; ok is false where none does.
func (l *Lesson) Next() (m thegame.Move, ok bool) {
	p := l.Position()
	return l.example.quest.Next(&p)
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

// quest is what a learner plays to.
type quest = lesson.Quest[thegame.Position, thegame.Move, thegame.Event]

// questOf returns the quest for a goal, with the moves of the tries, and the end of the turn, to be looked at first.
func questOf(reached func(p *thegame.Position) bool, moves []thegame.Move) quest {
	known := func(p *thegame.Position) (all []thegame.Move) {
		for _, m := range append(slices.Clip(moves), thegame.End()) {
			if p.Allows(m) {
				all = append(all, m)
			}
		}
		return all
	}
	return quest{
		Rules: thegame.Apply, Reached: reached, Known: known, Depth: 4 * thegame.MaxHand,
		All: func(p *thegame.Position) []thegame.Move { return p.AppendLays(known(p)) },
	}
}
