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
func (m moment) egon() {
	face := m.g.Egon.Face
	from, to, way := mascot.Expression{FaceExpression: pictures.MoodSurprised.Expression()}, mascot.SourMood.Expression(), m.at.ProgressWithin(pops, sours)
	if m.at >= bows {
		from, to, way = to, mascot.BeatenMood.Expression(), m.at.ProgressWithin(bows, sours)
	}
	e := from.Blend(to, math.Round(way*faces)/faces)
	e.Seated, e.TieRemoval = 1, 0
	if m.at >= pops {
		e.TieRemoval = 1
	}
	bow := math.Sin(math.Pi * m.at.ProgressWithin(bows, nods))
	start := 0.06 * math.Sin(math.Pi*m.at.ProgressWithin(0, dims))
	middle := face.Center()
	middle.Y += (0.1*bow - start) * face.H
	m.DrawRotated(e, middle, face.W, face.W, 1, 0.1*bow, kit.WhiteTint(), 1)
	m.tie(face)
}

func (m moment) tie(face geom.Rect) {
	at := m.at - pops
	if at < 0 || at >= away {
		return
	}
	seconds := float64(at) / 1000
	place := geom.Point{
		X: face.Center().X + 150*m.unit*seconds,
		Y: face.Y + mascot.TieTop*face.H + (-520*seconds+1150*seconds*seconds)*m.unit,
	}
	m.DrawRotated(mascot.BowTie{}, place, face.W, face.W, 1, 3*2*math.Pi*seconds/0.8, kit.WhiteTint(), 1-at.ProgressWithin(away*0.75, away*0.25))
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
func (m moment) solo() {
	seat, who, wide := m.seat(), kit.Motif(mascot.DelightedMood), 190*m.unit
	if !m.s.IsOtherApart {
		who, wide = pictures.PortraitOf(pictures.FamilyOf(m.winner), pictures.MoodTriumphant), 130*m.unit
	}
	out := stage.EaseInOut(m.at.ProgressWithin(0, sets))
	back := m.at.ProgressWithin(returns, scene.SpanWon-returns)
	dance := m.at.ProgressWithin(sets, dancing)
	beat := math.Sin(math.Pi * steps * dance) // to the right, to the left, to the right
	from, middle := seat.Center(), m.floor(wide*(crowned+crownWide/2), wide*named+40*m.unit)
	place := geom.Point{
		X: geom.Mix(from.X, middle.X, out) + 46*m.unit*beat,
		Y: geom.Mix(from.Y, middle.Y, out) - 60*m.unit*math.Sin(math.Pi*out),
	}
	place.Y -= 26 * m.unit * math.Abs(beat)
	size := geom.Mix(seat.W, wide, out)
	if out < 1 {
		m.DrawScaled(who, place, wide, size/wide, kit.WhiteTint(), 1)
	} else {
		m.DrawRotated(who, place, wide, wide, 1, 0.12*beat, kit.WhiteTint(), 1-back)
	}
	crownAt := geom.Point{X: place.X, Y: place.Y - size*crowned}
	m.DrawRotated(kit.Crown, crownAt, wide*crownWide, wide*crownWide, 1, 0.14*beat, kit.WhiteTint(), m.at.ProgressWithin(sets*0.6, sets*0.6)*(1-back))
	shown := m.at.ProgressWithin(nameFrom, letter)
	size = m.size(56)
	m.WriteCheer(m.cheer(), geom.Point{X: middle.X, Y: middle.Y + wide*named}, size, func(int) pictures.LetterState {
		return pictures.LetterState{Scale: 0.7 + 0.3*stage.EaseWithOvershoot(shown, beyond), Alpha: min(2*shown, 1) * (1 - back)}
	})
}

// floor returns the place to dance: the middle of the table below the cards there, as far as the dancer stays off the hand.
// around is the reach of the dancer around its middle, below that downwards.
func (m moment) floor(around, below float64) geom.Point {
	const first, last = 3, 6 // the middle columns
	least := 0.0
	for c, row := range m.view.RowOf {
		if cell := dreist.Card(c).Cell(row); row != 0 && cell.Column >= first && cell.Column <= last {
			least = max(least, m.g.CellRect(cell).Bottom())
		}
	}
	return geom.Point{X: m.g.LayoutRect.Center().X, Y: max(m.g.H*0.4, min(least+around, m.g.HandRect.Y-below))}
}

// seat returns the rectangle of the winner's figure at the table.
func (m moment) seat() geom.Rect {
	if m.s.IsOtherApart {
		return m.g.Egon.Face
	}
	if number, ok := m.s.OtherNumber(m.winner); ok {
		return m.g.OtherSeats[number].Portrait
	}
	return m.g.OwnCountRect
}
