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
	Game            *record.Game // players, deal and moves; Egon's moves follow from his pile
	IsEgonTurn      bool         // whether the example shows a turn of Egon
	Steps           []Step
	Counterexamples []Counterexample // impossible moves, in the order of their steps

	layouts []string // the layouts that the turn may end with
	remarks []remark
}

// Step is one step of an example: a move (examples 2 to 9), a decision of Egon (10 to 12), or a part of the table to point at (1).
type Step struct {
	Move           dreist.Move     // move of examples 2 to 9, otherwise the zero Move
	RightChoice    Choice          // right answer to the step's question in a Quiz, otherwise the zero Choice
	TextKey        string          // catalogue key of the explanation
	Rule           string          // number of the paragraph or ruling
	Marks          []dreist.Cell   // cells to mark before the step; row 0 is the base
	PositionBefore dreist.Position // position before the step
	PositionAfter  dreist.Position // position after the step
	Events         []dreist.Event  // events of the step
	ShownEvents    []dreist.Event  // the first of Events if Egon turns over a card with it, shown before he decides
	AsideCards     []dreist.Card   // cards that Egon has set aside before the step, earliest first

	QuestionKey  string      // catalogue key of the question in a Quiz; its placeholder Card is the revealed card
	RevealedCard dreist.Card // card that Egon has just revealed in a Quiz, or NoCard
	// Choices are the answers that a Quiz offers, the right one among them. They are empty if the learner has to point. Laying a card on a cell
	// that is not among them is an answer, too.
	Choices []Choice

	PartKey string          // catalogue key of the name of the part of the table in example 1
	away    string          // catalogue key of the reply to a wrong answer in example 1
	targets []dreist.Cell   // cells that are right answers in example 1
	endless bool            // any cell in the columns of targets is right, too
	turn    dreist.EgonTurn // Egon's turn at the question
}

// Counterexample is an impossible move in an example: the rules refuse it, or Egon, who has no choice, does not make it.
type Counterexample struct {
	StepIndex      int             // index of the step before which the move is tried; len(Example.Steps) if after the last one
	PrecedingMoves []dreist.Move   // moves that lead from step StepIndex to the impossible move, instead of the example's own; usually empty
	PositionBefore dreist.Position // position in which the move is tried; for a move of Egon's, the one in which the Quiz asks about it
	Move           dreist.Move     // impossible move; the zero Move for one of Egon that lays no card
	Cell           dreist.Cell     // cell on which a card is laid, maybe in a wrong column
	Choice         Choice          // the move as an answer in a Quiz, otherwise the zero Choice
	TextKey        string          // catalogue key of the explanation
	Rule           string          // number of the paragraph or ruling
	Refusal        *dreist.Refusal // the rules' refusal, nil if only Egon's turn forbids the move
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

// spoils reports whether a move ends the turn otherwise than the example: by another action, or with another layout or hand.
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
