package drive

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/script"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Follow makes a move in the driver's own match.
func (t *Table) Follow(m dreist.Move) {
	if t.driver.err != nil {
		return
	}
	if _, err := t.match.Play(m); err != nil {
		t.driver.RecordFailure(fmt.Errorf("drive: %w", err))
	}
}

// Play makes a move with the mouse.
func (t *Table) Play(m dreist.Move) {
	switch m.Action {
	case dreist.LayCard:
		t.Lay(m.Card, int(m.Row))
	case dreist.DiscardCard:
		t.Discard(m.Card)
	case dreist.DrawCard:
		t.push("pile", m)
	case dreist.GiveCards:
		t.declineDraw()
		t.give(m)
	case dreist.EndTurn:
		if len(t.Position().Hand(t.Position().Turn())) > 0 {
			t.push("button.end", m)
			return
		}
		t.declineDraw()
		t.keep(m)
	}
}

// declineDraw declines a draw that is offered before a gift.
func (t *Table) declineDraw() {
	if t.Position().Pending() == dreist.DrawPending {
		t.Decline()
	}
}

// push presses a target for a move.
func (t *Table) push(id string, m dreist.Move) {
	t.driver.Press(id)
	t.Follow(m)
}

// Strike presses a key for a move.
func (t *Table) Strike(k ebiten.Key, m dreist.Move) {
	t.driver.PressKey(k)
	t.Follow(m)
}

// Hold drags a hand card to a point, without releasing it. That ends any motion.
func (t *Table) Hold(c dreist.Card, to geom.Point) { t.driver.Hold(t.HandCardPoint(c), to) }

// Lay drags a hand card onto a row of its column.
func (t *Table) Lay(c dreist.Card, row int) {
	t.driver.Drag(t.HandCardPoint(c), t.Cell(c.Cell(row)))
	t.Follow(dreist.Lay(c, row))
}

// Discard drags a hand card onto the discard pile, and confirms by a key if the program asks.
func (t *Table) Discard(c dreist.Card) {
	t.driver.Drag(t.HandCardPoint(c), t.driver.Place("discard").Center())
	if !t.driver.WaitUntil(func(m target.Motion) bool { return m.Event != "" }) && t.driver.Has("button.discard") {
		t.driver.Step(script.Stillness)
		t.driver.PressKey(ebiten.KeyD)
	}
	t.Follow(dreist.Discard(c))
}

// Decline declines to draw for a DREIer. If a gift is possible, the program asks about it afterwards.
func (t *Table) Decline() {
	if t.driver.Has("button.decline") {
		t.driver.Press("button.decline")
		return
	}
	t.driver.Press("button.decline.gift")
}

// give gives a gift to Egon by its button, or presses the number keys of the receivers at a table.
func (t *Table) give(m dreist.Move) {
	p := t.Position()
	if t.slot() == store.Solo {
		t.push("button.give", m)
		return
	}
	to := []dreist.Seat{m.To.First}
	if p.PileSize(p.Turn()) > 1 && p.Seats() > 2 {
		to = append(to, m.To.Next)
		if m.To.Next == dreist.NoSeat {
			to[1] = m.To.First
		}
	}
	seats := tabletop.Seating[dreist.Seat]{Seats: p.Seats(), Front: p.Turn()}
	for _, seat := range to {
		place, _ := seats.PlaceOf(seat)
		t.driver.PressKey(ebiten.KeyDigit1 + ebiten.Key(place))
	}
	t.Follow(m)
}

// keep declines the gift, which ends the turn.
func (t *Table) keep(m dreist.Move) {
	if t.slot() == store.Solo {
		t.push("button.keep", m)
		return
	}
	t.Strike(ebiten.KeyN, m)
}
