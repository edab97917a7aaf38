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
	columnGap   = 0.10 // between columns at least, in card widths
	widestGap   = 0.6  // at most
	rowGap      = 0.05 // between rows that do not overlap, in card heights
	stoneRatio  = 0.55 // height of a base stone, in card widths
	shelfEdge   = 0.16 // the wood around the stones, in card widths
	cornerWidth = 0.45 // visible part of an overlapped card, in card widths
)

// TableContents says what must fit on the table.
type TableContents struct {
	VisibleRows  int     // rows of the layout to be visible
	ScrolledRows float64 // how many rows a deeper layout is scrolled by
	// OtherCount is the number of players besides the one in front, 1 to 3; 0 means Egon alone.
	OtherCount int
	hasBox     bool    // there is a box beside the layout, which needs room
	Diagram    Diagram // the content of a small table; zero for a table to play at
}

// Geometry holds every rectangle of the table in device pixels. Drawing, hit tests and motion all use it.
type Geometry struct {
	tabletop.Edges
	Shape TableContents

	Egon       EgonPlaces
	OtherSeats [dreist.MaxSeats - 1]SeatPlace // seats of the other players, clockwise from the player in front

	LaidCardWidth  float64   // width of a card in the layout
	LaidCardHeight float64   // height of a card in the layout
	columnSpacing  float64   // distance from column to column
	RowSpacing     float64   // distance from row to row, less than a card's height if rows overlap
	maxVisibleRows int       // greatest number of visible rows
	LayoutRect     geom.Rect // the whole layout: all eight columns, from the base down
	Shelf          geom.Rect // the wooden edge with the base stones
	RowsRect       geom.Rect // the visible rows, below the shelf
	Mat            geom.Rect // the mat below the rows, from the middle of the shelf down

	OwnPile       geom.Rect // the player's own pile
	CardThickness float64   // how much each card raises a pile
	OwnCountRect  geom.Rect // the number of the player's cards left
	CountHeight   float64   // height of the numbers of cards left, the same for both players against Egon
	DiscardPile   geom.Rect

	LastTurnsButtonArea geom.Rect // the button that shows the last turn again, a round arrow
	RecapRect           geom.Rect // the text of the last moves
}

// NewGeometry lays out a table of a shape in a frame.
func NewGeometry(f stage.Frame, s TableContents) Geometry {
	if s.Diagram.RowCount > 0 {
		g := Geometry{Edges: tabletop.Edges{Frame: f, Unit: f.Scale}, Shape: s}
		g.layDiagram()
		g.CardThickness = g.LaidCardWidth * flatThick
		return g
	}
	g := Geometry{Edges: tabletop.NewEdges(f, dreist.HandSize), Shape: s}
	edge, low, bottom := g.Margin, g.FootHeight, g.MatBottom
	g.CardThickness = g.SizingHeight() * cardThick
	g.layRows(edge, bottom, g.Stage.W-2*g.side())
	g.PlaceColumns(g.Shelf)
	g.makeRoomForScrollMarks()
	g.PlacePromptLine(min(g.Shelf.W, g.PromptLine.W-2*(signWide*g.PanelUnit()+g.Gap)))

	g.layBottom(edge, g.HandRect.Y, low)
	if s.OtherCount == 0 {
		g.layEgon()
	} else {
		g.layOthers()
	}
	if s.hasBox {
		g.stay()
	}
	return g
}

// stay puts the players at the left, and the buttons of a turn, where they would be without a box beside the layout.
func (g *Geometry) stay() {
	alone := g.Shape
	alone.hasBox = false
	before := NewGeometry(g.Frame, alone)
	g.Egon, g.OtherSeats, g.RecapRect, g.LastTurnsButtonArea = before.Egon, before.OtherSeats, before.RecapRect, before.LastTurnsButtonArea
	g.EndTurnRect, g.UndoRect = before.EndTurnRect, before.UndoRect
}

// The strip at each side of the board is sideWide of the window's width, and at least sideLeast logical pixels, so that the log has room.
const (
	sideWide  = 0.1485
	sideLeast = 178
)

// side returns the width that the layout leaves free on each side: for the icons, or for a box.
func (g *Geometry) side() float64 {
	if g.Shape.hasBox {
		return g.MinColumnWidth()
	}
	icons := g.Stage.Right() - g.Icons.Help.X + 1.2*g.Gap
	return max(icons, sideLeast*g.Unit, sideWide*min(g.W, 1.6*g.H))
}

// IsVisible reports whether a row is on the table: neither scrolled away nor below its edge.
func (g *Geometry) IsVisible(row int) bool {
	return float64(row) > g.Shape.ScrolledRows && float64(row) <= g.Shape.ScrolledRows+float64(g.maxVisibleRows)
}

// WindowUnit returns the device pixels per pixel of a window of 1280×800, the scale of celebrations.
func (g *Geometry) WindowUnit() float64 { return min(g.H/800, g.W/1280) }

