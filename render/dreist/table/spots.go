package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

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
	return tabletop.Spot{Kind: k, Card: number(c)}
}

func number(c dreist.Card) tabletop.Card { return tabletop.ToCard(c, dreist.NoCard) }

// HeldCard returns the card that is held, or NoCard.
func (t *Table) HeldCard() dreist.Card { return dreist.Card(t.Held.Card) }

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

// RectOfSpot returns the rectangle of a spot, and whether it is visible.
func RectOfSpot(p tabletop.Spot, line *scene.Timeline) (geom.Rect, bool) {
	g := line.Geometry()
	switch p.Kind {
	case CellSpot:
		if p.Row == 0 {
			return g.StoneRect(int(p.Column)), true
		}
		return g.CellRect(CellOfSpot(p)), g.IsVisible(int(p.Row))
	case tabletop.CardSpot:
		pose := line.PoseOf(p.Card)
		return pose.Rect(), pose.IsVisible
	case DiscardSpot:
		return g.DiscardPile, true
	case OwnPileSpot:
		return g.OwnPile, true
	case EgonPileSpot:
		return g.Egon.Pile, true
	case AsideSpot:
		if line.View().RevealedCard != dreist.NoCard {
			return g.Egon.RevealedCard, true // the spot of a card held up
		}
		n := len(line.View().AsideCards)
		return g.AsideSpot(n, n+1), true
	case EndTurnSpot:
		w := min(g.LaidCardWidth, g.EndTurnRect.W, g.EndTurnRect.H/stage.CardRatio)
		h := w * stage.CardRatio
		return geom.Rect{X: g.EndTurnRect.Right() - w*0.95, Y: g.EndTurnRect.Y - h*0.42, W: w, H: h}, true // above its words
	case PlayerSpot:
		seating := line.Seating()
		if at, ok := seating.OtherNumber(dreist.Seat(p.Row)); ok {
			return g.OtherSeats[at].Pile, true
		}
		if seating.IsOtherApart && dreist.Seat(p.Row) == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.OwnPile, true
	case tabletop.AreaSpot:
		return p.Area, true
	}
	return geom.Rect{}, false
}

// SpotRect returns the rectangle of a spot, and whether it is visible. A cell shakes with a refusal.
func (t *Table) SpotRect(at tabletop.Spot) (geom.Rect, bool) {
	r, seen := RectOfSpot(at, t.Timeline)
	if at.Kind == CellSpot {
		r.X += t.shakes(CellOfSpot(at)) * r.W
	}
	return r, seen
}

// DrawCard draws the card of a spot in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Spot, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.PaintCard(dreist.Card(of.Card), pose)
}
