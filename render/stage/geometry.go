package stage

import (
	"math"

	"dreist/game/dreist"
)

// Rows that fit at full card size, and how deep the layout shrinks before it scrolls.
const (
	fullRows    = 5
	deepestRows = 10
)

// CardRatio is the height of a card to its width.
const CardRatio = 7.0 / 5

// Proportions of what is built from cards.
const (
	columnGap   = 0.10 // between columns, in card widths
	rowGap      = 0.05 // between rows, in card heights
	stoneRatio  = 0.55 // height of a base stone, in card widths
	shelfEdge   = 0.16 // the wood around the stones, in card widths
	cornerWidth = 0.3  // what must show of an overlapped card to read its corner, in card widths
)

// Lift is how much a card grows while it is held.
const Lift = 1.05

// Frame is what the geometry follows from.
type Frame struct {
	W, H  float64 // the window in device pixels
	Scale float64 // device pixels per logical pixel
	Rows  int     // how many rows of the layout have to be seen
	Shift float64 // how many rows a layout deeper than ten is scrolled
	// Others is how many sit at the table besides the player in front, 1 to 3; 0 stands for Egon alone.
	Others  int
	Diagram Diagram // a small table of the overview; the zero Diagram stands for a table to play at
	Beside  bool    // nobody sits on the right, which is left to a guide: the last one sits below the first on the left
}

// Grow returns how much larger than the smallest window's the texts and panels are in this one: at least 1.
func (f Frame) Grow() float64 { return min(max(min(f.H/650, f.W/1040)/f.Scale, 1), 3) }

// Geometry holds every rectangle of the table in device pixels. Drawing, hit tests and motion all ask it.
type Geometry struct {
	Frame
	Unit float64 // one logical pixel
	Gap  float64 // the small distance between neighbours

	CardW, CardH float64 // a card in the layout
	HandW, HandH float64 // a card in the hand
	Columns      Rect    // the layout with its base
	Shelf        Rect    // the wooden edge with the base stones
	Rows         Rect    // where the rows show, below the shelf

	Left, Right Rect // the areas beside the layout
	Prompt      Rect // the line of text above the hand
	Refusal     Rect // why a move was refused, in its place
	Why         Rect // the link beside it to what explains that
	Tray        Rect // the hand's place

	Egon      Rect // Egon's face
	EgonPile  Rect
	EgonCount Rect
	Bubble    Rect // what Egon says
	Aside     Rect // the cards Egon turns up
	Gift      Rect // the gift's choice
	Replay    Rect // the button to watch the last turn again

	Others [dreist.MaxSeats - 1]SeatPlace // the other players clockwise from the one in front, as many as there are
	Recap  Rect                           // what happened last, in words

	Question  Rect // "draw a card?", beside the own pile
	Pile      Rect // the own pile
	Count     Rect // the own cards left
	Discard   Rect
	Named     Rect // what the discard pile is called, below it
	EndTurn   Rect
	Undo      Rect
	MenuIcon  Rect
	LogIcon   Rect
	SoundIcon Rect
	HelpIcon  Rect
	Caption   Rect // which game this is, below the icons
	Log       Rect // the log panel when it is open
}

// NewGeometry lays the table out for a frame.
func NewGeometry(f Frame) Geometry {
	g := Geometry{Frame: f, Unit: f.Scale}
	if f.Diagram.Rows > 0 {
		g.layDiagram()
		return g
	}
	u, tall := g.Unit, g.tall()
	edge := max(10*u, tall*0.016)
	g.Gap = max(6*u, tall*0.01)

	g.HandH = math.Round(min(tall*0.185, (f.W*0.5-4*g.Gap)/dreist.HandSize*CardRatio))
	g.HandW = math.Round(g.HandH / CardRatio)
	promptH := max(32*u, tall*0.045)
	bottom := f.H - edge - g.HandH - g.Gap - promptH
	top := edge
	if f.Others == 3 {
		top += g.acrossHeight() + g.Gap
	}

	// What stands beside the layout keeps its place while the layout shrinks.
	g.layColumns(top, bottom, fullRows)
	full := g.Shelf
	g.layColumns(top, bottom, min(max(f.Rows, fullRows), deepestRows))

	sideW := min(full.X-2*edge, tall*0.42)
	g.Left = Rect{full.X - edge - sideW, edge, sideW, bottom - edge}
	g.Right = Rect{full.Right() + edge, edge, sideW, bottom - edge}
	handW := dreist.HandSize*g.HandW + (dreist.HandSize-1)*g.Gap
	handY := f.H - edge - g.HandH
	g.Tray = Rect{(f.W - handW) / 2, handY, handW, g.HandH}
	g.Prompt = Rect{edge, bottom + g.Gap*0.2, f.W - 2*edge, promptH}
	g.layRefusal(bottom)

	g.layIcons(edge)
	if f.Others == 0 {
		g.layEgon()
	} else {
		g.layOthers(edge, full)
	}
	g.layBottom(edge, handY)
	return g
}

