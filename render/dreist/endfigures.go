package dreist

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// How the crown comes to the winner.
const (
	crownComes stage.Span = 150
	crownFalls stage.Span = 450
	crownSits             = crownComes + crownFalls
	carriersGo stage.Span = 350
	crownSize             = 0.46 // in sizes of the figure
	crownInto             = 0.13 // how far it sits in the figure
)

// crowned draws who has won, each as a crown is set on them.
func crowned(e pictures.Canvas, room geom.Rect, at stage.Span, winners []int) {
	size := min(room.H*0.72, room.W/(1.1*float64(len(winners))))
	for i, seat := range winners {
		middle := geom.Point{X: room.Center().X + (float64(i)-float64(len(winners)-1)/2)*size*1.1, Y: room.Center().Y + size*0.17}
		crown(e, middle, size, at, pictures.FamilyOf(dreist.Seat(seat)))
	}
}

// ahead draws the player's figure as it gets its crown, and Egon small behind it.
func ahead(e pictures.Canvas, room geom.Rect, at stage.Span) {
	size := room.H * 0.72
	middle := geom.Point{X: room.Center().X - size*0.12, Y: room.Center().Y + size*0.17}
	e.Picture(pictures.EgonMotif(pictures.Beaten), geom.Around(geom.Point{X: middle.X + size*0.68, Y: middle.Y + size*0.26}, size/2, size/2), 1)
	crown(e, middle, size, at, dreist.Red)
}

// crown draws a figure and the crown that two others carry to it.
func crown(e pictures.Canvas, middle geom.Point, size float64, at stage.Span, family dreist.Color) {
	way := stage.EaseInOut(at.Within(crownComes, crownFalls))
	low := 0.05 * math.Sin(math.Pi*at.Within(crownSits, 160)) // under the crown
	e.Turned(pictures.PortraitOf(family, pictures.Triumphant), geom.Point{X: middle.X, Y: middle.Y + low*size}, size, size, 1, 0, kit.White(), 1)
	wide := size * crownSize
	lies := geom.Point{X: middle.X, Y: middle.Y - size*(0.5-crownInto) - wide*0.3 + low*size}
	from := geom.Point{X: lies.X, Y: lies.Y - size}
	there := at.Within(crownComes, 120)
	place := geom.Point{X: lies.X, Y: geom.Mix(from.Y, lies.Y, way)}
	e.Turned(kit.Crown, place, wide, wide, 1, 0.12*math.Sin(3*math.Pi*way)*(1-way), kit.White(), there)
	gone := at.Within(crownSits, carriersGo)
	if gone == 1 {
		return
	}
	carrier := size * 0.34
	for side, who := range [2]dreist.Color{(family + 1) % dreist.Colors, (family + 3) % dreist.Colors} {
		out := float64(2*side - 1)
		hand := geom.Point{X: place.X + out*(wide*0.62+gone*size*0.5), Y: place.Y - wide*0.1 - gone*size*0.5}
		e.Turned(pictures.PortraitOf(who, pictures.Pleased), hand, carrier, carrier, 1, out*0.15*math.Sin(4*math.Pi*way), kit.White(), there*(1-gone))
	}
}

// wreathed draws Egon as he has won.
func wreathed(e pictures.Canvas, room geom.Rect, at stage.Span) {
	size := room.H * 0.96
	sway := 0.07 * math.Sin(4*math.Pi*at.Within(0, stage.Span(900)))
	middle := room.Center()
	e.Turned(pictures.EgonMotif(pictures.Delighted), middle, size*0.74, size*0.74, 1, sway, kit.White(), 1)
	e.Turned(kit.Laurel, geom.Point{X: middle.X, Y: middle.Y + size*0.045}, size, size, 1, sway, kit.White(), 1)
}
