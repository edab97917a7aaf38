package table

import (
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// movements lists all that moves at the table, in the order of their ticks, without the arrival.
func (t *Table) movements() tabletop.Movements {
	return tabletop.Movements{
		{Tick: t.advance, Busy: func() bool {
			return t.Line.Busy() && !t.Line.Paused() || t.Mode == tabletop.Playing && t.Match.Thinking()
		}},
		{Tick: t.tickGift, Busy: t.Gift.moving},
		{Tick: func() bool { return t.Opponents.Advance(&t.Situation, 1+t.Status.Slept, t.sight()) },
			Busy: func() bool { return t.Opponents.Busy(&t.Situation) }, Wake: func() int { return t.Opponents.Next(&t.Situation) }},
		{Tick: t.race.Tick, Busy: t.race.Busy},
		{Tick: t.Refused.Shake.Tick, Busy: t.Refused.Shake.Moving},
		{Tick: func() bool { return t.Hand.Tick(t.Line) }, Busy: t.Hand.Moving},
		{Tick: t.Preview.Tick, Busy: t.Preview.Moving},
		{Tick: func() bool { return !t.Line.Paused() && t.Effects.Tick() }, Busy: func() bool { return !t.Line.Paused() && t.Effects.Busy() }},
		{Tick: func() bool { return t.Guide != nil && t.Guide.Tick() }, Busy: func() bool { return t.guideNext() == 1 }, Wake: t.guideNext},
		{Tick: t.Rise, Busy: t.Rising},
		{Tick: func() bool { return t.fresh.Advance(1+t.Status.Slept, t.Hand.Holds() || t.Gift.moving()) }, Busy: t.fresh.Fading,
			Wake: t.fresh.Next},
		{Tick: t.raise, Busy: func() bool { return t.Line.Raising() }},
		{Tick: func() bool { return t.shine(1.0 / stage.GlowTicks) }, Busy: t.lights.Moving},
		{Tick: func() bool { return t.fades.tick(t) }, Busy: func() bool { return t.fades.moving }},
	}
}

// guideNext returns in how many ticks the guide changes the picture, 0 for never.
func (t *Table) guideNext() int {
	if t.Guide == nil {
		return 0
	}
	return t.Guide.Next()
}

// Tick advances by a tick and sets Stale if the picture changed.
func (t *Table) Tick() {
	if t.Arrival.Tick(t.Sound) {
		t.Stale = true
		t.fades.tick(t)
		return
	}
	if t.moving.Tick() {
		t.Stale = true
	}
	t.Status.Slept = 0
}

// Busy reports whether something moves and needs the next tick.
func (t *Table) Busy() bool { return t.moving.Busy() || t.Arrival.Busy() }

// Wake returns in how many ticks the picture changes although nothing moves, 0 for never.
func (t *Table) Wake() int { return t.moving.Wake() }

// advance advances the timeline and everything that follows from it. It comes first in every tick.
func (t *Table) advance() bool {
	changed := t.Line.Tick()
	t.notifyStarted(t.Line.TakeStarted())
	changed = t.Opponents.TickGift(&t.Situation) || changed
	if !t.Line.Busy() {
		t.Rest(rests{t})
	}
	t.foresee()
	if t.race.Follow(t.Line.Left()); t.Line.Reduced() || t.Line.Speed() == stage.Instant {
		t.race.Settle(t.Line.Left())
	}
	return changed
}

// tickGift advances the cards of a gift.
func (t *Table) tickGift() bool {
	cards, n := t.GiftCards()
	waits := t.Effects.Follow(&t.Situation)
	moved := t.Gift.tick(t.Line, cards[:n], waits)
	if moved && t.Gift.knots() {
		t.Sound.Play(sounds.Cue{Clip: sounds.Ribbon})
	}
	return moved
}
