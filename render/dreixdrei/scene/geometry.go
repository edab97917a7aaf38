package scene

import (
	"math"
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Geometry holds every rectangle of the table in device pixels. Drawing, hit tests and motion all ask it.
type Geometry struct {
	tabletop.Edges
	Ring                 geom.Rect // the platform of the boxing ring: a card dropped anywhere in it goes to the pile
	RingFloor            geom.Rect // the floor inside the ropes
	PileCardWidth, cardH float64   // the size of a card of the pile: that of a hand card, except on small tables
	DrawPile             geom.Rect // the draw pile
	Pile                 geom.Rect // the place of the top card of the pile, in the middle of the ring
	RemovedPile          geom.Rect // the cards that left the game
	DemandSign           geom.Rect // the sign of the pile's demand, or the card that was turned over and is not laid yet
	OwnFigure            geom.Rect // the figure of the player at the screen
	OwnLamps             geom.Rect // the three lamps of that player's phase
	OwnSpots             [SpotsPerRow]RowSpotRects
	OtherSeats           [tabletop.MaxSeats - 1]OtherSeatRects
	LastTurnsButtonArea  geom.Rect // the round arrow that shows the others' turns again
	pileStep             float64   // the distance of the cards of the pile
}

// SpotsPerRow is the number of spots in the row of a seat.
const SpotsPerRow = dreixdrei.SpotsPerSeat

// RowSpotRects has the rectangles of a spot in the row of a seat: a face-down card, and over it an open card that leaves an edge of it visible.
type RowSpotRects struct{ FaceDownCard, OpenCard geom.Rect }

// OtherSeatRects has the rectangles of another player at the ropes.
type OtherSeatRects struct {
	Box, Portrait, Name geom.Rect
	Lamps               geom.Rect // the three lamps of the phase
	Spots               [SpotsPerRow]RowSpotRects
	Hand                geom.Rect // the cards of the hand, with their number on them
}

// Sizes in pixels of a window 800 high, with which they grow.
const (
	unitHigh  = 800
	headSize  = 84
	leastHead = 48
	ownHead   = 72
	leastRing = 300 // the least height of the ring
	seatCard  = 64  // the width of a card of a seat, and of the draw pile
	ropesWide = 40  // the distance from the edge of the ring to its canvas
	skirtHigh = 10  // the additional distance at the lower edge of the ring
	wheelWide = 300
	seatPad   = 3   // the distance between the edge of a seat's plate and its cards
	seatApart = 28  // the distance between the plates of two seats side by side
	rowsApart = 11  // the distance between seats one over the other
	leadWide  = 272 // the width of the button that ends a turn
	lowered   = 40  // the greatest distance by which a player above the pile moves it down
)

// Proportions of the table.
const (
	peek        = 0.22 // the strip of a face-down card above the open one, in heights of a card
	rowApart    = 0.14 // the distance between the spots of a row, in widths of a card
	handApart   = 0.25 // the distance between row and hand of another player, in widths of a card
	handSpread  = 0.16 // from one card of another player's hand to the next, in widths of a card
	besideLeast = 0.8  // the least width of cards beside the pile, in widths of those above it
	seatAcross  = SpotsPerRow + (SpotsPerRow-1)*rowApart + handApart + 1 + 2*handSpread
	pileApart   = 0.3 // from one card of the pile to the next, in widths of a card
	ringBroad   = 3   // the greatest width of the ring, in its heights
	nameTall    = 1.15
	nameWide    = 3.5  // the least room for a name, in heights of its line
	leastCard   = 21   // the least width of a card of another player, in logical pixels; before that, the line of the name gets lower
	wheelSign   = 0.62 // the height of a sign, in its widths
	lampsTall   = 0.36 // the height of lamps, in their widths
)

// handRoom is the number of hand cards that always have room side by side; more may overlap.
const handRoom = 5

// newGeometry lays out a table in a frame for a number of other players. If boxed, the ring leaves room for a box at its right. It
// ends above a panel at panelTop, 0 for none.
func newGeometry(f stage.Frame, others int, boxed bool, panelTop float64) Geometry {
	g := Geometry{Edges: tabletop.NewEdges(f, handRoom)}
	g.PileCardWidth, g.cardH = g.HandCardWidth, g.CardHeight
	g.layEdges()
	top := math.Round(g.Icons.Menu.Bottom() + g.Gap)
	low := min(g.MatBottom, g.PlateTop())
	if panelTop > 0 {
		low = min(low, max(panelTop, top+leastRing*g.unit()))
	}
	high := math.Round(low - g.Gap/2 - top)
	left, right := g.Stage.X+g.Margin, g.Stage.Right()-g.Margin
	if boxed {
		right = g.Log.X - g.Gap
	}
	wide := math.Round(min(right-left, high*ringBroad))
	g.Ring = geom.Rect{X: math.Round((left + right - wide) / 2), Y: top, W: wide, H: high}
	g.RingFloor = g.Ring.Inset(math.Round(ropesWide * g.unit()))
	g.RingFloor.H -= math.Round(skirtHigh * g.unit())
	g.layOthers(others)
	return g
}

// unit returns the number of device pixels for a pixel in a window of the usual height.
func (g *Geometry) unit() float64 { return g.SizingHeight() / unitHigh }

func (g *Geometry) layEdges() {
	u, right := g.unit(), g.Stage.Right()-g.Margin
	wide := max(g.MinColumnWidth()-2*g.Margin, 240*u)
	g.Log.X, g.Log.W = right-wide, wide
	g.RightColumn = g.Log
	g.PlacePromptLine(g.Stage.W - 2*g.Margin)
	g.LastTurnsButtonArea = g.Icons.Help
	g.LastTurnsButtonArea.X -= g.LastTurnsButtonArea.W + g.Gap
	g.Caption = geom.Rect{X: g.Stage.X + g.Margin, Y: g.Icons.Help.Y, W: g.LastTurnsButtonArea.X - g.Gap - g.Stage.X - g.Margin, H: g.Icons.Help.H}

	wide = math.Round(max(leadWide*u, 216*g.Unit))
	g.PlaceButtons(right - wide)
	g.EndTurnRect.W = wide
	small := math.Round(g.UndoRect.H * 0.86)
	g.HintRect = geom.Rect{X: right - small, Y: g.UndoRect.Y, W: small, H: g.UndoRect.H}
	g.UndoRect.W = wide - small - g.Gap

	low := geom.Rect{X: g.Stage.X + g.Margin, Y: g.HandRect.Y, H: g.FootHeight}
	head := math.Round(ownHead * u)
	lamps := math.Round(head * lampsTall)
	y := math.Round(low.Center().Y - (head+g.Gap/2+lamps)/2)
	g.OwnFigure = geom.Rect{X: low.X, Y: y, W: head, H: head}
	g.OwnLamps = geom.Rect{X: low.X, Y: math.Round(g.OwnFigure.Bottom() + g.Gap/2), W: head, H: lamps}
	w := math.Floor(seatCard * u)
	g.OwnSpots = row(geom.Point{X: g.OwnFigure.Right() + g.Gap, Y: math.Round(low.Center().Y - w*stage.CardRatio*(1+peek)/2)}, w)
	middle := g.Stage.X + g.Stage.W/2
	half := min(middle-g.OwnSpots[SpotsPerRow-1].FaceDownCard.Right(), g.EndTurnRect.X-middle) - 2*g.Margin
	g.HandRect.X, g.HandRect.W = middle-half, 2*half
}

// layMiddle lays out the middle of the ring. If upright, as many players need, the draw pile is above the removed cards, not beside them.
func (g *Geometry) layMiddle(upright bool) {
	w := math.Floor(seatCard * g.unit())
	middle, apart := g.RingFloor.Center(), 2*g.Gap
	around := func(x, y, w float64) geom.Rect {
		h := math.Round(w * stage.CardRatio)
		return geom.Rect{X: math.Round(x), Y: math.Round(y - h/2), W: w, H: h}
	}
	g.Pile, g.pileStep = around(middle.X-g.PileCardWidth/2, middle.Y, g.PileCardWidth), g.PileCardWidth*pileApart
	g.DemandSign = around(g.Pile.Right()+apart, middle.Y, g.PileCardWidth)
	x := g.DemandSign.Right() + apart
	if far := (w*stage.CardRatio + apart) / 2; upright {
		g.DrawPile, g.RemovedPile = around(x, middle.Y-far, w), around(x, middle.Y+far, w)
		return
	}
	g.DrawPile = around(x, middle.Y, w)
	g.RemovedPile = around(g.DrawPile.Right()+apart, middle.Y, w)
}

// pileSpot returns the rectangle of the i-th of n cards of the pile. The last one is the top; the older ones reach to the left.
func (g *Geometry) pileSpot(i, n int) geom.Rect {
	r := g.Pile
	r.X = math.Round(r.X - float64(n-1-i)*g.pileStep)
	return r
}

// PileRect returns the rectangle of the visible cards of a pile with a number of cards.
func (g *Geometry) PileRect(cards int) geom.Rect {
	return g.pileSpot(0, max(1, min(cards, pileSeen))).Union(g.Pile)
}

// row lays out the spots of a seat from the upper left corner, with cards w wide.
func row(at geom.Point, w float64) (all [SpotsPerRow]RowSpotRects) {
	h := math.Round(w * stage.CardRatio)
	for i := range all {
		down := geom.Rect{X: math.Round(at.X + float64(i)*w*(1+rowApart)), Y: math.Round(at.Y), W: w, H: h}
		open := down
		open.Y += math.Round(h * peek)
		all[i] = RowSpotRects{FaceDownCard: down, OpenCard: open}
	}
	return all
}

// layOthers arranges n other players clockwise along the ropes: upwards at the left, one above the middle if n is odd, and downwards at the
// right. Two have a corner each; of three, those at the sides sit half-way down if the cards beside the pile are not much smaller.
func (g *Geometry) layOthers(n int) {
	left, above := n/2, n%2
	right := n - left - above
	rows := max(left, right, 1)
	in, alone := g.RingFloor, 0.0
	over, s := g.seatOver(n, above > 0), g.seatBeside(n, rows, above > 0)
	if n == 3 && s.card >= over.card*besideLeast {
		alone = 0.5
	} else if rows <= 2 && over.card >= s.card {
		s = over
		g.layMiddle(false)
	}
	at := func(x float64, i, of int, onRight bool) OtherSeatRects {
		far := alone
		if of > 1 {
			far = float64(i) / float64(of-1)
		}
		return s.seatAt(geom.Point{X: math.Round(x), Y: math.Round(in.Y + far*(in.H-s.high))}, onRight)
	}
	for i := range left {
		g.OtherSeats[i] = at(in.X, left-1-i, left, false)
	}
	if above > 0 {
		g.OtherSeats[left] = s.seatAt(geom.Point{X: math.Round(in.Center().X - s.wide/2), Y: in.Y}, false)
	}
	for i := range right {
		g.OtherSeats[left+above+i] = at(in.Right()-s.wide, i, right, true)
	}
	if above > 0 {
		g.lowerMiddle(g.OtherSeats[:n])
	}
}

func (g *Geometry) lowerMiddle(seats []OtherSeatRects) {
	far := min(lowered*g.unit(), (g.RingFloor.H-g.WheelRect().H)/2)
	middle := []*geom.Rect{&g.Pile, &g.DemandSign, &g.DrawPile, &g.RemovedPile}
	for _, p := range seats {
		for _, r := range append(middle, &geom.Rect{X: g.PileRect(pileSeen).X, Y: g.Pile.Y, W: g.Pile.W, H: g.Pile.H}) {
			if p.Box.Y > r.Center().Y && p.Box.X < r.Right() && r.X < p.Box.Right() {
				far = min(far, p.Box.Y-r.Bottom()-g.Gap/2)
			}
		}
	}
	for _, r := range middle {
		r.Y += math.Floor(max(far, 0))
	}
}

type seatSize struct {
	wide, high       float64
	head, card, name float64
	gap              float64
}

// seatBeside returns the size of n other players beside the pile, in a number of rows; if above, one player is above the pile.
func (g *Geometry) seatBeside(n, rows int, above bool) seatSize {
	g.layMiddle(true)
	in := g.RingFloor
	high := (in.H - float64(rows-1)*rowsApart*g.unit()) / float64(rows)
	wide, low := min(g.PileRect(pileSeen).X-in.X, in.Right()-g.RemovedPile.Right())-g.Gap, g.Pile.Y
	if rows == 1 { // half-way down, where they would touch the draw pile
		wide -= 2 * g.Gap
	}
	if above {
		if wide = min(wide, g.third()); wide > 2*(g.DrawPile.X-g.Gap-in.Center().X) {
			low = g.DrawPile.Y
		}
		high = min(high, low-g.Gap-in.Y)
	}
	return newSeatSize(g, n, wide, high)
}

// seatOver returns the size of n other players above and below the middle; if above, one player is above the pile.
func (g *Geometry) seatOver(n int, above bool) seatSize {
	g.layMiddle(false)
	in := g.RingFloor
	wide, high := (in.W-(seatApart+2*seatPad)*g.unit())/2, in.H/2-g.cardH/2-g.Gap/2
	if above && n > 1 {
		wide = g.third()
	}
	return newSeatSize(g, n, wide, high)
}

func (g *Geometry) third() float64 {
	return (g.RingFloor.W - 2*(seatApart+2*seatPad)*g.unit()) / 3
}

// SeatPlateRect returns the rectangle of the plate under a seat, which sets it off from others.
func (g *Geometry) SeatPlateRect(p *OtherSeatRects) geom.Rect {
	return p.Box.Inset(-seatPad * g.unit())
}

func newSeatSize(g *Geometry, n int, wide, high float64) (s seatSize) {
	u := g.unit()
	s.head = math.Floor(min(headSize*u, max(leastHead*u, high), wide*0.25))
	tall := stage.CardRatio * (1 + peek)
	s.gap = g.Gap
	s.name = math.Round(min(kit.TextSize.Pixels()*nameTall*g.TextUnit(), high-s.gap/2-leastCard*g.Unit*tall))
	s.card = math.Floor(min(seatCard*u, (high-s.name-s.gap/2)/tall, (wide-s.head-s.gap)/seatAcross))
	s.high = math.Ceil(max(s.head, s.name+s.gap/2+s.card*tall+2))
	s.wide = math.Ceil(s.head + s.gap + max(s.card*seatAcross, min(wide-s.head-s.gap, nameWide*s.name)))
	return s
}

func (s *seatSize) seatAt(at geom.Point, onRight bool) OtherSeatRects {
	p := OtherSeatRects{Box: geom.Rect{X: at.X, Y: at.Y, W: s.wide, H: s.high}}
	p.Portrait = geom.Rect{X: at.X, Y: math.Round(p.Box.Center().Y - s.head/2), W: s.head, H: s.head}
	cards := geom.Rect{X: at.X + s.head + s.gap, Y: at.Y, W: s.wide - s.head - s.gap, H: s.high}
	if onRight {
		p.Portrait.X, cards.X = p.Box.Right()-s.head, at.X
	}
	lamps := math.Round(min(s.name/lampsTall, cards.W*0.34))
	p.Lamps = geom.Rect{X: cards.X, Y: math.Round(at.Y + (s.name-lamps*lampsTall)/2), W: lamps, H: math.Round(lamps * lampsTall)}
	p.Name = geom.Rect{X: p.Lamps.Right() + s.gap, Y: at.Y, W: cards.W - lamps - s.gap, H: s.name}
	h := math.Round(s.card * stage.CardRatio)
	p.Spots = row(geom.Point{X: cards.X, Y: at.Y + s.name + s.gap/2}, s.card)
	hand := math.Floor(s.card * (1 + 2*handSpread))
	p.Hand = geom.Rect{X: cards.Right() - hand, Y: p.Spots[0].OpenCard.Y, W: hand, H: h}
	return p
}

// handSlot returns the rectangle of the i-th of n cards of another player's hand, one over the other. The hand is as wide as three cards need.
func (p *OtherSeatRects) handSlot(i, n int) geom.Rect {
	w := p.Hand.W / (1 + 2*handSpread)
	step := min(float64(i), 2)
	if n > 3 {
		step = 2 * float64(i) / float64(n-1)
	}
	return geom.Rect{X: p.Hand.X + step*w*handSpread, Y: p.Hand.Y, W: w, H: p.Hand.H}
}

// CardGroup is a group of equal cards in the hand at the screen, which lie close together: Count cards from FirstIndex on.
type CardGroup struct{ FirstIndex, Count int }

// The distances of cards in the hand at the screen, in widths of a card.
const (
	equalApart = 0.3 // from one of equal cards to the next
	leastApart = 0.16
)

// ownHandSlot returns the rectangle of the i-th card of the hand at the screen, which consists of groups.
func (g *Geometry) ownHandSlot(i int, groups []CardGroup) geom.Rect {
	wide := g.HandCardWidth + g.Gap // from one group to the next
	equal := g.HandCardWidth * equalApart
	steps, cards := 0.0, 0
	for _, of := range groups {
		steps += float64(of.Count-1) * equal
		cards += of.Count
	}
	room := g.HandRect.W - g.HandCardWidth
	between := wide
	if n := float64(len(groups) - 1); n > 0 {
		between = min(wide, (room-steps)/n)
	}
	if least := g.HandCardWidth * leastApart * 2; between < least || steps > room {
		equal = room / max(float64(cards-1), 1)
		between = equal
		steps = float64(cards-len(groups)) * equal
	}
	x := g.HandRect.Center().X - (steps+float64(len(groups)-1)*between+g.HandCardWidth)/2
	for n, of := range groups {
		if n > 0 {
			x += between
		}
		if i < of.FirstIndex+of.Count {
			return geom.Rect{X: math.Round(x + float64(i-of.FirstIndex)*equal), Y: g.HandRect.Y, W: g.HandCardWidth, H: g.CardHeight}
		}
		x += float64(of.Count-1) * equal
	}
	return geom.Rect{}
}

// CountBadgeRect returns the rectangle of the number of a group's cards, by which all of them are taken up: over the lower right corner of the last
// card, which has no numeral.
func (g *Geometry) CountBadgeRect(of CardGroup, groups []CardGroup) geom.Rect {
	r := g.ownHandSlot(of.FirstIndex+of.Count-1, groups)
	size := math.Round(max(20*g.TextUnit(), g.HandCardWidth*0.34))
	return geom.Rect{X: r.Right() - size*0.7, Y: r.Bottom() - size, W: size, H: size}
}

// EmblemRect returns the rectangle of the disc on the canvas, around all cards in the middle of the ring.
func (g *Geometry) EmblemRect() geom.Rect {
	middle := g.Pile.Center()
	far := max(g.RemovedPile.Right()-middle.X, middle.X-g.PileRect(pileSeen).X) + 5*g.Gap
	return geom.RectAround(middle, 2*far, 2*(g.RingFloor.Bottom()-middle.Y))
}

// WheelRect returns the rectangle of the wheel on which a JOKER is named, around the pile.
func (g *Geometry) WheelRect() geom.Rect {
	size := math.Floor(min(max(wheelWide*g.unit(), 240*g.Unit), g.RingFloor.H))
	return geom.RectAround(g.Pile.Center(), size, size)
}

// WheelSignRect returns the rectangle of the demand's sign while the wheel is open: right of the removed cards, in their place if isGoneEmpty, or
// above the draw pile if they lie below it.
func (g *Geometry) WheelSignRect(isGoneEmpty bool) geom.Rect {
	w := math.Round(g.DrawPile.W * 1.2)
	at := geom.Point{X: g.RemovedPile.Right() + g.Gap + w/2, Y: g.RemovedPile.Center().Y}
	if g.RemovedPile.X == g.DrawPile.X {
		at = geom.Point{X: g.DrawPile.Right() - w/2, Y: g.DrawPile.Y - g.Gap - w*wheelSign/2}
	} else if isGoneEmpty {
		at.X = g.RemovedPile.X + w/2
	}
	return geom.RectAround(at, w, w*wheelSign)
}

// OwnArea returns the area of the player at the screen, on which the pile is dropped to be picked up.
func (g *Geometry) OwnArea() geom.Rect {
	return geom.Rect{X: g.Stage.X, Y: g.Ring.Bottom(), W: g.Stage.W, H: g.H - g.Ring.Bottom()}
}

// lowerRow moves the player's own row into the place of the hand once the hand is empty for good.
func (g *Geometry) lowerRow(v *View, of dreixdrei.Seat) {
	if len(v.Hands[of])+len(v.DrawPile) > 0 || v.Phases[of] < 2 {
		return
	}
	row, isOpen := v.OpenCards[of], true
	if row == [SpotsPerRow]dreixdrei.Card{} {
		row, isOpen = v.FaceDownCards[of], false
	}
	left := slices.DeleteFunc(slices.Clone(row[:]), func(c dreixdrei.Card) bool { return c == dreixdrei.NoCard })
	for i, c := range row {
		if c == dreixdrei.NoCard {
			continue
		}
		if at := g.ownHandSlot(slices.Index(left, c), backs(len(left))); isOpen {
			g.OwnSpots[i].OpenCard = at
		} else {
			g.OwnSpots[i].FaceDownCard = at
		}
	}
}
