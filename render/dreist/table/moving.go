package table

import (
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/sounds"
)

func (t *Table) movements() []tabletop.Animation {
	return []tabletop.Animation{
		{Tick: t.follow, NeedsTick: func() bool { return false }},
		{Tick: t.tickGift, NeedsTick: t.isTying},
		{Tick: func() bool { return t.Opponents.Tick(t.Situation(), t.sight()) },
			NeedsTick: func() bool { return t.Opponents.IsMoving(t.Situation()) }, TicksUntilChange: func() int { return t.Opponents.TicksUntilChange(t.Situation()) }},
		{Tick: t.race.Tick, NeedsTick: t.race.IsMoving},
		{Tick: t.Preview.Tick, NeedsTick: t.Preview.IsClearingColumn},
		{Tick: func() bool { return t.fresh.Tick(t.Held.IsHolding() || t.isTying()) }, NeedsTick: t.fresh.IsFading,
			TicksUntilChange: t.fresh.TicksUntilChange},
		{Tick: func() bool { return t.shine(1.0 / stage.GlowTicks) }, NeedsTick: func() bool { return t.lights.IsMoving() || t.Lights.IsMoving() }},
		{Tick: func() bool { return t.fades.tick(t) }, NeedsTick: func() bool { return t.fades.moving }},
	}
}

// Tick advances the table by a tick. A sound plays when the shelf lands as the table appears.
func (t *Table) Tick(isTop bool) {
	falls := isTop && !t.Arrival.HasShelf()
	t.SharedTable.Tick(isTop)
	if falls && t.Arrival.HasShelf() {
		t.Sound.Play(sounds.Cue{Clip: sounds.LayClip})
	}
}

func (t *Table) follow() bool {
	changed := t.Opponents.TickGift(t.Situation())
	if !t.Timeline.IsMoving() && !t.Held.IsHolding() {
		t.Timeline.LeaveBoxRoom(t.Guide != nil && len(t.Overlay().Parts) > 0)
	}
	t.foresee()
	t.race.SetCounts(t.Timeline.VisibleCardsLeft())
	if t.Timeline.HasReducedMotion() || t.Timeline.Speed() == stage.InstantSpeed {
		t.race.ShowCounts(t.Timeline.VisibleCardsLeft())
	}
	return changed
}