// layBottom places piles and buttons beside the hand. The player's own pile rises with its cards from the lower edge.
func (g *Geometry) layBottom(edge, handY, high float64) {
	u := g.Unit
	pileH := math.Round(high - dreist.EvenCardCount*g.CardThickness)
	pileW := math.Round(pileH / stage.CardRatio)
	g.OwnPile = geom.Rect{X: g.HandRect.X - 2*edge - pileW, Y: handY + high - pileH, W: pileW, H: pileH}
	left := g.Stage.X + edge
	countX := max(left, g.OwnPile.X-edge-countWide*u*g.Enlargement())
	g.CountHeight = min(figuresSize*g.TextUnit(), high*0.4)
	g.OwnCountRect = geom.Rect{X: countX, Y: handY, W: g.OwnPile.X - g.Gap*1.5 - countX, H: high}
	goneW := math.Round(min(g.LaidCardWidth, high*goneHigh/stage.CardRatio))
	g.DiscardPile = geom.Rect{X: g.HandRect.Right() + 2*edge, W: goneW, H: math.Round(goneW * stage.CardRatio)}
	g.DiscardPile.Y = math.Round(handY + (high-g.DiscardPile.H)/2)
	g.PlaceButtons(max(g.DiscardPile.Right()+edge, g.RightColumn.X))
}

const (
	countWide   = 150    // greatest width of the number of the player's own cards and its caption, in logical pixels of texts
	figuresSize = 40     // of the numbers of cards left, in logical pixels of texts
	goneHigh    = 0.84   // greatest height of the discard pile, in parts of the height of the hand
	flatThick   = 0.0035 // how much each card raises a pile of a diagram, in card widths
	recapEdge   = 2      // distance of the round arrow from the top and right edges of the recap, in logical pixels
	signWide    = 150    // of the sign that something is not saved, in logical pixels of panels
)

// makeRoomForScrollMarks keeps the top of the log's area free for the scroll marks.
func (g *Geometry) makeRoomForScrollMarks() {
	if g.MaxScrolledRows() == 0 {
		return
	}
	above, _, _ := g.ScrollMarks()
	low := above.Bottom() + g.Gap
	g.Log.H -= low - g.Log.Y
	g.Log.Y = low
}

// StoneRect returns the rectangle of a base stone, 1–8.
func (g *Geometry) StoneRect(number int) geom.Rect {
	c := g.CellRect(dreist.Cell{Row: 1, Column: number})
	return geom.Rect{X: c.X, Y: g.Shelf.Y + g.LaidCardWidth*shelfEdge, W: g.LaidCardWidth, H: math.Round(g.LaidCardWidth * stoneRatio)}
}

// CellRect returns the rectangle of a card on a cell of the layout.
func (g *Geometry) CellRect(at dreist.Cell) geom.Rect {
	x := g.LayoutRect.X + float64(at.Column-1)*g.columnSpacing
	y := g.RowsRect.Y + (float64(at.Row-1)-g.Shape.ScrolledRows)*g.RowSpacing + g.LaidCardHeight*rowGap*0.5
	return geom.Rect{X: x, Y: math.Round(y), W: g.LaidCardWidth, H: g.LaidCardHeight}
}

// IsReachable reports whether a cell is on the visible part of the layout, so that it can be aimed at.
func (g *Geometry) IsReachable(at dreist.Cell) bool {
	return g.IsVisible(at.Row) && g.CellRect(at).Center().Y < g.RowsRect.Bottom()
}

// ScrollMarks returns the rectangles of the counts of hidden rows, above and below the visible ones; words is true if a count has room for the word
// "rows" beside it.
func (g *Geometry) ScrollMarks() (above, below geom.Rect, words bool) {
	u := g.TextUnit()
	x, y := g.RightColumn.X, g.Caption.Bottom()+g.Gap*0.6
	w := min(112*u, (g.RightColumn.W-g.Gap)/2)
	words = w >= 96*u
	above = geom.Rect{X: x, Y: y, W: w, H: 30 * u}
	below = above
	below.X += w + g.Gap
	return above, below, words
}

// MaxScrolledRows returns the number of rows that the layout can be scrolled by.
func (g *Geometry) MaxScrolledRows() float64 {
	return float64(max(0, g.Shape.VisibleRows-g.maxVisibleRows))
}

// ThirdRowBottom returns the lower edge of the third row, which an ending must not cover.
func (g *Geometry) ThirdRowBottom() float64 {
	return g.CellRect(dreist.Cell{Row: 3, Column: 1}).Bottom() + g.Shape.ScrolledRows*g.RowSpacing
}

// EndPanelTop returns how far up a panel about the ending may reach: the third row's cards stay recognizable.
func (g *Geometry) EndPanelTop() float64 { return g.ThirdRowBottom() - 0.3*g.LaidCardHeight }
