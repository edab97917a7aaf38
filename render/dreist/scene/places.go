package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// SeatPlace is the place of another player: a portrait, a name, the number of cards left, the hand's backs, and the
// pile. All places have one form.
type SeatPlace struct {
	Box      geom.Rect // the whole place
	Portrait geom.Rect
	Pile     geom.Rect
	Closed   SeatLine   // with a hidden hand
	Open     SeatLine   // with an open hand, which needs more room
	Says     geom.Point // the tip of a bubble's tail, at the right of the portrait
}

// SeatLine is the parts of a place that depend on whether its hand is hidden.
type SeatLine struct {
	Name, Count, Hand geom.Rect

	card float64 // the width of a hand card
}

// Line returns the parts of the place with an open or a hidden hand.
func (p *SeatPlace) Line(open bool) *SeatLine {
	if open {
		return &p.Open
	}
	return &p.Closed
}

// HandSlot returns the place of the i-th of n hand cards: side by side, overlapping as far as needed.
func (l *SeatLine) HandSlot(i, n int) geom.Rect {
	pitch := min(l.card*1.08, (l.Hand.W-l.card)/max(float64(n-1), 1))
	return geom.Rect{X: math.Floor(l.Hand.X + float64(i)*pitch), Y: l.Hand.Y, W: l.card, H: math.Round(l.card * stage.CardRatio)}
}

// The size of a place: its height in parts of sideHeight and of the greatest width, its least height in logical pixels,
// and its greatest width in heights.
const (
	seatHigh  = 0.178
	seatFlat  = 0.46
	seatLeast = 72
	seatWide  = 2.95
)

// recapHigh is the height left for the recap at a table of up to four players, in logical pixels.
const recapHigh = 158

// seatBox returns the i-th of the places. As many as fit stand one below the other at the left, in the order of turns.
// More surround the table clockwise, up at the left and down at the right, at equal heights.
func (g *Geometry) seatBox(i, count int) geom.Rect {
	gap := g.Gap
	foot := g.Left.Bottom() - g.Hint.H // at the right the button for help is below
	room := foot - gap - g.Left.Y
	high := math.Round(max(seatLeast*g.Unit, min(g.SideHeight()*seatHigh, g.Left.W*seatFlat,
		(room-recapHigh*g.Unit)/float64(min(count, 3))-gap)))
	fits := int((room + gap) / (high + gap))
	side, top := g.Left, g.Left.Y
	if count > fits {
		left := (count + 1) / 2
		top = g.Caption.Bottom() + gap*0.6 // as low as the icons require
		high = min(high, math.Floor((foot-top)/float64(left)-gap))
		if i < left {
			i = left - 1 - i
		} else {
			i, side = i-left, g.Right
		}
	}
	w := min(side.W, math.Round(high*seatWide))
	return geom.Rect{X: math.Round(side.X), Y: math.Round(top + float64(i)*(high+gap)), W: w, H: high}
}

// layOthers places the other players and leaves the area below them to the recap, with the round arrow in its upper corner.
func (g *Geometry) layOthers() {
	low := g.Left.Y
	for i := range g.Shape.Others {
		g.Others[i] = g.seatAt(g.seatBox(i, g.Shape.Others))
		low = max(low, g.Others[i].Box.Bottom())
	}
	low += g.Gap * 1.1
	g.Replay = g.ReplayAt(0, low+recapEdge*g.Unit)
	g.Replay.X = math.Floor(g.Left.Right() - recapEdge*g.Unit - g.Replay.W)
	g.layRace(low, g.Left.Bottom())
}

// seatAt lays out a place in a box: the portrait at the left; beside it the name, and below that the number of cards
// with the hand, and the pile.
func (g *Geometry) seatAt(in geom.Rect) SeatPlace {
	pad := math.Round(in.H * 0.08)
	face := in.H - 2*pad
	p := SeatPlace{Box: in, Portrait: geom.Rect{X: in.X + pad, Y: in.Y + pad, W: face, H: face}}
	x, right := p.Portrait.Right()+pad, in.Right()-pad
	nameH := math.Round(max(19*g.Unit, in.H*0.23))
	low := in.Y + pad*0.7 + nameH + math.Round(in.H*0.06) // lower edge of the name
	pileH := math.Floor((in.Bottom() - pad - low) / (1 + dreist.EvenDeal*stackStep/stage.CardRatio))
	pileW := math.Round(pileH / stage.CardRatio)
	p.Pile = geom.Rect{X: right - pileW, Y: in.Bottom() - pad - pileH, W: pileW, H: pileH}
	name := geom.Rect{X: x, Y: in.Y + pad*0.7, W: right - x, H: nameH}
	room := p.Pile.X - pad - x

	card := math.Round(max(12*g.Unit, in.H*0.13))
	cardH := math.Round(card * stage.CardRatio)
	countH := min(math.Round(max(24*g.Unit, in.H*0.32)), in.Bottom()-pad-cardH-low)
	handW := min(room, card*(1+1.08*(dreist.HandSize-1))+1)
	p.Closed = SeatLine{
		Name: name, card: card,
		Count: geom.Rect{X: x, Y: low, W: min(room, countH*1.9), H: countH},
		Hand:  geom.Rect{X: x, Y: in.Bottom() - pad - cardH, W: handW, H: cardH},
	}

	open := math.Round(min((in.Bottom()-pad-low)/stage.CardRatio, room*0.45))
	openH := math.Round(open * stage.CardRatio)
	count := geom.Rect{X: right - nameH*1.8, Y: name.Y, W: nameH * 1.8, H: nameH}
	p.Open = SeatLine{
		Name: geom.Rect{X: x, Y: name.Y, W: count.X - pad*0.5 - x, H: nameH}, Count: count, card: open,
		Hand: geom.Rect{X: x, Y: in.Bottom() - pad - openH, W: min(room, open*(1+1.08*(dreist.HandSize-1))+1), H: openH},
	}
	p.Says = geom.Point{X: p.Portrait.Right() - face*0.04, Y: p.Portrait.Y + face*0.45}
	return p
}

// Beside returns the area right of the mat, below the icons and above a height.
func (g *Geometry) Beside(bottom float64) geom.Rect {
	x, y := max(g.Mat.Right(), g.Shelf.Right())+g.Gap/2, g.Caption.Bottom()
	return geom.Rect{X: x, Y: y, W: g.W - x, H: bottom - y}
}
