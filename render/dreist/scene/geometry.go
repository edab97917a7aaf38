package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Proportions in sizes of a card.
const (
	columnGap   = 0.10 // between columns, in card widths
	rowGap      = 0.05 // between rows that do not overlap, in card heights
	stoneRatio  = 0.55 // height of a base stone, in card widths
	shelfEdge   = 0.16 // the wood around the stones, in card widths
	cornerWidth = 0.45 // visible part of an overlapped card, in card widths
)

// Shape is what must fit on the table.
type Shape struct {
	Rows  int     // rows of the layout to be visible
	Shift float64 // rows that a deeper layout is scrolled by
	// Others is the number of players besides the one in front, 1 to 3; 0 stands for Egon alone.
	Others  int
	Diagram Diagram // a small table; the zero Diagram stands for a table to play at
}

// Geometry holds every rectangle of the table in device pixels, part by part. Drawing, hit tests and motion all ask it.
type Geometry struct {
	tabletop.Edges
	Shape Shape

	LayoutPlaces
	HandPlaces
	SidePlaces
	Egon   EgonPlaces
	Others [dreist.MaxSeats - 1]SeatPlace // clockwise from the player in front
}

// LayoutPlaces is the layout with its base.
type LayoutPlaces struct {
	CardW, CardH float64   // a card in the layout
	Pitch        float64   // distance of rows, less than a card's height if rows overlap
	Deepest      int       // greatest number of visible rows
	Columns      geom.Rect // all of it
	Shelf        geom.Rect // the wooden edge with the base stones
	Rows         geom.Rect // the visible rows, below the shelf
	Mat          geom.Rect // the mat below the rows, from the shelf on
}

// HandPlaces is the hand of the player in front, and what lies on both sides of it.
type HandPlaces struct {
	Pile        geom.Rect // the own pile
	Count       geom.Rect // the own cards left
	Race        geom.Rect // the race, in the left area
	DiscardPile geom.Rect
	DiscardName geom.Rect // the name below the discard pile
}

// SidePlaces is what stands beside the layout besides Egon and the others.
type SidePlaces struct {
	Replay geom.Rect // the round arrow to show the last turn again
	Recap  geom.Rect // the text of the last moves
}

// EgonPlaces is Egon's place with his cards.
type EgonPlaces struct {
	Box    geom.Rect // his face and cards, the one in his hand included
	Face   geom.Rect
	Pile   geom.Rect
	Count  geom.Rect  // of his cards
	Bubble geom.Rect  // his text
	Reveal geom.Rect  // the card that he holds beside his cheek
	Grip   geom.Point // where he holds that card
	Rest   geom.Point // his other hand in his turn
	Aside  geom.Rect  // the cards that he has set aside
}

// NewGeometry lays out a table of a shape in a frame.
func NewGeometry(f stage.Frame, s Shape) Geometry {
	if s.Diagram.Rows > 0 {
		g := Geometry{Edges: tabletop.Edges{Frame: f, Unit: f.Scale}, Shape: s}
		g.layDiagram()
		return g
	}
	g := Geometry{Edges: tabletop.NewEdges(f, dreist.HandSize), Shape: s}
	edge, low, bottom := g.Edge, g.Low, g.Bottom
	g.layRows(edge, bottom, g.LeastColumn())
	g.LayColumns(g.Shelf)
	g.makeRoomForScrollMarks()
	g.LayLine(g.Shelf.W)

	g.layBottom(edge, g.Tray.Y, low)
	if s.Others == 0 {
		g.layEgon()
	} else {
		g.layOthers()
	}
	return g
}

// Visible reports whether a row is in sight: neither scrolled away nor below the edge of the table.
func (g *Geometry) Visible(row int) bool {
	return float64(row) > g.Shape.Shift && float64(row) <= g.Shape.Shift+float64(g.Deepest)
}

// WindowUnit returns the device pixels per pixel of a window of 1280×800, by which celebrations grow.
func (g *Geometry) WindowUnit() float64 { return min(g.H/800, g.W/1280) }

