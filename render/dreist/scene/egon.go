package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// EgonPlaces is Egon's seat: he sits at the edge of the layout, behind a ledge with his pile on it.
type EgonPlaces struct {
	Bounds       geom.Rect // Egon with his ledge
	Face         geom.Rect
	Ledge        geom.Rect
	Pile         geom.Rect
	CountRect    geom.Rect     // the number of his cards, on the ledge below the pile
	Bubble       geom.Rect     // his speech bubble
	TurnBubble   geom.Rect     // his speech bubble during his turn, below the card in his hand
	RevealedCard geom.Rect     // the card that he holds to his chin
	Grip         geom.Point    // point at which Egon holds RevealedCard
	RestingHands [2]geom.Point // his hands on the ledge, first the one that takes cards
	AsideArea    geom.Rect     // the cards that he has set aside
}

// The measures of Egon's seat, in parts of his face unless they say otherwise.
const (
	egonWide   = 0.88 // of the room beside the table
	egonHigh   = 0.2  // of the window's height, if that is less
	egonLeft   = 0.09 // how far he sits left of the room beside his pack
	egonTall   = 1.35 // from the top of his face to the ledge
	ledgeThick = 0.2
	ledgeApart = 0.6 // from the board, in gaps
	packWide   = 0.28
	packSinks  = 0.035 // how far its lower edge is below that of the ledge
	cardWide   = 0.77  // the card that he holds up
	cardDown   = 0.88  // from the top of his face to it, below his chin
	gripRight  = 0.24  // from the left of that card to his grip, in parts of the card
	gripDown   = 0.95  // from the top of that card to his grip, in parts of the card
	restLeft   = 0.2
	restRight  = 0.57
	restDown   = 0.02 // from the edge of the ledge
	cuffLow    = 0.2  // how far his hand reaches below the card
	saidHigh   = 72   // greatest height of his text, in logical pixels of panels
	bubblePads = 18   // margins above and below the text together, in logical pixels
)

// layEgon places Egon at the left edge of the layout, his bubble below him, and below that the cards he sets aside.
func (g *Geometry) layEgon() {
	u, l, e := g.Unit, g.LeftColumn, &g.Egon
	face := math.Round(min(l.W*egonWide, g.SizingHeight()*egonHigh))
	pack := math.Round(face * packWide)
	seat := math.Round(l.Right() - face - pack) // the left of all
	e.Face = geom.Rect{X: max(g.Stage.X, seat-math.Round(face*egonLeft)), Y: l.Y, W: face, H: face}
	thick := math.Round(max(24*u, face*ledgeThick, g.CountHeight))
	left := max(g.Stage.X, seat-2*g.Margin)
	e.Ledge = geom.Rect{X: left, Y: math.Round(l.Y + face*egonTall), W: g.Shelf.X - g.Gap*ledgeApart - left, H: thick}
	e.Bounds = geom.Rect{X: left, Y: l.Y, W: e.Ledge.W, H: e.Ledge.Bottom() - l.Y}

	right := math.Round(e.Ledge.Right() - g.Gap*ledgeApart)
	e.Pile = geom.Rect{X: right - pack, W: pack, H: math.Round(pack * stage.CardRatio)}
	e.Pile.Y = e.Ledge.Y + math.Round(face*packSinks) - e.Pile.H
	low := e.Pile.Bottom()
	count := min(g.CountHeight*1.3, face*0.44)
	e.CountRect = geom.Rect{X: right - count, Y: low, W: count, H: e.Ledge.Bottom() - low}
	e.RestingHands = [2]geom.Point{{X: e.Face.X + face*restLeft, Y: e.Ledge.Y + face*restDown}, {X: e.Face.X + face*restRight, Y: e.Ledge.Y + face*restDown}}

	w := math.Round(face * cardWide)
	e.RevealedCard = geom.Rect{X: max(g.Stage.X+2*u, min(e.Pile.X-2*u, e.CountRect.X)-w), Y: math.Round(l.Y + face*cardDown), W: w, H: math.Round(w * stage.CardRatio)}
	e.Grip = geom.Point{X: e.RevealedCard.X + w*gripRight, Y: e.RevealedCard.Y + e.RevealedCard.H*gripDown}
	g.LastTurnsButtonArea = g.LastTurnsButtonRect(0, l.Y)
	g.LastTurnsButtonArea.X = math.Floor(e.Ledge.Right() - g.LastTurnsButtonArea.W) // above his pack

	said := max(saidHigh*g.PanelUnit(), saidHigh*0.66*g.TextUnit()) + bubblePads*u // also two lines of enlarged letters
	talks := max(g.Stage.X, l.X-g.Margin*0.15)
	e.Bubble = geom.Rect{X: talks, Y: e.Ledge.Bottom() + g.Gap*2.2, W: g.Shelf.X - g.Gap*ledgeApart - talks, H: said}
	e.TurnBubble = e.Bubble
	e.TurnBubble.Y = e.RevealedCard.Bottom() + face*cuffLow + g.Gap
	y := e.TurnBubble.Bottom() + g.Gap
	least := math.Ceil(g.asideCard()*smallestAside+1) * stage.CardRatio // of one card at least
	e.AsideArea = geom.Rect{X: l.X, Y: y, W: l.W, H: max(l.Bottom()-y, least)}
	g.RecapRect = geom.Rect{X: l.X, Y: e.Bubble.Y, W: l.W, H: l.Bottom() - e.Bubble.Y} // while he is silent
}

