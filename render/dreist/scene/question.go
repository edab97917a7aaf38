package scene

import "dreist/render/geom"

// layQuestion places the box of a question above the own pile, and that of a doubtful discard above the discard pile.
func (g *Geometry) layQuestion() {
	w, h := g.questionSize()
	g.Question = geom.Rect{X: g.Left.Right() - w, Y: g.Left.Bottom() - h, W: w, H: h}
	g.Doubt = geom.Rect{X: g.Right.X, Y: g.Question.Y, W: w, H: h}
}

// questionSize returns how wide and high the box of a question is where it has room.
func (g *Geometry) questionSize() (w, h float64) {
	w, h = 250*g.TextUnit(), g.questionHeight()
	if g.Left.W < w {
		w = g.Left.W
		h += 22 * g.TextUnit() // to be asked in a line more
	}
	if g.narrow(g.Left) {
		h += g.answerHeight() + answerGap*g.Unit
	}
	return w, h
}

// Below returns a box without what of it would cover the other players.
func (g *Geometry) Below(box geom.Rect) geom.Rect {
	if cut := g.Recap.Y - box.Y; g.Shape.Others > 0 && cut > 0 {
		box.Y, box.H = box.Y+cut, box.H-cut
	}
	return box
}

// QuestionTail returns the tail that grows from a pile up to the box of a question about it: its tip and how wide it is at the box.
func (g *Geometry) QuestionTail(box, pile geom.Rect) (tip geom.Point, wide float64) {
	wide = 22 * g.TextUnit()
	x := min(max(pile.Center().X, box.X+1.5*wide), box.Right()-1.5*wide)
	return geom.Point{X: x, Y: box.Bottom() + wide}, wide
}

// Answers returns the two buttons of a question's box, side by side, or one above the other where it is narrow.
func (g *Geometry) Answers(box geom.Rect) (yes, no geom.Rect) {
	pad := 10 * g.Unit
	h := g.answerHeight()
	y := box.Bottom() - pad - h
	if g.narrow(box) {
		w := box.W - 2*pad
		return geom.Rect{X: box.X + pad, Y: y - h - answerGap*g.Unit, W: w, H: h}, geom.Rect{X: box.X + pad, Y: y, W: w, H: h}
	}
	w := (box.W - 3*pad) / 2
	return geom.Rect{X: box.X + pad, Y: y, W: w, H: h}, geom.Rect{X: box.X + 2*pad + w, Y: y, W: w, H: h}
}

// answerGap is the distance between two answers one above the other, in logical pixels.
const answerGap = 8

// questionHeight is the height of a question's box with its answers side by side, answerHeight that of an answer.
func (g *Geometry) questionHeight() float64 {
	return max(104*g.Unit, g.sideHeight()*0.22) * g.Letters()
}
func (g *Geometry) answerHeight() float64 { return max(34*g.Unit, g.questionHeight()*0.30) }

// narrow reports whether two answers side by side would not fit a box.
func (g *Geometry) narrow(box geom.Rect) bool { return box.W < 200*g.Unit*g.Grow() }

// Answer returns the only button of a question's box.
func (g *Geometry) Answer(box geom.Rect) geom.Rect {
	yes, no := g.Answers(box)
	return geom.Rect{X: yes.X, Y: no.Y, W: no.Right() - yes.X, H: no.H}
}

// QuestionOfOne returns the box of a question that has only one answer: where two stand one above the other it is lower by half of what the other takes, and has the
// rest for its words.
func (g *Geometry) QuestionOfOne() geom.Rect {
	w, h := g.questionSize()
	if g.narrow(g.Question) {
		h -= (g.answerHeight() + answerGap*g.Unit) / 2
	}
	return g.Below(geom.Rect{X: g.Left.Right() - w, Y: g.Left.Bottom() - h, W: w, H: h})
}
