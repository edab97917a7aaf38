package primer

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/lesson"
)

// ExampleCount is the number of examples; they are numbered from 1.
const ExampleCount = 12

// Example is one of the twelve examples, read-only.
type Example struct {
	lesson.Quest[dreist.Position, dreist.Move, dreist.Event]
	// Game has the players, the deal and the moves of the example. Egon's follow from his pile.
	Game            *record.Game
	Egon            bool // it shows a turn of Egon
	Steps           []Step
	Counterexamples []Counterexample // in the order of their steps

	layouts []string // with which the turn may end
	remarks []remark
}

// Step is one step of an example: a move, a decision of Egon, or in example 1 a part of the table.
type Step struct {
	Move   dreist.Move // of examples 2 to 9; elsewhere its Action is 0
	Choice Choice      // the answer of a Quiz for the step; in examples 2 to 9 its Deed is 0
	Text   string      // catalogue key
	Rule   string
	Marks  []dreist.Cell // cells to mark before the step; row 0 is the base
	Before dreist.Position
	After  dreist.Position
	Events []dreist.Event
	Shown  []dreist.Event // of Egon: the first of Events if it turns up a card, shown before he decides
	Aside  []dreist.Card  // set aside by Egon before the step, earliest first

	// Of a Quiz: the key of the question, with the placeholder Card for what Egon has just revealed, and the offered answers. The right one is
	// among them; there are none if the learner has to point. Laying a card on any other cell is a valid answer, too.
	Ask      string
	Revealed dreist.Card // or NoCard
	Choices  []Choice

	Part    string          // in example 1: key of the name of the part of the table
	away    string          // in example 1: key of the reply to a wrong answer
	targets []dreist.Cell   // in example 1: the cells that are right answers
	endless bool            // any cell in the columns of targets is right, too
	turn    dreist.EgonTurn // Egon's turn at the question
}

// Counterexample is something impossible in an example: the rules refuse it or, if Refusal is nil, Egon has no choice.
type Counterexample struct {
	Step    int             // index of the step before which it is tried; len(Example.Steps) is after the last one
	First   []dreist.Move   // moves played before it instead of the example's, mostly none
	Before  dreist.Position // with First played; for Egon as in the Quiz's question before the step
	Move    dreist.Move     // what is tried; for Egon only if he would lay a card
	At      dreist.Cell     // of a laid card: the cell, possibly in a wrong column
	Choice  Choice          // what is tried, as an answer of a Quiz; in examples 2 to 9 its Deed is 0
	Text    string          // catalogue key of the explanation
	Rule    string
	Refusal *dreist.Refusal
}

// IsQuiz reports whether the example is played as a Quiz.
func (e *Example) IsQuiz() bool { return e.Reached == nil }

// MovesUntil returns the moves of the example before a step.
func (e *Example) MovesUntil(step int) (moves []dreist.Move) {
	for _, s := range e.Steps[:step] {
		if s.Move.Action != 0 {
			moves = append(moves, s.Move)
		}
	}
	return moves
}

// before returns the position before a step, or after the last one.
func (e *Example) before(step int) dreist.Position {
	if step < len(e.Steps) {
		return e.Steps[step].Before
	}
	return e.Steps[step-1].After
}

// spoils reports whether a move ends the turn in another way than the example.
func (e *Example) spoils(p *dreist.Position, m dreist.Move) bool {
	last := &e.Steps[len(e.Steps)-1]
	return m.IsTurnEnd() && (m.Action != last.Move.Action || !slices.Contains(e.layouts, p.Layout().String()) ||
		!slices.Equal(kept(p), kept(&last.Before)))
}

// kept returns the kinds in the hand of the seat to move, in their order.
func kept(p *dreist.Position) (kinds []dreist.Kind) {
	for _, c := range p.Hand(p.Turn()) {
		kinds = append(kinds, c.Kind())
	}
	slices.Sort(kinds)
	return kinds
}
