package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// letGo takes back a chosen answer or card and reports whether there was one.
func (q *Quiz) letGo() bool {
	if !q.table.Hand.Holds() && !q.picked {
		return false
	}
	q.picked = false
	q.table.PutBack()
	return true
}

// tap answers by a click, and reports whether it did.
func (q *Quiz) tap(at geom.Point) bool {
	if !q.open() {
		q.wait = 0
		return false // the table skips motion
	}
	q.picked = false // by keys
	switch {
	case q.points():
		if cell, ok := pointedAt(q.table, at); ok {
			q.answer(examples.Choice{Deed: examples.Point, Card: dreist.NoCard, Cell: cell})
		}
		return true
	case q.table.Hand.Grip == tabletop.Pressed:
		return false // the table selects the card, or puts it back
	case q.table.Line.Geometry().Egon.Pile.Contains(at) && q.offers(examples.TurnUp):
		q.answer(examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	default:
		if choice, ok := q.choice(q.table.HeldCard(), q.table.AimAt(q.table.Hand.Card, at)); ok {
			q.answer(choice)
		} else {
			q.letGo()
		}
	}
	return true
}

// choice returns the answer of a card put on a place, or of a click there without a card; ok is false for none.
func (q *Quiz) choice(c dreist.Card, to tabletop.Aim) (examples.Choice, bool) {
	switch to.Kind {
	case tabletop.DiscardAim:
		return examples.Choice{Deed: examples.Stop, Card: dreist.NoCard}, q.offers(examples.Stop)
	case table.AimAside:
		return examples.Choice{Deed: examples.SetAside, Card: q.Asked.Revealed}, c == dreist.NoCard || c == q.Asked.Revealed
	case table.AimCell:
		if c == dreist.NoCard {
			c = q.onlyCardFor(table.AimedCell(to))
		}
		return examples.Choice{Deed: examples.LayOn, Card: c, Cell: table.AimedCell(to)}, c != dreist.NoCard
	}
	return examples.Choice{}, false
}

// onlyCardFor returns the card of Egon's that a click on a cell means: the revealed one, or the only one of the column; else NoCard.
func (q *Quiz) onlyCardFor(at dreist.Cell) dreist.Card {
	found := dreist.NoCard
	for _, c := range q.table.Line.View().AppendOpen(nil) {
		switch {
		case c.Number() != at.Column:
		case c == q.Asked.Revealed:
			return c
		case found != dreist.NoCard:
			return dreist.NoCard
		default:
			found = c
		}
	}
	return found
}

// pointedAt returns the cell at a point; row 0 is the base.
func pointedAt(t *table.Table, at geom.Point) (dreist.Cell, bool) {
	g := t.Line.Geometry()
	for row := range t.Line.View().Depth() + 3 {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			if r, _ := table.RectOf(table.In(cell), t.Line); r.Contains(at) && (row == 0 || g.Reaches(cell)) {
				return cell, true
			}
		}
	}
	return dreist.Cell{}, false
}

// answerKey chooses an answer with the arrows or gives it, and reports whether it did.
func (q *Quiz) answerKey(i input.Command) bool {
	if !q.open() {
		q.wait = 0
		return false
	}
	switch i {
	case input.CommandEndTurn:
		switch {
		case !q.picked:
		case q.points():
			q.answer(examples.Choice{Deed: examples.Point, Card: dreist.NoCard, Cell: q.Cell})
		default:
			q.answer(q.Asked.Choices[q.Pick])
		}
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown:
		q.table.LetGo()
		if q.points() {
			q.steer(i, q.table.Line.View().Depth())
		} else {
			q.choose(i)
		}
	}
	q.table.Stale = true
	return true
}

// choose chooses the next or previous answer.
func (q *Quiz) choose(i input.Command) {
	n := len(q.Asked.Choices)
	switch {
	case !q.picked:
		q.Pick = 0
	case i == input.CommandLeft || i == input.CommandUp:
		q.Pick = (q.Pick + n - 1) % n
	default:
		q.Pick = (q.Pick + 1) % n
	}
	q.picked = true
}

// steer moves the cell that keys point at.
func (q *Quiz) steer(i input.Command, depth int) {
	if !q.picked {
		q.picked = true
		if q.Cell.Column == 0 {
			q.Cell = dreist.Cell{Row: 0, Column: 1}
		}
		return
	}
	switch i {
	case input.CommandLeft:
		q.Cell.Column = max(q.Cell.Column-1, 1)
	case input.CommandRight:
		q.Cell.Column = min(q.Cell.Column+1, dreist.Numbers)
	case input.CommandUp:
		q.Cell.Row = max(q.Cell.Row-1, 0)
	default:
		q.Cell.Row = min(q.Cell.Row+1, depth+1)
	}
}
