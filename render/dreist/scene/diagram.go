package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Proportions of a diagram, in card widths.
const (
	diagramBreath = 0.3  // between the layout and the cards below it
	diagramGap    = 0.08 // between hand cards
	diagramFace   = 1.4  // Egon's face, as high as a card
	diagramSide   = 1.9  // the place of another player beside the layout
)

// Diagram is the content of a small table.
type Diagram struct {
	RowCount    int  // number of rows
	HasOnlyRows bool // there is nothing below the rows: no hand, no pile, no Egon
}

// layDiagram lays out a small table, whatever its cards: base and rows, below them hand or Egon, beside them another's pile.
func (g *Geometry) layDiagram() {
	wide := 2*shelfEdge + dreist.NumberCount*(1+columnGap) - columnGap
	if g.Shape.OtherCount > 0 {
		wide += diagramSide
	}
	head := stoneRatio + 2*shelfEdge
	rows := float64(g.Shape.Diagram.RowCount) * stage.CardRatio * (1 + rowGap)
	high := head + rows
	if !g.Shape.Diagram.HasOnlyRows {
		high += diagramBreath + stage.CardRatio
	}
	c := math.Floor(min(g.W/wide, g.H/high))
	g.LaidCardWidth, g.LaidCardHeight = c, math.Round(c*stage.CardRatio)
	g.HandCardWidth, g.CardHeight, g.Gap = g.LaidCardWidth, g.LaidCardHeight, c*diagramGap
	left, top := math.Round((g.W-c*wide)/2), math.Round((g.H-c*high)/2)

	g.columnSpacing = math.Round(c * (1 + columnGap))
	g.LayoutRect = geom.Rect{X: left + c*shelfEdge, Y: top, W: (dreist.NumberCount-1)*g.columnSpacing + c, H: c * (head + rows)}
	g.Shelf = geom.Rect{X: left, Y: top, W: g.LayoutRect.W + 2*c*shelfEdge, H: math.Round(c * head)}
	g.RowsRect = geom.Rect{X: left, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: c * rows}
	g.RowSpacing, g.maxVisibleRows = g.LaidCardHeight*(1+rowGap), dreist.MaxRow
	y := g.RowsRect.Bottom() + c*diagramBreath
	g.layDiagramHand(y)
	if g.Shape.OtherCount > 0 {
		x := g.Shelf.Right() + c*(diagramSide-1)*0.7
		pile := geom.Rect{X: x, Y: g.Shelf.Bottom() + diagramFace*c, W: c, H: g.LaidCardHeight}
		face := diagramFace * c
		g.OtherSeats[0] = SeatPlace{
			Portrait: geom.Rect{X: pile.Center().X - face/2, Y: g.Shelf.Y, W: face, H: face}, Pile: pile,
			handRect: geom.Rect{X: x, Y: pile.Bottom() + g.Gap, W: c, H: g.LaidCardHeight}, card: c,
		}
	}
}

// layDiagramHand places the hand or Egon's cards below the layout of a diagram.
func (g *Geometry) layDiagramHand(y float64) {
	c, in := g.LaidCardWidth, g.Shelf
	g.OwnPile = geom.Rect{X: in.X, Y: y, W: c, H: g.LaidCardHeight}
	g.DiscardPile = geom.Rect{X: in.Right() - c, Y: y, W: c, H: g.LaidCardHeight}
	hand := dreist.HandSize*(c+g.Gap) - g.Gap
	g.HandRect = geom.Rect{X: in.Center().X - hand/2, Y: y, W: hand, H: g.LaidCardHeight}
	face := diagramFace * c
	g.Egon.Face = geom.Rect{X: in.X, Y: y, W: face, H: face}
	g.Egon.Pile = geom.Rect{X: g.Egon.Face.Right() + 2*g.Gap, Y: y, W: c, H: g.LaidCardHeight}
	x := g.Egon.Pile.Right() + 4*g.Gap
	g.Egon.AsideArea = geom.Rect{X: x, Y: y, W: g.DiscardPile.X - 2*g.Gap - x, H: g.LaidCardHeight}
}
