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
	CardW, CardH float64 // a card on a pile
	Mat          geom.Rect
	Rows         [thegame.Piles]RowPlaces
	Deck         geom.Rect // the draw pile
	DeckCount    geom.Rect // its number of cards
	Others       [thegame.MaxSeats - 1]SeatPlace
	Replay       geom.Rect // the round arrow to show the others' turns once more
	others       int
}

// RowPlaces is one pile with what belongs to it, from the left: its sign, the top card, and the rest of the row with the step
// and the signals above the scale.
type RowPlaces struct {
	Row     geom.Rect // all of it, which a card may be dropped on
	Sign    geom.Rect // as large as a card
	Card    geom.Rect
	Size    geom.Rect // the number of cards, at the card's lower edge
	Step    geom.Rect // how far the held card would go on
	Scale   geom.Rect // from 2 to 99
	Signals geom.Rect // the board of signals
}

// SeatPlace is the place of another player.
type SeatPlace struct {
	Box, Portrait, Name, Count, Hand geom.Rect

	card float64 // the width of a hand card
}

// Proportions of the mat and its rows.
const (
	matWide   = 1.42 // at most, in heights
	rowGap    = 0.05 // between rows at least, in heights of a row
	rowHigh   = 0.19 // the greatest height of a row, in parts of the mat's width
	rowPad    = 0.06 // above and below a card in its row, in heights of the row
	scaleHigh = 0.3
	fieldGap  = 0.16 // between the fields of the board of signals, in their sizes
	stepWide  = 0.34 // least width of the step, in parts of what is right of the card
)

// NewGeometry lays out a table in a frame for hands of so many cards and so many other players.
func NewGeometry(f stage.Frame, hand, others int) Geometry {
	g := Geometry{Edges: tabletop.NewEdges(f, hand), others: others}
	top, high := g.Edge, g.Bottom-g.Edge
	wide := math.Round(min(f.W-2*g.LeastColumn(), high*matWide))
	g.Mat = geom.Rect{X: math.Round((f.W - wide) / 2), Y: top, W: wide, H: high}
	g.LayColumns(g.Mat)
	g.LayLine(g.Mat.W)
	room := min(g.Mat.Bottom(), g.PlateTop()) - top
	row := math.Floor(min(room/(thegame.Piles+rowGap*(thegame.Piles+1)), wide*rowHigh))
	g.CardH = math.Floor(row * (1 - 2*rowPad))
	g.CardW = math.Round(g.CardH / stage.CardRatio)
	apart := min((room-thegame.Piles*row)/(thegame.Piles+1), row*0.5)
	y := top + (room-thegame.Piles*row-(thegame.Piles-1)*apart)/2
	for on := range g.Rows {
		g.Rows[on] = g.layRow(geom.Rect{X: g.Mat.X + row*rowGap, Y: math.Round(y), W: g.Mat.W - 2*row*rowGap, H: row})
		y += row + apart
	}
	g.layDeck()
	g.LayButtons(g.Tray.Right() + 2*g.Edge)
	g.layOthers(others)
	return g
}

// layRow lays out a row of the mat.
func (g *Geometry) layRow(in geom.Rect) RowPlaces {
	pad := math.Round(in.H * rowPad)
	r := RowPlaces{Row: in, Sign: geom.Rect{X: in.X + pad, Y: in.Y + math.Round((in.H-g.CardH)/2), W: g.CardW, H: g.CardH}}
	r.Card = r.Sign
	r.Card.X = r.Sign.Right() + 2*pad
	size := math.Round(max(18*g.TextUnit(), g.CardW*0.3))
	r.Size = geom.Rect{X: r.Card.Right() - size*0.65, Y: r.Card.Bottom() - size*0.75, W: size, H: size}
	x, right := r.Card.Right()+2*pad+size*0.35, in.Right()-2*pad
	high := math.Round(in.H * scaleHigh)
	r.Scale = geom.Rect{X: x, Y: in.Bottom() - pad - high, W: right - x, H: high}
	above := r.Scale.Y - in.Y - 2*pad
	fields := g.fields()
	board := min(above*(fields*(1+fieldGap)-fieldGap), (right-x)*(1-stepWide))
	r.Signals = geom.Rect{X: right - board, Y: in.Y + pad, W: board, H: above}
	r.Step = geom.Rect{X: x, Y: in.Y + pad, W: r.Signals.X - pad - x, H: above}
	return r
}

// fields is how many signals the board of a pile has room for: the three to choose from, and one of each other player.
func (g *Geometry) fields() float64 { return float64(thegame.Gladly) + float64(g.others) }

// field returns the i-th field of the board of a pile, from the right.
func (g *Geometry) field(on thegame.Pile, i int) geom.Rect {
	in := g.Rows[on].Signals
	size := min(in.H, in.W/(g.fields()*(1+fieldGap)-fieldGap))
	return geom.Rect{X: math.Round(in.Right() - size - float64(i)*size*(1+fieldGap)), Y: math.Round(in.Y + (in.H-size)/2), W: size, H: size}
}

// Own returns where whoever sits in front sets a signal about a pile.
func (g *Geometry) Own(on thegame.Pile, s thegame.Signal) geom.Rect {
	return g.field(on, int(thegame.Gladly-s))
}

