package scene

import (
	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// The layers of the table, from the lowest.
const (
	zPile    = 0
	zLayout  = 200
	zDiscard = 300
	zHand    = 500
	zAside   = 600
)

// Arrangement is the pose of every card and the rectangles of the base: all that is needed to draw a view.
type Arrangement struct {
	Cards [dreist.CardCount]stage.Pose
	base  [1 + dreist.NumberCount]geom.Rect // the shelf, then its stones
}

// Shelf returns the rectangle of the wooden edge with the base stones.
func (a *Arrangement) Shelf() geom.Rect { return a.base[0] }

// Stones returns the rectangles of the base stones, from 1 to 8.
func (a *Arrangement) Stones() []geom.Rect { return a.base[1:] }

// AppendVisible appends the visible cards, from the lowest up.
func (a *Arrangement) AppendVisible(dst []dreist.Card) []dreist.Card {
	return tabletop.AppendVisible(dst, a.Cards[:])
}

func (t *table) Arrange(v *View) Arrangement {
	shape := t.shape
	shape.VisibleRows, shape.OtherCount = max(v.Depth(), t.room), t.Seating.CountOthers()
	t.geo = NewGeometry(t.Frame, shape)
	if shift := min(shape.ScrolledRows, t.geo.MaxScrolledRows()); shift != shape.ScrolledRows {
		shape.ScrolledRows = shift
		t.geo = NewGeometry(t.Frame, shape)
	}
	var a Arrangement
	g, s := &t.geo, &t.Seating
	a.base[0] = g.Shelf
	for i := range a.Stones() {
		a.Stones()[i] = g.StoneRect(i + 1)
	}
	a.stack(v.Piles[s.Front], g.OwnPile, g.CardThickness)
	if t.isPileTurned {
		for _, c := range v.Piles[s.Front] {
			a.Cards[c].FaceUp = 1
		}
	}
	if s.IsOtherApart {
		a.stack(v.Piles[dreist.EgonSeat], g.Egon.Pile, g.CardThickness)
	}
	for place, seat := range s.OtherSeats() {
		a.stack(v.Piles[seat], g.OtherSeats[place].Pile, g.CardThickness)
	}
	for i, c := range v.DiscardPile {
		pose := stage.LyingPose(g.DiscardPile, zDiscard+i)
		pose.Rotation = restingTurn(i)
		pose.IsVisible = i >= len(v.DiscardPile)-6
		a.Cards[c] = pose
	}
	for c := range dreist.Card(dreist.CardCount) {
		if row := v.RowOf[c]; row != 0 {
			a.Cards[c] = stage.LyingPose(g.CellRect(c.Cell(row)), zLayout+row*dreist.NumberCount+c.Number())
		}
	}
	stage.ArrangeHand(a.Cards[:], v.Hands[s.Front], zHand, s.IsHandShown(s.Front, v.Turn), g.HandSpot)
	for place, seat := range s.OtherSeats() {
		stage.ArrangeHand(a.Cards[:], v.Hands[seat], zHand, s.IsHandShown(seat, v.Turn), g.OtherSeats[place].handSlot)
	}
	for i, c := range v.AsideCards {
		a.Cards[c] = stage.LyingPose(g.AsideSpot(i, len(v.AsideCards)), zAside+i)
	}
	if c := v.RevealedCard; c != dreist.NoCard {
		a.Cards[c] = stage.LyingPose(g.Egon.RevealedCard, zAside+len(v.AsideCards))
		a.Cards[c].Elevation = stage.ElevationHand
	}
	t.layGift(&a)
	return a
}

// stack arranges a face-down pile, thick per card but no higher than EvenCardCount cards. Only every third card's edge is drawn.
func (a *Arrangement) stack(pile []dreist.Card, at geom.Rect, thick float64) {
	stage.ArrangeStack(a.Cards[:], pile, at, zPile, 3, thick*min(1, dreist.EvenCardCount/float64(max(len(pile), 1))))
}

// restingTurn returns the small angle of the i-th card of the discard pile. It depends on i alone: an angle by the copy of
// the card would give away the order of the piles.
func restingTurn(i int) float64 {
	return (float64((i+1)*37%11) - 5) * 0.012
}