// layBottom places the piles and buttons left and right of the hand. The piles are smaller than the hand's cards, to
// look different from them and to leave room for the own pile to rise and for the name of the discard pile.
func (g *Geometry) layBottom(edge, handY, high float64) {
	u := g.Unit
	nameH := max(19*u, high*0.165)
	pileH := math.Round(high - nameH)
	pileW := math.Round(pileH / stage.CardRatio)
	g.Pile = geom.Rect{X: g.Tray.X - 2*edge - pileW, Y: handY + high - pileH, W: pileW, H: pileH}
	left := g.Stage.X + edge
	countX := max(left, g.Pile.X-edge-countWide*u*g.Grow())
	g.Count = geom.Rect{X: countX, Y: handY, W: g.Pile.X - g.Gap*1.5 - countX, H: high}
	g.DiscardPile = geom.Rect{X: g.Tray.Right() + 2*edge, Y: handY, W: pileW, H: pileH}
	g.DiscardName = geom.Rect{X: g.DiscardPile.X - edge, Y: g.DiscardPile.Bottom() + 4*u, W: pileW + 2*edge, H: high - pileH - 2*u}
	g.LayButtons(g.DiscardPile.Right() + edge)
}

// countWide is the greatest width of the number of the own cards and its caption, in logical pixels of texts.
const countWide = 150

// The top of the race, as a part of the left area's height; its least height, and the wanted height of the recap above it, in logical
// pixels of texts; and the least height of the recap, in logical pixels of panels: two lines below a name.
const (
	raceFrom   = 0.655
	raceLeast  = 100
	recapWants = 130
	recapLeast = 77
	recapEdge  = 2 // of the round arrow in it, in logical pixels
)

// layRace divides the left area between two heights into the recap and the race, whose place is the same for every recap.
func (g *Geometry) layRace(from, to float64) {
	top := max(g.Left.Y+g.SideHeight()*raceFrom-(g.Left.Bottom()-to), from+recapWants*g.TextUnit())
	top = max(min(top, to-raceLeast*g.TextUnit()), from+recapLeast*g.PanelUnit())
	g.Race = geom.Rect{X: g.Left.X, Y: top, W: g.Left.W, H: to - top}
	g.Recap = geom.Rect{X: g.Left.X, Y: from, W: max(g.Left.W, 250*g.Unit), H: top - g.Gap*0.5 - from}
}

// makeRoomForScrollMarks keeps the top of the log's place free for the scroll marks.
func (g *Geometry) makeRoomForScrollMarks() {
	if g.MaxShift() == 0 {
		return
	}
	above, _, _ := g.ScrollMarks()
	low := above.Bottom() + g.Gap
	g.Log.H -= low - g.Log.Y
	g.Log.Y = low
}

// Stone returns the place of a base stone, 1–8.
func (g *Geometry) Stone(number int) geom.Rect {
	c := g.Cell(dreist.Cell{Row: 1, Column: number})
	return geom.Rect{X: c.X, Y: g.Shelf.Y + g.CardW*shelfEdge, W: g.CardW, H: math.Round(g.CardW * stoneRatio)}
}

// Cell returns the place of a card on a cell of the layout.
func (g *Geometry) Cell(at dreist.Cell) geom.Rect {
	x := g.Columns.X + float64(at.Column-1)*math.Round(g.CardW*(1+columnGap))
	y := g.Rows.Y + (float64(at.Row-1)-g.Shape.Shift)*g.Pitch + g.CardH*rowGap*0.5
	return geom.Rect{X: x, Y: math.Round(y), W: g.CardW, H: g.CardH}
}

// AsideSlot returns the place of the i-th of n cards that Egon has set aside. They lie side by side as long as there is
// room; more of them overlap and become smaller rather than hide each other.
func (g *Geometry) AsideSlot(i, n int) geom.Rect {
	w, pitch, perLine := g.asideLines(n)
	in, h := g.asideRoom(), math.Round(w*stage.CardRatio)
	left := in.X + (in.W-w-float64(min(perLine, n)-1)*pitch)/2
	return geom.Rect{X: left + float64(i%perLine)*pitch, Y: in.Y + float64(i/perLine)*h*asideLine, W: w, H: h}
}

