package tabletop

import (
	"slices"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Cards is what the gestures of a hand ask of a table.
type Cards interface {
	Board

	// CardAt returns the card at a point that may be taken up; TakenUp is told which one was.
	CardAt(at geom.Point) (c Card, ok bool)
	TakenUp(c Card)
	// Choices returns the cards that keys choose among, and Places where they aim one, both in their order.
	Choices() []Card
	Places(c Card) []Aim

	// Under returns the place that a card is meant for which is carried over a part of the table, At the one that a click
	// means where a card is chosen.
	Under(c Card, over geom.Rect) Aim
	At(c Card, at geom.Point) Aim
	// Accepts reports whether a card may go to a place, Only the one place where it may, if it is just one.
	Accepts(c Card, to Aim) bool
	Only(c Card) (to Aim, ok bool)

	// Put makes the move of a card to a place that accepts it. Refuse says why another does not; over is where the card was
	// dropped, empty for a click.
	Put(c Card, to Aim)
	Refuse(c Card, to Aim, over geom.Rect)
	// ShowPlaces draws the eye to the places that accept the card which is chosen.
	ShowPlaces()

	// LetGo lets go of the card and forgets what was said of it. Drop has a card begin its next way where it was dropped, and
	// Return sends it home.
	LetGo()
	Drop(c Card, at stage.Pose)
	Return()
}

// Press takes hold of the card at a point, as a button goes down there, and reports whether there is one.
func (h *Hand) Press(g Cards, at geom.Point) bool {
	c, ok := g.CardAt(at)
	if ok {
		h.PickUp(g, c, at)
		g.TakenUp(c)
	}
	return ok
}

// Drag carries the card to the mouse and aims it there, and reports whether there is one.
func (h *Hand) Drag(g Cards, at geom.Point) bool {
	if !h.Carry(g, at) {
		return false
	}
	h.Aim = g.Under(h.Card, h.Level(g).Rect())
	return true
}

// Drop lets go of the carried card: it goes to the place it is aimed at or, where that does not accept it, home. A card that
// is not carried stays held.
func (h *Hand) Drop(g Cards, at geom.Point) {
	if h.Grip != Dragged {
		return
	}
	h.Drag(g, at)
	c, to, over := h.Card, h.Aim, h.Level(g).Rect()
	g.Drop(c, h.Pose(g))
	if g.Accepts(c, to) {
		g.Put(c, to)
		return
	}
	g.LetGo()
	g.Return()
	g.Refuse(c, to, over)
}

// Tap chooses the card that was pressed, or puts it back where it was chosen before, or goes with the chosen card where the
// click says. Of a double one the card goes to its only place. It reports whether a card was held.
func (h *Hand) Tap(g Cards, at geom.Point, double bool) bool {
	switch h.Grip {
	case Pressed:
		if h.was == Selected && !double {
			g.LetGo()
			return true
		}
		if h.Grip = Selected; double {
			h.putOnly(g)
		}
		return true
	case Selected:
		switch to := g.At(h.Card, at); {
		case to == Aim{}:
			g.LetGo()
		case g.Accepts(h.Card, to):
			g.Put(h.Card, to)
		default:
			h.Aim = Aim{}
			g.Refuse(h.Card, to, geom.Rect{})
		}
		return true
	}
	return false
}

// putOnly puts the chosen card where it may go, if that is one place. Else all are seen.
func (h *Hand) putOnly(g Cards) {
	if to, ok := g.Only(h.Card); ok {
		g.Put(h.Card, to)
		return
	}
	g.ShowPlaces()
}

// Choose chooses a card by a key and aims it at its first place; the one that is chosen is put back.
func (h *Hand) Choose(g Cards, c Card) {
	if h.Grip == Selected && h.Card == c {
		g.LetGo()
		return
	}
	h.Select(c)
	g.TakenUp(c)
	h.Turn(g, 0)
}

// Walk chooses the card that is so many further among those that may be chosen.
func (h *Hand) Walk(g Cards, step int) {
	cards := g.Choices()
	n, at := len(cards), slices.Index(cards, h.Card)
	if n == 0 {
		return
	}
	if at < 0 && step < 0 {
		at = 0
	}
	h.Release()
	h.Choose(g, cards[(at+step+n)%n])
}

// Turn aims the chosen card at the place that is so many further.
func (h *Hand) Turn(g Cards, step int) {
	if h.Grip == Selected {
		h.AimNext(g.Places(h.Card), step)
	}
}

// Confirm has the chosen card go where it is aimed or, where that does not accept it, to its only place, and reports whether one is chosen.
func (h *Hand) Confirm(g Cards) bool {
	switch {
	case h.Grip != Selected:
		return false
	case g.Accepts(h.Card, h.Aim):
		g.Put(h.Card, h.Aim)
	default:
		h.putOnly(g)
	}
	return true
}

// Covered finds the place that a card covers most.
type Covered struct {
	At   Aim // nowhere until a place is covered by more than the least
	card geom.Rect
	most float64 // device pixels squared
}

// Covers looks for what a card covers by more than a part of its own area.
func Covers(card geom.Rect, least float64) Covered {
	return Covered{card: card, most: least * card.W * card.H}
}

// Offer considers a place, whose area counts with a weight.
func (c *Covered) Offer(at Aim, r geom.Rect, weight float64) {
	if area := c.card.Overlap(r) * weight; area > c.most {
		c.At, c.most = at, area
	}
}

// CommandOf returns the command of a key or a controller button: the button that answers yes pauses while others move.
func CommandOf(g input.Gesture, othersShow bool) input.Command {
	if g.Command == input.CommandDraw && g.Pad && othersShow {
		return input.CommandPause
	}
	return g.Command
}
