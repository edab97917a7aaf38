// Package examples holds ten examples of the rules of DREI x DR3I as live boards: the record of each, what can be tried from there with its
// outcome and why, and the goal that a learner plays to. Positions, events and refusals come from the rules.
//
// A line "; yes TURNS" in a record must hold, turns split by " / "; after "=>" it names tags of the position reached. A line "; no TURNS
// REASON" is refused at its last token with that reason. Behind bars stand the name of the sentence about it, and the rule: a paragraph such as
// "3.2" or a ruling such as "D 6".
package examples

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/lesson"
)

// Count is how many examples there are.
const Count = 10

// Example is a position to learn from, read-only.
type Example struct {
	Number int    // from 1
	Title  string // catalogue key of a few words
	Goal   string // catalogue key of the task
	Game   *record.Game
	Start  dreixdrei.Position
	Tries  []Try
	quest  quest
}

// Try is what may be tried in an example.
type Try struct {
	Text     string             // its turns, as written
	Moves    []dreixdrei.Move   // all that are allowed
	After    dreixdrei.Position // where they lead
	Tags     []record.Tag       // what is told of it
	Last     string             // the token that is refused at the end; empty if all is allowed
	Why      dreixdrei.Reason   // why it is refused; Allowed if it is not
	Move     dreixdrei.Move     // the move that is refused; the zero Move behind the end of a turn
	Sentence string             // catalogue key
	Rule     string             // paragraph or ruling
}

// Good reports whether all of it may be done.
func (t *Try) Good() bool { return t.Last == "" }

// Lesson is an example that the learner plays to its goal.
type Lesson struct {
	*lesson.Lesson[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
	example *Example
}

// NewLesson returns a lesson at its beginning.
func NewLesson(e *Example) *Lesson { return &Lesson{lesson.New(e.Start, &e.quest), e} }

// Hint returns the next move after the second miss at one place; ok is false before.
func (l *Lesson) Hint() (m dreixdrei.Move, ok bool) {
	if !l.Stuck() || l.Done() {
		return m, false
	}
	return l.Next()
}

// Next returns a move that leads to the goal; ok is false where none does.
func (l *Lesson) Next() (m dreixdrei.Move, ok bool) {
	p := l.Position()
	return l.example.quest.Next(&p)
}

// Explain returns what the example says of a move in a position, and the rule; sentence is empty where it says nothing of it.
func (e *Example) Explain(p *dreixdrei.Position, m dreixdrei.Move) (sentence, rule string) {
	for i := range e.Tries {
		t := &e.Tries[i]
		last, before := t.Move, t.After
		if n := len(t.Moves) - 1; t.Last == "" {
			last, before = t.Moves[n], e.after(t.Moves[:n])
		}
		if last == m && before == *p {
			return t.Sentence, t.Rule
		}
	}
	return "", ""
}

// after returns the position after some moves of a try.
func (e *Example) after(moves []dreixdrei.Move) dreixdrei.Position {
	p := e.Start
	for _, m := range moves {
		_ = p.Play(m) // tries are checked as they are loaded
	}
	return p
}

// quest is what a learner plays to.
type quest = lesson.Quest[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]

// questOf returns the quest for a goal, with the moves of the tries to be looked at first.
func questOf(reached func(p *dreixdrei.Position) bool, moves []dreixdrei.Move) quest {
	known := func(p *dreixdrei.Position) (all []dreixdrei.Move) {
		for _, m := range moves {
			if p.Allows(m) {
				all = append(all, m)
			}
		}
		return all
	}
	return quest{
		Rules: dreixdrei.Apply, Reached: reached, Known: known, Depth: 4,
		All: func(p *dreixdrei.Position) []dreixdrei.Move { return p.AppendMoves(known(p)) },
	}
}

// goals returns what a learner plays to in each example.
func goals() [Count]func(p *dreixdrei.Position) bool {
	const anna, ben = dreixdrei.Seat(0), dreixdrei.Seat(1)
	laid := func(p *dreixdrei.Position) bool { return p.Turn() == ben && p.PileSize() == 3 }
	joker := func(c dreixdrei.Card) bool { return c.Kind() == dreixdrei.Joker }
	return [...]func(p *dreixdrei.Position) bool{
		laid,
		func(p *dreixdrei.Position) bool { return p.HandCount(anna, 8) == 0 },
		laid,
		func(p *dreixdrei.Position) bool { n := p.PileSize(); return n > 3 && p.Pile()[n-1].Kind() == 3 },
		func(p *dreixdrei.Position) bool { return p.Turn() == ben && len(p.Gone()) == 5 && p.PileSize() == 1 },
		func(p *dreixdrei.Position) bool {
			return p.Turn() == ben && (slices.ContainsFunc(p.Pile(), joker) || slices.ContainsFunc(p.Gone(), joker))
		},
		func(p *dreixdrei.Position) bool { return len(p.Gone()) == 4 && p.Turn() == ben },
		func(p *dreixdrei.Position) bool { return p.OpenSize(anna) < dreixdrei.Places },
		func(p *dreixdrei.Position) bool {
			return p.OpenCount(anna, 8) == 0 && p.HandCount(anna, 8) == 0 && p.PileSize() > 2
		},
		func(p *dreixdrei.Position) bool { return p.Place(anna) == 1 },
	}
}
