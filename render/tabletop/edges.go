package tabletop

import (
	"math"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Edges is what the tables of all games have around their cards, in device pixels: the icons, a list or a box at the right, the line, and
// the buttons. NewEdges places them around a mat and a hand, NewStrips above and below the cards of a table without a hand.
type Edges struct {
	stage.Frame
	Unit   float64   // a logical pixel
	Gap    float64   // between neighbours
	Edge   float64   // from the window
	Low    float64   // the height of what lies at the lower edge: the hand and what is beside it
	Bottom float64   // the lower edge of the mat with its margin, above the line
	Stage  geom.Rect // the window without the margins of a very wide one

	Left, Right geom.Rect // the columns beside the mat
	Icons       IconPlaces
	Caption     geom.Rect // which game this is, below the icons
	Log         geom.Rect // the log, or the box of a guide, in the right column
	LinePlaces

	HandW, HandH float64   // a card in the hand
	Tray         geom.Rect // the row of the hand

	EndTurn, Undo geom.Rect
	Hint          geom.Rect // the button for help, above those
}

// IconPlaces is the icons in the upper right.
type IconPlaces struct{ Menu, Log, Sound, Help geom.Rect }

// LinePlaces is the line between the mat and the hand.
type LinePlaces struct {
	Prompt  geom.Rect // all of it
	Refusal geom.Rect // why a move was refused, in the middle
	Plate   geom.Rect // the plate of a question with its answers or of a refusal with its explanation
	Unsaved geom.Rect // the sign that something is not saved, at the left
}

// NewEdges returns the edges of a table in a frame: what does not depend on the width of the mat. A hand of so many cards has
// room at the lower edge.
func NewEdges(f stage.Frame, hand int) Edges {
	e := edgesIn(f)
	tall := e.Tall()
	e.Low = math.Round(min(tall*0.185, (f.W*0.5-4*e.Gap)/float64(hand)*stage.CardRatio))
	e.HandH = math.Round(e.Low - e.HandRim())
	e.HandW = math.Round(e.HandH / stage.CardRatio)
	wide := float64(hand)*e.HandW + float64(hand-1)*e.Gap
	e.Tray = geom.Rect{X: (f.W - wide) / 2, Y: f.H - e.Edge - e.Low, W: wide, H: e.HandH}
	promptH := max(32*e.Unit, tall*0.045)
	e.Bottom = f.H - e.Edge - e.Low - e.Gap - promptH
	e.layIcons()
	e.Prompt = geom.Rect{X: e.Stage.X + e.Edge, Y: e.Bottom + e.Gap*0.2, W: e.Stage.W - 2*e.Edge, H: promptH}
	return e
}

func edgesIn(f stage.Frame) Edges {
	e := Edges{Frame: f, Unit: f.Scale, Stage: geom.Stage(f.W, f.H)}
	e.Edge, e.Gap = max(10*e.Unit, e.Tall()*0.016), max(6*e.Unit, e.Tall()*0.01)
	return e
}

// NewStrips returns the edges of a table without a hand: the caption in a strip above the cards; in one below them, from the left, room of a
// width for the game's own, the line, so many broad buttons, of which the last one leads on, and the small ones. Only beside a single broad
// one there is one for a hint. A list lies on the cards.
func NewStrips(f stage.Frame, own float64, broad int) Edges {
	e := edgesIn(f)
	u, tall, right := e.Unit, e.Tall(), e.Stage.Right()-e.Edge
	e.Caption = geom.Rect{X: e.Stage.X + e.Edge, W: e.Stage.W - 2*e.Edge, H: math.Round(max(32*u, tall*0.055))}
	e.Unsaved, e.Icons.Log = e.Caption, e.Caption
	e.Unsaved.W, e.Icons.Log.W = e.Caption.H, e.Caption.H
	e.Icons.Log.X = right - e.Caption.H
	e.Low = math.Round(max(48*u, tall*0.07))
	e.Bottom = f.H - e.Low
	pad := math.Round(e.Low * 0.09)
	small, x := e.Low-2*pad, right+e.Gap
	before := func(wide float64) geom.Rect {
		x -= wide + e.Gap
		return geom.Rect{X: x, Y: e.Bottom + pad, W: wide, H: small}
	}
	e.Icons.Menu = before(small)
	if e.Hint = e.Icons.Menu; broad == 1 {
		e.Hint = before(small)
	}
	e.Undo = before(2*small + e.Gap)
	e.EndTurn = before(min(180*e.TextUnit(), e.Stage.W*0.19))
	x -= float64(broad-1) * (e.EndTurn.W + e.Gap)
	e.Prompt = geom.Rect{X: e.Caption.X + own, Y: e.Bottom, W: x - e.Gap - e.Caption.X - own, H: e.Low}
	e.Refusal = e.Prompt.Inset(pad)
	e.Plate = e.Refusal
	e.Tray.Y = 2 * f.H // nothing rises from a hand
	e.Log = geom.Rect{W: max(250*u, tall*0.4), Y: e.Caption.H + e.Gap, H: e.Bottom - e.Caption.H - 2*e.Gap}
	e.Log.X = right - e.Log.W
	return e
}

// Tall returns the height from which sizes are computed: in a window taller than 4:3 things do not grow.
func (e *Edges) Tall() float64 { return min(e.H, e.W*3/4) }

// SideHeight returns the height from which sizes in the columns are computed.
func (e *Edges) SideHeight() float64 { return min(e.Left.H, e.Tall()*0.74) }

// layIcons places the icons in the upper right, and how high what stands below them is.
func (e *Edges) layIcons() {
	size := max(34*e.Unit, e.Tall()*0.045)
	e.Icons.Menu = geom.Rect{X: e.Stage.Right() - e.Edge - size, Y: e.Edge, W: size, H: size}
	e.Icons.Log = geom.Rect{X: e.Icons.Menu.X - size - e.Gap, Y: e.Edge, W: size, H: size}
	e.Icons.Sound = geom.Rect{X: e.Icons.Log.X - size - e.Gap, Y: e.Edge, W: size, H: size}
	e.Icons.Help = geom.Rect{X: e.Icons.Sound.X - size - e.Gap, Y: e.Edge, W: size, H: size}
	e.Caption = geom.Rect{Y: e.Icons.Menu.Bottom() + 2*e.Unit, H: max(18*e.Unit, e.Tall()*0.028)}
	top := e.Caption.Bottom() + e.Gap*0.6
	e.Log = geom.Rect{Y: top, H: e.Bottom - top}
}

// The room that the box of a guide needs in logical pixels of its texts, and the least width of the columns in the smallest
// windows.
const (
	BoxWide     = 186
	boxHigh     = 390
	leastBeside = 208
)

// BoxUnit returns the device pixels of a logical pixel for the texts of a guide beside the mat. They grow with other texts as
// far as the height allows; the columns leave the width.
func (e *Edges) BoxUnit() float64 {
	return max(e.PanelUnit(), min(e.TextUnit(), e.Log.H/boxHigh))
}

// LeastColumn returns the least width of each column with its margins.
func (e *Edges) LeastColumn() float64 { return max(BoxWide*e.BoxUnit(), leastBeside*e.Unit) + 2*e.Edge }

// LayColumns places the columns left and right of a mat, and what stands in the right one below the icons.
func (e *Edges) LayColumns(mat geom.Rect) {
	w := min(mat.X-e.Stage.X-2*e.Edge, e.Tall()*0.42)
	e.Left = geom.Rect{X: mat.X - e.Edge - w, Y: e.Edge, W: w, H: e.Bottom - e.Edge}
	e.Right = geom.Rect{X: mat.Right() + e.Edge, Y: e.Edge, W: w, H: e.Bottom - e.Edge}
	right := e.Stage.Right() - e.Edge
	e.Caption.X, e.Caption.W = e.Right.X, right-e.Right.X
	e.Log.X = max(e.Right.X, right-max(e.Tall()*0.42, 320*e.Unit))
	e.Log.W = right - e.Log.X
}

// Row returns the i-th row of buttons from the lower end of the right column, and AboveRows what so many of them leave of the column.
func (e *Edges) Row(i int) geom.Rect {
	high := e.Hint.H
	return geom.Rect{X: e.Log.X, Y: e.Log.Bottom() - high - float64(i)*(high+e.Gap), W: e.Log.W, H: high}
}

func (e *Edges) AboveRows(rows int) geom.Rect {
	above := e.Log
	above.H -= float64(rows) * (e.Hint.H + e.Gap)
	return above
}

// LayButtons places the buttons at the lower edge from a place on, and the one for help at the bottom of the right column,
// above them.
func (e *Edges) LayButtons(x float64) {
	y := e.H - e.Edge - e.Low
	w := min(e.Stage.Right()-e.Edge-x, max(200*e.Unit, e.Tall()*0.34))
	e.EndTurn = geom.Rect{X: x, Y: y, W: w, H: math.Round(e.Low * 0.56)}
	e.Undo = geom.Rect{X: x, Y: e.EndTurn.Bottom() + e.Gap, W: w, H: e.Low - e.EndTurn.H - e.Gap}
	high := max(36*e.Unit, e.SideHeight()*0.063)
	right := e.EndTurn.Right()
	x = max(min(x, right-220*e.TextUnit()), e.Right.X)
	e.Hint = geom.Rect{X: x, Y: e.Right.Bottom() - high, W: right - x, H: high}
}

// replaySize is the least size of the round arrow to watch again, in logical pixels.
const replaySize = 40

// ReplayAt returns the place of the round arrow to watch again, from a corner.
func (e *Edges) ReplayAt(x, y float64) geom.Rect {
	size := math.Round(max(replaySize*e.Unit, e.Tall()*0.05))
	return geom.Rect{X: math.Round(x), Y: math.Round(y), W: size, H: size}
}

// HandSlot returns the place of the i-th of n hand cards.
func (e *Edges) HandSlot(i, n int) geom.Rect {
	pitch := e.HandW + e.Gap
	x := e.Tray.Center().X - (float64(n)*pitch-e.Gap)/2
	return geom.Rect{X: math.Round(x + float64(i)*pitch), Y: e.Tray.Y, W: e.HandW, H: e.HandH}
}

// How far a lifted card rises, and one that can be laid, in heights of a card.
const (
	liftFar  = 0.088
	offerFar = 0.068
)

// promptHalf is half the height of the prompt's letters, in logical pixels of texts.
const promptHalf = 9.5

// LiftRoom returns how far a card of the hand, so high, may rise without reaching the prompt.
func (e *Edges) LiftRoom(high float64) float64 {
	return e.Tray.Y - e.Refusal.Center().Y - promptHalf*e.TextUnit() - high*(stage.Lift-1)/2
}

// Rises returns how far a card that can be laid rises, and a lifted one, which always rises further.
func (e *Edges) Rises(high float64) (offered, lifted float64) {
	room := e.LiftRoom(high)
	return min(high*offerFar, room*0.75), min(high*liftFar, room)
}

// HandRim is how far the frame of the hand is above and below its cards. Its foot stands level with all else at the lower edge.
func (e *Edges) HandRim() float64 { return e.Gap * 0.6 }

// The plate of a question, in logical pixels: its height with letters of usual size and the part that grows with them,
// the greatest width of an answer, also in parts of the plate, that of the link to an explanation, and the distances of
// an answer from the edge and from the next one.
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

// LayLine places the line above the hand, with a plate at most so wide: the prompt in the middle, the sign that something is
// not saved at the left, and the plate of texts with buttons, which overlaps the lower edge of the mat. Cards that rise from
// the hand reach neither the prompt nor the buttons.
func (e *Edges) LayLine(wide float64) {
	u := e.PanelUnit()
	side := 92*u + e.Gap
	w := min(600*u, e.Prompt.W-2*side)
	y, high := e.lineAt()
	e.Refusal = geom.Rect{X: e.Prompt.Center().X - w/2, Y: y, W: w, H: high}
	e.Unsaved = geom.Rect{X: e.Prompt.X, Y: e.Refusal.Y, W: min(150*u, e.Refusal.X-e.Gap-e.Prompt.X), H: e.Refusal.H}
	w = min(wide, plateWide*e.TextUnit())
	y = e.PlateTop()
	e.Plate = geom.Rect{X: e.Prompt.Center().X - w/2, Y: y, W: w, H: e.Refusal.Bottom() - y}
}

// lineAt returns the top and the height of the line above the hand.
func (e *Edges) lineAt() (y, high float64) {
	return e.Bottom + 2.5*e.Unit, e.Prompt.H - e.Gap*0.75
}

// PlateTop returns the top of the plate, which ends with the line.
func (e *Edges) PlateTop() float64 {
	y, high := e.lineAt()
	return y + high - max((plateHigh+plateGrows*(e.Letters()-1))*e.PanelUnit(), high)
}

// PromptRect returns the place of a prompt, or of a refusal with a button for its explanation: above an open question.
func (e *Edges) PromptRect(asked, explained bool) geom.Rect {
	switch {
	case asked:
		return e.Above(explained)
	case explained:
		return e.Plate
	}
	return e.Refusal
}

// Above returns the place of a text above a question, or of a refusal with a link. The answers keep their places.
func (e *Edges) Above(explained bool) geom.Rect {
	high := max(e.Refusal.H, 23*e.TextUnit())
	if explained {
		high = e.Plate.H
	}
	return geom.Rect{X: e.Plate.X, Y: e.Plate.Y - high, W: e.Plate.W, H: high}
}

// Answers returns the two buttons at the right end of a question's plate. A single answer is the second one.
func (e *Edges) Answers() (yes, no geom.Rect) {
	pad := answerEdge * e.PanelUnit()
	w := min(answerWide*e.TextUnit(), e.Plate.W*answerPart)
	no = geom.Rect{X: e.Plate.Right() - 1.5*pad - w, Y: e.Plate.Y + pad, W: w, H: e.Plate.H - 2*pad}
	yes = no
	yes.X -= w + answerApart*e.PanelUnit()
	return yes, no
}

// answersPart is the greatest part of a question's plate for several answers.
const answersPart = 0.72

// Answer returns the i-th of n buttons at the right end of a question's plate, from the left: no wider than one of two, and as
// many as there are leave room for the question.
func (e *Edges) Answer(i, n int) geom.Rect {
	_, r := e.Answers()
	apart := answerApart * e.PanelUnit()
	w := math.Floor(min(r.W, (e.Plate.W*answersPart-float64(n-1)*apart)/float64(n)))
	return geom.Rect{X: r.Right() - w - float64(n-1-i)*(w+apart), Y: r.Y, W: w, H: r.H}
}

// WhyButton returns the button of a refusal that opens its explanation.
func (e *Edges) WhyButton(refusal geom.Rect) geom.Rect {
	_, why := e.Answers()
	wide := min(whyWide*e.TextUnit(), why.W)
	return geom.Rect{X: why.Right() - wide, Y: refusal.Y + why.Y - e.Plate.Y, W: wide, H: why.H}
}

// ledgeHigh is how high the edge of the table is, in logical pixels.
const ledgeHigh = 10

// DrawLedge draws the edge of the table along the lower edge of the window.
func (e *Edges) DrawLedge(c *kit.Canvas) {
	high := ledgeHigh * e.Unit
	c.Picture(kit.Ledge, geom.Rect{X: e.Stage.X, Y: e.H - high, W: e.Stage.W, H: high}, 1)
}
