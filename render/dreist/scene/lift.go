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
	up     [dreist.Deck]float64
	moving bool
}

// liftFar is how far a card rises, in heights of its own.
const liftFar = 0.082

// Raise lets some cards rise for a tick and all others sink back, and reports whether one moved. With less motion, and where
// nothing moves, they are there at once.
func (t *Timeline) Raise(out ...dreist.Card) bool {
	l, atOnce := &t.lifts, t.Reduced() || t.Speed() == stage.Instant
	moved := false
	l.moving = false
	for c := range l.up {
		up, to := l.up[c], 0.0
		if slices.Contains(out, dreist.Card(c)) {
			to = 1
		}
		switch {
		case up == to:
			continue
		case atOnce:
			l.up[c] = to
		case to == 1:
			l.up[c] = min(up+1.0/stage.LiftTicks, 1)
		default:
			l.up[c] = max(up-1.0/stage.LowerTicks, 0)
		}
		moved = true
		l.moving = l.moving || l.up[c] != to
	}
	return moved
}

// Raising reports whether a card rises or sinks back.
func (t *Timeline) Raising() bool { return t.lifts.moving }

// Lifted returns how far a card is lifted out of its row, from 0 to 1.
func (t *Timeline) Lifted(c dreist.Card) float64 { return stage.EaseOut(t.lifts.up[c]) }

// Lower puts a card back into its row at once.
func (t *Timeline) Lower(c dreist.Card) { t.lifts.up[c] = 0 }

// LowerAll puts every card back at once.
func (t *Timeline) LowerAll() { t.lifts = lifts{} }

// Pose returns where a card is seen.
func (t *Timeline) Pose(c dreist.Card) stage.Pose {
	pose := t.Now().Cards[c]
	if up := t.Lifted(c); up > 0 {
		whole := pose.W * stage.Lift
		pose.Y -= pose.W * stage.CardRatio * liftFar * up
		pose.W = geom.Mix(pose.W, whole, up)
		pose.High = max(pose.High, geom.Mix(pose.High, stage.HighLifted, up))
		pose.Painted = max(pose.Painted, whole)
	}
	return pose
}
