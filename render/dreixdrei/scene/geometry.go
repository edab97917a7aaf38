package scene

import (
	"math"

	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Geometry holds every rectangle of the table in device pixels. Drawing, hit tests and motion all ask it.
type Geometry struct {
	tabletop.Edges
	CardW, CardH float64 // a card in the middle
	Mat          geom.Rect
	Middle       geom.Rect // between the others and the own places, where a card may be dropped on the pile
	Deck         geom.Rect // the draw pile
	Pile         geom.Rect // the place of the top card of the pile
	Gone         geom.Rect // the cards that left the game
	Demand       geom.Rect // what the pile demands
	Places       [Rows]RowPlace
	Others       [tabletop.MaxSeats - 1]SeatPlace
	Replay       geom.Rect // the round arrow to show the others' turns once more
	pileLeft     float64   // how far the cards below the top one reach
	wheelRoom    geom.Rect // of the wheel on which a JOKER is named
}

// Rows is how many face-down cards a seat has at most, and open cards above them.
const Rows = dreixdrei.Places

// RowPlace is a place in a row of a seat: a face-down card, and over it an open one that lets its edge be seen.
type RowPlace struct{ Down, Open geom.Rect }

// SeatPlace is the place of another player.
type SeatPlace struct {
	Box, Portrait, Name geom.Rect
	Lamps               geom.Rect // of the phase
	Places              [Rows]RowPlace
	Hand                geom.Rect // the cards in the hand, with their number over them
	Out                 geom.Rect // the place of who is out, where the cards were
}

// Proportions of the mat.
const (
	matWide    = 1.5  // at most, in heights
	topHigh    = 0.27 // the others above the middle, in heights of the mat
	ownHigh    = 0.31 // the own places below it
	peek       = 0.22 // of a face-down card that is seen above the open one, in heights of a card
	rowApart   = 0.14 // between the places of a row, in widths of a card
	topLeast   = 3    // others above the middle have room for as many
	seatTall   = 0.62 // the height of a place of another player beside the mat at most, in its widths
	seatHigh   = 1.25 // that of one above the middle
	handSpread = 0.16 // between the cards of another hand, in widths of a card
)

// NewGeometry lays out a table in a frame for so many other players.
func NewGeometry(f stage.Frame, others int) Geometry {
	g := Geometry{Edges: tabletop.NewEdges(f, handRoom)}
	top, high := g.Edge, g.Bottom-g.Edge
	wide := math.Round(min(f.W-2*g.LeastColumn(), high*matWide))
	g.Mat = geom.Rect{X: math.Round((f.W - wide) / 2), Y: top, W: wide, H: high}
	g.LayColumns(g.Mat)
	g.LayLine(g.Mat.W)
	room := min(g.Mat.Bottom(), g.PlateTop()) - top
	g.layOthers(others, math.Round(room*topHigh))
	own := math.Round(min(room*ownHigh, g.HandH*(1+peek)+2*g.Gap)) // no more than it needs: the rest is the middle's
	g.layOwn(geom.Rect{X: g.Mat.X, Y: top + room - own, W: g.Mat.W, H: own - g.Gap})
	y := top + math.Round(room*topHigh) + g.Gap
	g.layMiddle(geom.Rect{X: g.Mat.X + g.Gap, Y: y, W: g.Mat.W - 2*g.Gap, H: top + room - own - g.Gap - y})
	g.LayButtons(g.Tray.Right() + 2*g.Edge)
	if beside := g.Demand.Right() + g.Gap; g.wheelRoom.W == 0 {
		low := g.Caption.Bottom() + g.Gap
		g.wheelRoom = geom.Rect{X: beside, Y: low, W: g.Stage.Right() - g.Edge - beside, H: g.Hint.Y - g.Gap - low}
	}
	return g
}

// handRoom is how many cards the hand in front has room for side by side; more of them overlap.
const handRoom = 7

// How wide cards in the middle are, in widths of it: all in a row, or in two rows where there is far more height than that needs.
const (
	rowWide   = 0.17
	twoWide   = 0.27
	middleUse = 0.94 // of the height at most
	rowsApart = 0.22 // in heights of a card
	twoFrom   = 1.15 // how much larger cards have to become
	twoHigh   = 480  // the least height for two rows, in logical pixels: the wheel has room above the pile
)

// layMiddle places what lies in the middle of the mat, from the left: the draw pile, the pile, what it demands, and what is gone.
func (g *Geometry) layMiddle(in geom.Rect) {
	g.Middle = in
	g.CardW = math.Floor(min(in.H*middleUse/stage.CardRatio, in.W*rowWide))
	if two := min(in.H*middleUse/(2+rowsApart)/stage.CardRatio, in.W*twoWide); two > g.CardW*twoFrom && in.H >= twoHigh*g.Unit {
		g.layTwoRows(in, math.Floor(two))
		return
	}
	g.CardH = math.Round(g.CardW * stage.CardRatio)
	at := func(x, w float64) geom.Rect {
		h := math.Round(w * stage.CardRatio)
		return geom.Rect{X: math.Round(x), Y: math.Round(in.Center().Y - h/2), W: w, H: h}
	}
	small := math.Round(g.CardW * goneSmall)
	g.Deck = at(in.X+g.CardW*0.2, g.CardW)
	g.Gone = at(in.Right()-small*1.2, small)
	g.Pile = at(in.Center().X+g.CardW*0.05, g.CardW)
	g.pileLeft = g.Deck.Right() + g.CardW*0.35
	x := g.Pile.Right() + g.CardW*0.18
	g.Demand = geom.Rect{X: x, Y: in.Y, W: g.Gone.X - g.CardW*0.15 - x, H: in.H}
}

// goneSmall is how wide the cards are that left the game, in widths of those that play.
const goneSmall = 0.62

// layTwoRows places the draw pile and what is gone above the pile and its demand, which are nearer to the hand.
func (g *Geometry) layTwoRows(in geom.Rect, w float64) {
	g.CardW, g.CardH = w, math.Round(w*stage.CardRatio)
	apart := math.Round(g.CardH * rowsApart)
	y := math.Round(in.Center().Y - g.CardH - apart/2)
	small := math.Round(w * goneSmall)
	high := math.Round(small * stage.CardRatio)
	g.Pile = geom.Rect{X: math.Round(in.Center().X - w*0.3), Y: y + g.CardH + apart, W: w, H: g.CardH}
	g.pileLeft = in.X + w*0.2
	x := g.Pile.Right() + w*0.15
	g.Demand = geom.Rect{X: x, Y: g.Pile.Y, W: in.Right() - g.Gap - x, H: g.CardH}
	g.Deck = geom.Rect{X: math.Round(g.pileLeft), Y: y, W: w, H: g.CardH}
	g.Gone = geom.Rect{X: math.Round(g.Demand.Center().X - small/2), Y: math.Round(y + (g.CardH-high)/2), W: small, H: high}
	g.wheelRoom = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: g.Pile.Y - g.Gap - in.Y}
}

