package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
)

// planFor returns the motion of an event. The turns of Egon and computer players take the time to follow them.
func (t *table) planFor(e dreist.Event, seat int) stage.Plan {
	watched := t.IsWatched(seat)
	pause := stage.Span(0)
	if watched {
		pause = spanThink
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		if watched && t.Seating.IsOtherApart {
			return stage.Plan{Cards: ids(e.Card), Style: stage.Throw, PerCard: SpanEgonLay, PauseAfter: spanLook}
		}
		return stage.Plan{Cards: ids(e.Card), Style: stage.Lay, PerCard: spanLay, PauseAfter: pause}
	case dreist.TrioMade:
		if e.IsColumn {
			return stage.Plan{PauseAfter: SpanFlare}
		}
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Hop, PerCard: SpanHop, Stagger: SpanBetweenHops, PauseAfter: spanHopped}
	case dreist.ColumnCleared:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Arc, PerCard: SpanFlyOff, Stagger: SpanBetweenCards}
	case dreist.CardsLoosened:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Tilt, PerCard: SpanTilt, Stagger: SpanBetweenCards}
	case dreist.CardDrawn:
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, PerCard: spanDraw, PauseAfter: pause}
	case dreist.HandFilled:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Arc, PerCard: spanDraw, Stagger: spanDeal}
	case dreist.CardDiscarded:
		if t.Seating.IsOtherApart {
			pause = 0 // a row of discarded cards goes without pauses
		}
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, PerCard: spanDiscard, PauseAfter: pause}
	case dreist.GiftGiven:
		p := stage.Plan{Cards: ids(e.Cards...), Style: stage.Throw, PerCard: spanGift, PauseAfter: spanUntied, StartsWhereDropped: true}
		if t.Seating.IsOtherApart {
			p.PauseAfter += spanListens
		}
		return p
	case dreist.EgonRevealed:
		return stage.Plan{Cards: ids(e.Card), PerCard: spanReveal, PauseAfter: spanLook}
	case dreist.EgonSetAside:
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, PerCard: spanAside, PauseAfter: spanRest}
	case dreist.TurnEnded:
		if t.IsWatched(int(e.Next)) {
			return stage.Plan{PauseAfter: spanBreath}
		}
	case dreist.MatchWon:
		return stage.Plan{PauseAfter: SpanWon}
	}
	return stage.Plan{}
}

func ids(cards ...dreist.Card) []int {
	ids := make([]int, len(cards))
	for i, c := range cards {
		ids[i] = int(c)
	}
	return ids
}
