package scene

import (
	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// The kinds of aims of DREIst!. The row and column of an aim are those of a cell, unless the kind says otherwise.
const (
	CellAim   uint8 = 1 + iota
	AsideAim        // the spot for a card that a guide lets the player set aside
	PlayerAim       // a player who is given a card; the row is their seat
)

// AimOfCell returns the aim at a cell.
func AimOfCell(c dreist.Cell) tabletop.Aim {
	return tabletop.Aim{Kind: CellAim, Row: uint8(c.Row), Column: uint8(c.Column)}
}

// CellOfAim returns the cell of an aim.
func CellOfAim(a tabletop.Aim) dreist.Cell {
	return dreist.Cell{Row: int(a.Row), Column: int(a.Column)}
}

// The kinds of spots that only DREIst! has.
const (
	CellSpot tabletop.SpotKind = tabletop.GameSpotsFrom + iota // the cell in a row and column; in row 0 the stone of the column
	DiscardSpot
	OwnPileSpot
	EgonPileSpot
	AsideSpot   // the next free slot for a card that Egon sets aside
	EndTurnSpot // the button that ends the turn
	PlayerSpot  // a player's seat; the row is its number
)

// SpotOfCell returns the spot of a cell.
func SpotOfCell(c dreist.Cell) tabletop.Spot { return SpotOfLaidCard(c, dreist.NoCard) }

// CellOfSpot returns the cell of a spot.
func CellOfSpot(p tabletop.Spot) dreist.Cell {
	return dreist.Cell{Row: int(p.Row), Column: int(p.Column)}
}

// SpotOfLaidCard returns the spot of a cell with a card in it.
func SpotOfLaidCard(at dreist.Cell, c dreist.Card) tabletop.Spot {
	p := SpotWithCard(CellSpot, c)
	p.Row, p.Column = int8(at.Row), int8(at.Column)
	return p
}

// SpotOfCard returns the spot of a card, wherever that is.
func SpotOfCard(c dreist.Card) tabletop.Spot { return SpotWithCard(tabletop.CardSpot, c) }

// SpotOfKind returns the spot of kind k, which holds no particular card, such as a pile.
func SpotOfKind(k tabletop.SpotKind) tabletop.Spot { return SpotWithCard(k, dreist.NoCard) }

// SpotWithCard returns the spot of kind k with the card c; c may be NoCard.
func SpotWithCard(k tabletop.SpotKind, c dreist.Card) tabletop.Spot {
	return tabletop.Spot{Kind: k, Card: tabletop.ToCard(c, dreist.NoCard)}
}

// SpotOfMove returns the spot that a move aims at.
func SpotOfMove(m dreist.Move) tabletop.Spot {
	switch m.Action {
	case dreist.LayCard:
		return SpotOfLaidCard(m.Card.Cell(int(m.Row)), m.Card)
	case dreist.DiscardCard:
		return SpotWithCard(DiscardSpot, m.Card)
	case dreist.DrawCard:
		return SpotOfKind(OwnPileSpot)
	case dreist.GiveCards:
		p := SpotOfKind(PlayerSpot)
		p.Row = int8(m.Receivers.First)
		return p
	}
	return SpotOfKind(EndTurnSpot)
}

// SpotRect returns the rectangle of a spot that only DREIst! has, and whether it is visible.
func (t *Timeline) SpotRect(p tabletop.Spot) (geom.Rect, bool) {
	g := t.Geometry()
	switch p.Kind {
	case CellSpot:
		if p.Row == 0 {
			return g.StoneRect(int(p.Column)), true
		}
		return g.CellRect(CellOfSpot(p)), g.IsVisible(int(p.Row))
	case DiscardSpot:
		return g.DiscardPile, true
	case OwnPileSpot:
		return g.OwnPile, true
	case EgonPileSpot:
		return g.Egon.Pile, true
	case AsideSpot:
		if t.View().RevealedCard != dreist.NoCard {
			return g.Egon.RevealedCard, true // the spot of a card held up
		}
		n := len(t.View().AsideCards)
		return g.AsideSpot(n, n+1), true
	case EndTurnSpot:
		w := min(g.LaidCardWidth, g.EndTurnRect.W, g.EndTurnRect.H/stage.CardRatio)
		h := w * stage.CardRatio
		return geom.Rect{X: g.EndTurnRect.Right() - w*0.95, Y: g.EndTurnRect.Y - h*0.42, W: w, H: h}, true // above its words
	case PlayerSpot:
		seating := t.Seating()
		if at, ok := seating.OtherNumber(dreist.Seat(p.Row)); ok {
			return g.OtherSeats[at].Pile, true
		}
		if seating.IsOtherApart && dreist.Seat(p.Row) == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.OwnPile, true
	}
	return geom.Rect{}, false
}
