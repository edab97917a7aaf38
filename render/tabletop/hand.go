package tabletop

import (
	"math"
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
)

// Grip is how a card is held.
type Grip uint8

// How a card is held: not at all; chosen by a click, so that the next says where to; by the button that went down on it,
// before the mouse has moved; carried by the mouse.
const (
	Free Grip = iota
	Selected
	Pressed
	Dragged
)

// Held is the card that is held and the place it would go to if it were let go now.
type Held struct {
	Grip Grip
	Card Card
	With []Card // others that go along with it
	Fan  Fan    // in which these lie below it
	Aim  Aim
}

// Fan is how cards lie that are carried together: how far each is beside the one above it, in widths of a card, and how it is turned. Where
// Down is set they lie on the card that is held, each so far below the one under it.
type Fan struct{ Apart, Turn, Down float64 }

// IsHolding reports whether a card is held.
func (h *Held) IsHolding() bool { return h.Grip != Free }

// Board is how the cards of a table are seen from which one is taken.
type Board interface {
	PoseOf(c Card) stage.Pose // where a card is seen
	LiftOf(c Card) float64    // how far it has risen out of its row, from 0 to 1
	Sizes(from float64) Sizes // of a card that was taken up there, in device pixels from the upper edge
	HasReducedMotion() bool   // the card follows the mouse without a swing
}

// Sizes is how large a card is that is carried: as wide as in the hand where it was taken up, as on its place above an edge.
type Sizes struct{ Hand, Place, Edge float64 }

// Hand holds one card of a table.
type Hand struct {
	Held
	was   Grip       // before the press: a click on a selected card puts it back
	from  geom.Point // where it was pressed
	grab  geom.Point // from the card's middle to the mouse, in widths of the card
	At    geom.Point // the mouse
	lag   geom.Point // how far the card is still from where the mouse has it
	x     float64    // of the mouse a tick ago
	tilt  float64    // to the side it is carried to, in radians
	swing float64    // how much the tilt changes in a tick
}

// NewHand returns an empty hand.
func NewHand() Hand { return Hand{Held: Held{Card: NoCard, Fan: Fan{Apart: -0.24}}} }

// Release lets go of the card.
func (h *Hand) Release() { *h = NewHand() }

// How a carried card swings.
const (
	mostTilt  = 9 * math.Pi / 180
	fullSpeed = 0.35 // at which it tilts most, in card widths a tick
	spring    = 0.2  // how strongly it is drawn to its tilt, which brings it back within 180 ms
	damping   = 0.62
	still     = 0.002
	catchUp   = 0.55 // of its lag that is left after a tick
)

// IsMoving reports whether the card changes its place although the mouse does not.
func (h *Hand) IsMoving() bool {
	return h.Grip == Dragged && (h.lag != geom.Point{} || h.tilt != 0 || h.swing != 0 || h.x != h.At.X)
}

// Tick lets a carried card follow the mouse and swing, and reports whether it moved.
func (h *Hand) Tick(b Board) (moved bool) {
	if !h.IsMoving() {
		return false
	}
	h.lag.X, h.lag.Y = h.lag.X*catchUp, h.lag.Y*catchUp
	if b.HasReducedMotion() || math.Hypot(h.lag.X, h.lag.Y) < 0.25 {
		h.lag = geom.Point{}
	}
	speed := (h.At.X - h.x) / (b.Sizes(h.from.Y).Hand * fullSpeed)
	h.x = h.At.X
	if b.HasReducedMotion() {
		return true
	}
	to := mostTilt * min(max(speed, -1), 1)
	h.swing += (to-h.tilt)*spring - h.swing*damping
	h.tilt = min(max(h.tilt+h.swing, -mostTilt), mostTilt)
	if to == 0 && math.Abs(h.tilt) < still && math.Abs(h.swing) < still {
		h.tilt, h.swing = 0, 0
	}
	return true
}

// Select chooses a card without a mouse.
func (h *Hand) Select(c Card) {
	h.Release()
	h.Card, h.Grip = c, Selected
}

// PickUp takes hold of a card at a point, as a button goes down on it.
func (h *Hand) PickUp(b Board, c Card, at geom.Point) {
	was := Free
	if h.Card == c {
		was = h.Grip
	} else {
		h.Release()
	}
	pose := b.PoseOf(c)
	h.Card, h.Grip, h.was, h.from, h.At = c, Pressed, was, at, at
	h.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// Carry moves the card with the mouse and reports whether there is one to be carried.
func (h *Hand) Carry(b Board, at geom.Point) (carried bool) {
	if h.Grip == Pressed {
		seen, level := b.PoseOf(h.Card), h.Level(b)
		h.Grip, h.x = Dragged, h.from.X
		h.lag = geom.Point{X: seen.X - level.X, Y: seen.Y - level.Y}
	}
	if h.Grip != Dragged {
		return false
	}
	h.At = at
	return true
}

// Level returns the pose of a carried card without its swing: the one by which it is aimed.
func (h *Hand) Level(b Board) stage.Pose {
	size := b.Sizes(h.from.Y)
	near := min(max((h.At.Y-size.Edge)/max(h.from.Y-size.Edge, size.Place*stage.CardRatio), 0), 1)
	near *= near * (3 - 2*near)
	w := geom.Mix(size.Place, size.Hand, near) * geom.Mix(1, stage.Lift, b.LiftOf(h.Card))
	painted := size.Hand * stage.Lift
	if near == 0 {
		painted = size.Place * stage.Lift
	}
	return stage.Pose{
		Point: geom.Point{X: h.At.X - h.grab.X*w, Y: h.At.Y - h.grab.Y*w},
		W:     w, Face: b.PoseOf(h.Card).Face, Z: stage.ZHeld, Shown: true, High: stage.HighHeld, Painted: painted,
	}
}

// Pose returns where the held card is seen.
func (h *Hand) Pose(b Board) stage.Pose {
	if h.Grip != Dragged {
		pose := b.PoseOf(h.Card)
		pose.Z = stage.ZHeld
		return pose
	}
	pose := h.Level(b)
	sin, cos := math.Sincos(h.tilt)
	x, y := h.grab.X*pose.W, h.grab.Y*pose.W
	pose.X = h.At.X - (x*cos - y*sin) + h.lag.X
	pose.Y = h.At.Y - (x*sin + y*cos) + h.lag.Y
	pose.Turn = h.tilt
	return pose
}

// Companion returns the pose of the i-th card that goes along with one that is carried in a pose.
func (h *Hand) Companion(p stage.Pose, i int) stage.Pose {
	below := len(h.With) - i
	p.X += float64(below) * h.Fan.Apart * p.W
	p.Turn += float64(below) * h.Fan.Turn
	p.Y += float64(below) * h.Fan.Down * p.W
	p.Z -= below
	return p
}

// Cards returns the cards that are held, the one that the others go along with last.
func (h *Held) Cards() []Card {
	if !h.IsHolding() {
		return nil
	}
	return append(slices.Clone(h.With), h.Card)
}

// IsCarrying reports whether a card is carried by the mouse.
func (h *Held) IsCarrying(c Card) bool {
	return h.Grip == Dragged && (c == h.Card || slices.Contains(h.With, c))
}

// AimNext aims at the place that is so many further among some, at the first where none of them is aimed at.
func (h *Hand) AimNext(places []Aim, step int) {
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
