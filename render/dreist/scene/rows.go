package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// fullRows is how many rows fit without overlapping. More rows move closer together, until only the number and the colour
// of an overlapped card are visible; deeper layouts are scrolled. The others are distances of rows, in card heights.
const (
	fullRows    = 4
	closestRows = 0.25 // least distance
	seenRows    = 0.9  // from this distance on, the big numeral of a covered card is visible
	hiddenRows  = 0.63 // up to this distance it is hidden entirely; in between it would be cut

	matFoot = 6 // from the rows to the lower edge of the mat, in logical pixels
)

// layRows fits base and rows between two heights. The size of the cards does not depend on the depth of the layout.
func (g *Geometry) layRows(top, bottom, wide float64) {
	foot := matFoot * g.Unit
	g.layColumns(top, bottom-foot, wide)
	card := g.LaidCardHeight * (1 + rowGap)
	below := min(g.RowsRect.Bottom(), g.PlateTop()) - g.RowsRect.Y - card // below the first row and above the plate
	g.maxVisibleRows = 1 + max(int(below/(g.LaidCardHeight*closestRows)), 0)
	shown := float64(max(min(g.Shape.VisibleRows, g.maxVisibleRows), fullRows))
	g.RowSpacing = min(card, below/(shown-1))
	if g.RowSpacing < seenRows*g.LaidCardHeight {
		g.RowSpacing = min(g.RowSpacing, hiddenRows*g.LaidCardHeight)
	}
	y := g.Shelf.Center().Y
	g.Mat = geom.Rect{X: g.Shelf.X, Y: y, W: g.Shelf.W, H: bottom - foot*0.5 - y}
}

// layColumns places the base and the columns between two heights. The columns are as far apart as the width allows.
func (g *Geometry) layColumns(top, bottom, wide float64) {
	head := (stoneRatio + 2*shelfEdge) / stage.CardRatio
	columns := (dreist.NumberCount*(1+columnGap) - columnGap + 2*shelfEdge) / stage.CardRatio
	g.LaidCardHeight = math.Floor(min((bottom-top)/(head+fullRows*(1+rowGap)), wide/columns))
	g.LaidCardWidth = math.Round(g.LaidCardHeight / stage.CardRatio)
	free := (wide - g.LaidCardWidth*(1+2*shelfEdge)) / (dreist.NumberCount - 1)
	g.columnSpacing = math.Floor(max(min(free, g.LaidCardWidth*(1+widestGap)), g.LaidCardWidth*(1+columnGap)))
	w := (dreist.NumberCount-1)*g.columnSpacing + g.LaidCardWidth
	g.LayoutRect = geom.Rect{X: math.Round((g.W - w) / 2), Y: top, W: w, H: bottom - top}
	g.Shelf = geom.Rect{X: g.LayoutRect.X - g.LaidCardWidth*shelfEdge, Y: top, W: w + 2*g.LaidCardWidth*shelfEdge,
		H: math.Round(g.LaidCardWidth * (stoneRatio + 2*shelfEdge))}
	g.RowsRect = geom.Rect{X: g.Shelf.X, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: bottom - g.Shelf.Bottom()}
}

// HasOverlap reports whether rows overlap, each covering part of the one above it.
func (g *Geometry) HasOverlap() bool { return g.RowSpacing < g.LaidCardHeight }

// LaneRect returns the part of the mat for the cards of a number, a strip from the shelf to the lower edge.
func (g *Geometry) LaneRect(number int) geom.Rect {
	x := g.LayoutRect.X + float64(number-1)*g.columnSpacing - (g.columnSpacing-g.LaidCardWidth)/2
	return geom.Rect{X: x, Y: g.RowsRect.Y, W: g.columnSpacing, H: g.Mat.Bottom() - matFoot*g.Unit - g.RowsRect.Y}
}