// tall is the height that sizes follow from: a window taller than 4:3 gains room, not larger things.
func (g *Geometry) tall() float64 { return min(g.H, g.W*3/4) }

// layColumns fits the base and a number of rows between two heights, and leaves room on both sides.
func (g *Geometry) layColumns(top, bottom float64, rows int) {
	head := (stoneRatio + 2*shelfEdge) / CardRatio
	high := (bottom - top) / (head + float64(rows)*(1+rowGap))
	wide := g.W * 0.6 / (dreist.Numbers * (1 + columnGap)) * CardRatio
	g.CardH = math.Floor(min(high, wide))
	g.CardW = math.Round(g.CardH / CardRatio)
	pitch := math.Round(g.CardW * (1 + columnGap))
	w := dreist.Numbers*pitch - math.Round(g.CardW*columnGap)
	g.Columns = Rect{math.Round((g.W - w) / 2), top, w, bottom - top}
	g.Shelf = Rect{g.Columns.X - g.CardW*shelfEdge, top, w + 2*g.CardW*shelfEdge, math.Round(g.CardW * (stoneRatio + 2*shelfEdge))}
	g.Rows = Rect{g.Shelf.X, g.Shelf.Bottom(), g.Shelf.W, bottom - g.Shelf.Bottom()}
}

// layEgon fills the area left of the layout from the top.
func (g *Geometry) layEgon() {
	u, l := g.Unit, g.Left
	high := g.sideHeight()
	pileH := math.Round(min(high*0.19, l.W*0.36*CardRatio))
	pileW := math.Round(pileH / CardRatio)
	face := min(l.W-pileW-g.Gap*2, high*0.27)
	g.Egon = Rect{l.X, l.Y, math.Round(face), math.Round(face)}
	g.EgonPile = Rect{l.Right() - pileW - 2*u, l.Y + dreist.EvenDeal*stackStep*pileW, pileW, pileH}
	g.EgonCount = Rect{g.EgonPile.X - g.Gap, g.EgonPile.Bottom() + 2*u, pileW + g.Gap, max(20*u, high*0.05)}
	y := max(g.Egon.Bottom(), g.EgonCount.Bottom()) + g.Gap*1.4
	g.Bubble = Rect{l.X, y, l.W, max(46*u, high*0.11)}
	questionH := g.layQuestion()
	y = g.Bubble.Bottom() + g.Gap
	g.Aside = Rect{l.X, y, l.W, g.Question.Y - g.Gap - y}
	g.Replay = Rect{l.X, y, l.W, max(32*u, high*0.055)}
	g.Gift = Rect{l.X, y, l.W, max(g.Aside.H, questionH*1.35)}
}

// sideHeight is the height that sizes beside the layout follow from.
func (g *Geometry) sideHeight() float64 { return min(g.Left.H, g.tall()*0.74) }

// Visible reports whether a row is neither scrolled away nor below the table's edge.
func (g *Geometry) Visible(row int) bool {
	return float64(row) > g.Shift && float64(row) <= g.Shift+deepestRows
}

// layBottom places the piles and buttons left and right of the hand. The piles are smaller than the cards of the hand, so
// that none of them passes for one of those; that leaves room for the own pile to rise and for the name of the other.
func (g *Geometry) layBottom(edge, handY float64) {
	u := g.Unit
	nameH := max(19*u, g.HandH*0.165)
	pileH := math.Round(g.HandH - nameH)
	pileW := math.Round(pileH / CardRatio)
	g.Pile = Rect{g.Tray.X - 2*edge - pileW, handY + g.HandH - pileH, pileW, pileH}
	countX := max(edge, g.Pile.X-edge-150*u)
	g.Count = Rect{countX, handY, g.Pile.X - g.Gap*1.5 - countX, g.HandH}
	g.Discard = Rect{g.Tray.Right() + 2*edge, handY, pileW, pileH}
	g.Named = Rect{g.Discard.X - edge, g.Discard.Bottom() + 4*u, pileW + 2*edge, g.HandH - pileH - 2*u}
	x := g.Discard.Right() + edge
	w := min(g.W-edge-x, max(200*u, g.tall()*0.34))
	g.EndTurn = Rect{x, handY, w, math.Round(g.HandH * 0.56)}
	g.Undo = Rect{x, g.EndTurn.Bottom() + g.Gap, w, g.HandH - g.EndTurn.H - g.Gap}
}

