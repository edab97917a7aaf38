package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// SeatPlace is where one of the other players sits: a portrait, a name, the hand from behind, the pile and the number
// of cards left.
type SeatPlace struct {
	Box      geom.Rect // all of it
	Portrait geom.Rect
	Name     geom.Rect
	Hand     geom.Rect
	Pile     geom.Rect
	Count    geom.Rect
	Says     geom.Point // where the tail of what is said there ends: on the right of the portrait, or below the place
	Below    bool

	card float64 // the width of a hand card
}

// HandSlot returns the place of the i-th of n hand cards: side by side, overlapping as far as needed.
func (p *SeatPlace) HandSlot(i, n int) geom.Rect {
	pitch := min(p.card*1.06, (p.Hand.W-p.card)/max(float64(n-1), 1))
	return geom.Rect{X: math.Round(p.Hand.X + float64(i)*pitch), Y: p.Hand.Y, W: p.card, H: math.Round(p.card * stage.CardRatio)}
}

// acrossHeight is the height of the place opposite, above the layout.
func (g *Geometry) acrossHeight() float64 { return max(56*g.Unit, g.tall()*0.088) }

// layOthers seats the other players clockwise: the next on the left, the last on the right or, where a guide needs the
// right side, below the first; a third opposite. It fills the area below those on the left with what happened last.
func (g *Geometry) layOthers(edge float64, full geom.Rect) {
	last := g.Shape.Others - 1
	above := 0 // the lowest place on the left
	switch {
	case g.Shape.Beside:
		g.Others[0] = g.compactAt(g.Left.X, g.Left.Y)
		if last > 0 {
			g.Others[last] = g.compactAt(g.Left.X, g.Others[0].Box.Bottom()+g.Gap)
			above = last
		}
	default:
		g.Others[0] = g.besideAt(g.Left.X, g.Left.Y)
	}
	if last > 0 && !g.Shape.Beside {
		y := g.Caption.Bottom() + g.Gap*0.6
		g.Others[last] = g.besideAt(g.Right.X, y)
		top := g.Others[last].Box.Bottom() + g.Gap
		g.Log.H -= top - g.Log.Y
		g.Log.Y = top
	}
	if last == 2 {
		g.Others[1] = g.acrossAt(geom.Rect{X: full.X, Y: edge, W: full.W, H: g.acrossHeight()})
	}
	g.layQuestion()
	y := g.Others[above].Box.Bottom() + g.Gap
	replayH := max(32*g.Unit, g.sideHeight()*0.055)
	g.Replay = geom.Rect{X: g.Left.X, Y: y, W: g.Left.W, H: replayH}
	recapY := g.Replay.Bottom() + g.Gap
	g.Recap = geom.Rect{X: g.Left.X, Y: recapY, W: g.Left.W, H: g.Question.Y - g.Gap - recapY}
}

// besideAt lays out a place beside the layout: the portrait with the name and the hand below it, the pile on the
// right.
func (g *Geometry) besideAt(x, y float64) SeatPlace {
	u, w, high := g.Unit, g.Left.W, g.sideHeight()
	pad := g.Gap * 0.8
	inner := w - 2*pad
	pileH := math.Round(min(high*0.185, inner*0.34*stage.CardRatio))
	pileW := math.Round(pileH / stage.CardRatio)
	raised := dreist.EvenDeal * stackStep * pileW
	countH := max(24*u, high*0.062)
	face := math.Round(min(inner-pileW-2*g.Gap, pileH+raised-2*u))
	nameH := max(21*u, high*0.048)
	p := SeatPlace{
		Portrait: geom.Rect{X: x + pad, Y: y + pad*0.7, W: face, H: face},
		Pile:     geom.Rect{X: x + w - pad - pileW, Y: y + pad*0.7 + raised, W: pileW, H: pileH},
	}
	p.Count = geom.Rect{X: p.Pile.X - g.Gap, Y: p.Pile.Bottom() + 2*u, W: pileW + g.Gap, H: countH}
	p.Name = geom.Rect{X: p.Portrait.X, Y: p.Portrait.Bottom() + 2*u, W: p.Count.X - g.Gap - p.Portrait.X, H: nameH}
	p.card = math.Round(pileW * 0.72)
	cardH := math.Round(p.card * stage.CardRatio)
	p.Hand = geom.Rect{X: p.Portrait.X, Y: max(p.Name.Bottom(), p.Count.Bottom()-cardH*0.2) + 3*u, W: p.Name.W, H: cardH}
	p.Box = geom.Rect{X: x, Y: y, W: w, H: max(p.Hand.Bottom(), p.Count.Bottom()) + pad*0.7 - y}
	p.Says = besideOf(p.Portrait)
	return p
}

