package scene

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
)

// lifts is how far each card is lifted out of its row, from 0 to 1: those that the mouse is over, that are selected or asked
// about.
type lifts struct {
	up      [dreist.Deck]float64
	offered [dreist.Deck]float64 // of the cards that can be laid, likewise
	moving  bool
	offers  bool // one of the latter moves
}

// How far a card rises, in heights of its own: one that is lifted, and one that can be laid.
const (
	liftFar  = 0.088
	offerFar = 0.068
)

// promptHalf is how far the letters of the prompt reach down from their middle, in logical pixels of a text.
const promptHalf = 9.5

// liftRoom returns how far a card of a height may rise out of the hand at most, so that it does not reach the letters above.
func (g *Geometry) liftRoom(high float64) float64 {
	return g.Tray.Y - g.Refusal.Center().Y - promptHalf*g.TextUnit() - high*(stage.Lift-1)/2
}

// rises returns how far a card of a height rises that can be laid, and one that is lifted: always further.
func (g *Geometry) rises(high float64) (offered, lifted float64) {
	room := g.liftRoom(high)
	return min(high*offerFar, room*0.75), min(high*liftFar, room)
}

// Offer lets the cards that can be laid rise a little for a tick and all others sink back, and reports whether one moved. Of a
// hand that may not be seen nothing is to be read: its cards are back in their row at once.
func (t *Timeline) Offer(out ...dreist.Card) bool {
	seating := t.Seating()
	atOnce := !seating.Open[seating.Front]
	moved, moving := t.raise(&t.lifts.offered, atOnce, out)
	t.lifts.offers = moving
	return moved
}

// Offered returns how far a card has risen that can be laid, from 0 to 1.
func (t *Timeline) Offered(c dreist.Card) float64 { return stage.EaseOut(t.lifts.offered[c]) }

// Raise lets some cards rise for a tick and all others sink back, and reports whether one moved. With less motion, and where
// nothing moves, they are there at once.
func (t *Timeline) Raise(out ...dreist.Card) bool {
	moved, moving := t.raise(&t.lifts.up, false, out)
	t.lifts.moving = moving
	return moved
}

func (t *Timeline) raise(all *[dreist.Deck]float64, atOnce bool, out []dreist.Card) (moved, moving bool) {
	atOnce = atOnce || t.Reduced() || t.Speed() == stage.Instant
	for c, up := range all {
		to := 0.0
		if slices.Contains(out, dreist.Card(c)) {
			to = 1
		}
		switch {
		case up == to:
			continue
		case atOnce:
			all[c] = to
		case to == 1:
			all[c] = min(up+1.0/stage.LiftTicks, 1)
		default:
			all[c] = max(up-1.0/stage.LowerTicks, 0)
		}
		moved = true
		moving = moving || all[c] != to
	}
	return moved, moving
}

// Raising reports whether a card rises or sinks back.
func (t *Timeline) Raising() bool { return t.lifts.moving || t.lifts.offers }

// Lifted returns how far a card is lifted out of its row, from 0 to 1.
func (t *Timeline) Lifted(c dreist.Card) float64 { return stage.EaseOut(t.lifts.up[c]) }

// Lower puts a card back into its row at once.
func (t *Timeline) Lower(c dreist.Card) { t.lifts.up[c], t.lifts.offered[c] = 0, 0 }

// LowerAll puts every card back at once.
func (t *Timeline) LowerAll() { t.lifts = lifts{} }

// Pose returns where a card is seen.
func (t *Timeline) Pose(c dreist.Card) stage.Pose {
	pose := t.Now().Cards[c]
	high := pose.W * stage.CardRatio
	offered, lifted := t.Geometry().rises(high)
	pose.Y -= geom.Mix(offered*t.Offered(c), lifted, t.Lifted(c))
	up := t.Lifted(c)
	if up > 0 {
		whole := pose.W * stage.Lift
		pose.W = geom.Mix(pose.W, whole, up)
		pose.High = max(pose.High, geom.Mix(pose.High, stage.HighLifted, up))
		pose.Painted = max(pose.Painted, whole)
	}
	return pose
}
