package effects

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// When the parts of Egon's defeat begin, and how long some of them take.
const (
	pops  stage.Span = 700  // his bow tie pops off
	away  stage.Span = 800  // the tie is in the air for this long
	sours stage.Span = 120  // his face changes for this long
	bows  stage.Span = 1120 // he starts to bow
	nods  stage.Span = 380  // the bow takes this long
	faces            = 4    // number of faces painted between two moods
)

// egon animates Egon's defeat at his seat: his bow tie pops off, his face turns sour, then he bows.
func (h moment) egon() {
	face := h.g.Egon.Face
	from, to, way := mascot.Expression{FaceExpression: pictures.Surprised.Expression()}, mascot.Sour.Expression(), h.at.ProgressWithin(pops, sours)
	if h.at >= bows {
		from, to, way = to, mascot.Beaten.Expression(), h.at.ProgressWithin(bows, sours)
	}
	e := from.Blend(to, math.Round(way*faces)/faces)
	e.Seated, e.TieOff = 1, 0
	if h.at >= pops {
		e.TieOff = 1
	}
	bow := math.Sin(math.Pi * h.at.ProgressWithin(bows, nods))
	start := 0.06 * math.Sin(math.Pi*h.at.ProgressWithin(0, dims))
	middle := face.Center()
	middle.Y += (0.1*bow - start) * face.H
	h.DrawTurned(e, middle, face.W, face.W, 1, 0.1*bow, kit.WhiteTint(), 1)
	h.tie(face)
}

func (h moment) tie(face geom.Rect) {
	at := h.at - pops
	if at < 0 || at >= away {
		return
	}
	seconds := float64(at) / 1000
	place := geom.Point{
		X: face.Center().X + 150*h.unit*seconds,
		Y: face.Y + mascot.TieTop*face.H + (-520*seconds+1150*seconds*seconds)*h.unit,
	}
	h.DrawTurned(mascot.BowTie{}, place, face.W, face.W, 1, 3*2*math.Pi*seconds/0.8, kit.WhiteTint(), 1-at.ProgressWithin(away*0.75, away*0.25))
}

// The victory dance of Egon or a computer player: when its parts begin, and measures in widths of the dancer.
const (
	steps     = 3    // number of steps
	sets      = 300  // the dancer is in the middle of the table
	dancing   = 1050 // how long the dance takes
	returns   = 1400 // the dancer fades
	nameFrom  = 420
	crowned   = 0.46 // how far above the dancer's middle the crown sits, in widths of the dancer
	crownWide = 0.4
	named     = 0.88 // how far the name is below the dancer's middle
)

// solo draws the winner dancing three steps with a crown in the middle of the table.
func (h moment) solo() {
	seat, who, wide := h.seat(), kit.Motif(mascot.Delighted), 190*h.unit
	if !h.s.IsOtherApart {
		who, wide = pictures.PortraitOf(pictures.FamilyOf(h.winner), pictures.Triumphant), 130*h.unit
	}
	out := stage.EaseInOut(h.at.ProgressWithin(0, sets))
	back := h.at.ProgressWithin(returns, scene.SpanWon-returns)
	dance := h.at.ProgressWithin(sets, dancing)
	beat := math.Sin(math.Pi * steps * dance) // to the right, to the left, to the right
	from, middle := seat.Center(), h.floor(wide*(crowned+crownWide/2), wide*named+40*h.unit)
	place := geom.Point{
		X: geom.Mix(from.X, middle.X, out) + 46*h.unit*beat,
		Y: geom.Mix(from.Y, middle.Y, out) - 60*h.unit*math.Sin(math.Pi*out),
	}
	place.Y -= 26 * h.unit * math.Abs(beat)
	size := geom.Mix(seat.W, wide, out)
	if out < 1 {
		h.DrawScaled(who, place, wide, size/wide, kit.WhiteTint(), 1)
	} else {
		h.DrawTurned(who, place, wide, wide, 1, 0.12*beat, kit.WhiteTint(), 1-back)
	}
	crownAt := geom.Point{X: place.X, Y: place.Y - size*crowned}
	h.DrawTurned(kit.Crown, crownAt, wide*crownWide, wide*crownWide, 1, 0.14*beat, kit.WhiteTint(), h.at.ProgressWithin(sets*0.6, sets*0.6)*(1-back))
	shown := h.at.ProgressWithin(nameFrom, letter)
	size = h.size(56)
	h.WriteCheer(h.cheer(), geom.Point{X: middle.X, Y: middle.Y + wide*named}, size, func(int) pictures.LetterState {
		return pictures.LetterState{Scale: 0.7 + 0.3*stage.Overshoot(shown, beyond), Alpha: min(2*shown, 1) * (1 - back)}
	})
}

// floor returns the place to dance: the middle of the table below the cards there, as far as the dancer stays off the hand.
// around is the reach of the dancer around its middle, below that downwards.
func (h moment) floor(around, below float64) geom.Point {
	const first, last = 3, 6 // the middle columns
	least := 0.0
	for c, row := range h.view.RowOf {
		if cell := dreist.Card(c).Cell(row); row != 0 && cell.Column >= first && cell.Column <= last {
			least = max(least, h.g.CellRect(cell).Bottom())
		}
	}
	return geom.Point{X: h.g.LayoutRect.Center().X, Y: max(h.g.H*0.4, min(least+around, h.g.HandRect.Y-below))}
}

// seat returns the rectangle of the winner's figure at the table.
func (h moment) seat() geom.Rect {
	if h.s.IsOtherApart {
		return h.g.Egon.Face
	}
	if number, ok := h.s.OtherNumber(h.winner); ok {
		return h.g.OtherSeats[number].Portrait
	}
	return h.g.OwnCountRect
}
