package table

import (
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// movements lists the motions that only tables of this game have.
func (t *Table) movements() []tabletop.Moving {
	return []tabletop.Moving{
		{Tick: t.follow, Busy: func() bool { return false }},
		{Tick: t.tickGift, Busy: t.isTying},
		{Tick: func() bool { return t.Opponents.Tick(&t.State, t.sight()) },
			Busy: func() bool { return t.Opponents.IsMoving(&t.State) }, Wake: func() int { return t.Opponents.TicksUntilChange(&t.State) }},
		{Tick: t.race.Tick, Busy: t.race.IsMoving},
		{Tick: t.Preview.Tick, Busy: t.Preview.IsSweeping},
		{Tick: func() bool { return t.fresh.Tick(t.Hand.IsHolding() || t.isTying()) }, Busy: t.fresh.IsFading,
			Wake: t.fresh.TicksUntilChange},
		{Tick: func() bool { return t.shine(1.0 / stage.GlowTicks) }, Busy: func() bool { return t.lights.IsMoving() || t.Lights.IsMoving() }},
		{Tick: func() bool { return t.fades.tick(t) }, Busy: func() bool { return t.fades.moving }},
	}
}

// Tick advances the table by a tick. A sound plays when the shelf lands as the table appears.
func (t *Table) Tick(isTop bool) {
	falls := isTop && !t.Arrival.HasShelf()
	if t.Base.Tick(isTop); falls && t.Arrival.HasShelf() {
		t.Sound.Play(sounds.Cue{Clip: sounds.Lay})
	}
}

// follow updates what depends on the position of the cards.
func (t *Table) follow() bool {
	changed := t.Opponents.TickGift(&t.State)
	if !t.Line.IsMoving() && !t.Hand.IsHolding() {
		t.Line.LeaveBeside(t.Guide != nil && len(t.Overlay().Parts) > 0)
	}
	t.foresee()
	if t.race.Follow(t.Line.VisibleScores()); t.Line.HasReducedMotion() || t.Line.Speed() == stage.Instant {
		t.race.Settle(t.Line.VisibleScores())
	}
	return changed
}
