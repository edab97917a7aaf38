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

// The kinds of places that only DREIst! has.
const (
	CellPlace tabletop.PlaceKind = tabletop.GamePlace + iota // the cell in a row and column; in row 0 the stone of the column
	DiscardPlace
	OwnPilePlace
	EgonPilePlace
	AsidePlace   // the next free slot for a card that Egon sets aside
	EndTurnPlace // the button that ends the turn
	PlayerPlace  // a player's seat; the row is its number
)

// PlaceOfCell returns the place of a cell.
func PlaceOfCell(c dreist.Cell) tabletop.Place { return PlaceOfLaidCard(c, dreist.NoCard) }

// CellOfPlace returns the cell of a place.
func CellOfPlace(p tabletop.Place) dreist.Cell {
	return dreist.Cell{Row: int(p.Row), Column: int(p.Column)}
}

// PlaceOfLaidCard returns the place of a cell with a card in it.
func PlaceOfLaidCard(at dreist.Cell, c dreist.Card) tabletop.Place {
	p := PlaceWithCard(CellPlace, c)
	p.Row, p.Column = int8(at.Row), int8(at.Column)
	return p
}

// PlaceOfCard returns the place of a card, wherever that is.
func PlaceOfCard(c dreist.Card) tabletop.Place { return PlaceWithCard(tabletop.CardPlace, c) }

// PlaceOfKind returns the place of a kind of which there is only one.
func PlaceOfKind(k tabletop.PlaceKind) tabletop.Place { return PlaceWithCard(k, dreist.NoCard) }

// PlaceWithCard returns the place of a kind with a card.
func PlaceWithCard(k tabletop.PlaceKind, c dreist.Card) tabletop.Place {
	return tabletop.Place{Kind: k, Card: number(c)}
}

// number returns the card's number on the table.
func number(c dreist.Card) tabletop.Card { return tabletop.ToCard(c, dreist.NoCard) }

// HeldCard returns the card that is held, or NoCard.
func (t *Table) HeldCard() dreist.Card { return dreist.Card(t.Hand.Card) }

// PlaceOfMove returns the place that a move aims at.
func PlaceOfMove(m dreist.Move) tabletop.Place {
	switch m.Action {
	case dreist.LayCard:
		return PlaceOfLaidCard(m.Card.Cell(int(m.Row)), m.Card)
	case dreist.DiscardCard:
		return PlaceWithCard(DiscardPlace, m.Card)
	case dreist.DrawCard:
		return PlaceOfKind(OwnPilePlace)
	case dreist.GiveCards:
		p := PlaceOfKind(PlayerPlace)
		p.Row = int8(m.Receivers.First)
		return p
	}
	return PlaceOfKind(EndTurnPlace)
}

// RectOfPlace returns the rectangle of a place, and whether it is visible.
func RectOfPlace(p tabletop.Place, line *scene.Timeline) (geom.Rect, bool) {
	g := line.Geometry()
	switch p.Kind {
	case CellPlace:
		if p.Row == 0 {
			return g.StoneRect(int(p.Column)), true
		}
		return g.CellRect(CellOfPlace(p)), g.IsVisible(int(p.Row))
	case tabletop.CardPlace:
		pose := line.PoseOf(p.Card)
		return pose.Rect(), pose.Shown
	case DiscardPlace:
		return g.DiscardPile, true
	case OwnPilePlace:
		return g.OwnPile, true
	case EgonPilePlace:
		return g.Egon.Pile, true
	case AsidePlace:
		if line.View().RevealedCard != dreist.NoCard {
			return g.Egon.RevealedCard, true // the place of a card held up
		}
		n := len(line.View().AsideCards)
		return g.AsideSlot(n, n+1), true
	case EndTurnPlace:
		w := min(g.LaidCardWidth, g.EndTurn.W, g.EndTurn.H/stage.CardRatio)
		h := w * stage.CardRatio
		return geom.Rect{X: g.EndTurn.Right() - w*0.95, Y: g.EndTurn.Y - h*0.42, W: w, H: h}, true // above its words
	case PlayerPlace:
		seating := line.Seating()
		if at, ok := seating.PlaceOf(dreist.Seat(p.Row)); ok {
			return g.OtherSeats[at].Pile, true
		}
		if seating.IsOtherApart && dreist.Seat(p.Row) == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.OwnPile, true
	case tabletop.AreaPlace:
		return p.Area, true
	}
	return geom.Rect{}, false
}

// PlaceRect returns the rectangle of a place, and whether it is visible. A cell shakes with a refusal.
func (t *Table) PlaceRect(at tabletop.Place) (geom.Rect, bool) {
	r, seen := RectOfPlace(at, t.Timeline)
	if at.Kind == CellPlace {
		r.X += t.shakes(CellOfPlace(at)) * r.W
	}
	return r, seen
}

// DrawCard draws the card of a place in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Place, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.PaintCard(dreist.Card(of.Card), pose)
}
