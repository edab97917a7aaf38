package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
)

// choiceFor returns the answer that a card on a place means, and false where it means none.
func (l *lesson) choiceFor(t *table, c dreist.Card, r geom.Rect) (examples.Choice, bool) {
	g := t.line.Geometry()
	area := r.W * r.H
	switch {
	case r.Overlap(g.Discard) > meantDiscard*area && l.offers(examples.Stop):
		return examples.Choice{Deed: examples.Stop, Card: dreist.NoCard}, true
	case r.Overlap(g.Aside) > meantDiscard*area && c == l.quiz.asked.Card:
		return examples.Choice{Deed: examples.SetAside, Card: c}, true
	}
	best, most := dreist.Cell{}, meantCell*area
	for row := 1; row <= t.line.View().Depth()+2; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			share := r.Overlap(g.Cell(cell))
			if column == c.Number() {
				share *= 2 // no other column can ever take it
			}
			if share > most && g.Reaches(cell) {
				best, most = cell, share
			}
		}
	}
	return examples.Choice{Deed: examples.LayOn, Card: c, Cell: best}, best.Row != 0
}

// dropQuiz answers with the card that was dragged, or lets it go home.
func (l *lesson) dropQuiz(t *table, at geom.Point) {
	t.drag(at)
	c, pose := t.hand.card, t.heldPose()
	choice, ok := l.choiceFor(t, c, pose.Rect())
	pose.Z = stage.ZHeld
	t.line.Drop(c, pose)
	if ok {
		l.answer(t, choice)
		return
	}
	t.letGo()
	t.line.Glide(t.home())
}

// letGo takes a chosen answer or card back and reports whether there was one.
func (l *lesson) letGo(t *table) bool {
	if !t.hand.holds() && !l.quiz.picked {
		return false
	}
	l.quiz.picked = false
	t.putBack()
	return true
}

// tapQuiz answers by a click.
func (l *lesson) tapQuiz(t *table, at geom.Point) bool {
	if !l.open(t) {
		l.quiz.wait = 0
		return false // which skips what moves
	}
	l.quiz.picked = false // by the keys
	switch {
	case l.quiz.points():
		if cell, ok := pointedAt(t, at); ok {
			l.answer(t, examples.Choice{Deed: examples.Point, Card: dreist.NoCard, Cell: cell})
		}
		return true
	case t.hand.grip == pressed:
		return false // which selects the card, or puts it back
	}
	g := t.line.Geometry()
	held := t.hand.card
	switch {
	case g.EgonPile.Contains(at) && l.offers(examples.TurnUp):
		l.answer(t, examples.Choice{Deed: examples.TurnUp, Card: dreist.NoCard})
	case g.Discard.Contains(at) && l.offers(examples.Stop):
		l.answer(t, examples.Choice{Deed: examples.Stop, Card: dreist.NoCard})
	case g.Aside.Contains(at) && l.offers(examples.SetAside):
		l.answer(t, examples.Choice{Deed: examples.SetAside, Card: l.quiz.asked.Card})
	default:
		cell, ok := pointedAt(t, at)
		if ok && cell.Row > 0 && held == dreist.NoCard {
			held = l.onlyCardFor(t, cell)
		}
		if !ok || cell.Row == 0 || held == dreist.NoCard {
			l.letGo(t)
			break
		}
		l.answer(t, examples.Choice{Deed: examples.LayOn, Card: held, Cell: cell})
	}
	return true
}

// onlyCardFor returns the card of Egon's that a click on a cell means: the one he holds up, or else the only one with
// the number of the column; NoCard where that is open.
func (l *lesson) onlyCardFor(t *table, at dreist.Cell) dreist.Card {
	found := dreist.NoCard
	for _, c := range t.openCards() {
		switch {
		case c.Number() != at.Column:
		case c == l.quiz.asked.Card:
			return c
		case found != dreist.NoCard:
			return dreist.NoCard
		default:
			found = c
		}
	}
	return found
}

// pointedAt returns the cell under a point, the base being row 0.
func pointedAt(t *table, at geom.Point) (dreist.Cell, bool) {
	g := t.line.Geometry()
	for row := range t.line.View().Depth() + 3 {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			if cellRect(g, cell).Contains(at) && (row == 0 || g.Reaches(cell)) {
				return cell, true
			}
		}
	}
	return dreist.Cell{}, false
}

// keyQuiz chooses an answer with the arrows and gives it.
func (l *lesson) keyQuiz(t *table, i input.Command) bool {
	if !l.open(t) {
		l.quiz.wait = 0
		return false
	}
	q := &l.quiz
	switch i {
	case input.CommandEndTurn:
		switch {
		case !q.picked:
		case q.points():
			l.answer(t, examples.Choice{Deed: examples.Point, Card: dreist.NoCard, Cell: q.cell})
		default:
			l.answer(t, q.asked.Choices[q.pick])
		}
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown:
		t.letGo()
		if q.points() {
			q.steer(i, t.line.View().Depth())
		} else {
			q.choose(i)
		}
	case input.CommandUndo:
		l.askBefore(t)
	}
	t.stale = true
	return true
}

// choose goes on to the next answer, or back.
func (q *lessonQuiz) choose(i input.Command) {
	n := len(q.asked.Choices)
	switch {
	case !q.picked:
		q.pick = 0
	case i == input.CommandLeft || i == input.CommandUp:
		q.pick = (q.pick + n - 1) % n
	default:
		q.pick = (q.pick + 1) % n
	}
	q.picked = true
}

// steer moves the place that is pointed at over the table.
func (q *lessonQuiz) steer(i input.Command, depth int) {
	if !q.picked {
		q.picked = true
		if q.cell.Column == 0 {
			q.cell = dreist.Cell{Row: 0, Column: 1}
		}
		return
	}
	switch i {
	case input.CommandLeft:
		q.cell.Column = max(q.cell.Column-1, 1)
	case input.CommandRight:
		q.cell.Column = min(q.cell.Column+1, dreist.Numbers)
	case input.CommandUp:
		q.cell.Row = max(q.cell.Row-1, 0)
	default:
		q.cell.Row = min(q.cell.Row+1, depth+1)
	}
}