// PileSlot returns the place of the i-th of n cards of the pile, the last of which is its top: the older ones reach to the left.
func (g *Geometry) PileSlot(i, n int) geom.Rect {
	r := g.Pile
	pitch := min(r.W*0.3, (r.X-g.pileLeft)/max(float64(n-1), 1))
	r.X = math.Round(r.X - float64(n-1-i)*pitch)
	return r
}

// layOwn places the own open and face-down cards in a row.
func (g *Geometry) layOwn(in geom.Rect) {
	w := math.Floor(min(in.H/(1+peek)/stage.CardRatio, g.HandW))
	wide := w * (Rows + (Rows-1)*rowApart)
	g.Places = row(geom.Point{X: math.Round(in.Center().X - wide/2), Y: in.Bottom() - math.Round(w*stage.CardRatio*(1+peek))}, w)
}

// row lays the places of a seat out from a corner, with cards of a width.
func row(at geom.Point, w float64) (all [Rows]RowPlace) {
	h := math.Round(w * stage.CardRatio)
	for i := range all {
		down := geom.Rect{X: math.Round(at.X + float64(i)*w*(1+rowApart)), Y: at.Y, W: w, H: h}
		open := down
		open.Y += math.Round(h * peek)
		all[i] = RowPlace{Down: down, Open: open}
	}
	return all
}

