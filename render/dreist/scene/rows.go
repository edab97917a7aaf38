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
)

// matFoot is the distance from the rows to the lower edge of the mat, in logical pixels.
const matFoot = 6

// layRows fits the base and the rows between two heights, over a width. The size of the cards does not depend on the depth
// of the layout.
func (g *Geometry) layRows(top, bottom, wide float64) {
	foot := matFoot * g.Unit
	g.layColumns(top, bottom-foot, wide)
	card := g.CardH * (1 + rowGap)
	below := min(g.Rows.Bottom(), g.PlateTop()) - g.Rows.Y - card // below the first row and above the plate
	g.Deepest = 1 + max(int(below/(g.CardH*closestRows)), 0)
	shown := float64(max(min(g.Shape.Rows, g.Deepest), fullRows))
	if g.Pitch = min(card, below/(shown-1)); g.Pitch < seenRows*g.CardH {
		g.Pitch = min(g.Pitch, hiddenRows*g.CardH)
	}
	y := g.Shelf.Center().Y
	g.Mat = geom.Rect{X: g.Shelf.X, Y: y, W: g.Shelf.W, H: bottom - foot*0.5 - y}
}

// fitting returns the greatest height of cards with which the base and fullRows whole rows fit.
func (g *Geometry) fitting(high, wide float64) float64 {
	head := (stoneRatio + 2*shelfEdge) / stage.CardRatio
	columns := (dreist.Numbers*(1+columnGap) - columnGap + 2*shelfEdge) / stage.CardRatio
	return math.Floor(min(high/(head+fullRows*(1+rowGap)), wide/columns))
}

// layColumns places the base and the columns between two heights. The columns are as far apart as the width allows.
func (g *Geometry) layColumns(top, bottom, wide float64) {
	g.CardH = g.fitting(bottom-top, wide)
	g.CardW = math.Round(g.CardH / stage.CardRatio)
	free := (wide - g.CardW*(1+2*shelfEdge)) / (dreist.Numbers - 1)
	g.Apart = math.Floor(max(min(free, g.CardW*(1+widestGap)), g.CardW*(1+columnGap)))
	w := (dreist.Numbers-1)*g.Apart + g.CardW
	g.Columns = geom.Rect{X: math.Round((g.W - w) / 2), Y: top, W: w, H: bottom - top}
	g.Shelf = geom.Rect{X: g.Columns.X - g.CardW*shelfEdge, Y: top, W: w + 2*g.CardW*shelfEdge,
		H: math.Round(g.CardW * (stoneRatio + 2*shelfEdge))}
	g.Rows = geom.Rect{X: g.Shelf.X, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: bottom - g.Shelf.Bottom()}
}

// HasOverlap reports whether rows overlap, each covering part of the one above it.
func (g *Geometry) HasOverlap() bool { return g.Pitch < g.CardH }

// Lane returns the part of the mat for the cards of a number, a strip from the shelf to the lower edge.
func (g *Geometry) Lane(number int) geom.Rect {
	x := g.Columns.X + float64(number-1)*g.Apart - (g.Apart-g.CardW)/2
	return geom.Rect{X: x, Y: g.Rows.Y, W: g.Apart, H: g.Mat.Bottom() - matFoot*g.Unit - g.Rows.Y}
}
