package scene

import (
	"cmp"
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// The layers of the table from below.
const (
	zPile    = 0
	zLayout  = 200
	zDiscard = 300
	zHand    = 500
	zAside   = 600
)

// Arrangement is the pose of every card and the place of the base, all that a picture of the table needs to know
// of a view.
type Arrangement struct {
	Cards [dreist.Deck]stage.Pose
	base  [1 + dreist.Numbers]geom.Rect // the shelf, then its stones
}

// Shelf returns the place of the wooden edge with the base stones.
func (a *Arrangement) Shelf() geom.Rect { return a.base[0] }

// Stones returns the places of the base stones, from 1 to 8.
func (a *Arrangement) Stones() []geom.Rect { return a.base[1:] }

// SortUpwards brings cards to be drawn in their order from the lowest up. Where two lie on one layer their places decide
// and not what they are, which nobody may find out by looking closely.
func (a *Arrangement) SortUpwards(cards []dreist.Card) {
	slices.SortFunc(cards, func(c, d dreist.Card) int {
		p, q := &a.Cards[c], &a.Cards[d]
		return cmp.Or(cmp.Compare(p.Z, q.Z), cmp.Compare(p.X, q.X), cmp.Compare(p.Y, q.Y))
	})
}

// stackStep is how much each card raises a pile, in card widths; only every third card's edge is drawn. Piles of more
// than EvenDeal cards rise no higher than that many.
const stackStep = 0.0035

// Arrange returns where everything of a view is on a geometry, as seen by those who sit as told.
func Arrange(v *View, g *Geometry, s *Seating) Arrangement {
	var a Arrangement
	a.base[0] = g.Shelf
	for i := range a.Stones() {
		a.Stones()[i] = g.Stone(i + 1)
	}
	a.stack(v.Piles[s.Front], g.Pile)
	if s.Turned {
		for _, c := range v.Piles[s.Front] {
			a.Cards[c].Face = 1
		}
	}
	if s.Egon {
		a.stack(v.Piles[dreist.EgonSeat], g.Egon.Pile)
	}
	for place, seat := range s.Others() {
		a.stack(v.Piles[seat], g.Others[place].Pile)
	}
	for i, c := range v.Discard {
		pose := stage.Lying(g.DiscardPile, zDiscard+i)
		pose.Turn = restingTurn(i)
		pose.Shown = i >= len(v.Discard)-6
		a.Cards[c] = pose
	}
	for c := range dreist.Card(dreist.Deck) {
		if row := v.Rows[c]; row != 0 {
			a.Cards[c] = stage.Lying(g.Cell(c.Cell(row)), zLayout+row*dreist.Numbers+c.Number())
		}
	}
	a.hand(v.Hands[s.Front], s.Shows(s.Front, v.Turn), g.HandSlot)
	for place, seat := range s.Others() {
		open := s.Shows(seat, v.Turn)
		a.hand(v.Hands[seat], open, g.Others[place].Line(open).HandSlot)
	}
	for i, c := range v.Aside {
		a.Cards[c] = stage.Lying(g.AsideSlot(i, len(v.Aside)), zAside+i)
	}
	if c := v.Revealed; c != dreist.NoCard {
		a.Cards[c] = stage.Lying(g.Egon.Reveal, zAside+len(v.Aside))
		a.Cards[c].High = stage.HighHand
	}
	return a
}

// hand arranges the cards of a hand in their slots, face up where they may be seen.
func (a *Arrangement) hand(cards []dreist.Card, shown bool, slot func(i, n int) geom.Rect) {
	for i, c := range cards {
		p := stage.Lying(slot(i, len(cards)), zHand+i)
		p.High = stage.HighHand
		if !shown {
			p.Face = 0
		}
		a.Cards[c] = p
	}
}

// stack arranges a face-down pile, whose height shows how many cards it holds.
func (a *Arrangement) stack(pile []dreist.Card, at geom.Rect) {
	step := stackStep * at.W * min(1, dreist.EvenDeal/float64(max(len(pile), 1)))
	for i, c := range pile {
		p := stage.Lying(at, zPile+i)
		p.Y -= float64(i) * step
		p.Face = 0
		p.Flush = i > 0
		p.Shown = i%3 == 0 || i == len(pile)-1
		a.Cards[c] = p
	}
}

// restingTurn is the small turn with which the i-th card lies on the discard pile. It follows from the place alone: which
// of equal cards one is depends on the order of the piles, which nobody may see.
func restingTurn(i int) float64 {
	return (float64((i+1)*37%11) - 5) * 0.012
}
