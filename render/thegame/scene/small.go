package scene

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Small is what a small table shows, which explains a rule: some piles one below the other, and below them the hand in front.
type Small struct {
	Piles thegame.PileSet
	Hand  int  // the most cards in the hand
	Deck  bool // the draw pile lies beside the hand
}

// Proportions of a small table.
const (
	smallHand = 0.9  // the height of the hand, in rows
	smallRow  = 0.27 // the height of a row at most, in widths of the table
	smallGap  = 4    // between cards, in logical pixels
)

// geometry lays the table out in a frame.
func (s *Small) geometry(f stage.Frame) Geometry {
	g := Geometry{}
	g.Frame, g.Unit, g.Gap = f, f.Scale, smallGap*f.PanelUnit()
	rows := float64(s.Piles.Len())
	row := math.Floor(min((f.H-2*g.Gap)/(rows+smallHand), f.W*smallRow))
	g.CardH = math.Floor(row * (1 - 2*rowPad))
	g.CardW = math.Round(g.CardH / stage.CardRatio)
	places := float64(s.Hand)
	if s.Deck {
		places += 1.4 // with its distance from the hand
	}
	g.HandW = math.Floor(min(row*smallHand/stage.CardRatio, f.W/places-g.Gap))
	g.HandH = math.Round(g.HandW * stage.CardRatio)
	y := math.Round((f.H - rows*row - 2*g.Gap - g.HandH) / 2)
	for on := range s.Piles.All() {
		g.Rows[on] = g.layRow(geom.Rect{Y: y, W: f.W, H: row})
		y += row
	}
	y += 2 * g.Gap
	g.Tray = geom.Rect{Y: y, W: f.W, H: g.HandH}
	if s.Deck {
		g.Deck = geom.Rect{X: f.W - g.HandW, Y: y, W: g.HandW, H: g.HandH}
		g.Tray.W -= math.Round(1.4 * g.HandW)
	}
	return g
}

// hide takes what the table does not show out of a picture.
func (s *Small) hide(a *Arrangement, v *View) {
	for on, pile := range v.Piles {
		for _, c := range pile {
			a.Cards[c].Shown = a.Cards[c].Shown && s.Piles.Has(thegame.Pile(on))
		}
	}
	for _, c := range v.Deck {
		a.Cards[c].Shown = a.Cards[c].Shown && s.Deck
	}
}
