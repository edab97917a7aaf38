package climb

import (
	"dreist/game/dreist"
	"dreist/render/geom"
)

// rungCount is how many rungs the ladder shows: one for each rating, the last for all above.
const rungCount = int(dreist.Sensational)

// The measures of the picture, in units of which it is tall high.
const (
	tall    = 330.0
	narrow  = 700.0 // the least width, in the same units
	groundY = 319.0 // where the ladder stands
	lowest  = 290.0 // the lowest rung
	pitch   = 42.5  // from one rung to the next
	lean    = 30.0  // how far the ladder leans over from one rung to the next
	railTop = 30.0

	ladderWide = 384.0
	ladderFoot = 32.0 // where the left rail is on the lowest rung, from the left edge of the ladder
	between    = 156.0
	railThick  = 9.0
	rungThick  = 9.0

	loftTop   = 96.0
	loftThick = 13.0

	pileWide   = 25.0
	pileTop    = 6.5  // of it is the card on top
	pileCard   = 0.44 // how thick a card is
	figureSize = 64.0
	egonSize   = 94.0
	giftWide   = 25.0
	crownSize  = 27.0
)

// rungY is how far down a rung is, from 0 for the lowest.
func rungY(i int) float64 { return lowest - pitch*float64(i) }

// railAt is where the left rail is at a height, from the left edge of the ladder.
func railAt(y float64) float64 { return ladderFoot + (lowest-y)/pitch*lean }

// index returns on which of the rungs that are shown somebody is who plays with so many cards, -1 for the ground.
func index(cards int) int {
	if cards < dreist.FirstRung {
		return -1
	}
	return min((cards-dreist.FirstRung)/dreist.RungStep, rungCount-1)
}

// place is where everything is in a room.
type place struct {
	room geom.Rect
	unit float64 // device pixels
	left float64 // of the ladder, in units from the left edge of the room
}

// newPlace fits the picture into a room. Left of the lowest rung there are so many device pixels, as far as there is room.
func newPlace(room geom.Rect, signs float64) place {
	p := place{room: room, unit: min(room.H/tall, room.W/narrow)}
	p.left = max(min(signs/p.unit-ladderFoot+railThick, p.wide()-ladderWide-150), 100)
	return p
}

// wide is the width of the room in units.
func (p place) wide() float64 { return p.room.W / p.unit }

// at returns a point of the screen.
func (p place) at(x, y float64) geom.Point {
	return geom.Point{X: p.room.X + x*p.unit, Y: p.room.Bottom() - (tall-y)*p.unit}
}

// box returns a rectangle of the screen.
func (p place) box(x, y, w, h float64) geom.Rect {
	at := p.at(x, y)
	return geom.Rect{X: at.X, Y: at.Y, W: w * p.unit, H: h * p.unit}
}

// rail is where the left rail is on a rung, -1 for the ground.
func (p place) rail(i int) float64 { return p.left + railAt(rungY(i)) }

// stand is where the feet of the figure are on a rung, or beside the foot of the ladder.
func (p place) stand(i int) geom.Point {
	if i < 0 {
		return p.at(p.left+railAt(groundY)+between+56, groundY+4)
	}
	return p.at(p.rail(i)+between*0.57, rungY(i)+2)
}

// loftLeft is where the floor begins on which Egon stands: where the ladder leans.
func (p place) loftLeft() float64 { return p.left + railAt(loftTop) + between + railThick/2 + 2 }

// egon is where he stands.
func (p place) egon() geom.Rect {
	x := min(p.loftLeft()+64, p.wide()-egonSize-6)
	return p.box(x, loftTop-egonSize+3, egonSize, egonSize)
}

// gift is the middle of what he is about to give.
func (p place) gift() geom.Point { return p.at(p.loftLeft()+34, loftTop-17) }

// pile is where a pile of so many cards stands on a rung: 0 is the player's, 1 Egon's.
func (p place) pile(i, side, cards int) geom.Rect {
	x := p.rail(i) + 25
	if side == 1 {
		x = p.rail(i) + between - pileWide - 4
	}
	high := pileCard*float64(cards) + pileTop
	return p.box(x, rungY(i)+2-high, pileWide, high)
}
