package table

import (
	"errors"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	form "dreist/game/rulebook"
	"dreist/render/dreist/egon"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// refusal is the text shown about a refused move or an impossible wish, until the next action.
type refusal struct {
	Line      string                      // the reason, empty for none
	informs   bool                        // it is no mistake
	named     []dreist.Cell               // the cells that the reason speaks of
	Shake     tabletop.Shake[dreist.Cell] // the cards at fault
	by        form.Explanation
	explained bool // by has an explanation
}

// Tell shows the reason of a refusal and shakes the cards at fault.
func (r *refusal) Tell(why string, faults []dreist.Cell) {
	r.Line, r.informs, r.explained, r.named = why, false, false, faults
	r.Shake.Begin(faults)
}

// Inform shows why a wish is impossible, without a warning.
func (r *refusal) Inform(why string) {
	r.Tell(why, nil)
	r.informs = true
}

// Named returns the cells that the shown refusal speaks of.
func (r *refusal) Named() []dreist.Cell {
	if r.Line == "" {
		return nil
	}
	return r.named
}

// Explanation returns the explanation of the shown refusal, if there is one.
func (r *refusal) Explanation() (form.Explanation, bool) {
	return r.by, r.Line != "" && r.explained
}

// Refuse shows the reason of a refusal by the rules. It ignores other errors.
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
	t.Opponents.Egon.React(&t.Situation, egon.Refused)
	t.Stale = true
}

// column returns the taken cells of a column, and always the first.
func column(l *dreist.Layout, number int) []dreist.Cell {
	cells := []dreist.Cell{{Row: 1, Column: number}}
	for row := range l.Taken(number).All() {
		if row > 1 {
			cells = append(cells, dreist.Cell{Row: row, Column: number})
		}
	}
	return cells
}
