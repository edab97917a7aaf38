package scene

import "dreist/render/geom"

// The plate of what is asked, in logical pixels: how high it is with letters as usual and how much of that grows with them, how wide an answer is at most and in parts of
// the plate, and the link to an explanation, and how far an answer is from the edge and from the next.
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

// layLine places what stands in the line above the hand: the words in its middle, the sign that something is not saved on the left, and the plate of what has buttons,
// which lies over the lower edge of the mat. No card that rises from the hand reaches the words or the buttons.
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

// lineAt returns where the line above the hand begins below a mat that ends at a height, and how high it is.
func (g *Geometry) lineAt(bottom float64) (y, high float64) {
	return bottom + 2.5*g.Unit, g.Prompt.H - g.Gap*0.75
}

// plateTop returns where the plate begins that ends with the line.
func (g *Geometry) plateTop(bottom float64) float64 {
	y, high := g.lineAt(bottom)
	return y + high - max((plateHigh+plateGrows*(g.Letters()-1))*g.PanelUnit(), high)
}

// Above returns where a line stands that is told above what is asked, or a refusal with the link to what explains it. The answers stay where they are.
func (g *Geometry) Above(explained bool) geom.Rect {
	high := max(g.Refusal.H, 23*g.TextUnit())
	if explained {
		high = g.Plate.H
	}
	return geom.Rect{X: g.Plate.X, Y: g.Plate.Y - high, W: g.Plate.W, H: high}
}

// Answers returns the two buttons at the right end of the plate of a question. An only one is the second.
func (g *Geometry) Answers() (yes, no geom.Rect) {
	pad := answerEdge * g.PanelUnit()
	w := min(answerWide*g.TextUnit(), g.Plate.W*answerPart)
	no = geom.Rect{X: g.Plate.Right() - 1.5*pad - w, Y: g.Plate.Y + pad, W: w, H: g.Plate.H - 2*pad}
	yes = no
	yes.X -= w + answerApart*g.PanelUnit()
	return yes, no
}

// Why returns the button of a refusal that leads to what explains it.
func (g *Geometry) Why(refusal geom.Rect) geom.Rect {
	_, why := g.Answers()
	wide := min(whyWide*g.TextUnit(), why.W)
	return geom.Rect{X: why.Right() - wide, Y: refusal.Y + why.Y - g.Plate.Y, W: wide, H: why.H}
}
