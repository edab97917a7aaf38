package hand

import (
	"math"
	"slices"

	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
)

// Grip is how a card is held.
type Grip uint8

const (
	Free     Grip = iota
	Selected      // by a click: the next click says where to
	Pressed       // the button is down, the mouse has not moved yet
	Dragged
)

// Held is the card that is held or selected and where it would go.
type Held struct {
	Grip Grip
	Card dreist.Card
	Aim  situation.Aim
}

// Holds reports whether there is one.
func (h *Held) Holds() bool { return h.Grip != Free }

// Hand holds a card. It is the whole memory of a drag, so cancelling one forgets it and nothing else.
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

	Preview  scene.Preview // what the card would do where it is aimed
	foreseen foreseen
}

// foreseen is a card and where it is aimed.
type foreseen struct {
	card dreist.Card
	aim  situation.Aim
}

// Release lets go of the card.
func (h *Hand) Release() { *h = Hand{Held: nothing, Preview: h.Preview, foreseen: h.foreseen} }

// Forget lets go of the card, and of what it would do.
func (h *Hand) Forget() { *h = Hand{Held: nothing} }

var nothing = Held{Card: dreist.NoCard}

// Foresee notices what the card would do where it is aimed now.
func (h *Hand) Foresee(s *situation.Situation) {
	if now := (foreseen{h.Card, h.Aim}); now != h.foreseen {
		h.foreseen = now
		h.Preview = s.Foresee(now.card, now.aim)
	}
}

// How a card tilts as it is carried to a side.
const (
	mostTilt  = 9 * math.Pi / 180
	fullSpeed = 0.35 // at which it tilts most, in card widths a tick
	spring    = 0.2  // how strongly it is drawn to its tilt, which brings it back within 180 ms
	damping   = 0.62
	still     = 0.002
	catchUp   = 0.55 // of its lag that is left after a tick
)

// Moving reports whether a card that is dragged moves by itself.
func (h *Hand) Moving() bool {
	return h.Grip == Dragged && (h.lag != geom.Point{} || h.tilt != 0 || h.swing != 0 || h.x != h.At.X)
}

// Tick lets a card that is dragged catch up with the mouse and swing, and reports whether it moved.
func (h *Hand) Tick(line *scene.Timeline) bool {
	if !h.Moving() {
		return false
	}
	h.lag.X, h.lag.Y = h.lag.X*catchUp, h.lag.Y*catchUp
	if line.Reduced() || math.Hypot(h.lag.X, h.lag.Y) < 0.25 {
		h.lag = geom.Point{}
	}
	speed := (h.At.X - h.x) / (line.Geometry().HandW * fullSpeed)
	h.x = h.At.X
	if line.Reduced() {
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

// Select takes a card by a click or a key: the next one says where to.
func (h *Hand) Select(c dreist.Card) {
	h.Release()
	h.Card, h.Grip = c, Selected
}

// Again reports whether the card that is pressed had been selected before.
func (h *Hand) Again() bool { return h.was == Selected }

// PickUp takes a card at a point.
func (h *Hand) PickUp(c dreist.Card, pose stage.Pose, at geom.Point) {
	was := Free
	if h.Card == c {
		was = h.Grip
	} else {
		h.Release()
	}
	h.Card, h.Grip, h.was, h.from, h.At = c, Pressed, was, at, at
	h.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// Drag begins to carry the card that is pressed, from where it is seen.
func (h *Hand) Drag(line *scene.Timeline) {
	seen, level := line.Pose(h.Card), h.Level(line)
	h.Grip, h.x = Dragged, h.from.X
	h.lag = geom.Point{X: seen.X - level.X, Y: seen.Y - level.Y}
}

// Level returns where the mouse has the card, by the point that it was grabbed at: as large as in the hand where it was
// lifted, and as on the layout when it gets there.
func (h *Hand) Level(line *scene.Timeline) stage.Pose {
	g := line.Geometry()
	far := g.Cell(dreist.Cell{Row: line.View().Depth() + 1, Column: 1}).Bottom()
	far = min(far, g.Rows.Bottom()) + g.CardH*0.4
	if h.from.Y > far { // it comes from the hand
		far = min(far, h.from.Y-g.HandH)
	}
	near := min(max((h.At.Y-far)/max(h.from.Y-far, g.CardH), 0), 1)
	near *= near * (3 - 2*near)
	grown := geom.Mix(1, stage.Lift, line.Lifted(h.Card))
	w := geom.Mix(g.CardW, g.HandW, near) * grown
	painted := g.HandW * stage.Lift
	if near == 0 {
		painted = g.CardW * stage.Lift
	}
	return stage.Pose{
		Point: geom.Point{X: h.At.X - h.grab.X*w, Y: h.At.Y - h.grab.Y*w},
		W:     w, Face: 1, Z: stage.ZHeld, Shown: true, High: stage.HighHeld, Painted: painted,
	}
}

// Pose returns where the held card is seen: above its place or, where it is dragged, hanging from the mouse.
func (h *Hand) Pose(line *scene.Timeline) stage.Pose {
	if h.Grip != Dragged {
		pose := line.Pose(h.Card)
		pose.Z = stage.ZHeld
		return pose
	}
	pose := h.Level(line)
	sin, cos := math.Sincos(h.tilt)
	x, y := h.grab.X*pose.W, h.grab.Y*pose.W
	pose.X = h.At.X - (x*cos - y*sin) + h.lag.X
	pose.Y = h.At.Y - (x*sin + y*cos) + h.lag.Y
	pose.Turn = h.tilt
	return pose
}

// AimNext aims the selected card at the next of some places, at the first if it is aimed at none of them.
func (h *Hand) AimNext(places []situation.Aim, step int) {
	n, at := len(places), slices.Index(places, h.Aim)
	switch {
	case n == 0:
		h.Aim = situation.Aim{}
	case at < 0:
		h.Aim = places[0]
	default:
		h.Aim = places[(at+step+n)%n]
	}
}

// keysKey returns the key of which keys move a selected card, else the one that is told without.
func (h *Hand) keysKey(s *situation.Situation, without string) string {
	switch {
	case h.Grip != Selected:
		return without
	case h.Aim.Kind == situation.AimDiscard:
		return msg.KeysAimPile
	case s.Accepts(h.Card, h.Aim):
		return msg.KeysAimCell
	}
	return msg.KeysAimNone
}