// layOthers places the other players clockwise: from below upwards in the left column, then above the middle from the left. The round
// arrow stands beside the last of them.
func (g *Geometry) layOthers(n int, high float64) {
	beside := n / 2
	above := n - beside
	column := g.Left
	each := math.Floor(min((column.H-float64(beside-1)*g.Gap)/float64(max(beside, 1)), column.W*seatTall))
	for i := range beside {
		y := column.Bottom() - each - float64(i)*(each+g.Gap)
		g.Others[i] = g.seatAt(geom.Rect{X: column.X, Y: math.Round(y), W: column.W, H: each})
	}
	w := math.Floor((g.Mat.W - float64(above+1)*g.Gap) / float64(max(above, topLeast)))
	x := g.Mat.Center().X - (float64(above)*(w+g.Gap)-g.Gap)/2
	for i := range above {
		g.Others[beside+i] = g.seatAt(geom.Rect{X: math.Round(x + float64(i)*(w+g.Gap)), Y: g.Mat.Y + g.Gap, W: w, H: min(high-g.Gap, w*seatHigh)})
	}
	last := g.Others[n-1].Box
	g.Replay = g.ReplayAt(last.Right()+g.Gap/2, last.Y)
	if above >= topLeast { // between the mat and the icons
		size := min(g.Replay.W, g.Icons.Help.X-g.Gap/2-g.Replay.X)
		g.Replay.Y, g.Replay.W, g.Replay.H = g.Icons.Help.Y, size, size
	}
}

// narrowSeat is the width of a place, in its heights, below which the hand stands beside the name and the lamps below the cards.
const narrowSeat = 1.25

// seatAt lays out another player's place: above the portrait, the name and the lamps, below them the cards with the hand at their
// right.
func (g *Geometry) seatAt(in geom.Rect) SeatPlace {
	pad := math.Round(min(in.H, in.W) * 0.05)
	narrow := in.W < in.H*narrowSeat
	nameH := math.Round(min(max(18*g.TextUnit(), in.H*0.22), in.H*0.34, in.W*0.27))
	p := SeatPlace{Box: in, Portrait: geom.Rect{X: in.X + pad, Y: in.Y + pad, W: nameH, H: nameH}}
	lamps := math.Round(min(nameH*0.8/lampsTall, in.W*0.3))
	if narrow {
		lamps = math.Round(in.W * 0.44)
	}
	p.Lamps = geom.Rect{X: in.Right() - pad - lamps, Y: in.Y + pad + math.Round((nameH-lamps*lampsTall)/2), W: lamps, H: math.Round(lamps * lampsTall)}
	cards := geom.Rect{X: in.X + pad, Y: p.Portrait.Bottom() + pad, W: in.W - 2*pad}
	cards.H = in.Bottom() - pad - cards.Y
	across, right := Rows+(Rows-1)*rowApart, p.Lamps.X
	if narrow {
		p.Lamps.X, p.Lamps.Y = math.Round(in.Center().X-lamps/2), in.Bottom()-pad-p.Lamps.H
		cards.H = p.Lamps.Y - pad/2 - cards.Y
		w := math.Round(nameH / stage.CardRatio)
		p.Hand = geom.Rect{X: in.Right() - pad - math.Round(w*(1+2*handSpread)), Y: p.Portrait.Y, W: math.Round(w * (1 + 2*handSpread)), H: nameH}
		right = p.Hand.X
	} else {
		across += 0.3 + 1 + 2*handSpread
	}
	x := p.Portrait.Right() + pad
	p.Name = geom.Rect{X: x, Y: in.Y + pad, W: right - pad - x, H: nameH}
	w := math.Floor(min(cards.H/(1+peek)/stage.CardRatio, cards.W/across))
	h := math.Round(w * stage.CardRatio)
	high := math.Round(h * (1 + peek))
	y := math.Round(cards.Y + (cards.H-high)/2)
	x = math.Round(cards.X + (cards.W-w*across)/2)
	p.Places = row(geom.Point{X: x, Y: y}, w)
	if !narrow {
		hand := w * (1 + 2*handSpread)
		p.Hand = geom.Rect{X: math.Round(x + w*across - hand), Y: y + high - h, W: hand, H: h}
	}
	p.Out = geom.Around(cards.Center(), min(cards.W, cards.H), min(cards.W, cards.H))
	return p
}

// HandSlot returns the place of the i-th of n cards of another player's hand: one over the other, of which three can be told apart.
func (p *SeatPlace) HandSlot(i, n int) geom.Rect {
	w := p.Hand.W / (1 + 2*handSpread)
	step := min(float64(i), 2)
	if n > 3 {
		step = 2 * float64(i) / float64(n-1)
	}
	return geom.Rect{X: p.Hand.X + step*w*handSpread, Y: p.Hand.Y, W: w, H: p.Hand.H}
}

