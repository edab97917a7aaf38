package tabletop

import (
	"math"
	"slices"

	"dreist/render/geom"
	"dreist/render/stage"
)

// Grip is the way in which a card is held.
type Grip uint8

const (
	NoGrip       Grip = iota // no card is held
	SelectedGrip             // chosen by a click or key; the next click chooses the spot
	PressedGrip              // the mouse button is down on it, but the mouse has not moved yet
	DraggedGrip              // carried by the mouse
)

// HeldCard is at most one card of a table that the player holds, with its companions, its aim and its motion. The aim is the spot to which
// it would go if it were dropped now.
type HeldCard struct {
	Grip       Grip
	Card       Card
	Companions []Card // cards that go with it
	Fan        Fan    // arrangement of these cards
	Aim        Aim
	Before     Card // the card that was selected when the mouse button went down, or NoCard

	was   Grip       // grip before the press: a click on a selected card deselects it
	from  geom.Point // where the mouse button went down
	grab  geom.Point // from the card's middle to the mouse, in card widths
	mouse geom.Point // position of the mouse
	lag   geom.Point // from the card's drawn position to where the mouse has it
	x     float64    // x of the mouse a tick ago
	tilt  float64    // rotation towards the direction of movement, in radians
	swing float64    // change of the tilt in a tick
}

// Fan is the arrangement of cards that are dragged together, each relative to the next one.
type Fan struct {
	Spacing float64 // offset to the right, in card widths
	Angle   float64 // rotation, in radians
	Drop    float64 // offset downwards, in card widths; if it is set, the cards lie on the held one instead of under it
}

// IsHolding reports whether a card is held.
func (h *HeldCard) IsHolding() bool { return h.Grip != NoGrip }

// noHeldCard returns a HeldCard of no card.
func noHeldCard() HeldCard { return HeldCard{Card: NoCard, Before: NoCard, Fan: Fan{Spacing: -0.24}} }

// Release lets go of the card.
func (h *HeldCard) Release() { *h = noHeldCard() }

// Constants of the swing of a dragged card.
const (
	mostTilt  = 9 * math.Pi / 180 // in radians
	fullSpeed = 0.35              // speed at which it tilts most, in card widths a tick
	spring    = 0.2               // strength of the pull towards the tilt; brings it back within 180 ms
	damping   = 0.62
	still     = 0.002
	catchUp   = 0.55 // fraction of the lag that is left after a tick
)

// IsMoving reports whether the dragged card moves although the mouse rests.
func (h *HeldCard) IsMoving() bool {
	return h.Grip == DraggedGrip && (h.lag != geom.Point{} || h.tilt != 0 || h.swing != 0 || h.x != h.mouse.X)
}

// tick makes a dragged card follow the mouse and swing, and reports whether it moved.
func (h *HeldCard) tick(b CardScene) (moved bool) {
	if !h.IsMoving() {
		return false
	}
	h.lag.X, h.lag.Y = h.lag.X*catchUp, h.lag.Y*catchUp
	if b.HasReducedMotion() || math.Hypot(h.lag.X, h.lag.Y) < 0.25 {
		h.lag = geom.Point{}
	}
	speed := (h.mouse.X - h.x) / (b.DragSizes(h.from.Y).HandWidth * fullSpeed)
	h.x = h.mouse.X
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

// Select selects a card without the mouse.
func (h *HeldCard) Select(c Card) {
	h.Release()
	h.Card, h.Grip = c, SelectedGrip
}

// pickUp presses a card at the point where the mouse button went down.
func (h *HeldCard) pickUp(b CardScene, c Card, at geom.Point) {
	before, was := h.Card, NoGrip
	if h.Card == c {
		was = h.Grip
	} else {
		h.Release()
	}
	pose := b.PoseOf(c)
	h.Card, h.Grip, h.Before, h.was, h.from, h.mouse = c, PressedGrip, before, was, at, at
	h.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// CarryTo moves the dragged card with the mouse, and reports whether there is one.
func (h *HeldCard) CarryTo(b CardScene, at geom.Point) (carried bool) {
	if h.Grip == PressedGrip {
		seen, level := b.PoseOf(h.Card), h.LevelPose(b)
		h.Grip, h.x = DraggedGrip, h.from.X
		h.lag = geom.Point{X: seen.X - level.X, Y: seen.Y - level.Y}
	}
	if h.Grip != DraggedGrip {
		return false
	}
	h.mouse = at
	return true
}

// LevelPose returns the pose of the dragged card without its swing; this pose is used for aiming.
func (h *HeldCard) LevelPose(b CardScene) stage.Pose {
	size := b.DragSizes(h.from.Y)
	near := min(max((h.mouse.Y-size.EdgeY)/max(h.from.Y-size.EdgeY, size.TableWidth*stage.CardRatio), 0), 1)
	near *= near * (3 - 2*near)
	w := geom.Mix(size.TableWidth, size.HandWidth, near) * geom.Mix(1, stage.LiftScale, b.CardLiftProgress(h.Card))
	painted := size.HandWidth * stage.LiftScale
	if near == 0 {
		painted = size.TableWidth * stage.LiftScale
	}
	return stage.Pose{
		Point: geom.Point{X: h.mouse.X - h.grab.X*w, Y: h.mouse.Y - h.grab.Y*w},
		W:     w, FaceUp: b.PoseOf(h.Card).FaceUp, Z: stage.HeldZ, IsVisible: true, Elevation: stage.ElevationHeld, PaintedWidth: painted,
	}
}

// Pose returns the pose in which the held card is drawn.
func (h *HeldCard) Pose(b CardScene) stage.Pose {
	if h.Grip != DraggedGrip {
		pose := b.PoseOf(h.Card)
		pose.Z = stage.HeldZ
		return pose
	}
	pose := h.LevelPose(b)
	sin, cos := math.Sincos(h.tilt)
	x, y := h.grab.X*pose.W, h.grab.Y*pose.W
	pose.X = h.mouse.X - (x*cos - y*sin) + h.lag.X
	pose.Y = h.mouse.Y - (x*sin + y*cos) + h.lag.Y
	pose.Rotation = h.tilt
	return pose
}

// CompanionPose returns the pose of the i-th card that goes with a card in pose p.
func (h *HeldCard) CompanionPose(p stage.Pose, i int) stage.Pose {
	below := len(h.Companions) - i
	p.X += float64(below) * h.Fan.Spacing * p.W
	p.Rotation += float64(below) * h.Fan.Angle
	p.Y += float64(below) * h.Fan.Drop * p.W
	p.Z -= below
	return p
}

// Cards returns all held cards, the main one last.
func (h *HeldCard) Cards() []Card {
	if !h.IsHolding() {
		return nil
	}
	return append(slices.Clone(h.Companions), h.Card)
}

// IsCarrying reports whether a card is dragged by the mouse.
func (h *HeldCard) IsCarrying(c Card) bool {
	return h.Grip == DraggedGrip && (c == h.Card || slices.Contains(h.Companions, c))
}

// AimNext moves the aim on by step among aims, or to the first one if none of them is aimed at.
func (h *HeldCard) AimNext(aims []Aim, step int) {
	n, at := len(aims), slices.Index(aims, h.Aim)
	switch {
	case n == 0:
		h.Aim = Aim{}
	case at < 0:
		h.Aim = aims[0]
	default:
		h.Aim = aims[(at+step+n)%n]
	}
}