// Field returns where the signal of another player about a pile stands, by the number of their place.
func (g *Geometry) Field(on thegame.Pile, place int) geom.Rect { return g.field(on, 3+place) }

// Tick returns where a number stands on the scale of a pile: left what it begins with.
func (g *Geometry) Tick(on thegame.Pile, c thegame.Card) float64 {
	in := g.Rows[on].Scale
	part := (float64(c) - 1) / float64(thegame.Highest)
	if !on.Ascending() {
		part = 1 - part
	}
	return in.X + part*in.W
}

// layDeck places the draw pile left of the hand, with its number of cards beside it.
func (g *Geometry) layDeck() {
	nameH := max(19*g.Unit, g.Low*0.165)
	high := math.Round(g.Low - nameH)
	wide := math.Round(high / stage.CardRatio)
	g.Deck = geom.Rect{X: g.Tray.X - 2*g.Edge - wide, Y: g.Tray.Y + g.Low - high, W: wide, H: high}
	left := max(g.Stage.X+g.Edge, g.Deck.X-g.Edge-deckCountWide*g.Unit*g.Grow())
	g.DeckCount = geom.Rect{X: left, Y: g.Tray.Y, W: g.Deck.X - g.Gap*1.5 - left, H: g.Low}
}

// deckCountWide is the greatest width of the number of cards in the draw pile with its name, in logical pixels of texts.
const deckCountWide = 150

// The height of another player's place: in parts of the left column, and its greatest in parts of its width.
const (
	seatHigh = 0.2
	seatFlat = 0.42
)

// layOthers places the other players one below the other in the left column, clockwise, and the round arrow below the last, who plays
// before whoever sits in front.
func (g *Geometry) layOthers(n int) {
	g.Replay = g.ReplayAt(g.Left.X, g.Left.Y)
	high := math.Floor(min(g.Left.H*seatHigh, g.Left.W*seatFlat, (g.Left.H-g.Replay.H)/float64(max(n, 1))-g.Gap))
	for i := range n {
		g.Others[i] = g.seatAt(geom.Rect{X: g.Left.X, Y: g.Replay.Y, W: g.Left.W, H: high})
		g.Replay.Y = math.Round(g.Left.Y + float64(i+1)*(high+g.Gap))
	}
}

// seatAt lays out another player's place: the portrait, beside it the name above the hand, and how many cards that has.
func (g *Geometry) seatAt(in geom.Rect) SeatPlace {
	pad := math.Round(in.H * 0.08)
	face := in.H - 2*pad
	p := SeatPlace{Box: in, Portrait: geom.Rect{X: in.X + pad, Y: in.Y + pad, W: face, H: face}}
	x, right := p.Portrait.Right()+pad, in.Right()-pad
	nameH := math.Round(max(19*g.TextUnit(), in.H*0.28))
	p.Count = geom.Rect{X: right - nameH*1.2, Y: in.Y + pad, W: nameH * 1.2, H: nameH}
	p.Name = geom.Rect{X: x, Y: in.Y + pad, W: p.Count.X - x, H: nameH}
	high := in.Bottom() - pad - p.Name.Bottom() - pad/2
	p.card = math.Round(min(high/stage.CardRatio, (right-x)*0.3))
	p.Hand = geom.Rect{X: x, Y: in.Bottom() - pad - math.Round(p.card*stage.CardRatio), W: right - x, H: math.Round(p.card * stage.CardRatio)}
	return p
}

// HandSlot returns the place of the i-th of n cards of another player's hand, which overlap as far as needed.
func (p *SeatPlace) HandSlot(i, n int) geom.Rect {
	pitch := min(p.card*1.08, (p.Hand.W-p.card)/max(float64(n-1), 1))
	return geom.Rect{X: math.Floor(p.Hand.X + float64(i)*pitch), Y: p.Hand.Y, W: p.card, H: p.Hand.H}
}

// PileAt returns the pile whose row is at a point.
func (g *Geometry) PileAt(at geom.Point) (thegame.Pile, bool) {
	for on := range g.Rows {
		if g.Rows[on].Row.Contains(at) {
			return thegame.Pile(on), true
		}
	}
	return 0, false
}

// spreadGap is between the cards of the draw pile as it is laid out, and spreadLeast how wide they are at least, in card widths.
const (
	spreadGap   = 0.12
	spreadLeast = 0.4
)

// Spread returns the place of the i-th of n cards of the draw pile as it is laid out in the right column, as large as there is room: beside the
// upper rows, which the panel of the end leaves free, unless they are too small there.
func (g *Geometry) Spread(i, n int) geom.Rect {
	in := g.AboveRows(1)
	whole := in
	in.H = min(in.H, g.Rows[1].Row.Bottom()-in.Y)
	wide, abreast := spread(in, n, g.CardW)
	if wide < g.CardW*spreadLeast {
		wide, abreast = spread(whole, n, g.CardW)
	}
	wide = math.Floor(wide)
	x, y := float64(i%abreast), float64(i/abreast)
	return geom.Rect{
		X: math.Floor(in.X + x*wide*(1+spreadGap)), Y: math.Floor(in.Y + y*wide*(stage.CardRatio+spreadGap)),
		W: wide, H: math.Round(wide * stage.CardRatio),
	}
}

// spread returns how wide n cards are and how many lie side by side in a room, as large as there is room.
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