// Group is cards of one kind in the hand in front, which lie close together.
type Group struct{ First, Count int }

// How far apart cards lie in the hand in front, in widths of a card: equal ones, and at most different ones.
const (
	equalApart = 0.3
	leastApart = 0.16
)

// FrontSlot returns the place of the i-th card of the hand in front, whose cards form groups of equal ones in their order.
func (g *Geometry) FrontSlot(i int, groups []Group) geom.Rect {
	wide := g.HandW + g.Gap // between groups
	equal := g.HandW * equalApart
	steps, cards := 0.0, 0
	for _, of := range groups {
		steps += float64(of.Count-1) * equal
		cards += of.Count
	}
	room := g.Tray.W - g.HandW
	between := wide
	if n := float64(len(groups) - 1); n > 0 {
		between = min(wide, (room-steps)/n)
	}
	if least := g.HandW * leastApart * 2; between < least || steps > room {
		equal = room / max(float64(cards-1), 1)
		between = equal
		steps = float64(cards-len(groups)) * equal
	}
	x := g.Tray.Center().X - (steps+float64(len(groups)-1)*between+g.HandW)/2
	for n, of := range groups {
		if n > 0 {
			x += between
		}
		if i < of.First+of.Count {
			return geom.Rect{X: math.Round(x + float64(i-of.First)*equal), Y: g.Tray.Y, W: g.HandW, H: g.HandH}
		}
		x += float64(of.Count-1) * equal
	}
	return geom.Rect{}
}

// Badge returns where the number of a group's cards stands, which a stack is taken up by: over the lower right corner of its last card,
// where no numeral is.
func (g *Geometry) Badge(of Group, groups []Group) geom.Rect {
	r := g.FrontSlot(of.First+of.Count-1, groups)
	size := math.Round(max(20*g.TextUnit(), g.HandW*0.34))
	return geom.Rect{X: r.Right() - size*0.7, Y: r.Bottom() - size, W: size, H: size}
}

// WheelDisc returns the place of the wheel on which a JOKER is named, beside what is to be answered, the pile and its demand: right of it
// and above the button for help, or above it.
func (g *Geometry) WheelDisc() geom.Rect {
	room := g.wheelRoom
	size := math.Floor(min(room.W, room.H))
	y := min(max(g.Middle.Center().Y-size/2, room.Y), room.Bottom()-size) // level with the middle, as far as that fits
	return geom.Rect{X: math.Round(room.Center().X - size/2), Y: math.Round(y), W: size, H: size}
}

// Turned returns the place of a card that was turned up and is not laid yet: beside the pile, where its demand is told.
func (g *Geometry) Turned() geom.Rect {
	r := g.Pile
	r.X = math.Round(g.Demand.Center().X - r.W/2)
	return r
}

// Own returns the part of the table that is that of whoever sits in front, where a pile that is taken up is dropped.
func (g *Geometry) Own() geom.Rect {
	top := g.Places[0].Down.Y
	return geom.Rect{X: g.Mat.X, Y: top, W: g.Mat.W, H: g.H - top}
}

// OwnLamps returns where the phase of whoever sits in front is shown, left of their places.
func (g *Geometry) OwnLamps() geom.Rect {
	at := g.Places[0].Open
	w := math.Round(min(at.W*1.2, (at.X-g.Mat.X)*0.8))
	return geom.Rect{X: math.Round(at.X - g.Gap*2 - w), Y: math.Round(at.Center().Y - w*lampsTall/2), W: w, H: math.Round(w * lampsTall)}
}

// OwnBadge returns where the place of whoever sits in front is shown once they are out.
func (g *Geometry) OwnBadge() geom.Rect {
	at := g.Places[1].Open
	return geom.Around(at.Center(), at.H, at.H)
}

// Host returns where the figure of whoever sits in front stands, beside the mat above the buttons.
func (g *Geometry) Host() geom.Rect {
	size := math.Round(min(g.Right.W*0.84, g.Log.W*0.84, g.SideHeight()*0.36))
	return geom.Rect{X: math.Round(g.Log.Center().X - size/2), Y: g.Hint.Y - g.Gap - size, W: size, H: size}
}

// lampsTall is how high the lamps of a seat are, in widths.
const lampsTall = 0.36
