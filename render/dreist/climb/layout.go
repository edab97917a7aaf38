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
	pitch   = 42.5  // height from rung to rung
	lean    = 30.0  // horizontal shift from rung to rung
	railTop = 30.0

	ladderWide = 384.0
	ladderFoot = 32.0 // x of the left rail at the lowest rung, from the left edge of the ladder
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

// index returns the index of the rung for a number of the player's cards, -1 for the ground.
func index(cards int) int {
	if cards < dreist.FirstRung {
		return -1
	}
	return min((cards-dreist.FirstRung)/dreist.RungStep, rungCount-1)
}

// layout is the position and the scale of the picture in a room.
type layout struct {
	room geom.Rect
	unit float64 // device pixels per unit
	left float64 // left edge of the ladder, in units from the left edge of the room
}

// newLayout fits the picture into a room, with up to signs device pixels for signs left of the lowest rung.
func newLayout(room geom.Rect, signs float64) layout {
	p := layout{room: room, unit: min(room.H/tall, room.W/narrow)}
	p.left = max(min(signs/p.unit-ladderFoot+railThick, p.wide()-ladderWide-150), 100)
	return p
}

func (l layout) wide() float64 { return l.room.W / l.unit }

// at returns the point on the screen for a point in units.
func (l layout) at(x, y float64) geom.Point {
	return geom.Point{X: l.room.X + x*l.unit, Y: l.room.Bottom() - (tall-y)*l.unit}
}

// box returns the rectangle on the screen for a rectangle in units.
func (l layout) box(x, y, w, h float64) geom.Rect {
	at := l.at(x, y)
	return geom.Rect{X: at.X, Y: at.Y, W: w * l.unit, H: h * l.unit}
}

// rail returns the x of the left rail at a rung, where -1 is the ground.
func (l layout) rail(i int) float64 { return l.left + railAt(rungY(i)) }

// stand returns the point of the figure's feet on a rung or, for -1, beside the foot of the ladder.
func (l layout) stand(i int) geom.Point {
	if i < 0 {
		return l.at(l.left+railAt(groundY)+between+56, groundY+4)
	}
	return l.at(l.rail(i)+between*0.57, rungY(i)+2)
}

// loftLeft returns the x where Egon's floor begins.
func (l layout) loftLeft() float64 { return l.left + railAt(loftTop) + between + railThick/2 + 2 }

func (l layout) egon() geom.Rect {
	x := min(l.loftLeft()+64, l.wide()-egonSize-6)
	return l.box(x, loftTop-egonSize+3, egonSize, egonSize)
}

func (l layout) gift() geom.Point { return l.at(l.loftLeft()+34, loftTop-17) }

// pile returns the rectangle of a pile on a rung; side is 0 for the player's pile, 1 for Egon's.
func (l layout) pile(i, side, cards int) geom.Rect {
	x := l.rail(i) + 25
	if side == 1 {
		x = l.rail(i) + between - pileWide - 4
	}
	high := pileCard*float64(cards) + pileTop
	return l.box(x, rungY(i)+2-high, pileWide, high)
}
