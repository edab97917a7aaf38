package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// fullRows is how many rows fit one below the other. Of more, the rows come closer to each other, down to a part of a card's height: as much as shows the number and
// the family of a card that the next one lies on. What is deeper still is scrolled.
const (
	fullRows    = 4
	closestRows = 0.25
)

// matFoot is how much room there is between the rows and the end of what they lie on, in logical pixels.
const matFoot = 6

// layRows fits the base and the rows between two heights, with a column on both sides that is at least so wide. The cards have one size, however deep they lie.
func (g *Geometry) layRows(top, bottom, column float64) {
	foot := matFoot * g.Unit
	g.layColumns(top, bottom-foot, g.fitting(bottom-foot-top, g.W-2*column))
	card := g.CardH * (1 + rowGap)
	below := min(g.Rows.Bottom(), g.plateTop(bottom)) - g.Rows.Y - card // the first row, and above what is asked
	g.Deepest = 1 + max(int(below/(g.CardH*closestRows)), 0)
	shown := float64(max(min(g.Shape.Rows, g.Deepest), fullRows))
	g.Pitch = min(card, below/(shown-1))
	y := g.Shelf.Center().Y
	g.Mat = geom.Rect{X: g.Shelf.X, Y: y, W: g.Shelf.W, H: bottom - foot*0.5 - y}
}

// fitting returns how high a card is at most of which the base and as many rows as show wholly fit a room.
func (g *Geometry) fitting(high, wide float64) float64 {
	head := (stoneRatio + 2*shelfEdge) / stage.CardRatio
	columns := (dreist.Numbers*(1+columnGap) - columnGap + 2*shelfEdge) / stage.CardRatio
	return math.Floor(min(high/(head+fullRows*(1+rowGap)), wide/columns))
}

// layColumns places the base and the columns between two heights, for cards of a height.
func (g *Geometry) layColumns(top, bottom, cardH float64) {
	g.CardH = cardH
	g.CardW = math.Round(g.CardH / stage.CardRatio)
	pitch := math.Round(g.CardW * (1 + columnGap))
	w := dreist.Numbers*pitch - math.Round(g.CardW*columnGap)
	g.Columns = geom.Rect{X: math.Round((g.W - w) / 2), Y: top, W: w, H: bottom - top}
	g.Shelf = geom.Rect{X: g.Columns.X - g.CardW*shelfEdge, Y: top, W: w + 2*g.CardW*shelfEdge, H: math.Round(g.CardW * (stoneRatio + 2*shelfEdge))}
	g.Rows = geom.Rect{X: g.Shelf.X, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: bottom - g.Shelf.Bottom()}
}

// Overlap reports whether the rows overlap, each lying on the one above it.
func (g *Geometry) Overlap() bool { return g.Pitch < g.CardH }

// Lane returns where the cards of a number lie on the mat.
func (g *Geometry) Lane(number int) geom.Rect {
	pitch := math.Round(g.CardW * (1 + columnGap))
	x := g.Columns.X + float64(number-1)*pitch - (pitch-g.CardW)/2
	return geom.Rect{X: x, Y: g.Rows.Y, W: pitch, H: g.Mat.Bottom() - g.Rows.Y}
}
