package tabletop

import (
	"math"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Edges are the areas around the cards that the tables of all games share, in device pixels: icons, log, prompt line and buttons.
// NewEdges arranges them around a mat and a hand, NewStripEdges above and below the cards of a table without a hand.
type Edges struct {
	stage.Frame
	Unit       float64   // a logical pixel
	Gap        float64   // space between neighbours
	Margin     float64   // margin of the window
	FootHeight float64   // height of the hand and of the buttons beside it
	MatBottom  float64   // y of the mat's lower end with its margin, above the prompt line
	Stage      geom.Rect // the window without the margins of a very wide one

	LeftColumn  geom.Rect // column left of the mat
	RightColumn geom.Rect // column right of the mat
	Icons       IconPlaces
	Caption     geom.Rect // name of the game, below the icons
	Log         geom.Rect // the log, or the box of a guide, in the right column

	HandCardWidth float64   // width of a card in the hand
	CardHeight    float64   // height of a card in the hand
	HandRect      geom.Rect // the row of the hand

	EndTurnRect geom.Rect
	UndoRect    geom.Rect
	HintRect    geom.Rect // the button for a hint, above those

	PromptLine  geom.Rect // the whole line between the mat and the hand
	RefusalRect geom.Rect // the reason for a refusal, in the middle
	Plate       geom.Rect // the plate of a question with its answers, or of a refusal with the button for its explanation
	UnsavedRect geom.Rect // the warning about unsaved games, at the left
}

// IconPlaces are the rectangles of the icons in the upper right.
type IconPlaces struct{ Menu, Log, Sound, Help geom.Rect }

// NewEdges returns the edges of a table in a frame as far as they do not depend on the mat; hand is the number of cards at the lower edge.
func NewEdges(f stage.Frame, hand int) Edges {
	e := edgesIn(f)
	tall := e.SizingHeight()
	e.FootHeight = math.Round(min(tall*0.185, (f.W*0.5-4*e.Gap)/float64(hand)*stage.CardRatio))
	e.CardHeight = math.Round(e.FootHeight - e.HandRim())
	e.HandCardWidth = math.Round(e.CardHeight / stage.CardRatio)
	wide := float64(hand)*e.HandCardWidth + float64(hand-1)*e.Gap
	e.HandRect = geom.Rect{X: (f.W - wide) / 2, Y: f.H - e.Margin - e.FootHeight, W: wide, H: e.CardHeight}
	promptH := max(32*e.Unit, tall*0.045)
	e.MatBottom = f.H - e.Margin - e.FootHeight - e.Gap - promptH
	e.layIcons()
	e.PromptLine = geom.Rect{X: e.Stage.X + e.Margin, Y: e.MatBottom + e.Gap*0.2, W: e.Stage.W - 2*e.Margin, H: promptH}
	return e
}

func edgesIn(f stage.Frame) Edges {
	e := Edges{Frame: f, Unit: f.Scale, Stage: geom.UsedWindow(f.W, f.H)}
	e.Margin, e.Gap = max(10*e.Unit, e.SizingHeight()*0.016), max(6*e.Unit, e.SizingHeight()*0.01)
	return e
}

// NewStripEdges returns the edges of a table without a hand. A strip above the cards holds the caption. The one below holds, from the
// left, own device pixels for the game itself, the prompt, broad wide buttons, the last one primary, and the small ones. The
// button for a hint exists only if broad is 1. The log lies over the cards.
func NewStripEdges(f stage.Frame, own float64, broad int) Edges {
	e := edgesIn(f)
	u, tall, right := e.Unit, e.SizingHeight(), e.Stage.Right()-e.Margin
	e.Caption = geom.Rect{X: e.Stage.X + e.Margin, W: e.Stage.W - 2*e.Margin, H: math.Round(max(32*u, tall*0.055))}
	e.UnsavedRect, e.Icons.Log = e.Caption, e.Caption
	e.UnsavedRect.W, e.Icons.Log.W = e.Caption.H, e.Caption.H
	e.Icons.Log.X = right - e.Caption.H
	e.FootHeight = math.Round(max(48*u, tall*0.07))
	e.MatBottom = f.H - e.FootHeight
	pad := math.Round(e.FootHeight * 0.09)
	small, x := e.FootHeight-2*pad, right+e.Gap
	before := func(wide float64) geom.Rect {
		x -= wide + e.Gap
		return geom.Rect{X: x, Y: e.MatBottom + pad, W: wide, H: small}
	}
	e.Icons.Menu = before(small)
	e.HintRect = e.Icons.Menu
	if broad == 1 {
		e.HintRect = before(small)
	}
	e.UndoRect = before(2*small + e.Gap)
	e.EndTurnRect = before(min(180*e.TextUnit(), e.Stage.W*0.19))
	x -= float64(broad-1) * (e.EndTurnRect.W + e.Gap)
	e.PromptLine = geom.Rect{X: e.Caption.X + own, Y: e.MatBottom, W: x - e.Gap - e.Caption.X - own, H: e.FootHeight}
	e.RefusalRect = e.PromptLine.Inset(pad)
	e.Plate = e.RefusalRect
	e.HandRect.Y = 2 * f.H // nothing rises from a hand
	e.Log = geom.Rect{W: max(250*u, tall*0.4), Y: e.Caption.H + e.Gap, H: e.MatBottom - e.Caption.H - 2*e.Gap}
	e.Log.X = right - e.Log.W
	return e
}

// SizingHeight returns the height for computing sizes; it stops growing in windows taller than 4:3.
func (e *Edges) SizingHeight() float64 { return min(e.H, e.W*3/4) }

// sideHeight returns the height for computing sizes in the columns.
func (e *Edges) sideHeight() float64 { return min(e.LeftColumn.H, e.SizingHeight()*0.74) }

func (e *Edges) layIcons() {
	size := max(34*e.Unit, e.SizingHeight()*0.045)
	e.Icons.Menu = geom.Rect{X: e.Stage.Right() - e.Margin - size, Y: e.Margin, W: size, H: size}
	e.Icons.Log = geom.Rect{X: e.Icons.Menu.X - size - e.Gap, Y: e.Margin, W: size, H: size}
	e.Icons.Sound = geom.Rect{X: e.Icons.Log.X - size - e.Gap, Y: e.Margin, W: size, H: size}
	e.Icons.Help = geom.Rect{X: e.Icons.Sound.X - size - e.Gap, Y: e.Margin, W: size, H: size}
	e.Caption = geom.Rect{Y: e.Icons.Menu.Bottom() + 2*e.Unit, H: max(18*e.Unit, e.SizingHeight()*0.028)}
	top := e.Caption.Bottom() + e.Gap*0.6
	e.Log = geom.Rect{Y: top, H: e.MatBottom - top}
}

// Minimum width and height of a guide's box, in logical pixels of its texts, and minimum width of the columns in the smallest windows.
const (
	MinBoxWidth = 186
	boxHigh     = 390
	leastBeside = 208
)

// BoxUnit returns the device pixels of a logical pixel in a guide's texts. It follows the text size setting as far as the height allows.
func (e *Edges) BoxUnit() float64 {
	return max(e.PanelUnit(), min(e.TextUnit(), e.Log.H/boxHigh))
}

// MinColumnWidth returns the minimum width of each column with its margins.
func (e *Edges) MinColumnWidth() float64 {
	return max(MinBoxWidth*e.BoxUnit(), leastBeside*e.Unit) + 2*e.Margin
}

// PlaceColumns places the columns left and right of a mat, and the caption and log in the right one.
func (e *Edges) PlaceColumns(mat geom.Rect) {
	w := min(mat.X-e.Stage.X-2*e.Margin, e.SizingHeight()*0.42)
	e.LeftColumn = geom.Rect{X: mat.X - e.Margin - w, Y: e.Margin, W: w, H: e.MatBottom - e.Margin}
	e.RightColumn = geom.Rect{X: mat.Right() + e.Margin, Y: e.Margin, W: w, H: e.MatBottom - e.Margin}
	right := e.Stage.Right() - e.Margin
	e.Caption.X, e.Caption.W = e.RightColumn.X, right-e.RightColumn.X
	e.Log.X = max(e.RightColumn.X, right-max(e.SizingHeight()*0.42, 320*e.Unit))
	e.Log.W = right - e.Log.X
}

// buttonRowRect returns the i-th row of buttons, from 0, from the lower end of the right column.
func (e *Edges) buttonRowRect(i int) geom.Rect {
	high := e.HintRect.H
	return geom.Rect{X: e.Log.X, Y: e.Log.Bottom() - high - float64(i)*(high+e.Gap), W: e.Log.W, H: high}
}

// RoomAboveRows returns the right column above a number of rows of buttons.
func (e *Edges) RoomAboveRows(rows int) geom.Rect {
	above := e.Log
	above.H -= float64(rows) * (e.HintRect.H + e.Gap)
	return above
}

// PlaceButtons places the buttons at the lower edge from x on, and above them, at the bottom of the right column, that for a hint.
func (e *Edges) PlaceButtons(x float64) {
	y := e.H - e.Margin - e.FootHeight
	w := min(e.Stage.Right()-e.Margin-x, max(200*e.Unit, e.SizingHeight()*0.34))
	e.EndTurnRect = geom.Rect{X: x, Y: y, W: w, H: math.Round(e.FootHeight * 0.56)}
	e.UndoRect = geom.Rect{X: x, Y: e.EndTurnRect.Bottom() + e.Gap, W: w, H: e.FootHeight - e.EndTurnRect.H - e.Gap}
	high := max(36*e.Unit, e.sideHeight()*0.063)
	right := e.EndTurnRect.Right()
	x = max(min(x, right-220*e.TextUnit()), e.RightColumn.X)
	e.HintRect = geom.Rect{X: x, Y: e.RightColumn.Bottom() - high, W: right - x, H: high}
}

// lastTurnsSize is the minimum size of the last turns button, in logical pixels.
const lastTurnsSize = 40

// LastTurnsButtonRect returns the rectangle of the last turns button, given its upper left corner.
func (e *Edges) LastTurnsButtonRect(x, y float64) geom.Rect {
	size := math.Round(max(lastTurnsSize*e.Unit, e.SizingHeight()*0.05))
	return geom.Rect{X: math.Round(x), Y: math.Round(y), W: size, H: size}
}

// HandSpot returns the spot of the i-th of n hand cards.
func (e *Edges) HandSpot(i, n int) geom.Rect {
	pitch := e.HandCardWidth + e.Gap
	x := e.HandRect.Center().X - (float64(n)*pitch-e.Gap)/2
	return geom.Rect{X: math.Round(x + float64(i)*pitch), Y: e.HandRect.Y, W: e.HandCardWidth, H: e.CardHeight}
}

// The distance that a lifted card rises, and one that can be laid, in heights of a card.
const (
	liftFar  = 0.088
	offerFar = 0.068
)

// promptHalf is half the height of the prompt's letters, in logical pixels of texts.
const promptHalf = 9.5

// MaxLift returns the distance that a hand card of height high can rise without reaching the prompt.
func (e *Edges) MaxLift(high float64) float64 {
	return e.HandRect.Y - e.RefusalRect.Center().Y - promptHalf*e.TextUnit() - high*(stage.LiftScale-1)/2
}

// RiseHeights returns the distance that a card of height high rises if it can be laid, and if it is lifted, which is always more.
func (e *Edges) RiseHeights(high float64) (offered, lifted float64) {
	room := e.MaxLift(high)
	return min(high*offerFar, room*0.75), min(high*liftFar, room)
}

// HandRim returns the width of the hand's frame above and below its cards, which ends level with the buttons at the lower edge.
func (e *Edges) HandRim() float64 { return e.Gap * 0.6 }

// The plate of a question, in logical pixels: its height at the usual text size and its growth with that, its maximum width; the maximum
// width of an answer, also as a fraction of the plate; the width of the button for an explanation; the space around an answer and between
// two.
const (
	plateHigh   = 38
	plateGrows  = 46
	plateWide   = 620
	answerWide  = 106
	answerPart  = 0.205
	whyWide     = 84
	answerEdge  = 4
	answerApart = 6
)

// PlacePromptLine places the line above the hand: the prompt in the middle, the warning about unsaved games at the left, and the plate, at
// most wide device pixels wide, over the lower edge of the mat. Rising cards reach neither prompt nor buttons.
func (e *Edges) PlacePromptLine(wide float64) {
	u := e.PanelUnit()
	side := 92*u + e.Gap
	w := min(600*u, e.PromptLine.W-2*side)
	y, high := e.lineAt()
	e.RefusalRect = geom.Rect{X: e.PromptLine.Center().X - w/2, Y: y, W: w, H: high}
	e.UnsavedRect = geom.Rect{X: e.PromptLine.X, Y: e.RefusalRect.Y, W: min(150*u, e.RefusalRect.X-e.Gap-e.PromptLine.X), H: e.RefusalRect.H}
	w = min(wide, plateWide*e.TextUnit())
	y = e.PlateTop()
	e.Plate = geom.Rect{X: e.PromptLine.Center().X - w/2, Y: y, W: w, H: e.RefusalRect.Bottom() - y}
}

func (e *Edges) lineAt() (y, high float64) {
	return e.MatBottom + 2.5*e.Unit, e.PromptLine.H - e.Gap*0.75
}

// PlateTop returns the top of the plate, which ends level with the line.
func (e *Edges) PlateTop() float64 {
	y, high := e.lineAt()
	return y + high - max((plateHigh+plateGrows*(e.TextScale()-1))*e.PanelUnit(), high)
}

// promptRect returns the rectangle of a prompt or refusal: above a question that is asked, on the plate if it has a button that explains it.
func (e *Edges) promptRect(asked, explained bool) geom.Rect {
	switch {
	case asked:
		return e.RectAboveQuestion(explained)
	case explained:
		return e.Plate
	}
	return e.RefusalRect
}

// RectAboveQuestion returns the rectangle of a text above a question; explained is for a refusal with a button. The answers stay where they are.
func (e *Edges) RectAboveQuestion(explained bool) geom.Rect {
	high := max(e.RefusalRect.H, 23*e.TextUnit())
	if explained {
		high = e.Plate.H
	}
	return geom.Rect{X: e.Plate.X, Y: e.Plate.Y - high, W: e.Plate.W, H: high}
}

// AnswerRects returns the two buttons at the right end of a question's plate. A single answer is the second one.
func (e *Edges) AnswerRects() (yes, no geom.Rect) {
	pad := answerEdge * e.PanelUnit()
	w := min(answerWide*e.TextUnit(), e.Plate.W*answerPart)
	no = geom.Rect{X: e.Plate.Right() - 1.5*pad - w, Y: e.Plate.Y + pad, W: w, H: e.Plate.H - 2*pad}
	yes = no
	yes.X -= w + answerApart*e.PanelUnit()
	return yes, no
}

// answersPart is the maximum fraction of a question's plate for several answers.
const answersPart = 0.72

// AnswerRect returns the rectangle of button i of n, from 0 at the left, at the right end of a question's plate. The buttons are at most as wide as
// those of AnswerRects, and leave room for the question.
func (e *Edges) AnswerRect(i, n int) geom.Rect {
	_, r := e.AnswerRects()
	apart := answerApart * e.PanelUnit()
	w := math.Floor(min(r.W, (e.Plate.W*answersPart-float64(n-1)*apart)/float64(n)))
	return geom.Rect{X: r.Right() - w - float64(n-1-i)*(w+apart), Y: r.Y, W: w, H: r.H}
}

// WhyButtonRect returns the rectangle of the button that explains a refusal, given that of the refusal.
func (e *Edges) WhyButtonRect(refusal geom.Rect) geom.Rect {
	_, why := e.AnswerRects()
	wide := min(whyWide*e.TextUnit(), why.W)
	return geom.Rect{X: why.Right() - wide, Y: refusal.Y + why.Y - e.Plate.Y, W: wide, H: why.H}
}

// ledgeHigh is the height of the table's edge, in logical pixels.
const ledgeHigh = 10

// DrawTableEdge draws the table's edge along the lower edge of the window.
func (e *Edges) DrawTableEdge(c *kit.Canvas) {
	high := ledgeHigh * e.Unit
	c.DrawPicture(kit.TableEdge, geom.Rect{X: e.Stage.X, Y: e.H - high, W: e.Stage.W, H: high}, 1)
}
