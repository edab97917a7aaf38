package drive

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Held returns where a card of the player's hand lies.
func (t *Table) Held(c dreist.Card) geom.Point {
	if t.driver.err != nil {
		return geom.Point{}
	}
	hand := t.line.View().Hands[t.line.Seating().Front]
	i := slices.Index(hand, c)
	if i < 0 {
		t.driver.Fail(fmt.Errorf("drive: %v is not in the hand %v", c, hand))
		return geom.Point{}
	}
	return t.Geometry().HandSlot(i, len(hand)).Center()
}

// Cell returns where the middle of a cell is.
func (t *Table) Cell(at dreist.Cell) geom.Point { return t.Geometry().Cell(at).Center() }

// Lay drags a card of the hand onto a row of its column.
func (t *Table) Lay(c dreist.Card, row int) {
	t.drag(c, t.Cell(c.Cell(row)), dreist.Lay(c, row))
}

// Discard drags a card of the hand onto the discard pile, and says yes by a key where the program asks first.
func (t *Table) Discard(c dreist.Card) {
	to := t.Geometry().Discard.Center()
	if !t.asksBeforeDiscards() {
		t.drag(c, to, dreist.Discard(c))
		return
	}
	t.Refuse(c, to)
	t.Strike(ebiten.KeyD, dreist.Discard(c))
}

// Refuse drags a card of the hand to where it does not stay, and waits until it is back.
func (t *Table) Refuse(c dreist.Card, to geom.Point) {
	t.Hold(c, to)
	d := t.driver
	if d.err == nil {
		t.line.Drop(c, stage.Pose{Point: to, W: t.Geometry().HandW, Shown: true})
		t.line.Return()
	}
	d.Release()
	t.Settle()
}

// asksBeforeDiscards reports whether the program asks before a card is discarded: some card of the hand can still be
// laid.
func (t *Table) asksBeforeDiscards() bool {
	p := t.Position()
	if t.driver.err != nil || p.Laid() > 0 {
		return false
	}
	return slices.ContainsFunc(p.Hand(p.Turn()), func(c dreist.Card) bool { return p.Rows(c) != 0 })
}

func (t *Table) drag(c dreist.Card, to geom.Point, m dreist.Move) {
	t.Hold(c, to)
	t.Drop(c, to, m)
}

// Hold picks a card of the hand up and drags it to a place, without letting go. What still moves ends with that.
func (t *Table) Hold(c dreist.Card, to geom.Point) {
	from := t.Held(c)
	if t.driver.err == nil {
		t.line.Skip()
	}
	t.driver.Hold(from, to)
}

// Drop lets go of a card where that makes a move.
func (t *Table) Drop(c dreist.Card, at geom.Point, m dreist.Move) {
	d := t.driver
	if d.err != nil {
		return
	}
	// Where it was let go decides how long it takes to its place, and that it glides there.
	t.line.Drop(c, stage.Pose{Point: at, W: t.Geometry().HandW, Shown: true})
	t.follow(m)
	d.Release()
}

// LayByClicks clicks a card of the hand and then a row of its column.
func (t *Table) LayByClicks(c dreist.Card, row int) {
	t.driver.Click(t.Held(c))
	t.clickFor(t.Cell(c.Cell(row)), dreist.Lay(c, row))
}

// End clicks the button that ends the turn.
func (t *Table) End() { t.clickFor(t.Geometry().EndTurn.Center(), dreist.End()) }

// Draw clicks the own pile to draw a card for a DREIer.
func (t *Table) Draw() { t.clickFor(t.Geometry().Pile.Center(), dreist.Draw()) }

// Decline clicks no where a card may be drawn for a DREIer. The gift is asked about only after that.
func (t *Table) Decline() {
	g := t.Geometry()
	_, no := g.Answers(g.Question)
	t.driver.Click(no.Center())
}

// Give clicks yes to give Egon the gift, or strikes the keys of those at the table who get its cards.
func (t *Table) Give(m dreist.Move) {
	if t.Position().Pending() == dreist.DrawPending {
		t.Decline()
	}
	if t.slot() == store.Table {
		t.giveByKeys(m)
		return
	}
	g := t.Geometry()
	yes, _ := g.Answers(g.Gift)
	t.clickFor(yes.Center(), m)
}

// giveByKeys says for each card who gets it by the number of their place.
func (t *Table) giveByKeys(m dreist.Move) {
	p := t.Position()
	to := []dreist.Seat{m.To[0]}
	if p.PileSize(p.Turn()) > 1 && p.Seats() > 2 {
		to = append(to, m.To[1])
		if m.To[1] == dreist.NoSeat {
			to[1] = m.To[0]
		}
	}
	for i, seat := range to {
		place, _ := t.line.Seating().PlaceOf(seat)
		key := ebiten.KeyDigit1 + ebiten.Key(place)
		if i == len(to)-1 {
			t.Strike(key, m)
		} else {
			t.driver.Key(key)
		}
	}
}

// Keep clicks no to keep the gift, which ends the turn.
func (t *Table) Keep() {
	if t.Position().Pending() == dreist.DrawPending {
		t.Decline()
	}
	if t.slot() == store.Table {
		t.Strike(ebiten.KeyN, dreist.End())
		return
	}
	g := t.Geometry()
	_, no := g.Answers(g.Gift)
	t.clickFor(no.Center(), dreist.End())
}

// clickFor clicks where a click makes a move.
func (t *Table) clickFor(at geom.Point, m dreist.Move) {
	d := t.driver
	d.Move(at)
	d.Press()
	if d.err == nil {
		t.follow(m)
	}
	d.Release()
}

// Strike presses a key that makes a move.
func (t *Table) Strike(k ebiten.Key, m dreist.Move) {
	if t.driver.err == nil {
		t.follow(m)
	}
	t.driver.Key(k)
}

// Play makes a move with the mouse.
func (t *Table) Play(m dreist.Move) {
	switch m.Action {
	case dreist.LayCard:
		t.Lay(m.Card, int(m.Row))
	case dreist.DiscardCard:
		t.Discard(m.Card)
	case dreist.DrawCard:
		t.Draw()
	case dreist.GiveCards:
		t.Give(m)
	case dreist.EndTurn:
		if len(t.Position().Hand(t.Position().Turn())) == 0 {
			t.Keep()
			return
		}
		t.End()
	}
}
