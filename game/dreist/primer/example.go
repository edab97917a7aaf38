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
	Game            *record.Game // the players, the deal and the moves; Egon's moves follow from his pile
	IsEgonTurn      bool         // whether it shows a turn of Egon
	Steps           []Step
	Counterexamples []Counterexample // in the order of their steps

	layouts []string // layouts with which the turn may end
	remarks []remark
}

// Step is one step of an example: a move, a decision of Egon, or in example 1 a part of the table.
type Step struct {
	Move           dreist.Move     // of examples 2 to 9; elsewhere its Action is 0
	RightChoice    Choice          // the right answer of a Quiz for the step; in examples 2 to 9 its Action is 0
	TextKey        string          // catalogue key of the explanation
	Rule           string          // paragraph or ruling
	Marks          []dreist.Cell   // cells to mark before the step; row 0 is the base
	PositionBefore dreist.Position // position before the step
	PositionAfter  dreist.Position // position after the step
	Events         []dreist.Event  // of the step
	ShownEvents    []dreist.Event  // of Egon: the first of Events if he turns up a card, shown before he decides
	AsideCards     []dreist.Card   // cards set aside by Egon before the step, earliest first

	QuestionKey  string      // in a Quiz: catalogue key of the question; its placeholder Card is the revealed card
	RevealedCard dreist.Card // in a Quiz: the card that Egon has just revealed, or NoCard
	// Choices are the answers that a Quiz offers, the right one among them; empty if the learner has to point. Laying a card on any other cell
	// is a valid answer, too.
	Choices []Choice

	PartKey string          // in example 1: key of the name of the part of the table
	away    string          // in example 1: key of the reply to a wrong answer
	targets []dreist.Cell   // in example 1: the cells that are right answers
	endless bool            // any cell in the columns of targets is right, too
	turn    dreist.EgonTurn // Egon's turn at the question
}

// Counterexample is a move that is impossible in an example: the rules refuse it or, if Refusal is nil, Egon has no choice.
type Counterexample struct {
	StepIndex      int             // index of the step before which it is tried; len(Example.Steps) is after the last one
	PrecedingMoves []dreist.Move   // moves played before it instead of the example's, mostly empty
	PositionBefore dreist.Position // position before the try; for a try of Egon's, the position at the Quiz's question
	Move           dreist.Move     // the impossible move; for Egon only if it lays a card
	Cell           dreist.Cell     // of a laid card: the cell, possibly in a wrong column
	Choice         Choice          // the move as an answer of a Quiz; in examples 2 to 9 its Action is 0
	TextKey        string          // catalogue key of the explanation
	Rule           string          // paragraph or ruling
	Refusal        *dreist.Refusal // nil if the rules would allow the move, but Egon's turn does not
}

// IsQuiz reports whether the example is played as a Quiz.
func (e *Example) IsQuiz() bool { return e.IsGoal == nil }

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
		return e.Steps[step].PositionBefore
	}
	return e.Steps[step-1].PositionAfter
}

// spoils reports whether a move ends the turn in another way than the example.
func (e *Example) spoils(p *dreist.Position, m dreist.Move) bool {
	last := &e.Steps[len(e.Steps)-1]
	return m.IsTurnEnd() && (m.Action != last.Move.Action || !slices.Contains(e.layouts, p.Layout().String()) ||
		!slices.Equal(kept(p), kept(&last.PositionBefore)))
}

// kept returns the kinds in the hand of the seat to move, in their order.
func kept(p *dreist.Position) (kinds []dreist.Kind) {
	for _, c := range p.Hand(p.Turn()) {
		kinds = append(kinds, c.Kind())
	}
	slices.Sort(kinds)
	return kinds
}