// AsideSpot returns the rectangle of the i-th of n cards that Egon has set aside: a fan, in several lines or smaller for many.
func (g *Geometry) AsideSpot(i, n int) geom.Rect {
	w, perLine := g.asideLines(n)
	in, h := g.Egon.AsideArea, math.Round(w*stage.CardRatio)
	pitch := max(math.Floor(w*cornerWidth), min(math.Floor(w*fanned), (in.W-w)/float64(max(min(n, perLine)-1, 1))))
	return geom.Rect{X: in.X + float64(i%perLine)*pitch, Y: in.Y + float64(i/perLine)*math.Floor(h*asideLine), W: w, H: h}
}

// asideLines returns the width of each of n cards set aside, and how many of them fit in a line.
func (g *Geometry) asideLines(n int) (w float64, perLine int) {
	in, full := g.Egon.AsideArea, g.asideCard()
	for w = full; ; w-- {
		h := math.Round(w * stage.CardRatio)
		lines := max(int((in.H+h*(asideLine-1))/(h*asideLine)), 1)
		perLine = max(int((in.W-w)/(w*cornerWidth)), 0) + 1
		if n <= lines*perLine && h <= in.H || w <= full*smallestAside {
			return w, max(perLine, (n+lines-1)/lines)
		}
	}
}

func (g *Geometry) asideCard() float64 {
	return math.Round(min(g.Egon.Pile.W*asideSize, g.LaidCardWidth*smallestPlayed))
}

// AsideTray returns the area around the n cards that Egon has set aside.
func (g *Geometry) AsideTray(n int) geom.Rect {
	tray := g.AsideSpot(0, max(n, 1))
	for i := range n {
		tray = tray.Union(g.AsideSpot(i, n))
	}
	return tray
}

// Sizes of the cards that Egon sets aside.
const (
	asideSize      = 1.38 // relative to those of his pack
	smallestPlayed = 0.8  // relative to those of the layout, at most
	smallestAside  = 0.55 // the smallest part of that
	fanned         = 0.62 // distance in a fan with room, in widths of a card
	asideLine      = 0.62 // distance of lines, in heights of a card
)

// cardThick is how much a card raises a pile, in parts of the table's height, so that heights of piles can be compared.
const cardThick = 1.0 / dreist.EvenCardCount * 0.058
