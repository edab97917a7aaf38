package puzzle_test

import (
	"fmt"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
)

// A front end generates a puzzle, shows its position and task, and passes on the player's marks.
func Example() {
	p, err := puzzle.Generate(puzzle.Where, 1, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Position.Layout(), p.Task().Key, p.Task().Card)

	a := puzzle.Begin(p).(*puzzle.Marking)
	click := func(row int) {
		a.Toggle(slices.Index(p.Options, dreist.Placed{Card: p.Card, Row: row}))
	}
	click(1)
	click(3)
	v := a.Check()
	for _, f := range v.Faults {
		fmt.Println("row", p.Options[f.Option].Row, "is", f.Refusal.Reason)
	}
	click(3)
	click(2)
	fmt.Println(a.Check().Sentence.Key, a.Stars())
	// Output:
	// yy2ttt1/4tt2/4y3 puzzle.task.where 4t
	// row 3 is beside a card of another colour
	// puzzle.right.where 2
}

// Egon's turn is predicted choice by choice; the events of a right one are to be shown.
func ExampleForetelling() {
	p, err := puzzle.Generate(puzzle.Egon, 1, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	a := puzzle.Begin(p).(*puzzle.Foretelling)
	fmt.Println("Egon turns up", a.Revealed())
	for !a.Solved() {
		a.Hint() // the nudge
		h := a.Hint()
		v := a.Decide(h.Choice)
		fmt.Println(h.Sentence.Key, len(v.Events), "events")
	}
	// Output:
	// Egon turns up 6t
	// puzzle.hint.egon.lay 2 events
	// puzzle.hint.egon.aside 2 events
	// puzzle.hint.egon.lay 1 events
	// puzzle.hint.egon.stop 2 events
}
