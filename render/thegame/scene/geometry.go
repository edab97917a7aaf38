package scene

import (
	"math"

	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Geometry holds every rectangle of the table in device pixels. Drawing, hit tests and motion all ask it.
type Geometry struct {
	tabletop.Edges
	cardW, PileCardHeight float64 // the size of a card on a pile
	Mat                   geom.Rect
	Landscape             Landscape
	Rows                  [thegame.PileCount]PileRowRects
	DrawPile              geom.Rect // the draw pile
	DrawPileCount         geom.Rect // the number of cards in the draw pile
	OtherSeats            [thegame.MaxSeats - 1]OtherSeatRects
	LastTurnsButtonArea   geom.Rect // the round arrow that shows the others' turns again
}

// PileRowRects has the rectangles of a pile, its sign and the signals around it.
type PileRowRects struct {
	PathNumber   int       // the number of its path in the landscape, 0 for the farthest
	DropArea     geom.Rect // the cards with the sign and all signals: a card dropped here goes to the pile
	Sign         geom.Rect // the sign of the pile, left of the cards
	Card         geom.Rect
	OwnSignals   geom.Rect // the signals of the player at the screen, right of the cards
	OtherSignals geom.Rect // the signals of the other players, above the cards
}

// OtherSeatRects has the rectangles of another player.
type OtherSeatRects struct {
	Box, Portrait, Name, Count, Hand geom.Rect

	card float64 // the width of a hand card
}

// Proportions of the mat and its rows.
const (
	matWide   = 1.42  // the mat's greatest width, in its heights
	cardHigh  = 0.235 // the height of a card on a pile, in heights of the mat
	signWide  = 0.4   // the width of the sign, and of the signals, beside a card, in widths of the card
	fieldGap  = 0.16  // the distance between signals, in their sizes
	tokenHigh = 0.22  // the height of the signals above a card, in heights of the card
	handWide  = 0.6   // the hand's greatest width, in widths of the window
	handApart = 3     // the least distance of hand cards, in logical pixels
	handLeast = 6     // the number of cards below which hand cards do not grow
)

// newGeometry lays out a table in a frame. hand is the number of cards in a hand, others the number of other players.
func newGeometry(f stage.Frame, hand, others int) Geometry {
	g := Geometry{Edges: tabletop.NewEdges(f, min(hand, handLeast))}
	g.fitHand(float64(hand), f.W*handWide)
	wide := min(float64(hand)*(g.HandCardWidth+g.Gap)-g.Gap, f.W*handWide)
	g.HandRect.X, g.HandRect.W = math.Round((f.W-wide)/2), math.Round(wide)
	top, high := g.Margin, g.MatBottom-g.Margin
	wide = math.Round(min(f.W-2*g.MinColumnWidth(), high*matWide))
	g.Mat = geom.Rect{X: math.Round((f.W - wide) / 2), Y: top, W: wide, H: high}
	g.PlaceColumns(g.Mat)
	g.PlacePromptLine(g.Mat.W)
	room := g.Mat
	room.H = min(g.Mat.Bottom(), g.PlateTop()) - top - g.Gap
	g.layRows(room, 1<<thegame.PileCount-1, cardHigh)
	if others == 0 { // the paths begin in the column of the other players
		g.Landscape.LeftX -= int(g.Mat.X - g.Stage.X - g.Margin)
	}
	g.Landscape.W, g.Landscape.H = int(g.Stage.W), int(g.MatBottom)
	g.Landscape.LeftX, g.Landscape.RightX = g.Landscape.LeftX-int(g.Stage.X), g.Landscape.RightX-int(g.Stage.X)
	g.layDeck()
	g.PlaceButtons(g.HandRect.Right() + 2*g.Margin)
	g.HintRect.Y -= g.Gap * 1.5
	g.layOthers(others)
	return g
}

// fitHand makes the cards of the hand small enough to lie side by side in a width. Their lower edges stay where they are.
func (g *Geometry) fitHand(cards, wide float64) {
	apart := handApart * g.Unit
	if fits := math.Floor((wide+apart)/cards - apart); fits < g.HandCardWidth {
		foot := g.HandRect.Bottom()
		g.HandCardWidth, g.CardHeight = fits, math.Round(fits*stage.CardRatio)
		g.HandRect.Y, g.HandRect.H = foot-g.CardHeight, g.CardHeight
	}
}

// HandCardRect returns the rectangle of the i-th of n hand cards. They overlap if there are more than the table was laid out for.
func (g *Geometry) HandCardRect(i, n int) geom.Rect {
	pitch := min(g.HandCardWidth+g.Gap, (g.HandRect.W-g.HandCardWidth)/float64(max(n-1, 1)))
	x := g.HandRect.Center().X - (float64(n-1)*pitch+g.HandCardWidth)/2
	return geom.Rect{X: math.Round(x + float64(i)*pitch), Y: g.HandRect.Y, W: g.HandCardWidth, H: g.CardHeight}
}

// layRows lays out piles side by side at the lower edge of a room, with cards at most part of its height, and above them the landscape.
func (g *Geometry) layRows(in geom.Rect, piles thegame.PileSet, part float64) {
	n := float64(piles.Len())
	wide := math.Floor(in.W / n)
	g.PileCardHeight = math.Floor(min(in.H*part, wide/(1+2*signWide+0.24)*stage.CardRatio))
	g.cardW = math.Round(g.PileCardHeight / stage.CardRatio)
	token := math.Round(g.PileCardHeight * tokenHigh)
	y, path := math.Floor(in.Bottom()-g.PileCardHeight), 0
	for on := range piles.Piles() {
		r := &g.Rows[on]
		*r = PileRowRects{PathNumber: path, DropArea: geom.Rect{X: in.X + float64(path)*wide, Y: y - token, W: wide, H: g.PileCardHeight + token}}
		r.Card = geom.Rect{X: math.Round(r.DropArea.Center().X - g.cardW/2), Y: y, W: g.cardW, H: g.PileCardHeight}
		side, apart := math.Round(g.cardW*signWide), math.Round(g.cardW*0.08)
		r.Sign = geom.Rect{X: r.Card.X - apart - side, Y: y, W: side, H: g.PileCardHeight}
		r.OwnSignals = geom.Rect{X: r.Card.Right() + apart, Y: y, W: side, H: g.PileCardHeight}
		r.OtherSignals = geom.Rect{X: r.Sign.X, Y: r.DropArea.Y, W: r.OwnSignals.Right() - r.Sign.X, H: token * 0.9}
		path++
	}
	high := y - token*0.8 - in.Y
	apart := min(high/(n-1+rises+figureSize), in.W*0.14)
	half := apart * 0.75
	g.Landscape = Landscape{W: int(in.Right()), H: int(in.Bottom()), LeftX: int(in.X + half), RightX: int(in.Right() - half),
		BottomY: int(in.Y + high), TopY: int(in.Y + high - apart*(n-1+rises)), Piles: piles}
}

// PathPoint returns the point of a number on the path of a pile.
func (g *Geometry) PathPoint(on thegame.Pile, number float64) geom.Point {
	at := g.Landscape.PointAt(g.Rows[on].PathNumber, number)
	at.X += g.Stage.X
	return at
}

// FigureRect returns the square of a pile's character that stands at a number.
func (g *Geometry) FigureRect(on thegame.Pile, number float64) geom.Rect {
	at := g.Landscape.figureRect(g.Rows[on].PathNumber, number)
	at.X += g.Stage.X
	return at
}

// OwnSignalRect returns the button with which the player at the screen sends a signal about a pile.
func (g *Geometry) OwnSignalRect(on thegame.Pile, s thegame.Signal) geom.Rect {
	in := g.Rows[on].OwnSignals
	size := math.Floor(min(in.W, in.H/(float64(thegame.LayHere)*(1+fieldGap)-fieldGap)))
	return geom.Rect{X: in.X, Y: math.Round(in.Y + float64(thegame.LayHere-s)*(in.H-size)/2), W: size, H: size}
}

// OtherSignalRect returns the rectangle of another player's signal about a pile. place is the player's index in OtherSeats.
func (g *Geometry) OtherSignalRect(on thegame.Pile, place int) geom.Rect {
	in := g.Rows[on].OtherSignals
	size := math.Floor(min(in.H, in.W/((thegame.MaxSeats-1)*(1+fieldGap)-fieldGap)))
	return geom.Rect{X: math.Round(in.X + float64(place)*size*(1+fieldGap)), Y: in.Y, W: size, H: size}
}

func (g *Geometry) layDeck() {
	nameH := max(19*g.Unit, g.FootHeight*0.165)
	high := math.Round(g.FootHeight - nameH)
	wide := math.Round(high / stage.CardRatio)
	foot := g.H - g.Margin
	g.DrawPile = geom.Rect{X: g.HandRect.X - 2*g.Margin - wide, Y: foot - high, W: wide, H: high}
	left := max(g.Stage.X+g.Margin, g.DrawPile.X-g.Margin-deckCountWide*g.Unit*g.Enlargement())
	g.DrawPileCount = geom.Rect{X: left, Y: foot - g.FootHeight, W: g.DrawPile.X - g.Gap*1.5 - left, H: g.FootHeight}
}

// deckCountWide is the greatest width of the number of cards in the draw pile with its name, in logical pixels of texts.
const deckCountWide = 150

// The greatest height of another player's box.
const (
	seatHigh = 0.2  // in heights of the left column
	seatFlat = 0.42 // in widths of the box
)

func (g *Geometry) layOthers(n int) {
	g.LastTurnsButtonArea = g.LastTurnsButtonRect(g.LeftColumn.X, g.LeftColumn.Y)
	high := math.Floor(min(g.LeftColumn.H*seatHigh, g.LeftColumn.W*seatFlat, (g.LeftColumn.H-g.LastTurnsButtonArea.H)/float64(max(n, 1))-g.Gap))
	for i := range n {
		g.OtherSeats[i] = g.seatAt(geom.Rect{X: g.LeftColumn.X, Y: g.LastTurnsButtonArea.Y, W: g.LeftColumn.W, H: high})
		g.LastTurnsButtonArea.Y = math.Round(g.LeftColumn.Y + float64(i+1)*(high+g.Gap))
	}
}

func (g *Geometry) seatAt(in geom.Rect) OtherSeatRects {
	pad := math.Round(in.H * 0.08)
	face := in.H - 2*pad
	p := OtherSeatRects{Box: in, Portrait: geom.Rect{X: in.X + pad, Y: in.Y + pad, W: face, H: face}}
	x, right := p.Portrait.Right()+pad, in.Right()-pad
	nameH := math.Round(max(19*g.TextUnit(), in.H*0.28))
	p.Count = geom.Rect{X: right - nameH*1.2, Y: in.Y + pad, W: nameH * 1.2, H: nameH}
	p.Name = geom.Rect{X: x, Y: in.Y + pad, W: p.Count.X - x, H: nameH}
	high := in.Bottom() - pad - p.Name.Bottom() - pad/2
	p.card = math.Round(min(high/stage.CardRatio, (right-x)*0.3))
	p.Hand = geom.Rect{X: x, Y: in.Bottom() - pad - math.Round(p.card*stage.CardRatio), W: right - x, H: math.Round(p.card * stage.CardRatio)}
	return p
}

// handSlot returns the rectangle of the i-th of n cards of another player's hand, which overlap as far as needed.
func (p *OtherSeatRects) handSlot(i, n int) geom.Rect {
	pitch := min(p.card*1.08, (p.Hand.W-p.card)/max(float64(n-1), 1))
	return geom.Rect{X: math.Floor(p.Hand.X + float64(i)*pitch), Y: p.Hand.Y, W: p.card, H: p.Hand.H}
}

// FreeCorner returns the free ground right of the ends of the paths, below the icons.
func (g *Geometry) FreeCorner() geom.Rect {
	x := g.Stage.X + g.Landscape.PointAt(0, 100).X + g.Landscape.PathSpacing()*0.9
	y := g.Caption.Bottom() + g.Gap
	return geom.Rect{X: x, Y: y, W: g.Stage.Right() - g.Margin - x, H: float64(g.Landscape.BottomY) - y}
}

// PileAt returns the pile whose row is at a point; ok is false if there is none.
func (g *Geometry) PileAt(at geom.Point) (on thegame.Pile, ok bool) {
	for on := range g.Rows {
		if g.Rows[on].DropArea.Contains(at) {
			return thegame.Pile(on), true
		}
	}
	return 0, false
}

// PathAt returns the pile whose path goes through the ground at a point; ok is false if there is none.
func (g *Geometry) PathAt(at geom.Point) (on thegame.Pile, ok bool) {
	number := g.Landscape.NumberAtX(at.X - g.Stage.X)
	if number < 0 || number > float64(thegame.Highest)+2 {
		return 0, false
	}
	for pile := range thegame.Pile(thegame.PileCount) {
		if y := at.Y - g.PathPoint(pile, number).Y; y > -0.3*g.Landscape.PathSpacing() && y < 0.7*g.Landscape.PathSpacing() {
			return pile, true
		}
	}
	return 0, false
}

// The measures of the draw pile that is spread out at the end, in card widths.
const (
	spreadGap   = 0.12 // the distance between cards
	spreadLeast = 0.4  // the least width of a card in the upper half of the column, beside the panel about the end
)

// SpreadCardRect returns the rectangle of the i-th of n cards of the draw pile, spread out in the right column at the end.
func (g *Geometry) SpreadCardRect(i, n int) geom.Rect {
	in := g.RoomAboveRows(1)
	whole := in
	in.H = min(in.H, g.Mat.Center().Y-in.Y)
	wide, abreast := spread(in, n, g.cardW)
	if wide < g.cardW*spreadLeast {
		wide, abreast = spread(whole, n, g.cardW)
	}
	wide = math.Floor(wide)
	x, y := float64(i%abreast), float64(i/abreast)
	return geom.Rect{
		X: math.Floor(in.X + x*wide*(1+spreadGap)), Y: math.Floor(in.Y + y*wide*(stage.CardRatio+spreadGap)),
		W: wide, H: math.Round(wide * stage.CardRatio),
	}
}

// spread returns the width of n cards that fill a room but are not wider than most, and the number of cards side by side.
func spread(in geom.Rect, n int, most float64) (wide float64, abreast int) {
	abreast = 1
	for columns := 1; columns <= n; columns++ {
		rows := math.Ceil(float64(n) / float64(columns))
		w := min(in.W/(float64(columns)*(1+spreadGap)-spreadGap), in.H/(rows*(stage.CardRatio+spreadGap)-spreadGap), most)
		if w > wide {
			wide, abreast = w, columns
		}
	}
	return wide, abreast
}
