package records

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// The times of the parts of the coronation, and its sizes.
const (
	carriersCome stage.Span = 260
	crownPops    stage.Span = 180 // the crown appears between the carriers
	crownFalls   stage.Span = 380
	crownSits               = carriersCome + crownFalls
	carriersGo   stage.Span = 340
	jumpsIn      stage.Span = 320   // the winner jumps in
	crownSize               = 0.46  // its width, in sizes of the figure
	crownInto               = 0.13  // how far it overlaps the figure
	crownAbove              = 0.2   // how far it rises above the figure
	figureSize              = 220   // greatest size, in pixels of a 1280×800 window
	seatSize                = 0.86  // size of the disc below the figure, in sizes of the figure
	seatLow                 = 0.035 // how far the disc's middle lies below the figure's
	seatTone                = 0.14
	egonBeside              = 0.4 // how far Egon sticks out beside the player's figure, in widths of it
	looksOver               = 60  // how far the crown rises above the panel, in pixels of a 1280×800 window
)

// winnerRow returns the middle of a row of figures in a room and the size of each. They look over edge, the upper edge
// of the panel. A fraction in the number of figures is a smaller figure beside the last.
func winnerRow(g *scene.Geometry, room geom.Rect, edge, figures float64) (middle geom.Point, size float64) {
	over := looksOver * g.WindowUnit()
	size = min((room.Bottom()-edge+over)/(1+crownAbove), figureSize*g.WindowUnit())
	middle = geom.Point{X: room.Center().X, Y: edge - over + size*(crownAbove+0.5)}
	if wide := room.W / (1.1 * figures); wide < size { // figures this small do not reach over the edge
		size, middle.Y = wide, min(room.Center().Y+wide*crownAbove/2, room.Bottom()-wide/2)
	}
	return middle, size
}

// DrawWinners draws all winners, by their seats, as they are crowned.
func DrawWinners(e pictures.Canvas, g *scene.Geometry, room geom.Rect, edge float64, at stage.Span, winners []int) {
	all, size := winnerRow(g, room, edge, float64(len(winners)))
	for i, seat := range winners {
		middle := geom.Point{X: all.X + (float64(i)-float64(len(winners)-1)/2)*size*1.1, Y: all.Y}
		low := sunk(at)
		e.DrawRotated(pictures.PortraitOf(pictures.FamilyOf(dreist.Seat(seat)), pictures.MoodTriumphant), geom.Point{X: middle.X, Y: middle.Y + low*size}, size, size, 1, 0, kit.WhiteTint(), 1)
		crown(e, middle, size, at)
	}
}

// CrownedFigureSpot returns the middle and the size of the player's figure in a room, where it is crowned. The figure and
// Egon beside it are centred together.
func CrownedFigureSpot(g *scene.Geometry, room geom.Rect, edge float64) (middle geom.Point, size float64) {
	middle, size = winnerRow(g, room, edge, 1+egonBeside)
	middle.X -= size * egonBeside / 2
	return middle, size
}

// DrawWin draws the player's figure as it is crowned, with a small Egon behind it. They come from the celebration on the table.
func DrawWin(e pictures.Canvas, g *scene.Geometry, room geom.Rect, edge float64, at stage.Span) {
	middle, size := CrownedFigureSpot(g, room, edge)
	seat := geom.RectAround(geom.Point{X: middle.X, Y: middle.Y + size*seatLow}, size*seatSize, size*seatSize)
	e.DrawTinted(kit.MeterFillPlate, seat, pictures.FamilyColor(dreist.Red), seatTone) // the panel must not look empty as it rises
	drops := at.ProgressWithin(0, 260)
	egon := geom.RectAround(geom.Point{X: middle.X + size*0.68, Y: middle.Y + size*(0.26-0.7*(1-stage.EaseWithOvershoot(drops, 0.1)))}, size/2, size/2)
	e.DrawPicture(mascot.BeatenMood, egon, min(2*drops, 1))
	if left := at.ProgressWithin(0, 200); left < 1 { // the figure that has nothing to do here leaves first
		from, large := effects.FigurePlace(g, dreist.Red+2)
		grown := 1 - stage.EaseIn(left)
		e.DrawSquashed(pictures.PortraitOf(dreist.Red+2, pictures.MoodTriumphant), geom.Point{X: from.X, Y: from.Y - left*large*0.6}, large, large, grown, grown, 0.5*left, kit.WhiteTint(), 1)
	}
	way := stage.EaseInOut(at.ProgressWithin(0, jumpsIn))
	from, large := effects.FigurePlace(g, dreist.Red)
	hop := LeapPoint(from, geom.Point{X: middle.X, Y: middle.Y + sunk(at)*size}, size, way)
	e.DrawScaled(pictures.PortraitOf(dreist.Red, pictures.MoodTriumphant), hop, size, geom.Mix(large/size, 1, way), kit.WhiteTint(), 1)
	place := crown(e, middle, size, at)
	carriers(e, g, place, size, at)
}

