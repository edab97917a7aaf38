package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// The measures of Egon's seat, in parts of his face unless they say otherwise.
const (
	egonWide   = 0.514 // his face, in parts of the room beside the table
	egonHigh   = 0.22  // or of its height
	cardWide   = 0.51  // the card that he holds up
	cardRight  = 0.77  // from the left of his face to that card, which hides his ear
	cardDown   = 0.485 // from the top of it
	gripDown   = 0.79  // from the top of the card to where he holds it at its left edge, in parts of the card
	handLow    = 0.1   // how far his hand and sleeve reach below the card
	restRight  = 0.22  // from the left of his face to his other hand, which rests
	restDown   = 1.02  // from the top
	asideLow   = 0.645 // where the tray of the cards set aside ends at most, in parts of the height beside the table
	saidHigh   = 58    // the highest that he says, in logical pixels of panels
	bubblePads = 18    // above and below that together, in logical pixels
)

// layEgon seats Egon left of the layout: his face with a card beside his cheek, his pile, what he says, and below that what he sets aside.
func (g *Geometry) layEgon() {
	u, l, e := g.Unit, g.Left, &g.Egon
	high := g.sideHeight()
	face := math.Round(min(l.W*egonWide, high*egonHigh))
	e.Face = geom.Rect{X: l.X, Y: l.Y, W: face, H: face}
	w := math.Round(face * cardWide)
	e.Reveal = geom.Rect{X: math.Round(l.X + face*cardRight), Y: math.Round(l.Y + face*cardDown), W: w, H: math.Round(w * stage.CardRatio)}
	e.Grip = geom.Point{X: e.Reveal.X, Y: e.Reveal.Y + e.Reveal.H*gripDown}
	e.Rest = geom.Point{X: l.X + face*restRight, Y: l.Y + face*restDown}

	inside := math.Round(g.Gap) // between the pile and the edge of the plate around all of this
	x := e.Reveal.Right() + g.Gap*0.5
	pileW := math.Floor(min(l.Right()-inside-x, face*0.6))
	e.Pile = geom.Rect{X: x, Y: l.Y + dreist.EvenDeal*stackStep*pileW, W: pileW, H: math.Round(pileW * stage.CardRatio)}
	e.Count = geom.Rect{X: e.Pile.X, Y: e.Pile.Bottom() + 2*u, W: pileW, H: max(26*u, face*0.34)}
	low := max(e.Face.Bottom(), e.Count.Bottom(), e.Reveal.Bottom()+face*handLow)
	e.Box = geom.Rect{X: l.X - g.Gap*0.5, Y: l.Y - g.Gap*0.3, W: e.Pile.Right() + inside - l.X + g.Gap*0.5, H: low - l.Y + g.Gap*1.2}
	hurry := 44 * u * g.Grow()
	e.Hurry = geom.Rect{X: e.Pile.X - g.Gap*0.5 - hurry, Y: l.Y, W: hurry, H: max(30*u, high*0.052)}

	e.Bubble = geom.Rect{X: l.X, Y: low + g.Gap*1.9, W: l.W, H: saidHigh*g.PanelUnit() + bubblePads*u}
	y := max(e.Bubble.Bottom(), e.Bubble.Y+saidHigh*0.66*g.TextUnit()+bubblePads*u) + g.Gap // below two lines in larger letters, too
	g.Replay = geom.Rect{X: l.X, Y: y, W: l.W, H: g.Hint.H}
	e.Aside = geom.Rect{X: l.X, Y: y, W: l.W, H: max(l.Y+high*asideLow-y, g.asideLeast())}
	g.Race = geom.Rect{X: l.X, Y: max(l.Y+high*raceFrom, e.Aside.Bottom()+g.Gap), W: l.W}
	g.Race.H = l.Bottom() - g.Race.Y
}

// asideLeast is how high the tray of the cards set aside is at least: as one of them needs it.
func (g *Geometry) asideLeast() float64 {
	return g.AsideName().H + math.Ceil(g.asideCard()*smallestAside+1)*stage.CardRatio + 1 + g.Gap
}
