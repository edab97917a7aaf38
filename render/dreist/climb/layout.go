package climb

import (
	"dreist/game/dreist"
	"dreist/render/geom"
)

// rungCount is the number of rungs shown: one for each rating, the last one for all higher rungs.
const rungCount = int(dreist.Sensational)

// The measures of the picture in units; the picture is tall units high.
const (
	tall    = 330.0
	narrow  = 700.0 // least width
	groundY = 319.0 // the foot of the ladder
	lowest  = 290.0 // the lowest rung
	pitch   = 42.5  // distance of rungs
	lean    = 30.0  // horizontal shift from rung to rung
	railTop = 30.0

	ladderWide = 384.0
	ladderFoot = 32.0 // the left rail at the lowest rung, from the left edge of the ladder
	between    = 156.0
	railThick  = 9.0
	rungThick  = 9.0

	loftTop   = 96.0
	loftThick = 13.0

	pileWide   = 25.0
	pileTop    = 6.5  // height of the top card
	pileCard   = 0.44 // thickness of a card
	figureSize = 64.0
	egonSize   = 94.0
	giftWide   = 25.0
	crownSize  = 27.0
)

// rungY returns the y of a rung, 0 being the lowest.
func rungY(i int) float64 { return lowest - pitch*float64(i) }

// railAt returns the x of the left rail at a height, from the left edge of the ladder.
func railAt(y float64) float64 { return ladderFoot + (lowest-y)/pitch*lean }

// index returns the index of the rung for a number of cards, -1 for the ground.
func index(cards int) int {
	if cards < dreist.FirstRung {
		return -1
	}
	return min((cards-dreist.FirstRung)/dreist.RungStep, rungCount-1)
}

// layout is the layout of the picture in a room.
type layout struct {
	room geom.Rect
	unit float64 // device pixels per unit
	left float64 // left edge of the ladder, in units from that of the room
}

// newLayout fits the picture into a room, with up to signs device pixels left of the lowest rung.
func newLayout(room geom.Rect, signs float64) layout {
	p := layout{room: room, unit: min(room.H/tall, room.W/narrow)}
	p.left = max(min(signs/p.unit-ladderFoot+railThick, p.wide()-ladderWide-150), 100)
	return p
}

func (p layout) wide() float64 { return p.room.W / p.unit }

// at returns the point of the screen for a point in units.
func (p layout) at(x, y float64) geom.Point {
	return geom.Point{X: p.room.X + x*p.unit, Y: p.room.Bottom() - (tall-y)*p.unit}
}

// box returns the rectangle of the screen for a rectangle in units.
func (p layout) box(x, y, w, h float64) geom.Rect {
	at := p.at(x, y)
	return geom.Rect{X: at.X, Y: at.Y, W: w * p.unit, H: h * p.unit}
}

// rail returns the x of the left rail on a rung, -1 for the ground.
func (p layout) rail(i int) float64 { return p.left + railAt(rungY(i)) }

// stand returns the point of the figure's feet on a rung or, for -1, beside the foot of the ladder.
func (p layout) stand(i int) geom.Point {
	if i < 0 {
		return p.at(p.left+railAt(groundY)+between+56, groundY+4)
	}
	return p.at(p.rail(i)+between*0.57, rungY(i)+2)
}

// loftLeft returns the x where Egon's floor begins.
func (p layout) loftLeft() float64 { return p.left + railAt(loftTop) + between + railThick/2 + 2 }

func (p layout) egon() geom.Rect {
	x := min(p.loftLeft()+64, p.wide()-egonSize-6)
	return p.box(x, loftTop-egonSize+3, egonSize, egonSize)
}

func (p layout) gift() geom.Point { return p.at(p.loftLeft()+34, loftTop-17) }

// pile returns the rectangle of a pile on a rung; side is 0 for the player's pile, 1 for Egon's.
func (p layout) pile(i, side, cards int) geom.Rect {
	x := p.rail(i) + 25
	if side == 1 {
		x = p.rail(i) + between - pileWide - 4
	}
	high := pileCard*float64(cards) + pileTop
	return p.box(x, rungY(i)+2-high, pileWide, high)
}
