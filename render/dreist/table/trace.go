package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
)

// trace marks for a while the cards that a computer player has laid in its turn, so that a player sees what is new. It holds nobody up.
type trace struct {
	fresh []dreist.Card // laid in the turn that goes on
	cards []dreist.Card // marked
	left  int           // ticks that they still are
}

// How long the cards stay marked, and how long that takes to fade.
const (
	traceTicks = 96
	traceFades = 12
)

// follow notes what a step that begins tells of a turn of a computer player.
func (r *trace) follow(s *situation.Situation, step *scene.Step) {
	if s.Mode == situation.Replaying || s.Mode == situation.Reviewing {
		return
	}
	switch e := step.Event.(type) {
	case dreist.CardLaid:
		if !s.Match.Person(e.Seat) {
			r.fresh = append(r.fresh, e.Card)
		}
	case dreist.TurnEnded:
		if len(r.fresh) > 0 {
			r.cards, r.fresh, r.left = append(r.cards[:0], r.fresh...), r.fresh[:0], traceTicks
		}
	case dreist.MatchWon:
		*r = trace{}
	}
}

// pass lets so many ticks pass, and reports whether the picture changed. A player who picks up a card needs no marks any more.
func (r *trace) pass(ticks int, picked bool) bool {
	if r.left == 0 {
		return false
	}
	before := r.alpha()
	if r.left = max(r.left-ticks, 0); picked {
		r.left = 0
	}
	return r.alpha() != before
}

// alpha returns how much is seen of the marks.
func (r *trace) alpha() float64 { return min(float64(r.left)/traceFades, 1) }

// fading reports whether the marks change in every tick.
func (r *trace) fading() bool { return 0 < r.left && r.left < traceFades }

// next returns in how many ticks the marks change, 0 where there are none.
func (r *trace) next() int {
	if r.left == 0 {
		return 0
	}
	return max(r.left-traceFades+1, 1)
}

// trace draws a ring around each of the cards that are marked and still lie.
func (d drawing) trace() {
	r := &d.Table.trace
	if r.left == 0 {
		return
	}
	ring := d.Look(d.g.BoxUnit()).Ring
	for _, c := range r.cards {
		if row := d.Line.View().Rows[c]; row == 0 || !d.g.Visible(row) || !d.Line.Arrived(int(c)) {
			continue
		}
		at := d.Line.Pose(c).Rect()
		d.Together(at.Inset(-2*d.g.Gap), r.alpha(), func() { d.Grow(ring, at) })
	}
}
