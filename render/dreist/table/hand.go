package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
)

// grip is how a card is held.
type grip uint8

const (
	Free     grip = iota
	Selected      // by a click: the next click says where to
	Pressed       // the button is down, the mouse has not moved yet
	Dragged
)

// hand is the card that is held or selected and where it would go. It is the whole memory of a drag, so cancelling
// one forgets it and nothing else.
type hand struct {
	Grip   grip
	was    grip // before the press: a click on a selected card puts it back
	Card   dreist.Card
	grab   geom.Point // from the card's middle to the mouse, in widths of the card
	At     geom.Point // the mouse
	lifted int        // ticks since it was picked up
	Aim    Aim
}

// Aim is the place a held card would go to if it were let go now.
type Aim struct {
	Kind aimKind
	Cell dreist.Cell
}

type aimKind uint8

const (
	AimNowhere aimKind = iota
	AimCell
	AimDiscard
	AimAside // where a card is set aside that a guide lets be taken
)

func (h *hand) Release() { *h = hand{Card: dreist.NoCard} }

func (h *hand) Holds() bool { return h.Grip != Free }

func (h *hand) Moving() bool { return h.Holds() && h.lifted < stage.LiftTicks }

// tick lifts the card a little further and reports whether it moved.
func (h *hand) tick() bool {
	if !h.Moving() {
		return false
	}
	h.lifted++
	return true
}

// pickUp takes a card at a point.
func (h *hand) pickUp(c dreist.Card, pose stage.Pose, at geom.Point) {
	was := Free
	if h.Card == c {
		was = h.Grip
	} else {
		h.Release()
	}
	h.Card, h.Grip, h.was, h.At = c, Pressed, was, at
	h.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// Pose returns where the held card is drawn: it follows the mouse by the point it was grabbed at, large over the hand and
// at the layout's size over the layout.
func (h *hand) Pose(line *scene.Timeline) stage.Pose {
	if h.Grip != Dragged {
		return h.raised(line, h.Card)
	}
	g := line.Geometry()
	low, high := g.Tray.Y, g.Prompt.Y
	near := min(max((h.At.Y-high)/(low-high), 0), 1)
	w := (g.CardW + (g.HandW-g.CardW)*near) * (1 + (stage.Lift-1)*h.rise())
	return stage.Pose{
		Point: geom.Point{X: h.At.X - h.grab.X*w, Y: h.At.Y - h.grab.Y*w},
		W:     w, Face: 1, Z: stage.ZHeld, Shown: true,
	}
}

// raised returns where a card of the hand is drawn that is selected, or asked about: above its place.
func (h *hand) raised(line *scene.Timeline, c dreist.Card) stage.Pose {
	rise := 1.0
	if c == h.Card {
		rise = h.rise()
	}
	pose := line.Now().Cards[c]
	pose.Y -= line.Geometry().HandH * 0.05 * rise
	pose.W *= 1 + (stage.Lift-1)*rise
	pose.Z = stage.ZHeld
	return pose
}

// aimNext aims the selected card at the next of some places, at the first if it is aimed at none of them.
func (h *hand) aimNext(places []Aim, step int) {
	n, at := len(places), slices.Index(places, h.Aim)
	switch {
	case n == 0:
		h.Aim = Aim{}
	case at < 0:
		h.Aim = places[0]
	default:
		h.Aim = places[(at+step+n)%n]
	}
}

// rise returns how far the card is lifted, from 0 to 1.
func (h *hand) rise() float64 { return min(float64(h.lifted)/stage.LiftTicks, 1) }

// How much of a card has to overlap a place to mean it, in parts of the card.
const (
	meantCell = 0.12
	meantPile = 0.25
)

// AimAt finds the place that a card dropped on a rectangle means: of all that it overlaps the one it overlaps
// most. Free cells of its own column come first, as no other can ever take it.
func (t *Table) AimAt(c dreist.Card, r geom.Rect) Aim {
	g := t.Line.Geometry()
	area := r.W * r.H
	switch {
	case r.Overlap(g.DiscardPile) > meantPile*area:
		return Aim{Kind: AimDiscard}
	case r.Overlap(t.overlay().Aside) > meantPile*area:
		return Aim{Kind: AimAside}
	}
	view := t.Line.View()
	best, most := Aim{}, meantCell*area
	consider := func(cell dreist.Cell) {
		if !g.Reaches(cell) {
			return
		}
		if share := r.Overlap(g.Cell(cell)); share > most {
			best, most = Aim{Kind: AimCell, Cell: cell}, share
		}
	}
	rows := view.Depth() + 2
	for row := 1; row <= rows; row++ {
		if cell := c.Cell(row); view.At(cell) == dreist.NoCard {
			consider(cell)
		}
	}
	if best.Kind != AimNowhere {
		return best
	}
	for row := 1; row <= rows; row++ {
		for column := 1; column <= dreist.Numbers; column++ {
			consider(dreist.Cell{Row: row, Column: column})
		}
	}
	return best
}

// AimOf returns what a click at a point means.
func (t *Table) AimOf(at geom.Point) Aim {
	switch {
	case t.Line.Geometry().DiscardPile.Contains(at):
		return Aim{Kind: AimDiscard}
	case t.overlay().Aside.Contains(at):
		return Aim{Kind: AimAside}
	}
	if cell, ok := t.CellAt(at); ok {
		return Aim{Kind: AimCell, Cell: cell}
	}
	return Aim{}
}

// Accepts reports whether the rules take the card at what is aimed at.
func (s *Situation) Accepts(c dreist.Card, a Aim) bool {
	switch a.Kind {
	case AimCell:
		return a.Cell.Column == c.Number() && s.Position().Rows(c).Has(a.Cell.Row)
	case AimDiscard:
		return s.mayDiscard(c)
	}
	return false
}

// mayDiscard reports whether a card may be discarded.
func (s *Situation) mayDiscard(c dreist.Card) bool {
	return s.Mode < Solving && s.Position().May(dreist.Discard(c))
}
