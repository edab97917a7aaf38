package start

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// FlightGoals are the places at a table to which the figures of the start screen fly.
type FlightGoals struct {
	Egon       geom.Rect   // Egon's seat; zero if he does not play
	OwnPile    geom.Rect   // the player's own pile, for the fan
	StoneShelf geom.Rect   // the plank with the stones, for the figures of the title
	Mood       mascot.Mood // Egon's mood at the table
}

// When the parts of the flight to a table begin, and how long they take.
const (
	SpanEgonFlight stage.Span = 420
	fanFlies       stage.Span = 400
	cardsLeave     stage.Span = 180
	hopApart       stage.Span = 30
	hopsOnto       stage.Span = 270
	hopsOff        stage.Span = 160
	allLeave                  = hopApart*(figureCount-1) + hopsOnto + hopsOff
)

// DrawDeparture draws the figures on their way to a table, at this time since they left. The table draws those that have arrived.
func (p *Picture) DrawDeparture(e pictures.Canvas, to FlightGoals, at stage.Span) {
	l := NewLayout(p.Frame())
	p.titleLeaves(e, l, to.StoneShelf, at)
	p.fanLeaves(e, l, to.OwnPile, at)
	p.egonLeaves(e, l, to.Egon, mascot.SmugMood, at)
}

// DrawReturn draws the figures on their way back; far is the part of the way behind them, 0 to 1.
func (p *Picture) DrawReturn(e pictures.Canvas, from FlightGoals, far float64) {
	l, at := NewLayout(p.Frame()), allLeave*stage.Span(1-stage.EaseOut(far))
	p.titleLeaves(e, l, from.StoneShelf, at)
	p.fanLeaves(e, l, from.OwnPile, min(at, fanFlies-1))
	p.egonLeaves(e, l, from.Egon, from.Mood, min(at, SpanEgonFlight-1))
	p.DrawBoardReturning(l.StartLayout, far)
}

// egonLeaves draws Egon on his way in an arc to his seat or, if he has none, down below the edge of the table.
func (p *Picture) egonLeaves(e pictures.Canvas, l Layout, seat geom.Rect, mood mascot.Mood, at stage.Span) {
	far := at.ProgressWithin(0, SpanEgonFlight)
	if far >= 1 {
		return
	}
	middle, size := l.Egon.Center(), l.Egon.W
	if seat.W == 0 {
		middle.Y += 1.2 * size * stage.EaseIn(far)
	} else {
		soft, goal := stage.EaseOut(far), seat.Center()
		middle = geom.Point{X: geom.Mix(middle.X, goal.X, soft), Y: geom.Mix(middle.Y, goal.Y, soft) - p.Frame().H*0.08*math.Sin(math.Pi*soft)}
		size = geom.Mix(size, seat.W, soft)
	}
	e.DrawScaled(mood, middle, l.Egon.W, size/l.Egon.W, kit.WhiteTint(), 1)
}

// The cards of the fan turn over one after the other: the time that each takes, and the time between two starts, in parts of their
// flight. So the cards are never all seen from the side at once.
const (
	fanTurn  = 0.36
	fanApart = 0.13
)

// fanLeaves draws the fan, which closes, turns over from its uppermost card down and flies to the pile.
func (p *Picture) fanLeaves(e pictures.Canvas, l Layout, pile geom.Rect, at stage.Span) {
	far := at.ProgressWithin(0, fanFlies)
	if far >= 1 || l.Fan.W == 0 {
		return
	}
	soft := stage.EaseOut(far)
	goal, size := pile.Center(), geom.Mix(1, pile.W/l.card, soft)
	for i, kind := range fan() {
		middle, turn := l.fanCard(i, 1-min(2*soft, 1))
		middle = geom.Point{X: geom.Mix(middle.X, goal.X, soft), Y: geom.Mix(middle.Y, goal.Y, soft)}
		turned := fanTurned(i, far)
		motif := kit.Motif(pictures.FaceMotif(kind))
		if turned > 0.5 {
			motif = pictures.BackMotif
		}
		flat := max(math.Abs(math.Cos(math.Pi*turned)), 0.04)
		e.DrawSquashed(motif, middle, l.card, l.card*stage.CardRatio, size*flat, size, turn, kit.WhiteTint(), 1)
	}
}

// titleLeaves draws the cards of the title as they rise, and its figures as they hop onto the plank and off it.
func (p *Picture) titleLeaves(e pictures.Canvas, l Layout, plank geom.Rect, at stage.Span) {
	gone := at.ProgressWithin(0, cardsLeave)
	away := there()
	away.Y, away.alpha = -0.3*stage.EaseIn(gone), 1-gone
	for i := range letterCount {
		lay(e, cardLayer+layer(i), l.TitleRect, away)
	}
	lay(e, tailLayer, l.TitleRect, away)
	lay(e, cardLayer+letterCount, l.TitleRect, away)
	for i := range figureCount {
		since := at - hopApart*stage.Span(i)
		onto, off := since.ProgressWithin(0, hopsOnto), since.ProgressWithin(hopsOnto, hopsOff)
		if off >= 1 {
			continue
		}
		feet := pointFoot()
		if i < letterCount {
			feet = cardHead(i)
		}
		goal := geom.Point{X: plank.X + plank.W*(0.18+0.16*float64(i)), Y: plank.Y + plank.H*0.2}
		hop := there()
		hop.around = feet
		hop.X = ((goal.X-l.TitleRect.X)/l.TitleRect.W - feet.X) * stage.EaseOut(onto)
		hop.Y = ((goal.Y-l.TitleRect.Y)/l.TitleRect.W-feet.Y)*stage.EaseOut(onto) - 0.1*math.Sin(math.Pi*onto) - 0.4*stage.EaseIn(off)
		hop.wide = geom.Mix(1, 0.85, onto)
		hop.high, hop.alpha = hop.wide, 1-off*off
		lay(e, calmLayer+layer(i), l.TitleRect, hop)
	}
}

// fanTurned returns how far a card of the fan has turned over, 0 to 1; far is the part of its flight behind it.
func fanTurned(i int, far float64) float64 {
	return min(max(far-fanApart*float64(dreist.ColorCount-1-i), 0)/fanTurn, 1)
}

func fan() [dreist.ColorCount]dreist.Kind {
	return [...]dreist.Kind{dreist.KindOf(3, dreist.Turquoise), dreist.KindOf(6, dreist.Yellow), dreist.KindOf(7, dreist.Violet),
		dreist.KindOf(8, dreist.Red)}
}

// fanCard returns the middle and the angle in radians of a card of the fan; open is 0 to 1.
func (l Layout) fanCard(i int, open float64) (middle geom.Point, turn float64) {
	turn = (float64(i) - 1.5) * 0.24 * open
	at := l.Fan.Center()
	return geom.Point{X: at.X + (float64(i)-1.5)*l.card*0.55*open, Y: at.Y + turn*turn*l.card*0.9 + (1-open)*l.card*0.8}, turn
}