// compactAt lays out a place beside the layout that leaves room for another below it: portrait, hand and pile side by
// side, name and count below them.
func (g *Geometry) compactAt(x, y float64) SeatPlace {
	u, w, high := g.Unit, g.Left.W, g.sideHeight()
	pad := g.Gap * 0.8
	inner := w - 2*pad
	pileH := math.Round(min(high*0.15, inner*0.28*stage.CardRatio))
	pileW := math.Round(pileH / stage.CardRatio)
	raised := dreist.EvenDeal * stackStep * pileW
	countH := max(24*u, high*0.055)
	p := SeatPlace{Pile: geom.Rect{X: x + w - pad - pileW, Y: y + pad*0.7 + raised, W: pileW, H: pileH}}
	p.Count = geom.Rect{X: p.Pile.X - g.Gap, Y: p.Pile.Bottom() + 2*u, W: pileW + g.Gap, H: countH}
	face := math.Round(min(pileH+raised-2*u, inner*0.36))
	p.Portrait = geom.Rect{X: x + pad, Y: p.Pile.Bottom() - face, W: face, H: face}
	p.Name = geom.Rect{X: p.Portrait.X, Y: p.Count.Y, W: p.Count.X - g.Gap - p.Portrait.X, H: countH}
	left := p.Portrait.Right() + g.Gap
	handW := p.Pile.X - g.Gap - left
	p.card = math.Round(min(pileW*0.72, handW*0.62))
	handH := math.Round(p.card * stage.CardRatio)
	p.Hand = geom.Rect{X: left, Y: p.Pile.Bottom() - handH, W: handW, H: handH}
	p.Box = geom.Rect{X: x, Y: y, W: w, H: p.Count.Bottom() + pad*0.7 - y}
	p.Says = besideOf(p.Portrait)
	return p
}

// besideOf returns where the tail of what a portrait says ends.
func besideOf(portrait geom.Rect) geom.Point {
	return geom.Point{X: portrait.Right() - portrait.W*0.04, Y: portrait.Y + portrait.H*0.45}
}

// acrossAt lays out the place opposite in one line.
func (g *Geometry) acrossAt(in geom.Rect) SeatPlace {
	pad := in.H * 0.09
	inner := in.H - 2*pad
	p := SeatPlace{Box: in, card: math.Round(inner / stage.CardRatio)}
	p.Portrait = geom.Rect{X: in.X + pad, Y: in.Y + pad, W: inner, H: inner}
	p.Count = geom.Rect{X: in.Right() - pad - inner*0.95, Y: in.Y + pad + inner*0.13, W: inner * 0.95, H: inner * 0.74}
	pileW := math.Round(inner * 0.92 / stage.CardRatio)
	p.Pile = geom.Rect{X: p.Count.X - g.Gap - pileW, Y: in.Y + pad + inner*0.08, W: pileW, H: inner * 0.92}
	handW := min(p.card*(1+1.06*(dreist.HandSize-1)), in.W*0.36)
	p.Hand = geom.Rect{X: math.Floor(p.Pile.X - 2*g.Gap - handW), Y: in.Y + pad, W: handW, H: inner}
	p.Name = geom.Rect{X: p.Portrait.Right() + g.Gap, Y: in.Y + pad, W: p.Hand.X - 2*g.Gap - p.Portrait.Right(), H: inner}
	p.Says, p.Below = geom.Point{X: p.Portrait.Center().X, Y: in.Bottom() - pad*0.5}, true // the name is beside it
	return p
}
