package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// The measures of Egon's seat, in parts of his face unless they say otherwise.
const (
	egonWide   = 0.725 // of the room beside the table
	egonHigh   = 0.29  // of its height, if that is less
	egonBare   = 0.055 // empty margin of his picture that lies left of that room
	pileRight  = 0.97  // from the left of his face to his pile: his picture has an empty margin there, too
	cardWide   = 0.345 // the card that he holds up
	cardDown   = 0.59  // from the top of his face to it, below his eyes
	gripDown   = 0.7   // from the top of that card to his grip at its left edge, in parts of the card
	restRight  = 0.87  // from the left of his face to his resting hand
	restDown   = 1.03  // from the top of his face to his resting hand
	asideLow   = 0.645 // lowest end of the tray of his cards set aside, in parts of the height beside the table
	saidHigh   = 58    // greatest height of his text, in logical pixels of panels
	bubblePads = 18    // margins above and below the text together, in logical pixels
)

// layEgon places Egon left of the layout: his face with a card beside his cheek, his pile, his bubble, and below it the
// cards he sets aside.
func (g *Geometry) layEgon() {
	u, l, e := g.Unit, g.Left, &g.Egon
	high := g.SideHeight()
	face := math.Round(min(l.W*egonWide, high*egonHigh))
	e.Face = geom.Rect{X: math.Round(l.X - face*egonBare), Y: l.Y, W: face, H: face}
	inside := math.Round(g.Gap) // between the pile and the edge of the plate around it all
	x := math.Round(e.Face.X + face*pileRight)
	wide := math.Floor(min(l.Right()-inside-x, face*0.45))
	pileW := math.Floor(min(wide, face*0.38)) // so low that the button below it makes his place no higher
	e.Pile = geom.Rect{X: x + math.Round((wide-pileW)/2), Y: l.Y + dreist.EvenDeal*stackStep*pileW,
		W: pileW, H: math.Round(pileW * stage.CardRatio)}
	e.Count = geom.Rect{X: x, Y: e.Pile.Bottom() + 2*u, W: wide, H: max(26*u, face*0.22)}

	w := math.Round(face * cardWide)
	e.Reveal = geom.Rect{X: x - g.Gap*0.5 - w, Y: math.Round(l.Y + face*cardDown), W: w, H: math.Round(w * stage.CardRatio)}
	e.Grip = geom.Point{X: e.Reveal.X, Y: e.Reveal.Y + e.Reveal.H*gripDown}
	e.Rest = geom.Point{X: e.Face.X + face*restRight, Y: l.Y + face*restDown}
	g.Replay = g.ReplayAt(0, e.Count.Bottom()+2*u)
	g.Replay.X = math.Round(e.Count.Center().X - g.Replay.W/2)
	low := max(e.Face.Bottom(), e.Count.Bottom(), e.Reveal.Bottom(), g.Replay.Bottom())
	e.Box = geom.Rect{X: l.X - g.Gap*0.5, Y: l.Y - g.Gap*0.3, W: x + wide + inside - l.X + g.Gap*0.5, H: low - l.Y + g.Gap*1.2}

	e.Bubble = geom.Rect{X: l.X, Y: low + g.Gap*1.9, W: l.W, H: saidHigh*g.PanelUnit() + bubblePads*u}
	y := max(e.Bubble.Bottom(), e.Bubble.Y+saidHigh*0.66*g.TextUnit()+bubblePads*u) + g.Gap                                                                  // also below two lines of enlarged letters
	e.Aside = geom.Rect{X: l.X, Y: y, W: l.W, H: max(l.Y+high*asideLow-y, g.AsideName().H+math.Ceil(g.asideCard()*smallestAside+1)*stage.CardRatio+1+g.Gap)} // of one card at least
	g.Race = geom.Rect{X: l.X, Y: max(l.Y+high*raceFrom, e.Aside.Bottom()+g.Gap), W: l.W}
	g.Race.H = l.Bottom() - g.Race.Y
	g.Recap = geom.Rect{X: l.X, Y: e.Bubble.Y, W: l.W, H: g.Race.Y - g.Gap*0.5 - e.Bubble.Y} // while he is silent
}
