package examples

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Count is the number of examples; they are numbered from 1.
const Count = 12

// Example is one of the twelve examples, read-only.
type Example struct {
	Number int
	Title  string // catalogue key of a few words
	Goal   string // catalogue key of the task
	// Game has the players, the deal and the moves of the example. Egon's follow from his pile.
	Game            *record.Game
	Egon            bool // it shows a turn of Egon
	Steps           []Step
	Counterexamples []Counterexample // in the order of their steps

	start   dreist.Position
	finish  finish
	remarks []remark
}

// Step is one step of an example: a move, a decision of Egon, or in example 1 a part of the table.
type Step struct {
	Move dreist.Move // of examples 2 to 9; elsewhere its Action is 0
	// Choice is the answer of a Quiz for the step; in examples 2 to 9 its Deed is 0.
	Choice Choice
	Text   string        // catalogue key
	Rule   string        // paragraph or ruling
	Marks  []dreist.Cell // cells to mark before the step; row 0 is the base
	Before dreist.Position
	After  dreist.Position
	Events []dreist.Event // of this step
	Shown  []dreist.Event // of Egon: the first of Events if it turns up a card, shown before he decides
	Aside  []dreist.Card  // set aside by Egon before the step, earliest first

	ask     string          // key of a Quiz's question
	away    string          // in example 1: key of the reply to a wrong answer
	targets []dreist.Cell   // in example 1: the cells that are right answers
	endless bool            // any cell in the columns of targets is right, too
	turn    dreist.EgonTurn // Egon's turn at the question
}

// Counterexample is something impossible in an example: the rules refuse it or, if Refusal is nil, Egon has no
// choice.
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

// Start returns the first position.
func (f *Example) Start() dreist.Position { return f.start }

// Asks reports whether the example is played as a Quiz; otherwise it is a Lesson.
func (f *Example) Asks() bool { return f.Egon || len(f.Game.Moves) == 0 }

// remark is a text about a move that is not the example's next one.
type remark struct {
	move dreist.Move // cards by kind; NoCard means any card, row or receiver
	text string
	rule string
}

// about reports whether the remark fits a move.
func (r remark) about(m dreist.Move) bool {
	if r.move.Action != m.Action {
		return false
	}
	return r.move.Card == dreist.NoCard || m.Card < dreist.Deck && r.move.Card.Kind() == m.Card.Kind() && r.move.Row == m.Row
}
