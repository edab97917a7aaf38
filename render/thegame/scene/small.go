package scene

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
)

// SmallTable is the content of a small table, which explains a rule: some piles side by side, and below them a hand.
type SmallTable struct {
	Piles       thegame.PileSet
	MaxHand     int  // the greatest number of cards in the hand
	HasDrawPile bool // the draw pile lies beside the hand
}

// Proportions of a small table.
const (
	smallHand = 0.26 // the height of the hand, in heights of the table
	smallCard = 0.4  // the height of a card on a pile, in heights of the rest
	smallGap  = 4    // the distance between cards, in logical pixels
)

func (s *SmallTable) geometry(f stage.Frame) Geometry {
	g := Geometry{}
	g.Frame, g.Unit, g.Gap = f, f.Scale, smallGap*f.PanelUnit()
	places := float64(s.MaxHand)
	if s.HasDrawPile {
		places += 1.4 // the draw pile and its distance from the hand
	}
	g.HandCardWidth = math.Floor(min(f.H*smallHand/stage.CardRatio, f.W/places-g.Gap))
	g.CardHeight = math.Round(g.HandCardWidth * stage.CardRatio)
	y := f.H - g.CardHeight
	g.HandRect = geom.Rect{Y: y, W: f.W, H: g.CardHeight}
	if s.HasDrawPile {
		g.DrawPile = geom.Rect{X: f.W - g.HandCardWidth, Y: y, W: g.HandCardWidth, H: g.CardHeight}
		g.HandRect.W -= math.Round(1.4 * g.HandCardWidth)
	}
	g.Mat = geom.Rect{W: f.W, H: y - g.Gap}
	room := g.Mat
	room.H -= g.Gap
	g.layRows(room, s.Piles, smallCard)
	g.Landscape.H = int(g.Mat.H)
	return g
}

func (s *SmallTable) hide(a *Arrangement, v *View) {
	for on, pile := range v.Piles {
		for _, c := range pile {
			a.CardPoses[c].IsVisible = a.CardPoses[c].IsVisible && s.Piles.Has(thegame.Pile(on))
		}
	}
	for _, c := range v.DrawPile {
		a.CardPoses[c].IsVisible = a.CardPoses[c].IsVisible && s.HasDrawPile
	}
}
