package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// saidHigh is how high two lines of what Egon says are, in logical pixels of texts.
const saidHigh = 38

// layEgon fills the area left of the layout from the top.
func (g *Geometry) layEgon() {
	u, l := g.Unit, g.Left
	high := g.sideHeight()
	pileH := math.Round(min(high*0.175, l.W*0.36*stage.CardRatio))
	pileW := math.Round(pileH / stage.CardRatio)
	face := min(l.W-pileW-g.Gap*2, high*0.27)
	g.Egon.Face = geom.Rect{X: l.X, Y: l.Y, W: math.Round(face), H: math.Round(face)}
	g.Egon.Pile = geom.Rect{X: l.Right() - pileW - 2*u, Y: l.Y + dreist.EvenDeal*stackStep*pileW, W: pileW, H: pileH}
	g.Egon.Count = geom.Rect{X: g.Egon.Pile.X - g.Gap, Y: g.Egon.Pile.Bottom() + 2*u, W: pileW + g.Gap, H: max(26*u, high*0.073)}
	y := max(g.Egon.Face.Bottom(), g.Egon.Count.Bottom()) + g.Gap*1.4
	g.Egon.Bubble = geom.Rect{X: l.X, Y: y, W: l.W, H: max(46*u, high*0.11, saidHigh*g.PanelUnit()+18*u)}
	g.layQuestion()
	y = max(g.Egon.Bubble.Bottom(), g.Egon.Bubble.Y+saidHigh*g.TextUnit()+18*u) + g.Gap // below two lines in larger letters, too
	g.Replay = geom.Rect{X: l.X, Y: y, W: l.W, H: g.Hint.H}
	g.Egon.Aside = geom.Rect{X: l.X, Y: y, W: l.W, H: g.Question.Y - g.Gap - y}
	w := math.Round(pileW * 0.82)
	if g.Shape.Panel < 1 && g.Egon.Pile.X-g.Egon.Face.Right() < w {
		g.revealBelow(w)
	} else {
		g.revealBetween(w)
	}
}

// revealBetween lets Egon hold up a card, which is so wide, between his face and his pile, below the button that hurries him. Where the two are close his ear makes
// room.
func (g *Geometry) revealBetween(w float64) {
	u, face := g.Unit, g.Egon.Face
	right := g.Egon.Pile.X - g.Gap
	hurryW := min(max(44*u*g.Grow(), right-face.Right()+face.W*0.1), 80*u*g.Grow())
	g.Egon.Hurry = geom.Rect{X: right - hurryW, Y: g.Left.Y, W: hurryW, H: max(30*u, g.sideHeight()*0.062)}
	top := g.Egon.Hurry.Bottom() + g.Gap*0.5
	middle := geom.Point{X: min((face.Right()+g.Egon.Pile.X)/2, right-w/2+g.Gap*0.5), Y: (top + g.Egon.Bubble.Y - g.Gap) / 2}
	g.Egon.Reveal = geom.Around(middle, w, math.Round(w*stage.CardRatio))
}

// revealBelow lets Egon hold up a card, which is so wide, below what he says, with the button that hurries him below it, and leaves the rest there to the cards that
// he sets aside, down to the end of the table: nothing is asked in his turn.
func (g *Geometry) revealBelow(w float64) {
	u, aside := g.Unit, &g.Egon.Aside
	aside.H = g.Left.Bottom() - aside.Y
	wide := max(w, 44*u*g.Grow())
	g.Egon.Reveal = geom.Rect{X: aside.X + math.Round((wide-w)/2), Y: aside.Y, W: w, H: math.Round(w * stage.CardRatio)}
	g.Egon.Hurry = geom.Rect{X: aside.X, Y: g.Egon.Reveal.Bottom() + g.Gap*1.4, W: wide, H: max(30*u, g.sideHeight()*0.062)}
	aside.X, aside.W = aside.X+wide+g.Gap, aside.W-wide-g.Gap
}
