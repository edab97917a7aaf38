package scene

import (
	"cmp"
	"math"
	"slices"

	"dreist/game/peri"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Geometry holds every rectangle of the table in device pixels.
type Geometry struct {
	tabletop.Edges
	CardW, cardH float64
	TopStrip     geom.Rect // the strip above the cards
	Cloth        geom.Rect // the cloth below the cards
	Host         geom.Rect // Egon, at the lower left

	row    *Row
	spots  map[peri.Spot]spotLayout // a stock that the patience has not is below the window
	pitch  float64                  // the distance of columns
	spread float64                  // the width of fans, in usual ones
}

// spotLayout is the rectangle of the first card of a spot in its area.
type spotLayout struct {
	geom.Rect
	area
	floor  float64 // the lowest end of a fan downwards
	isLeft bool    // the fan goes to the left
}

// The measures of the table: logical pixels, and parts of the height of the window or of the width of a card.
const (
	hostLeast = 56
	cardPart  = 0.185 // the greatest width of a card
	margin    = 8     // around the cards, and the least distance of two
	mostGap   = 0.45
	topMargin = 20
	openStep  = 0.3
	downStep  = 0.11
	leastStep = 0.2
	mostWide  = 1.8 // the widest fan, in usual ones
	leastDown = 5
	deepStep  = 0.035 // in a squared packet
)

// newGeometry lays out the table of a patience in a frame, with a list beside it or without.
func newGeometry(f stage.Frame, row *peri.Patience, listed bool) Geometry {
	host, broad := math.Round(min(max(hostLeast*f.Scale, f.H*0.1), f.W*0.1)), 1
	if row.IsGameOfLuck() {
		broad = 2
	}
	g := Geometry{Edges: tabletop.NewStripEdges(f, host, broad), row: RowOf(row), spread: 1}
	g.Host = geom.Rect{X: g.Stage.X + g.Margin, Y: f.H - host, W: host, H: host}
	g.TopStrip = geom.Rect{X: g.Stage.X, W: g.Stage.W, H: g.Caption.H}
	g.Cloth = geom.Rect{X: g.Stage.X, Y: g.TopStrip.H, W: g.Stage.W, H: g.MatBottom - g.TopStrip.H}
	room := g.Cloth
	if listed {
		room.W -= g.Log.W + 2*g.Margin
	}
	room = room.Inset(margin * g.Unit)
	room.Y, room.H = room.Y+(topMargin-margin)*g.Unit, room.H-(topMargin-margin)*g.Unit
	g.layCards(room, g.SizingHeight()*cardPart)
	return g
}

// layCards sets the spots in a room. The cards are as large as all columns and rows leave room for, and at most widest wide.
func (g *Geometry) layCards(in geom.Rect, widest float64) {
	l, gap := g.row, margin*g.Unit
	g.CardW = math.Floor(min(widest, (in.W+gap)/l.columns-gap, ((in.H+gap)/l.rows-gap)/stage.CardRatio))
	g.cardH = math.Round(g.CardW * stage.CardRatio)
	pitch := func(room, size, n, most float64) float64 {
		return size + math.Floor(min(most, (room-n*size)/max(n-1, 1)))
	}
	g.pitch = pitch(in.W, g.CardW, l.columns, g.CardW*mostGap)
	down := pitch(in.H, g.cardH, l.rows, g.CardW*mostGap/2)
	x, y := math.Round(in.Center().X-((l.columns-1)*g.pitch+g.CardW)/2), in.Y
	if !slices.ContainsFunc(l.areas, func(a area) bool { return a.fan == DownwardFan }) {
		y = math.Round(in.Center().Y - ((l.rows-1)*down+g.cardH)/2)
	}
	g.spots = map[peri.Spot]spotLayout{{Part: peri.Stock}: {Rect: geom.Rect{X: math.Round(g.Cloth.Center().X - g.CardW/2), Y: g.H, W: g.CardW, H: g.cardH}}}
	for _, a := range l.areas {
		all := cmp.Or(a.n, g.row.SpotCount(a.part)-a.from)
		dx, abreast := cmp.Or(a.dx, 1), cmp.Or(a.abreast, all)
		for i := range all {
			column, line := float64(i%abreast), float64(i/abreast)
			p := spotLayout{area: a, floor: in.Bottom(), isLeft: a.fan == OutwardFan && column == 0, Rect: geom.Rect{
				X: math.Round(x + (a.x+column*dx)*g.pitch), Y: math.Round(y + (a.y+line*cmp.Or(a.dy, 1))*down), W: g.CardW, H: g.cardH,
			}}
			if p.X < g.Host.Right() {
				p.floor = min(p.floor, g.Host.Y)
			}
			if a.low > 0 {
				p.floor = min(p.floor, y+a.low*down-gap)
			}
			g.spots[peri.Spot{Part: a.part, Number: uint8(a.from + i)}] = p
		}
	}
}

// FirstCardRect returns the rectangle of the first card of a spot.
func (g *Geometry) FirstCardRect(at peri.Spot) geom.Rect { return g.spots[at].Rect }

// spreadFans sets the width of fans so that each column of a view has room for one card more.
func (g *Geometry) spreadFans(v *View) {
	g.spread = mostWide
	for at := range v.Piles() {
		if s, n := g.spots[at], len(v.CardsAt(at)); s.fan == DownwardFan && n > 0 {
			shut := float64(v.shut(at))
			g.spread = max(1, min(g.spread, (s.floor-s.Bottom())/g.CardW/(shut*downStep+(float64(n)-shut)*openStep)))
		}
	}
}

// cards returns the rectangles of the n cards of a spot, the lowest shut of them face down. The spot is squeezed at open 0, spread at 1; a squared
// one keeps its top card in place, which is under the mouse.
func (g *Geometry) cards(at peri.Spot, n, shut int, open float64) []geom.Rect {
	s, steps, all := g.spots[at], float64(max(n-1, 1)), make([]geom.Rect, n)
	rest, full, side := 0.0, openStep*g.CardW, 1.0
	switch s.fan {
	case DownwardFan:
		return g.column(all, s, shut)
	case FlatFan:
		full = 0
	case SquaredFan:
		rest, full = min(deepStep*g.CardW, margin*g.Unit*0.8/steps), min(full, 3*g.pitch/steps)
		if s.X-steps*full >= g.Cloth.X {
			side = -1
		}
	case RightwardFan, OutwardFan:
		room := g.Cloth.Right() - margin*g.Unit - s.Right()
		if s.isLeft {
			room, side = s.X-g.Cloth.X-margin*g.Unit, -1
		}
		rest, full = min(full*mostWide, (s.reach*g.pitch-margin*g.Unit/2)/steps), min(full*mostWide, room/steps)
	}
	more := max(full-rest, 0) * open
	for i := range all {
		if all[i] = s.Rect; s.fan == SquaredFan {
			all[i].X += math.Round(float64(i)*rest + float64(n-1-i)*more*side)
			all[i].Y -= math.Round(float64(i) * rest / 2)
		} else {
			all[i].X += math.Round(float64(i) * (rest + more) * side)
		}
	}
	return all
}

// squeezedLast is the number of last cards of a column that keep their step longest.
const squeezedLast = 5

// column lays the cards of a column. If they do not fit, face-down cards are squeezed first, then all but the last five, then all.
func (g *Geometry) column(all []geom.Rect, s spotLayout, shut int) []geom.Rect {
	n := max(len(all)-1, 0) // steps
	shut = min(shut, n)
	last := min(n-shut, squeezedLast-1)
	count := [...]float64{float64(shut), float64(n - shut - last), float64(last)}
	open := openStep * g.spread * g.CardW
	step := [...]float64{downStep * g.spread * g.CardW, open, open}
	least := [...]float64{leastDown * g.Unit, leastStep * g.CardW, leastStep * g.CardW}
	room := s.floor - s.Bottom()
	over := func() float64 { return count[0]*step[0] + count[1]*step[1] + count[2]*step[2] - room }
	for i := range step {
		if more := over(); more > 0 && count[i] > 0 {
			step[i] = max(step[i]-more/count[i], min(least[i], step[i]))
		}
	}
	part := min(1, room/(room+max(over(), 0)))
	y := s.Y
	for i := range all {
		all[i] = s.Rect
		all[i].Y = math.Round(y)
		group := 1
		if i < shut {
			group = 0
		} else if i >= n-last {
			group = 2
		}
		y += step[group] * part
	}
	return all
}

// IsFannedLeft reports whether each card of a spot lies to the left of the one below, so that right corners are seen.
func (g *Geometry) IsFannedLeft(at peri.Spot) bool { return g.spots[at].isLeft }

// CaseRect returns the rectangle of the case at the right of the strip above the cards.
func (g *Geometry) CaseRect() geom.Rect {
	side := 1.9 * g.TopStrip.H
	return geom.Rect{X: g.Cloth.Right() - g.Margin - side, Y: g.TopStrip.Y, W: side, H: side}
}

// The fan of courts: the height of a card and the felt above, in heights of the window; its radius in heights of a card, and the angle between
// two cards in radians.
const (
	fanHigh   = 0.27
	fanTop    = 0.12
	fanRadius = 3.0
	fanApart  = 0.082
)

// arrangeEnd puts the cards that are home into the case, the courts of one pack in a fan unless cards stay on the table. Of those a couple meets.
func (g *Geometry) arrangeEnd(v *View, a *Arrangement) {
	box, high, fan, stays := g.CaseRect(), fanHigh*g.SizingHeight(), []*stage.Pose{}, false
	_, isCouple := v.Patience.Pack.StartSpots[peri.NewCard(peri.King, peri.Hearts)]
	for c := range a.Cards {
		p := &a.Cards[c]
		switch at := v.SpotOf(tabletop.Card(c)); {
		case at.Part == peri.Deck:
		case !IsHome(at):
			if stays = true; isCouple {
				side := float64(2*(at.Number%2)) - 1 // the left one on the left
				p.X, p.Rotation = g.Cloth.Center().X+side*0.46*p.W, -0.12*side
			}
		default:
			*p = stage.Pose{Point: geom.Point{X: box.Center().X, Y: box.Y + 0.72*box.H}, W: 0.36 * box.W, FaceUp: 1}
			if c < pack && FaceOf(tabletop.Card(c)).Rank() >= peri.Queen-1 {
				fan = append(fan, p)
			}
		}
	}
	for i, p := range fan {
		if turn := (float64(i) - float64(len(fan)-1)/2) * fanApart; !stays {
			sin, cos := math.Sincos(turn)
			*p = stage.Pose{Point: geom.Point{X: g.Cloth.Center().X + fanRadius*high*sin, Y: fanTop*g.SizingHeight() + high/2 + fanRadius*high*(1-cos)},
				W: high / stage.CardRatio, Rotation: turn, FaceUp: 1, Z: i, IsVisible: true}
		}
	}
}