// LeapPoint returns the point of a figure at a part, 0 to 1, of its leap into the panel: it rises, and drops in at the left, beside the text.
func LeapPoint(from, to geom.Point, size, way float64) geom.Point {
	return geom.Point{X: geom.Mix(from.X, to.X, way), Y: geom.Mix(from.Y, to.Y, math.Pow(way, 4)) - size*0.3*math.Sin(math.Pi*way)}
}

// sunk returns how far the winner sinks under the crown, in sizes of the figure.
func sunk(at stage.Span) float64 { return 0.05 * math.Sin(math.Pi*at.ProgressWithin(crownSits, 160)) }

// crown draws the crown as it falls on a figure, and returns its middle.
func crown(e pictures.Canvas, middle geom.Point, size float64, at stage.Span) geom.Point {
	way := stage.EaseInOut(at.ProgressWithin(carriersCome, crownFalls))
	wide := size * crownSize
	lies := geom.Point{X: middle.X, Y: middle.Y - size*(0.5-crownInto) - wide*0.3 + sunk(at)*size}
	place := geom.Point{X: lies.X, Y: geom.Mix(lies.Y-size*0.8, lies.Y, way)}
	there := at.ProgressWithin(carriersCome-crownPops, crownPops)
	grown := stage.EaseWithOvershoot(there, 0.2)
	e.DrawSquashed(kit.Crown, place, wide, wide, grown, grown, 0.12*math.Sin(3*math.Pi*way)*(1-way), kit.WhiteTint(), min(2*there, 1))
	return place
}

// carriers draws the two figures that bring the crown and leave.
func carriers(e pictures.Canvas, g *scene.Geometry, crown geom.Point, size float64, at stage.Span) {
	gone := at.ProgressWithin(crownSits, carriersGo)
	if gone == 1 {
		return
	}
	come, falls := stage.EaseInOut(at.ProgressWithin(0, carriersCome)), stage.EaseInOut(at.ProgressWithin(carriersCome, crownFalls))
	for side, who := range [2]dreist.Color{dreist.Red + 1, dreist.Red + 3} {
		out := float64(1 - 2*side) // 1 for the figure on the right, -1 for that on the left
		from, large := effects.FigurePlace(g, who)
		small := size * 0.34
		hand := geom.Point{X: crown.X + out*(size*crownSize*0.62+gone*size*0.5), Y: crown.Y - size*crownSize*0.1 - gone*size*0.5}
		place := LeapPoint(from, hand, size, come)
		grown := geom.Mix(1, small/large, come)
		e.DrawSquashed(pictures.PortraitOf(who, pictures.MoodTriumphant), place, large, large, grown, grown, out*0.15*math.Sin(4*math.Pi*falls), kit.WhiteTint(), 1-gone)
	}
}

// DrawLoss draws Egon after his win, smiling under the crown.
func DrawLoss(e pictures.Canvas, g *scene.Geometry, room geom.Rect, edge float64, at stage.Span) {
	middle, size := winnerRow(g, room, edge, 1)
	e.DrawRotated(mascot.SmugMood, geom.Point{X: middle.X, Y: middle.Y + sunk(at)*size}, size, size, 1, 0, kit.WhiteTint(), 1)
	crown(e, middle, size, at)
}