// asideLines returns the width of n cards set aside, the distance from one to the next, and how many are in a line.
func (g *Geometry) asideLines(n int) (w, pitch float64, perLine int) {
	in, full := g.asideRoom(), g.asideCard()
	for w = full; ; w-- {
		h, pitch := math.Round(w*stage.CardRatio), w*1.08
		lines := int((in.H + h*(asideLine-1)) / (h * asideLine))
		free := max(int((in.W-w)/pitch), 0) + 1
		most := max(int((in.W-w)/(w*cornerWidth)), 0) + 1
		switch least := w <= full*smallestAside; {
		case n <= lines*free:
			return w, pitch, free
		case n <= lines*most || least:
			lines = max(lines, 1)
			perLine = (n + lines - 1) / lines
			return w, (in.W - w) / float64(max(perLine-1, 1)), perLine
		}
	}
}

// asideCard returns the width of a card set aside at full size.
func (g *Geometry) asideCard() float64 { return math.Round(min(g.Egon.Pile.W, g.CardW) * asideSize) }

// AsideTray returns the tray of n cards that Egon has set aside; it grows with them.
func (g *Geometry) AsideTray(n int) geom.Rect {
	tray := g.Egon.Aside
	last := max(n-1, 0)
	tray.H = g.AsideSlot(last, last+1).Bottom() + g.Gap - tray.Y
	return tray
}

// Sizes of the cards that Egon sets aside: relative to those of his pile, the smallest part of that, and the line pitch in card heights.
const (
	asideSize     = 0.8
	smallestAside = 0.55
	asideLine     = 1.06
)

// asideRoom returns the area of those cards on their tray, below its name.
func (g *Geometry) asideRoom() geom.Rect {
	tray, pad := g.Egon.Aside, g.Gap
	head := g.AsideName().H
	return geom.Rect{X: tray.X + pad, Y: tray.Y + head, W: tray.W - 2*pad, H: tray.H - head - pad}
}

// AsideName returns the place of the tray's name.
func (g *Geometry) AsideName() geom.Rect {
	return geom.Rect{X: g.Egon.Aside.X + g.Gap, Y: g.Egon.Aside.Y, W: g.Egon.Aside.W - 2*g.Gap, H: 24 * g.TextUnit()}
}

// Reaches reports whether a cell is on the visible part of the layout, so that it can be aimed at.
func (g *Geometry) Reaches(at dreist.Cell) bool {
	return g.Visible(at.Row) && g.Cell(at).Center().Y < g.Rows.Bottom()
}

// ScrollMarks returns the places of the numbers of rows above and below the visible ones: side by side at the top of the column on the
// right. words reports whether there is room for words.
func (g *Geometry) ScrollMarks() (above, below geom.Rect, words bool) {
	u := g.TextUnit()
	x, y := g.Right.X, g.Caption.Bottom()+g.Gap*0.6
	w := min(112*u, (g.Right.W-g.Gap)/2)
	words = w >= 96*u
	above = geom.Rect{X: x, Y: y, W: w, H: 30 * u}
	below = above
	below.X += w + g.Gap
	return above, below, words
}

// MaxShift returns how many rows the layout can be scrolled.
func (g *Geometry) MaxShift() float64 { return float64(max(0, g.Shape.Rows-g.Deepest)) }

// Seen returns the lower edge of the third row, which an ending must not cover.
func (g *Geometry) Seen() float64 {
	return g.Cell(dreist.Cell{Row: 3, Column: 1}).Bottom() + g.Shape.Shift*g.Pitch
}

// EndPanelTop returns how far up a panel about the ending may reach: it leaves enough of the third row's cards to tell them apart.
func (g *Geometry) EndPanelTop() float64 { return g.Seen() - 0.3*g.CardH }
