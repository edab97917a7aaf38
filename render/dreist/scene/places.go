package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// SeatPlace is where one of the other players sits: a portrait, a name, the number of cards left, the hand from behind, and the pile. All places have one form.
type SeatPlace struct {
	Box      geom.Rect // all of it
	Portrait geom.Rect
	Pile     geom.Rect
	Closed   SeatLine   // while the hand is seen from behind
	Open     SeatLine   // while its cards are seen, which takes more room
	Says     geom.Point // where the tail of what is said there ends, on the right of the portrait
}

// SeatLine is where those parts of a place are that depend on how its hand is seen.
type SeatLine struct {
	Name, Count, Hand geom.Rect

	card float64 // the width of a hand card
}

// Line returns where the parts are that depend on whether the hand lies open.
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

// A place at the table: how high it is in parts of what sizes follow from beside the layout, of the width there is at most, and at least in logical pixels; and how
// many times as wide at most.
const (
	seatHigh  = 0.178
	seatFlat  = 0.46
	seatLeast = 72
	seatWide  = 2.95
)

// recapHigh is how much room is left to what happened last at a table of up to four, in logical pixels.
const recapHigh = 158

// seatBox returns where the i-th of some places is. As many as have room stand one below the other on the left, in the order of their turns. More surround the table
// clockwise, up on the left and down on the right, at equal heights.
func (g *Geometry) seatBox(i, count int) geom.Rect {
	gap := g.Gap
	room := g.Replay.Y - gap - g.Left.Y
	high := math.Round(max(seatLeast*g.Unit, min(g.sideHeight()*seatHigh, g.Left.W*seatFlat, (room-recapHigh*g.Unit)/float64(min(count, 3))-gap)))
	fits := int((room + gap) / (high + gap))
	side, top := g.Left, g.Left.Y
	if count > fits {
		left := (count + 1) / 2
		top = g.Caption.Bottom() + gap*0.6 // as low as the icons need it
		high = min(high, math.Floor((g.Replay.Y-top)/float64(left)-gap))
		if i < left {
			i = left - 1 - i
		} else {
			i, side = i-left, g.Right
		}
	}
	w := min(side.W, math.Round(high*seatWide))
	return geom.Rect{X: math.Round(side.X), Y: math.Round(top + float64(i)*(high+gap)), W: w, H: high}
}

// layOthers seats the other players, and leaves the area below them to what happened last.
func (g *Geometry) layOthers() {
	high := g.Hint.H
	g.Replay = geom.Rect{X: g.Left.X, Y: g.Left.Bottom() - high, W: g.Left.W, H: high}
	low := g.Left.Y
	for i := range g.Shape.Others {
		g.Others[i] = g.seatAt(g.seatBox(i, g.Shape.Others))
		low = max(low, g.Others[i].Box.Bottom())
	}
	y := low + g.Gap*1.1
	g.Recap = geom.Rect{X: g.Left.X, Y: y, W: max(g.Left.W, 250*g.Unit), H: g.Replay.Y - 2*g.Gap - LeadLeast*g.TextUnit() - y}
	g.layRace(y, g.Replay.Y-g.Gap)
}

// seatAt lays a place out in a box: the portrait on the left; beside it the name, and below that the number of cards with the hand, and the pile.
func (g *Geometry) seatAt(in geom.Rect) SeatPlace {
	pad := math.Round(in.H * 0.08)
	face := in.H - 2*pad
	p := SeatPlace{Box: in, Portrait: geom.Rect{X: in.X + pad, Y: in.Y + pad, W: face, H: face}}
	x, right := p.Portrait.Right()+pad, in.Right()-pad
	nameH := math.Round(max(19*g.Unit, in.H*0.23))
	low := in.Y + pad*0.7 + nameH + math.Round(in.H*0.06) // of the name
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

// Beside returns the room on the right of the mat, below the icons and above a height.
func (g *Geometry) Beside(bottom float64) geom.Rect {
	x, y := max(g.Mat.Right(), g.Shelf.Right())+g.Gap/2, g.Caption.Bottom()
	return geom.Rect{X: x, Y: y, W: g.W - x, H: bottom - y}
}
