package scene

import "dreist/render/geom"

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

// layLine places the line above the hand: the prompt in the middle, the sign that something is not saved at the left,
// and the plate of texts with buttons, which overlaps the lower edge of the mat. Cards that rise from the hand reach
// neither the prompt nor the buttons.
func (g *Geometry) layLine(bottom float64) {
	u := g.PanelUnit()
	side := 92*u + g.Gap
	w := min(600*u, g.Prompt.W-2*side)
	y, high := g.lineAt(bottom)
	g.Refusal = geom.Rect{X: g.Prompt.Center().X - w/2, Y: y, W: w, H: high}
	g.Unsaved = geom.Rect{X: g.Prompt.X, Y: g.Refusal.Y, W: min(150*u, g.Refusal.X-g.Gap-g.Prompt.X), H: g.Refusal.H}
	w = min(g.Shelf.W, plateWide*g.TextUnit())
	y = g.plateTop(bottom)
	g.Plate = geom.Rect{X: g.Prompt.Center().X - w/2, Y: y, W: w, H: g.Refusal.Bottom() - y}
}

// lineAt returns the top and the height of the line above the hand, below a mat that ends at a height.
func (g *Geometry) lineAt(bottom float64) (y, high float64) {
	return bottom + 2.5*g.Unit, g.Prompt.H - g.Gap*0.75
}

// plateTop returns the top of the plate, which ends with the line.
func (g *Geometry) plateTop(bottom float64) float64 {
	y, high := g.lineAt(bottom)
	return y + high - max((plateHigh+plateGrows*(g.Letters()-1))*g.PanelUnit(), high)
}

// Above returns the place of a text above a question, or of a refusal with a link. The answers keep their places.
func (g *Geometry) Above(explained bool) geom.Rect {
	high := max(g.Refusal.H, 23*g.TextUnit())
	if explained {
		high = g.Plate.H
	}
	return geom.Rect{X: g.Plate.X, Y: g.Plate.Y - high, W: g.Plate.W, H: high}
}

// Answers returns the two buttons at the right end of a question's plate. A single answer is the second one.
func (g *Geometry) Answers() (yes, no geom.Rect) {
	pad := answerEdge * g.PanelUnit()
	w := min(answerWide*g.TextUnit(), g.Plate.W*answerPart)
	no = geom.Rect{X: g.Plate.Right() - 1.5*pad - w, Y: g.Plate.Y + pad, W: w, H: g.Plate.H - 2*pad}
	yes = no
	yes.X -= w + answerApart*g.PanelUnit()
	return yes, no
}

// Why returns the button of a refusal that opens its explanation.
func (g *Geometry) Why(refusal geom.Rect) geom.Rect {
	_, why := g.Answers()
	wide := min(whyWide*g.TextUnit(), why.W)
	return geom.Rect{X: why.Right() - wide, Y: refusal.Y + why.Y - g.Plate.Y, W: wide, H: why.H}
}
