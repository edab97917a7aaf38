package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// How many rows fit at full card size: as long as nothing else is on the table, and beside a panel.
const (
	fullRows   = 4
	besideRows = 5
)

// How deep layouts are fitted in: first the cards become smaller, down to a part of what they are beside a panel, then the rows come closer to each other, down to
// a part of a card's height. What is deeper still is scrolled.
const (
	smallestCard = 0.8
	closestRows  = 0.46
)

// matFoot is how much room there is between the rows and the end of what they lie on, in logical pixels.
const matFoot = 6

// layRows fits the base and the rows between two heights, and returns where the base is at full card size, as what stands beside the layout keeps its place while the
// layout shrinks, and where it ends when all room is made for a panel, which has its place at once.
func (g *Geometry) layRows(top, bottom float64) (full geom.Rect, panel float64) {
	foot := matFoot * g.Unit
	beside := g.fitting(top, bottom-foot, besideRows)
	g.layColumns(top, bottom-foot, beside)
	panel = g.Shelf.Right()
	largest := math.Round(geom.Mix(g.fitting(top, bottom-foot, fullRows), beside, g.Shape.Panel))
	g.layColumns(top, bottom-foot, largest)
	full = g.Shelf
	smallest := max(math.Floor(beside*smallestCard), 1)
	g.layColumns(top, bottom-foot, smallest)
	g.Deepest = 1 + max(int((g.Rows.H-smallest*(1+rowGap))/(smallest*closestRows)), 0)
	g.layColumns(top, bottom-foot, min(largest, max(g.fitting(top, bottom-foot, g.Shape.Rows), smallest)))
	g.Pitch = g.CardH * (1 + rowGap)
	if shown := float64(min(g.Shape.Rows, g.Deepest)); shown*g.Pitch > g.Rows.H {
		g.Pitch = (g.Rows.H - g.Pitch) / (shown - 1)
	}
	y := g.Shelf.Center().Y
	g.Mat = geom.Rect{X: g.Shelf.X, Y: y, W: g.Shelf.W, H: bottom - foot*0.5 - y}
	return full, panel
}

// fitting returns how high a card is at most of which a number of rows fit between two heights below the base, with room on both sides.
func (g *Geometry) fitting(top, bottom float64, rows int) float64 {
	head := (stoneRatio + 2*shelfEdge) / stage.CardRatio
	high := (bottom - top) / (head + float64(rows)*(1+rowGap))
	wide := g.W * 0.6 / (dreist.Numbers * (1 + columnGap)) * stage.CardRatio
	return math.Floor(min(high, wide))
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
