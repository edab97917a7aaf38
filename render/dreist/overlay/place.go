package overlay

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Place is a place on the table that a guide speaks of.
type Place struct {
	Kind PlaceKind
	Cell dreist.Cell // of a Cell; row 0 is the stone of the column
	Card dreist.Card // that is there, or meant to go there; or NoCard
	Seat dreist.Seat // of a Player
	Area geom.Rect   // of an Area
}

// PlaceKind is what kind of place a place is.
type PlaceKind uint8

const (
	Nowhere PlaceKind = iota
	Cell
	Card // wherever that card is
	DiscardPile
	OwnPile
	EgonPile
	Aside     // where Egon sets cards aside
	EndButton // that ends the turn
	Player
	Area // any other
)

// In returns a cell as a place.
func In(c dreist.Cell) Place { return Place{Kind: Cell, Cell: c, Card: dreist.NoCard} }

// OnCard returns the place where a card is.
func OnCard(c dreist.Card) Place { return Place{Kind: Card, Card: c} }

// On returns a place that needs no more than its kind.
func On(k PlaceKind) Place { return Place{Kind: k, Card: dreist.NoCard} }

// Within returns a rectangle as a place.
func Within(r geom.Rect) Place { return Place{Kind: Area, Card: dreist.NoCard, Area: r} }

// PlaceOf returns where a move would be made.
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

// Rect returns where a place is, of the size of a card where that fits; false where it cannot be seen.
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
			return g.Egon.Reveal, true // where the card is held up
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
