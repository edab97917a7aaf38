package examples

import (
	"fmt"

	"dreist/game/dreist"
)

// plan is what an example's record does not tell: names of sentences, rules, marks, and what cannot be done. A name is the
// last part of a key, as in "example.2.step.NAME".
type plan struct {
	number  int
	notes   []note
	also    []string // layouts other than the record's in which the example may end as well
	remarks []comment
	nevers  []never
}

// note is what a step says.
type note struct {
	name, rule string
	marks      []dreist.Cell // none: the cell of the laid card
	targets    []dreist.Cell // in example 1: what the learner has to point at; none: any of the marks
	endless    bool          // in example 1: the column of the targets counts below them, too
}

// comment is what is said of a move that is not the example's next one.
type comment struct {
	move       dreist.Move
	name, rule string
}

// never is what cannot be done before a step.
type never struct {
	name   string
	step   int
	first  []dreist.Move
	move   dreist.Move
	column int  // of a laid card in the wrong column; 0: the card's own
	deed   Deed // of Egon's examples
	reason dreist.Reason
	rule   string // empty: that of the reason
}

// plans returns the plans of all examples in their order.
func plans() []plan {
	return []plan{
		theTable(), startingInPairs(), addingOn(), gapsAndOrder(), nothingFits(), trios(), theGift(), bothAtOnce(),
		twoRuns(), egonTopmost(), egonOpens(), egonInOrder(),
	}
}

// key returns the key of a sentence of the example.
func (p plan) key(parts ...string) string {
	key := "example." + fmt.Sprint(p.number)
	for _, part := range parts {
		key += "." + part
	}
	return key
}

// cells returns cells of one row, named by their columns.
func cells(row int, columns ...int) []dreist.Cell {
	all := make([]dreist.Cell, len(columns))
	for i, column := range columns {
		all[i] = dreist.Cell{Row: row, Column: column}
	}
	return all
}

// kind returns some card of a kind. What is written here is part of the program, so a mistake is a broken invariant.
func kind(name string) dreist.Card {
	k, err := dreist.ParseKind(name)
	if err != nil {
		panic(fmt.Sprintf("examples: a plan names the card %q: %v", name, err))
	}
	return k.Card(0)
}

func lay(name string, row int) dreist.Move { return dreist.Lay(kind(name), row) }

func discard(name string) dreist.Move { return dreist.Discard(kind(name)) }
