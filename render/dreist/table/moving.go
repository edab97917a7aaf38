package table

import (
	"dreist/render/dreist/situation"
	"dreist/render/stage"
	"dreist/sounds"
)

// moving is something at a table that moves by itself.
type moving struct {
	tick func() bool // lets a tick pass and reports whether the picture changed
	busy func() bool // reports whether it needs the next tick
	wake func() int  // after how many ticks it changes although nothing moves, 0 for never; nil where it never does
}

// movements lists all that moves at the table but the table itself as it comes, in the order in which the ticks pass.
func (t *Table) movements() []moving {
	return []moving{
		{t.advance, func() bool {
			return t.Line.Busy() && !t.Line.Paused() || t.Mode == situation.Playing && t.Match.Thinking()
		}, nil},
		{t.handOut, t.Gift.Moving, nil},
		{func() bool { return t.Opponents.Pass(&t.Situation, 1+t.Status.Slept, t.shown()) },
			func() bool { return t.Opponents.Busy(&t.Situation) }, func() int { return t.Opponents.Next(&t.Situation) }},
		{t.race.Tick, t.race.Busy, nil},
		{t.Refused.Shake.Tick, t.Refused.Shake.Moving, nil},
		{func() bool { return t.Hand.Tick(t.Line) }, t.Hand.Moving, nil},
		{t.Hand.Preview.Tick, t.Hand.Preview.Moving, nil},
		{func() bool { return !t.Line.Paused() && t.Effects.Tick() }, func() bool { return !t.Line.Paused() && t.Effects.Busy() }, nil},
		{func() bool { return t.Guide != nil && t.Guide.Tick(&t.now) }, func() bool { return t.guideNext() == 1 }, t.guideNext},
		{t.rise, func() bool { return t.rises > 0 }, nil},
		{func() bool { return t.trace.pass(1+t.Status.Slept, t.Hand.Holds() || t.Gift.Moving()) }, t.trace.fading, t.trace.next},
		{t.raise, func() bool { return t.Line.Raising() }, nil},
		{func() bool { return t.Lights.Tick(&t.Situation, &t.Hand, t.Over, 1.0/stage.GlowTicks) }, t.Lights.Moving, nil},
		{func() bool { return t.fades.tick(t) }, func() bool { return t.fades.moving }, nil},
	}
}

// guideNext returns after how many ticks the guide changes the picture.
func (t *Table) guideNext() int {
	if t.Guide == nil {
		return 0
	}
	return t.Guide.Next(&t.now)
}

// Tick lets a tick pass. Whether the picture changed tells Stale.
func (t *Table) Tick() {
	if t.Arrival.Tick(t.Sound) {
		t.Stale = true
		t.fades.tick(t)
		return
	}
	for _, m := range t.moving {
		if m.tick() {
			t.Stale = true
		}
	}
	t.Status.Slept = 0
}

// Busy reports whether something moves, so that the program has to stay awake.
func (t *Table) Busy() bool {
	for _, m := range t.moving {
		if m.busy() {
			return true
		}
	}
	return t.Arrival.Busy()
}

// Wake returns after how many ticks something changes although nothing is done and nothing moves, 0 for never.
func (t *Table) Wake() (soonest int) {
	for _, m := range t.moving {
		if m.wake == nil {
			continue
		}
		if n := m.wake(); n > 0 && (soonest == 0 || n < soonest) {
			soonest = n
		}
	}
	return soonest
}

// advance lets the cards move on, and what follows from that: nothing else moves before them.
func (t *Table) advance() bool {
	changed := t.Line.Tick()
	t.start(t.Line.TakeStarted())
	changed = t.Opponents.Await(&t.Situation) || changed
	if !t.Line.Busy() {
		t.rest()
	}
	if t.OthersShow() {
		t.watched = watchedTicks
	} else {
		t.Line.SetHurried(false)
		t.watched = max(0, t.watched-1-t.Status.Slept)
	}
	t.Hand.Foresee(&t.Situation)
	t.race.Follow(t.Line.Left())
	if t.Line.Reduced() || t.Line.Speed() == stage.Instant {
		t.race.Settle()
	}
	return changed
}

// handOut lets the cards of a gift move on.
func (t *Table) handOut() bool {
	cards, n := t.GiftCards()
	waits := t.Effects.Follow(&t.Situation)
	moved := t.Gift.Tick(t.Line, cards[:n], waits)
	if moved && t.Gift.Knots() {
		t.Sound.Play(sounds.Cue{Clip: sounds.Ribbon})
	}
	return moved
}
