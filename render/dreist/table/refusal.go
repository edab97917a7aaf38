package table

import (
	"errors"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/remarks"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// refusal is what a table tells of a move that was refused, or of a wish that comes to nothing, until something else is done.
type refusal struct {
	Line      string // why, empty where nothing is told
	informs   bool   // nothing was done wrong
	named     []dreist.Cell
	Shake     tabletop.Shake[dreist.Cell] // the cards at fault
	by        rulebook.Explanation
	explained bool // by that
}

// Tell says why something was refused, and lets the cards at fault shake.
func (r *refusal) Tell(why string, faults []dreist.Cell) {
	r.Line, r.informs, r.explained, r.named = why, false, false, faults
	r.Shake.Begin(faults)
}

// Inform says why a wish comes to nothing that is no mistake.
func (r *refusal) Inform(why string) {
	r.Tell(why, nil)
	r.informs = true
}

// Named returns the cells that the refusal speaks of that is told at the moment, none where it speaks of none.
func (r *refusal) Named() []dreist.Cell {
	if r.Line == "" {
		return nil
	}
	return r.named
}

// Explanation returns what explains the refusal that is told at the moment, if there is one.
func (r *refusal) Explanation() (rulebook.Explanation, bool) {
	return r.by, r.Line != "" && r.explained
}

// Refuse says why something was refused, if the rules did that.
func (t *Table) Refuse(err error) {
	var why *dreist.Refusal
	if errors.As(err, &why); why == nil {
		return
	}
	t.Refused.Tell(t.Say.Refusal(why, t.Position().Layout()), why.Faults)
	if why.Reason == dreist.WrongColumn {
		t.Refused.named = column(t.Position().Layout(), why.Move.Card.Number())
	}
	t.Refused.by, t.Refused.explained = rulebook.Explain(why.Reason)
	t.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.Opponents.Egon.React(&t.Situation, remarks.Refused)
	t.Stale = true
}

// column returns the cells of a column down to the last card in it, at least the first.
func column(l *dreist.Layout, number int) []dreist.Cell {
	cells := []dreist.Cell{{Row: 1, Column: number}}
	for row := range l.Taken(number).All() {
		if row > 1 {
			cells = append(cells, dreist.Cell{Row: row, Column: number})
		}
	}
	return cells
}
