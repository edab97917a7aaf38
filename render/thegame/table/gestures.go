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

// Aims returns the piles that take a card.
func (t *Table) Aims(c tabletop.Card) (all []tabletop.Aim) {
	for on := range t.ShownPosition().FittingPiles(cardOf(c)).Piles() {
		all = append(all, aimAtPile(on))
	}
	return all
}

// meantPart is the part of a carried card that must be over a row for the card to be aimed there.
const meantPart = 0.25

// AimBelowCard returns the pile whose row a carried card covers most.
func (t *Table) AimBelowCard(_ tabletop.Card, over geom.Rect) tabletop.Aim {
	best := tabletop.NewOverlapSearch(over, meantPart)
	g := t.Timeline.Geometry()
	for on := range g.Rows {
		best.Consider(aimAtPile(thegame.Pile(on)), g.Rows[on].DropArea, 1)
	}
	return best.Best
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
