package stage

import (
	"math"

	"dreist/game/dreist"
)

// Proportions of a diagram, in card widths.
const (
	diagramBreath = 0.3  // between the layout and the cards below it
	diagramGap    = 0.08 // between hand cards
	diagramFace   = 1.4  // Egon's face, as high as a card
	diagramSide   = 1.9  // the place of another player beside the layout
)

// Diagram says what a small table shows: so many rows, and the cards below them or not.
type Diagram struct {
	Rows int
	Bare bool // no hand, no pile, no Egon
}

// layDiagram lays a small table out: base and rows above, hand or Egon below, and where somebody else plays along, a
// pile beside the layout. Everything keeps its place whatever lies on it.
func (g *Geometry) layDiagram() {
	wide := 2*shelfEdge + dreist.Numbers*(1+columnGap) - columnGap
	if g.Frame.Others > 0 {
		wide += diagramSide
	}
	head := stoneRatio + 2*shelfEdge
	rows := float64(g.Diagram.Rows) * CardRatio * (1 + rowGap)
	high := head + rows
	if !g.Diagram.Bare {
		high += diagramBreath + CardRatio
	}
	c := math.Floor(min(g.W/wide, g.H/high))
	g.CardW, g.CardH = c, math.Round(c*CardRatio)
	g.HandW, g.HandH, g.Gap = g.CardW, g.CardH, c*diagramGap
	left, top := math.Round((g.W-c*wide)/2), math.Round((g.H-c*high)/2)

	pitch := math.Round(c * (1 + columnGap))
	g.Columns = Rect{left + c*shelfEdge, top, dreist.Numbers*pitch - math.Round(c*columnGap), c * (head + rows)}
	g.Shelf = Rect{left, top, g.Columns.W + 2*c*shelfEdge, math.Round(c * head)}
	g.Rows = Rect{left, g.Shelf.Bottom(), g.Shelf.W, c * rows}
	y := g.Rows.Bottom() + c*diagramBreath
	g.layDiagramHand(y)
	if g.Frame.Others > 0 {
		x := g.Shelf.Right() + c*(diagramSide-1)*0.7
		pile := Rect{x, g.Shelf.Bottom() + diagramFace*c, c, g.CardH}
		face := diagramFace * c
		g.Others[0] = SeatPlace{
			Portrait: Rect{pile.Center().X - face/2, g.Shelf.Y, face, face}, Pile: pile,
			Hand: Rect{x, pile.Bottom() + g.Gap, c, g.CardH}, card: c,
		}
	}
}

// layDiagramHand places the row of cards below the layout of a diagram, for a player and for Egon.
func (g *Geometry) layDiagramHand(y float64) {
	c, in := g.CardW, g.Shelf
	g.Pile = Rect{in.X, y, c, g.CardH}
	g.Discard = Rect{in.Right() - c, y, c, g.CardH}
	hand := dreist.HandSize*(c+g.Gap) - g.Gap
	g.Tray = Rect{in.Center().X - hand/2, y, hand, g.CardH}
	face := diagramFace * c
	g.Egon = Rect{in.X, y, face, face}
	g.EgonPile = Rect{g.Egon.Right() + 2*g.Gap, y, c, g.CardH}
	x := g.EgonPile.Right() + 4*g.Gap
	g.Aside = Rect{x, y, g.Discard.X - 2*g.Gap - x, g.CardH}
}
