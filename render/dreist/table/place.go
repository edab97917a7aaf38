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
func PlaceOfCell(c dreist.Cell) tabletop.Place { return PlaceOfLaid(c, dreist.NoCard) }

// CellOf returns the cell of a place.
func CellOf(p tabletop.Place) dreist.Cell { return dreist.Cell{Row: int(p.Row), Column: int(p.Column)} }

// PlaceOfLaid returns the place of a cell with a card in it.
func PlaceOfLaid(at dreist.Cell, c dreist.Card) tabletop.Place {
	p := For(CellPlace, c)
	p.Row, p.Column = int8(at.Row), int8(at.Column)
	return p
}

// OnCard returns the place of a card, wherever that is.
func OnCard(c dreist.Card) tabletop.Place { return For(tabletop.CardPlace, c) }

// PlaceOfKind returns the place of a kind of which there is only one.
func PlaceOfKind(k tabletop.PlaceKind) tabletop.Place { return For(k, dreist.NoCard) }

// For returns the place of a kind with a card.
func For(k tabletop.PlaceKind, c dreist.Card) tabletop.Place {
	return tabletop.Place{Kind: k, Card: number(c)}
}

// number returns the card's number on the table.
func number(c dreist.Card) tabletop.Card { return tabletop.Numbered(c, dreist.NoCard) }

// HeldCard returns the card that is held, or NoCard.
func (t *Table) HeldCard() dreist.Card { return dreist.Card(t.Hand.Card) }

// PlaceOf returns the place that a move aims at.
func PlaceOf(m dreist.Move) tabletop.Place {
	switch m.Action {
	case dreist.LayCard:
		return PlaceOfLaid(m.Card.Cell(int(m.Row)), m.Card)
	case dreist.DiscardCard:
		return For(DiscardPlace, m.Card)
	case dreist.DrawCard:
		return PlaceOfKind(OwnPilePlace)
	case dreist.GiveCards:
		p := PlaceOfKind(PlayerPlace)
		p.Row = int8(m.To.First)
		return p
	}
	return PlaceOfKind(EndTurnPlace)
}

// RectOf returns the rectangle of a place, and whether it is visible.
func RectOf(p tabletop.Place, line *scene.Timeline) (geom.Rect, bool) {
	g := line.Geometry()
	switch p.Kind {
	case CellPlace:
		if p.Row == 0 {
			return g.Stone(int(p.Column)), true
		}
		return g.Cell(CellOf(p)), g.IsVisible(int(p.Row))
	case tabletop.CardPlace:
		pose := line.PoseOf(p.Card)
		return pose.Rect(), pose.Shown
	case DiscardPlace:
		return g.DiscardPile, true
	case OwnPilePlace:
		return g.Pile, true
	case EgonPilePlace:
		return g.Egon.Pile, true
	case AsidePlace:
		if line.View().Revealed != dreist.NoCard {
			return g.Egon.Reveal, true // the place of a card held up
		}
		n := len(line.View().Aside)
		return g.AsideSlot(n, n+1), true
	case EndTurnPlace:
		w := min(g.CardW, g.EndTurn.W, g.EndTurn.H/stage.CardRatio)
		h := w * stage.CardRatio
		return geom.Rect{X: g.EndTurn.Right() - w*0.95, Y: g.EndTurn.Y - h*0.42, W: w, H: h}, true // above its words
	case PlayerPlace:
		seating := line.Seating()
		if at, ok := seating.PlaceOf(dreist.Seat(p.Row)); ok {
			return g.Others[at].Pile, true
		}
		if seating.Apart && dreist.Seat(p.Row) == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.Pile, true
	case tabletop.AreaPlace:
		return p.Area, true
	}
	return geom.Rect{}, false
}

// PlaceRect returns the rectangle of a place, and whether it is visible. A cell shakes with a refusal.
func (t *Table) PlaceRect(at tabletop.Place) (geom.Rect, bool) {
	r, seen := RectOf(at, t.Line)
	if at.Kind == CellPlace {
		r.X += t.shakes(CellOf(at)) * r.W
	}
	return r, seen
}

// DrawCard draws the card of a place in a pose.
func (t *Table) DrawCard(e *kit.Canvas, of tabletop.Place, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.Card(dreist.Card(of.Card), pose)
}
