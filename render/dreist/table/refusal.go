package table

import (
	"errors"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// RefusalFor says why a move is not allowed if the rules refused it, and makes Egon react.
func (t *Table) RefusalFor(err error) (r tabletop.Refusal, ok bool) {
	var why *dreist.Refusal
	if errors.As(err, &why); why == nil {
		return r, false
	}
	r = tabletop.Refusal{Text: t.Phrases.RefusalText(why, t.Timeline.View().CardAt), FaultySpots: cells(why.Faults)}
	r.Explanation, r.IsExplained = primer.Explain(why.Reason)
	t.named = why.Faults
	if why.Reason == dreist.WrongColumn {
		t.named = column(t.ShownPosition().Layout(), why.Move.Card.Number())
	}
	t.Opponents.Egon.ReactTo(t.Situation(), egon.MoveRefused)
	return r, true
}

// ShowRefusal shows why a move is refused, and shakes the cards at fault.
func (t *Table) ShowRefusal(why *dreist.Refusal) {
	t.Refusal, t.named = tabletop.Refusal{Text: t.Phrases.RefusalText(why, t.Timeline.View().CardAt)}, why.Faults
	t.Shake.Start(cells(why.Faults))
}

// CellsOfRefusal returns the cells that the refusal shown now names.
func (t *Table) CellsOfRefusal() []dreist.Cell {
	if t.Refusal.Text == "" {
		return nil
	}
	return t.named
}

// shakes returns how far the card of a cell is shaken sideways, in card widths.
func (t *Table) shakes(at dreist.Cell) float64 { return t.Shake.Offset(scene.SpotOfCell(at)) }

func cells(at []dreist.Cell) (all []tabletop.Spot) {
	for _, c := range at {
		all = append(all, scene.SpotOfCell(c))
	}
	return all
}

// column returns the taken cells of a column, and always the first one.
func column(l *dreist.Layout, number int) []dreist.Cell {
	cells := []dreist.Cell{{Row: 1, Column: number}}
	for row := range l.TakenRows(number).All() {
		if row > 1 {
			cells = append(cells, dreist.Cell{Row: row, Column: number})
		}
	}
	return cells
}
