package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Place is a place on the table for a mark.
type Place struct {
	Kind placeKind
	Cell dreist.Cell // of a Cell; row 0 is the stone of the column
	Card dreist.Card // card there or meant for it, or NoCard
	Seat dreist.Seat // of a Player
	Area geom.Rect   // of an Area
}

// placeKind is the kind of a place.
type placeKind uint8

const (
	NoPlace placeKind = iota
	CellPlace
	CardPlace // the place of a card
	DiscardPlace
	OwnPilePlace
	EgonPilePlace
	AsidePlace   // next free slot for a card set aside by Egon
	EndTurnPlace // ends the turn
	PlayerPlace
	AreaPlace // any other
)

// In returns a cell as a place.
func In(c dreist.Cell) Place { return Place{Kind: CellPlace, Cell: c, Card: dreist.NoCard} }

// OnCard returns the place where a card is.
func OnCard(c dreist.Card) Place { return Place{Kind: CardPlace, Card: c} }

// On returns the place of a kind that is only one place.
func On(k placeKind) Place { return Place{Kind: k, Card: dreist.NoCard} }

// Within returns a rectangle as a place.
func Within(r geom.Rect) Place { return Place{Kind: AreaPlace, Card: dreist.NoCard, Area: r} }

// PlaceOf returns the place of a move.
func PlaceOf(m dreist.Move) Place {
	switch m.Action {
	case dreist.LayCard:
		return Place{Kind: CellPlace, Card: m.Card, Cell: m.Card.Cell(int(m.Row))}
	case dreist.DiscardCard:
		return Place{Kind: DiscardPlace, Card: m.Card}
	case dreist.DrawCard:
		return On(OwnPilePlace)
	case dreist.GiveCards:
		return Place{Kind: PlayerPlace, Card: dreist.NoCard, Seat: m.To.First}
	}
	return On(EndTurnPlace)
}

// Rect returns the rectangle of a place, mostly that of a card; false if it is not visible.
func (p Place) Rect(line *scene.Timeline) (geom.Rect, bool) {
	g := line.Geometry()
	switch p.Kind {
	case CellPlace:
		if p.Cell.Row == 0 {
			return g.Stone(p.Cell.Column), true
		}
		return g.Cell(p.Cell), g.Visible(p.Cell.Row)
	case CardPlace:
		pose := line.Pose(p.Card)
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
		if at, ok := seating.PlaceOf(p.Seat); ok {
			return g.Others[at].Pile, true
		}
		if seating.Egon && p.Seat == dreist.EgonSeat {
			return g.Egon.Pile, true
		}
		return g.Pile, true
	case AreaPlace:
		return p.Area, true
	}
	return geom.Rect{}, false
}

// places is the table as marks ask for it.
type places Table

// Rect returns the rectangle of a place; that of a cell shakes with a refusal.
func (t *places) Rect(at Place) (geom.Rect, bool) {
	r, seen := at.Rect(t.Line)
	if at.Kind == CellPlace {
		r.X += t.Refused.Shake.Offset(at.Cell) * r.W
	}
	return r, seen
}

func (t *places) CardPose(at Place) stage.Pose { return t.Line.Pose(at.Card) }

func (t *places) DrawCard(e *kit.Canvas, of Place, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.Card(of.Card, pose)
}
