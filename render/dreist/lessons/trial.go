package lessons

import (
	"dreist/game/dreist"
	"dreist/render/dreist/table"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/teach"
	"dreist/sounds"
)

// trial shows a forbidden move: a card flies to its place, a cross appears on it, the cells at fault shake, and the card flies back. A
// ghost below the cross stays.
type trial struct {
	teach.Flight
	card  dreist.Card // the flying card, or NoCard
	To    tabletop.Place
	shake []dreist.Cell // cells at fault, which shake when the card arrives
}

// newTrial starts a trial.
func newTrial(t *table.Table, c dreist.Card, to tabletop.Place, shake []dreist.Cell) trial {
	to.Card = tabletop.Card(c)
	if c == dreist.NoCard {
		to.Card = tabletop.NoCard
	}
	return trial{Flight: teach.NewFlight(t.Line.Speed()), card: c, To: to, shake: shake}
}

// Landed reports whether the cross is visible.
func (r *trial) Landed() bool { return r.To.Kind != tabletop.Nowhere && r.Flight.Landed() }

// tick advances by a tick and reports whether the picture changed.
func (r *trial) tick(l *Lesson) bool {
	changed, lands := r.Tick()
	if lands {
		l.Faults = r.shake
		l.table.Refused.Shake.Begin(r.shake)
		l.table.Sound.Play(sounds.Cue{Clip: sounds.Refuse})
	}
	return changed
}

// pose returns the pose of the flying card; ok is false if it does not fly.
func (r *trial) pose(t *table.Table) (stage.Pose, bool) {
	to, ok := table.RectOf(r.To, t.Line)
	if !r.Moving() || !ok || r.card == dreist.NoCard {
		return stage.Pose{}, false
	}
	return r.Pose(t.Line.Now().Cards[r.card], to), true
}

// mark marks the card at the forbidden place, below a cross.
func (r *trial) mark(t *table.Table, o *table.Overlay) {
	if r.Moving() {
		o.Flying = r.card
	}
	if pose, flies := r.pose(t); flies {
		o.Mark(tabletop.Mark{At: table.OnCard(r.card), Pose: pose})
	} else if r.Landed() && r.To.Card != tabletop.NoCard {
		o.Ghost(dreist.Card(r.To.Card), r.To, 0.5)
	}
	cross := tabletop.Mark{Motif: kit.Cross, At: r.To}
	switch {
	case !r.Landed():
	case r.To.Kind == table.EndTurnPlace: // which is above everything else
		o.Above = append(o.Above, cross)
	default:
		o.Mark(cross)
	}
}
