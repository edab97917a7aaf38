package examples

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// Count is how many examples there are; they are numbered from 1 to Count.
const Count = 12

// Example is one of the twelve examples. It is to be read only.
type Example struct {
	Number int
	Title  string // key of a few words
	Goal   string // key of the sentence that says what is to be done
	// Game is who plays, from which cards, and the moves of the example. Egon's follow from his pile.
	Game            *record.Game
	Egon            bool // the example shows a turn of Egon
	Steps           []Step
	Counterexamples []Counterexample // in the order of the steps before which they are tried

	start   dreist.Position
	finish  finish
	remarks []remark
}

// Step is one thing that happens in an example: a move, one decision of Egon, or in example 1 a part of the table
// shown.
type Step struct {
	Move dreist.Move // of the examples 2 to 9; elsewhere its Action is 0
	// Choice is the answer to the question that a Quiz asks before the step; of the examples 2 to 9 its Deed is 0.
	Choice Choice
	Text   string        // key of the sentence about what is done here
	Rule   string        // the rule it shows
	Marks  []dreist.Cell // the cells the sentence speaks of, seen before the step; row 0 is the base
	Before dreist.Position
	After  dreist.Position
	Events []dreist.Event // what the rules tell of exactly this step
	Shown  []dreist.Event // of Egon: the first of these where he turns up a card, which is seen before he decides
	Aside  []dreist.Card  // what Egon has set aside before the step, earliest revealed first

	ask     string          // key of a Quiz's question
	away    string          // in example 1: key of what is said to a wrong answer
	targets []dreist.Cell   // the cells that answer it, in example 1
	endless bool            // any cell in the column of the targets answers it, too
	turn    dreist.EgonTurn // of Egon: his turn at the question
}

// Counterexample is something that is not done in an example: the rules refuse it or, where Refusal is nil, Egon has
// no choice.
type Counterexample struct {
	Step    int             // it is tried before this step, counted from 0; len(Example.Steps) is after the last one
	First   []dreist.Move   // what is played otherwise than in the example before it is tried, mostly nothing
	Before  dreist.Position // in which it is tried, First played; with Egon as in the Quiz's question before the step
	Move    dreist.Move     // what is tried; with Egon only where he would lay a card
	At      dreist.Cell     // of a laid card: the cell, which may be in a wrong column
	Choice  Choice          // what is tried, as an answer of a Quiz; in the examples 2 to 9 its Deed is 0
	Text    string          // key of the sentence that says why not
	Rule    string
	Refusal *dreist.Refusal
}

// Start returns the position from which the example begins.
func (f *Example) Start() dreist.Position { return f.start }

// Asks reports whether the example is played as a Quiz; otherwise it is a Lesson.
func (f *Example) Asks() bool { return f.Egon || len(f.Game.Moves) == 0 }

// remark is a sentence about a move that is not the example's next one.
type remark struct {
	move dreist.Move // cards mean their kind; with NoCard any card, row or receiver
	text string
	rule string
}

// about reports whether the remark is about a move.
func (r remark) about(m dreist.Move) bool {
	if r.move.Action != m.Action {
		return false
	}
	return r.move.Card == dreist.NoCard || m.Card < dreist.Deck && r.move.Card.Kind() == m.Card.Kind() && r.move.Row == m.Row
}
