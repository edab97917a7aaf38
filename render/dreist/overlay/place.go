package overlay

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Place is a place on the table for a mark.
type Place struct {
	Kind PlaceKind
	Cell dreist.Cell // of a Cell; row 0 is the stone of the column
	Card dreist.Card // card there or meant for it, or NoCard
	Seat dreist.Seat // of a Player
	Area geom.Rect   // of an Area
}

// PlaceKind is the kind of a place.
type PlaceKind uint8

const (
	Nowhere PlaceKind = iota
	Cell
	Card // the place of a card
	DiscardPile
	OwnPile
	EgonPile
	Aside     // next free slot for a card set aside by Egon
	EndButton // ends the turn
	Player
	Area // any other
)

// In returns a cell as a place.
func In(c dreist.Cell) Place { return Place{Kind: Cell, Cell: c, Card: dreist.NoCard} }

// OnCard returns the place where a card is.
func OnCard(c dreist.Card) Place { return Place{Kind: Card, Card: c} }

// On returns the place of a kind that is only one place.
func On(k PlaceKind) Place { return Place{Kind: k, Card: dreist.NoCard} }

// Within returns a rectangle as a place.
func Within(r geom.Rect) Place { return Place{Kind: Area, Card: dreist.NoCard, Area: r} }

// PlaceOf returns the place of a move.
func PlaceOf(m dreist.Move) Place {
	switch m.Action {
	case dreist.LayCard:
		return Place{Kind: Cell, Card: m.Card, Cell: m.Card.Cell(int(m.Row))}
	case dreist.DiscardCard:
		return Place{Kind: DiscardPile, Card: m.Card}
	case dreist.DrawCard:
		return On(OwnPile)
	case dreist.GiveCards:
		return Place{Kind: Player, Card: dreist.NoCard, Seat: m.To.First}
	}
	return On(EndButton)
}

// Rect returns the rectangle of a place, mostly that of a card; false if it is not visible.
func (p Place) Rect(line *scene.Timeline) (geom.Rect, bool) {
	g := line.Geometry()
	switch p.Kind {
	case Cell:
		if p.Cell.Row == 0 {
			return g.Stone(p.Cell.Column), true
		}
		return g.Cell(p.Cell), g.Visible(p.Cell.Row)
	case Card:
		pose := line.Pose(p.Card)
		return pose.Rect(), pose.Shown
	case DiscardPile:
		return g.DiscardPile, true
	case OwnPile:
		return g.Pile, true
	case EgonPile:
		return g.Egon.Pile, true
	case Aside:
		if line.View().Revealed != dreist.NoCard {
			return g.Egon.Reveal, true // the place of a card held up
		}
		n := len(line.View().Aside)
		return g.AsideSlot(n, n+1), true
	case EndButton:
		w := min(g.CardW, g.EndTurn.W, g.EndTurn.H/stage.CardRatio)
		h := w * stage.CardRatio
		return geom.Rect{X: g.EndTurn.Right() - w*0.95, Y: g.EndTurn.Y - h*0.42, W: w, H: h}, true // above its words
	case Player:
		seating := line.Seating()
		if at, ok := seating.PlaceOf(p.Seat); ok {
			return g.Others[at].Pile, true
		}
		if seating.Egon && p.Seat == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.Pile, true
	case Area:
		return p.Area, true
	}
	return geom.Rect{}, false
}