// layRefusal places the plate of a refusal in the middle of the line above the hand, its link on the right of it. Both keep
// their distance from what is above and below.
func (g *Geometry) layRefusal(bottom float64) {
	u := g.Unit * g.Grow()
	why := 92 * u
	w := min(600*u, g.Prompt.W-2*(why+g.Gap))
	g.Refusal = Rect{g.Prompt.Center().X - w/2, bottom + g.Gap, w, g.Prompt.H - g.Gap}
	g.Why = Rect{g.Refusal.Right() + g.Gap, g.Refusal.Y, why, g.Refusal.H}
}

// layIcons places the icons and the log in the upper right.
func (g *Geometry) layIcons(edge float64) {
	size := max(34*g.Unit, g.tall()*0.045)
	right := g.W - edge
	g.MenuIcon = Rect{right - size, edge, size, size}
	g.LogIcon = Rect{g.MenuIcon.X - size - g.Gap, edge, size, size}
	g.SoundIcon = Rect{g.LogIcon.X - size - g.Gap, edge, size, size}
	g.HelpIcon = Rect{g.SoundIcon.X - size - g.Gap, edge, size, size}
	g.Caption = Rect{g.Right.X, g.MenuIcon.Bottom() + 2*g.Unit, right - g.Right.X, max(18*g.Unit, g.tall()*0.028)}
	top := g.Caption.Bottom() + g.Gap*0.6
	x := max(g.Right.X, right-max(g.Right.W, 320*g.Unit))
	g.Log = Rect{x, top, right - x, g.Right.Bottom() - top}
}

// LogSheet returns the sheet of the open log and the button below it.
func (g *Geometry) LogSheet() (sheet, foot Rect) {
	sheet = g.Log
	sheet.H -= g.Replay.H + g.Gap
	return sheet, Rect{g.Log.X, g.Log.Bottom() - g.Replay.H, g.Log.W, g.Replay.H}
}

// Stone returns the place of a base stone, 1–8.
func (g *Geometry) Stone(number int) Rect {
	c := g.Cell(dreist.Cell{Row: 1, Column: number})
	return Rect{c.X, g.Shelf.Y + g.CardW*shelfEdge, g.CardW, math.Round(g.CardW * stoneRatio)}
}

// Cell returns the place of a card on a cell of the layout.
func (g *Geometry) Cell(at dreist.Cell) Rect {
	x := g.Columns.X + float64(at.Column-1)*math.Round(g.CardW*(1+columnGap))
	y := g.Rows.Y + (float64(at.Row-1)-g.Shift)*g.CardH*(1+rowGap) + g.CardH*rowGap*0.5
	return Rect{x, math.Round(y), g.CardW, g.CardH}
}

// HandSlot returns the place of the i-th of n hand cards.
func (g *Geometry) HandSlot(i, n int) Rect {
	pitch := g.HandW + g.Gap
	x := g.Tray.Center().X - (float64(n)*pitch-g.Gap)/2
	return Rect{math.Round(x + float64(i)*pitch), g.Tray.Y, g.HandW, g.HandH}
}

// AsideSlot returns the place of the i-th of n cards that Egon turns up. They overlap as far as needed, in as many
// lines as it takes for each to show its corner.
func (g *Geometry) AsideSlot(i, n int) Rect {
	w := min(g.EgonPile.W, g.CardW)
	h := w * CardRatio
	top := g.Aside.Y + g.Replay.H*0.35
	readable := max(int((g.Aside.W-w)/(w*cornerWidth)), 0) + 1
	lines := (n + readable - 1) / readable
	perLine := (n + lines - 1) / lines
	columnPitch, linePitch := w*1.08, h*1.06
	if perLine > 1 {
		columnPitch = min(columnPitch, (g.Aside.W-w)/float64(perLine-1))
	}
	if lines > 1 {
		linePitch = min(linePitch, (g.Aside.Bottom()-top-h)/float64(lines-1))
	}
	return Rect{g.Aside.X + float64(i%perLine)*columnPitch, top + float64(i/perLine)*linePitch, w, h}
}

// Reaches reports whether a cell lies on the part of the table that shows the layout, so that it can be meant.
func (g *Geometry) Reaches(at dreist.Cell) bool {
	return g.Visible(at.Row) && g.Cell(at).Center().Y < g.Rows.Bottom()
}

// ScrollMarks returns where it shows that there are rows above and below those in sight.
func (g *Geometry) ScrollMarks() (above, below Rect) {
	w, h := g.CardW*0.7, g.CardW*0.4
	x := g.Shelf.Right() + g.CardW*0.2
	return Rect{x, g.Rows.Y + h/2, w, h}, Rect{x, g.Rows.Bottom() - h*1.5, w, h}
}

// MaxShift returns how many rows the layout can be scrolled.
func (g *Geometry) MaxShift() float64 { return float64(max(0, g.Frame.Rows-deepestRows)) }
