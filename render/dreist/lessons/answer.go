package lessons

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// letGo takes back a chosen answer or card and reports whether there was one.
func (q *lessonQuiz) letGo() bool {
	if !q.l.table.Hand.Holds() && !q.picked {
		return false
	}
	q.picked = false
	q.l.table.PutBack()
	return true
}

// tap answers by a click.
func (q *lessonQuiz) tap(at geom.Point) tabletop.Answer {
	if !q.open() {
		q.wait = 0
		return tabletop.NotHandled // the table skips motion
	}
	q.picked = false // by keys
	switch {
	case q.points():
		if cell, ok := pointedAt(q.l.table, at); ok {
			q.answer(examples.Choice{Deed: examples.Point, Card: dreist.NoCard, Cell: cell})
		}
		return tabletop.Handled
	case q.l.table.Hand.Grip == tabletop.Pressed:
		return tabletop.NotHandled // the table selects the card, or puts it back
	case q.l.table.Line.Geometry().Egon.Pile.Contains(at) && q.offers(examples.TurnUp):
		q.answer(examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	default:
		if choice, ok := q.choice(q.l.table.HeldCard(), q.l.table.AimOf(q.l.table.HeldCard(), at)); ok {
			q.answer(choice)
		} else {
			q.letGo()
		}
	}
	return tabletop.Handled
}

// choice returns the answer of a card put on a place, or of a click there without a card; ok is false for none.
func (q *lessonQuiz) choice(c dreist.Card, to situation.Aim) (examples.Choice, bool) {
	switch to.Kind {
	case situation.AimDiscard:
		return examples.Choice{Deed: examples.Stop, Card: dreist.NoCard}, q.offers(examples.Stop)
	case situation.AimAside:
		return examples.Choice{Deed: examples.SetAside, Card: q.Asked.Card}, c == dreist.NoCard || c == q.Asked.Card
	case situation.AimCell:
		if c == dreist.NoCard {
			c = q.onlyCardFor(situation.CellOf(to))
		}
		return examples.Choice{Deed: examples.LayOn, Card: c, Cell: situation.CellOf(to)}, c != dreist.NoCard
	}
	return examples.Choice{}, false
}

// onlyCardFor returns the card of Egon's that a click on a cell means: the revealed one, or the only one of the column; else NoCard.
func (q *lessonQuiz) onlyCardFor(at dreist.Cell) dreist.Card {
	found := dreist.NoCard
	for _, c := range q.l.table.Line.View().AppendOpen(nil) {
		switch {
		case c.Number() != at.Column:
		case c == q.Asked.Card:
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

// key chooses an answer with the arrows or gives it.
func (q *lessonQuiz) key(i input.Command) tabletop.Answer {
	if !q.open() {
		q.wait = 0
		return tabletop.NotHandled
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
		q.l.table.LetGo()
		if q.points() {
			q.steer(i, q.l.table.Line.View().Depth())
		} else {
			q.choose(i)
		}
	}
	q.l.table.Stale = true
	return tabletop.Handled
}

// choose chooses the next or previous answer.
func (q *lessonQuiz) choose(i input.Command) {
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
func (q *lessonQuiz) steer(i input.Command, depth int) {
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
