package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// SeatPlace is another player's seat: head and pile on a ledge with name and number of cards left, and the hand below it.
type SeatPlace struct {
	Bounds    geom.Rect // the whole seat
	Portrait  geom.Rect
	Ledge     geom.Rect
	Pile      geom.Rect
	NameRect  geom.Rect
	CountRect geom.Rect
	handRect  geom.Rect

	card float64 // the width of a hand card
}

// handSlot returns the rectangle of the i-th of n hand cards: side by side, overlapping as far as needed.
func (p *SeatPlace) handSlot(i, n int) geom.Rect {
	pitch := min(p.card*1.06, (p.handRect.W-p.card)/max(float64(n-1), 1))
	return geom.Rect{X: math.Floor(p.handRect.X + float64(i)*pitch), Y: p.handRect.Y, W: p.card, H: math.Round(p.card * stage.CardRatio)}
}

// The measures of a seat.
const (
	seatTall   = 0.96 // greatest height, in parts of the width
	seatWide   = 1.5  // greatest width, in parts of the height
	seatLedge  = 0.17 // height of its ledge, in parts of the height
	seatPack   = 0.3  // greatest width of its pile, in parts of the width
	seatHead   = 0.6  // greatest width of the head, in parts of the width
	recapLines = 74   // height left below the seats, in logical pixels of texts
)

// layOthers places the other players at the left in the order of turns, below them the recap with the round arrow in its corner.
func (g *Geometry) layOthers() {
	room := g.LeftColumn.H - recapLines*g.TextUnit()
	high := math.Floor(min(g.LeftColumn.W*seatTall, room/float64(g.Shape.OtherCount)-2*g.Gap))
	low := g.LeftColumn.Y
	for i := range g.Shape.OtherCount {
		g.OtherSeats[i] = g.seatAt(geom.Rect{X: math.Round(g.LeftColumn.X), Y: math.Round(low), W: math.Floor(min(g.LeftColumn.W, high*seatWide)), H: high})
		low += high + 2*g.Gap
	}
	g.LastTurnsButtonArea = g.LastTurnsButtonRect(0, low+recapEdge*g.Unit)
	g.LastTurnsButtonArea.X = math.Floor(g.LeftColumn.Right() - recapEdge*g.Unit - g.LastTurnsButtonArea.W)
	g.RecapRect = geom.Rect{X: g.LeftColumn.X, Y: low, W: g.LeftColumn.W, H: g.LeftColumn.Bottom() - low}
}

func (g *Geometry) seatAt(in geom.Rect) SeatPlace {
	ledge := math.Round(max(24*g.Unit, in.H*seatLedge))
	card := math.Floor(min((in.H-ledge)*0.3/stage.CardRatio, in.W/(1+1.06*(dreist.HandSize-1))))
	hand := math.Round(card * stage.CardRatio)
	p := SeatPlace{Bounds: in, card: card}
	p.handRect = geom.Rect{X: in.X, Y: in.Bottom() - hand, W: in.W, H: hand}
	p.Ledge = geom.Rect{X: in.X, Y: p.handRect.Y - g.Gap*0.7 - ledge, W: in.W, H: ledge}
	head := math.Floor(min(p.Ledge.Y-in.Y, in.W*seatHead))
	p.Portrait = geom.Rect{X: in.X, Y: p.Ledge.Y - head, W: head, H: head}
	rise := dreist.CardCount / float64(g.Shape.OtherCount+1) * g.CardThickness
	wide := math.Floor(min(in.W*seatPack, (p.Ledge.Y-in.Y-rise)/stage.CardRatio))
	p.Pile = geom.Rect{W: wide, H: math.Round(wide * stage.CardRatio)}
	p.Pile.X, p.Pile.Y = in.Right()-wide-g.Gap*0.5, p.Ledge.Y-p.Pile.H
	count := math.Floor(ledge - 4*g.Unit)
	p.CountRect = geom.Rect{X: in.Right() - math.Round(count*1.7) - g.Gap*0.5, Y: p.Ledge.Y + 2*g.Unit, W: math.Round(count * 1.7), H: count}
	p.NameRect = geom.Rect{X: in.X + g.Gap, Y: p.Ledge.Y, W: p.CountRect.X - in.X - 1.5*g.Gap, H: ledge}
	return p
}

// RightOfMat returns the area right of the mat, below the icons and down to bottom.
func (g *Geometry) RightOfMat(bottom float64) geom.Rect {
	x, y := max(g.Mat.Right(), g.Shelf.Right())+g.Gap/2, g.Caption.Bottom()
	return geom.Rect{X: x, Y: y, W: g.W - x, H: bottom - y}
}
