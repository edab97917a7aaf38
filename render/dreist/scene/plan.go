package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
)

// planFor returns the motion of an event. The turns of Egon and computer players take the time to follow them.
func (t *table) planFor(e dreist.Event, seat int) stage.AnimationPlan {
	watched := t.IsShownSlowly(seat)
	pause := stage.Span(0)
	if watched {
		pause = spanThink
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		if watched && t.Seating.IsOtherApart {
			return stage.AnimationPlan{Cards: ids(e.Card), Style: stage.ThrowMotion, TimePerCard: SpanEgonLay, PauseAfter: spanLook}
		}
		return stage.AnimationPlan{Cards: ids(e.Card), Style: stage.LayMotion, TimePerCard: spanLay, PauseAfter: pause}
	case dreist.TrioMade:
		if e.IsColumn {
			return stage.AnimationPlan{PauseAfter: SpanFlare}
		}
		return stage.AnimationPlan{Cards: ids(e.Cards...), Style: stage.HopMotion, TimePerCard: SpanHop, Stagger: SpanBetweenHops, PauseAfter: spanHopped}
	case dreist.ColumnCleared:
		return stage.AnimationPlan{Cards: ids(e.Cards...), Style: stage.ArcMotion, TimePerCard: SpanFlyOff, Stagger: SpanBetweenCards}
	case dreist.CardsLoosened:
		return stage.AnimationPlan{Cards: ids(e.Cards...), Style: stage.TiltMotion, TimePerCard: SpanTilt, Stagger: SpanBetweenCards}
	case dreist.CardDrawn:
		return stage.AnimationPlan{Cards: ids(e.Card), Style: stage.ArcMotion, TimePerCard: spanDraw, PauseAfter: pause}
	case dreist.HandFilled:
		return stage.AnimationPlan{Cards: ids(e.Cards...), Style: stage.ArcMotion, TimePerCard: spanDraw, Stagger: spanDeal}
	case dreist.CardDiscarded:
		if t.Seating.IsOtherApart {
			pause = 0 // a row of discarded cards goes without pauses
		}
		return stage.AnimationPlan{Cards: ids(e.Card), Style: stage.ArcMotion, TimePerCard: spanDiscard, PauseAfter: pause}
	case dreist.GiftGiven:
		p := stage.AnimationPlan{Cards: ids(e.Cards...), Style: stage.ThrowMotion, TimePerCard: spanGift, PauseAfter: spanUntied, StartsWhereDropped: true}
		if t.Seating.IsOtherApart {
			p.PauseAfter += spanListens
		}
		return p
	case dreist.EgonRevealed:
		return stage.AnimationPlan{Cards: ids(e.Card), TimePerCard: spanReveal, PauseAfter: spanLook}
	case dreist.EgonSetAside:
		return stage.AnimationPlan{Cards: ids(e.Card), Style: stage.ArcMotion, TimePerCard: spanAside, PauseAfter: spanRest}
	case dreist.TurnEnded:
		if t.IsShownSlowly(int(e.Next)) {
			return stage.AnimationPlan{PauseAfter: spanBreath}
		}
	case dreist.MatchWon:
		return stage.AnimationPlan{PauseAfter: SpanWon}
	}
	return stage.AnimationPlan{}
}

func ids(cards ...dreist.Card) []int {
	ids := make([]int, len(cards))
	for i, c := range cards {
		ids[i] = int(c)
	}
	return ids
}
