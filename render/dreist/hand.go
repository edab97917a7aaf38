package dreist

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// grip is how a card is held.
type grip uint8

const (
	free     grip = iota
	selected      // by a click: the next click says where to
	pressed       // the button is down, the mouse has not moved yet
	dragged
)

// hand is the card that is held or selected and where it would go. It is the whole memory of a drag, so cancelling
// one forgets it and nothing else.
type hand struct {
	grip   grip
	was    grip // before the press: a click on a selected card puts it back
	card   dreist.Card
	grab   geom.Point // from the card's middle to the mouse, in widths of the card
	at     geom.Point // the mouse
	lifted int        // ticks since it was picked up
	aim    aim
}

// aim is the place a held card would go to if it were let go now.
type aim struct {
	kind aimKind
	cell dreist.Cell
}

type aimKind uint8

const (
	aimNowhere aimKind = iota
	aimCell
	aimDiscard
)

func (h *hand) release() { *h = hand{card: dreist.NoCard} }

func (h *hand) holds() bool { return h.grip != free }

func (h *hand) moving() bool { return h.holds() && h.lifted < stage.LiftTicks }

// tick lifts the card a little further and reports whether it moved.
func (h *hand) tick() bool {
	if !h.moving() {
		return false
	}
	h.lifted++
	return true
}

// pickUp takes a hand card at a point.
func (t *table) pickUp(c dreist.Card, at geom.Point) {
	pose := t.line.Now().Cards[c]
	was := free
	if t.hand.card == c {
		was = t.hand.grip
	} else {
		t.hand.release()
	}
	t.hand.card, t.hand.grip, t.hand.was = c, pressed, was
	t.hand.at = at
	t.hand.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
	t.prompt = ""
	t.stopDoubting(c)
	t.stale = true
}

// heldPose returns where the held card is drawn: it follows the mouse by the point it was grabbed at, large over
// the hand and at the layout's size over the layout.
func (t *table) heldPose() stage.Pose {
	g := t.line.Geometry()
	h := &t.hand
	if h.grip != dragged {
		return t.raised(h.card)
	}
	low, high := g.Tray.Y, g.Prompt.Y
	near := min(max((h.at.Y-high)/(low-high), 0), 1)
	w := (g.CardW + (g.HandW-g.CardW)*near) * (1 + (stage.Lift-1)*h.rise())
	return stage.Pose{
		Point: geom.Point{X: h.at.X - h.grab.X*w, Y: h.at.Y - h.grab.Y*w},
		W:     w, Face: 1, Z: stage.ZHeld, Shown: true,
	}
}

// raised returns where a card of the hand is drawn that is selected, or asked about: above its place.
func (t *table) raised(c dreist.Card) stage.Pose {
	rise := 1.0
	if c == t.hand.card {
		rise = t.hand.rise()
	}
	pose := t.line.Now().Cards[c]
	pose.Y -= t.line.Geometry().HandH * 0.05 * rise
	pose.W *= 1 + (stage.Lift-1)*rise
	pose.Z = stage.ZHeld
	return pose
}

// rise returns how far the card is lifted, from 0 to 1.
func (h *hand) rise() float64 { return min(float64(h.lifted)/stage.LiftTicks, 1) }

// How much of a card has to overlap a place to mean it, in parts of the card.
const (
	meantCell    = 0.12
	meantDiscard = 0.25
)

// aimAt finds the place that a card dropped on a rectangle means: of all that it overlaps the one it overlaps
// most. Free cells of its own column come first, as no other can ever take it.
func (t *table) aimAt(c dreist.Card, r geom.Rect) aim {
	g := t.line.Geometry()
	area := r.W * r.H
	if r.Overlap(g.Discard) > meantDiscard*area {
		return aim{kind: aimDiscard}
	}
	layout := t.position().Layout()
	best, most := aim{}, meantCell*area
	consider := func(cell dreist.Cell) {
		if !g.Reaches(cell) {
			return
		}
		if share := r.Overlap(g.Cell(cell)); share > most {
			best, most = aim{kind: aimCell, cell: cell}, share
		}
	}
	rows := layout.Depth() + 2
	for row := 1; row <= rows; row++ {
		if cell := c.Cell(row); layout.At(cell) == dreist.NoCard {
			consider(cell)
		}
	}
	if best.kind != aimNowhere {
		return best
	}
	for row := 1; row <= rows; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			consider(dreist.Cell{Row: row, Column: column})
		}
	}
	return best
}

// meantHand is how much of a card has to overlap the hand to be put back there, in parts of the card.
const meantHand = 0.3

// nearest returns the cell closest to a card that was dropped over or below the columns without meaning any place: what
// the rules say of it tells why the card cannot stay. Back on the hand, and clearly outside the layout, there is none.
func (t *table) nearest(r geom.Rect) aim {
	g := t.line.Geometry()
	at := r.Center()
	if at.X < g.Columns.X || at.X > g.Columns.Right() || r.Overlap(g.Tray) > meantHand*r.W*r.H {
		return aim{}
	}
	best := dreist.Cell{Row: 1, Column: 1}
	for column := 2; column <= dreist.Numbers; column++ {
		if cell := (dreist.Cell{Row: 1, Column: column}); math.Abs(g.Cell(cell).Center().X-at.X) < math.Abs(g.Cell(best).Center().X-at.X) {
			best = cell
		}
	}
	for row := 2; row <= dreist.MaxRow; row++ {
		if cell := (dreist.Cell{Row: row, Column: best.Column}); math.Abs(g.Cell(cell).Center().Y-at.Y) < math.Abs(g.Cell(best).Center().Y-at.Y) {
			best = cell
		}
	}
	return aim{kind: aimCell, cell: best}
}

// cellAt returns the cell under a point.
func (t *table) cellAt(p geom.Point) (dreist.Cell, bool) {
	g := t.line.Geometry()
	for row := 1; row <= t.position().Layout().Depth()+2; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			cell := dreist.Cell{Row: row, Column: column}
			if g.Cell(cell).Contains(p) && g.Reaches(cell) {
				return cell, true
			}
		}
	}
	return dreist.Cell{}, false
}

// handCardAt returns the card of the player's hand under a point.
func (t *table) handCardAt(p geom.Point) (dreist.Card, bool) {
	cards := t.line.View().Hands[t.front()]
	for i := len(cards) - 1; i >= 0; i-- {
		if t.line.Now().Cards[cards[i]].Rect().Contains(p) {
			return cards[i], true
		}
	}
	return dreist.NoCard, false
}

// accepts reports whether the rules take the card at what is aimed at.
func (t *table) accepts(c dreist.Card, a aim) bool {
	switch a.kind {
	case aimCell:
		return a.cell.Column == c.Number() && t.position().Rows(c).Has(a.cell.Row)
	case aimDiscard:
		return t.mayDiscard()
	}
	return false
}

// mayDiscard reports whether the rules offer discarding the held card.
func (t *table) mayDiscard() bool {
	return !t.spared && t.position().May(dreist.Discard(t.hand.card))
}
