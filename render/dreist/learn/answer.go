package learn

import (
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// letGo cancels a chosen answer or puts a card back, and reports whether there was an answer or a card.
func (q *Quiz) letGo() bool {
	if !q.table.Held.IsHolding() && q.ChosenAnswer.Action == 0 {
		return false
	}
	q.ChosenAnswer.Action = 0
	q.table.ReturnHeldCards()
	return true
}

// tap answers by a click, and reports whether it did.
func (q *Quiz) tap(at geom.Point) bool {
	if !q.open() {
		q.wait = 0
		return false // the table skips motion
	}
	q.ChosenAnswer.Action = 0
	switch {
	case !q.Example.IsEgonTurn:
		if cell, ok := q.pointedAt(at); ok {
			q.answer(primer.Choice{Action: primer.PointAtCell, Card: dreist.NoCard, Cell: cell})
		}
	case q.table.Held.Grip == tabletop.PressedGrip:
		return false // the table selects the card, or puts it back
	case q.table.Timeline.Geometry().Egon.Pile.Contains(at) && q.press(TurnOverButton): // press has answered
	default:
		if choice, ok := q.choice(q.table.HeldCard(), q.table.AimAt(q.table.Held.Card, at)); ok {
			q.answer(choice)
		} else {
			q.letGo()
		}
	}
	return true
}

// choice returns the answer given by a card put on an aim, or by a click there without a card; ok is false for no answer.
func (q *Quiz) choice(c dreist.Card, to tabletop.Aim) (primer.Choice, bool) {
	switch to.Kind {
	case tabletop.DiscardAim:
		return q.offered(primer.StopTurn)
	case scene.AsideAim:
		return primer.Choice{Action: primer.SetAside, Card: q.AskedStep.RevealedCard}, c == dreist.NoCard || c == q.AskedStep.RevealedCard
	case scene.CellAim:
		for _, open := range slices.Backward(q.table.Timeline.View().AppendOpenCards(nil)) {
			if c == dreist.NoCard && open.Number() == int(to.Column) {
				c = open
			}
		}
		return primer.Choice{Action: primer.LayRevealed, Card: c, Cell: scene.CellOfAim(to)}, c != dreist.NoCard
	}
	return primer.Choice{}, false
}

// pointedAt returns the cell at a point; row 0 is that of the base stones.
func (q *Quiz) pointedAt(at geom.Point) (dreist.Cell, bool) {
	for column := 1; column <= dreist.NumberCount; column++ {
		if q.table.Timeline.Geometry().StoneRect(column).Contains(at) {
			return dreist.Cell{Column: column}, true
		}
	}
	return q.table.CellAt(at, dreist.NoCard)
}

// answerKey handles the keys that choose an answer or give it, and reports whether it did.
func (q *Quiz) answerKey(i input.Command) bool {
	switch {
	case !q.open():
		q.wait = 0
		return false
	case i == input.CommandConfirm:
		if q.ChosenAnswer.Action != 0 {
			q.answer(q.ChosenAnswer)
		}
		return true
	case i < input.CommandLeft || i > input.CommandDown:
		return false
	}
	q.table.ClearInput()
	if q.Example.IsEgonTurn {
		q.choose(i)
	} else {
		q.steer(i)
	}
	return true
}

func (q *Quiz) choose(i input.Command) {
	all := q.AskedStep.Choices
	at := slices.Index(all, q.ChosenAnswer)
	if at >= 0 && (i == input.CommandLeft || i == input.CommandUp) {
		at += len(all) - 2
	}
	q.ChosenAnswer = all[(at+1)%len(all)]
}

// steer moves the cell that the keys point at.
func (q *Quiz) steer(i input.Command) {
	cell := &q.ChosenAnswer.Cell
	switch {
	case q.ChosenAnswer.Action == 0:
		q.ChosenAnswer.Action, cell.Column = primer.PointAtCell, max(cell.Column, 1)
	case i == input.CommandLeft:
		cell.Column = max(cell.Column-1, 1)
	case i == input.CommandRight:
		cell.Column = min(cell.Column+1, dreist.NumberCount)
	case i == input.CommandUp:
		cell.Row = max(cell.Row-1, 0)
	default:
		cell.Row = min(cell.Row+1, q.table.Timeline.View().Depth()+1)
	}
}
