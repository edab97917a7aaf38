package table

import (
	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
)

// CardAt returns the hand card at a point if the player at the screen may move.
func (t *Table) CardAt(at geom.Point) tabletop.Card {
	c, ok := t.Timeline.CardAt(scene.SortedHand(t.Timeline.View().Hands[t.FrontSeat()]), at) // they overlap in this order
	if !ok || !t.CanMove() {
		return tabletop.NoCard
	}
	return number(c)
}

// SelectableCards returns the hand at the screen by number.
func (t *Table) SelectableCards() (all []tabletop.Card) {
	if !t.CanMove() {
		return nil
	}
	for _, c := range scene.SortedHand(t.ShownPosition().Hand(t.FrontSeat())) {
		all = append(all, number(c))
	}
	return all
}

// OfferAims offers the piles with their rows.
func (t *Table) OfferAims(_ tabletop.Card, offer func(tabletop.Aim, geom.Rect)) {
	for on, row := range t.Timeline.Geometry().Rows {
		offer(aimAtPile(thegame.Pile(on)), row.DropArea)
	}
}

// MoveFor returns the move that lays a card on a pile; ok is false if the aim is no pile.
func (t *Table) MoveFor(c tabletop.Card, to tabletop.Aim) (m thegame.Move, ok bool) {
	on, ok := pileOf(to)
	return thegame.Lay(cardOf(c), on), ok
}

// CheckMove returns the reason for which the rules refuse a card on a pile, nil if they allow it.
func (t *Table) CheckMove(c tabletop.Card, to tabletop.Aim) error {
	if m, ok := t.MoveFor(c, to); ok && !t.ShownPosition().CanMove(m) {
		return t.ShownPosition().Refusal(m)
	}
	return nil
}
