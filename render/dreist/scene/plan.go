package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
)

// planFor returns the motion of an event in a seat's turn. The turns of Egon and computer players take the time to
// follow them.
func (t *table) planFor(e dreist.Event, seat int) stage.Plan {
	watched := t.IsWatched(seat)
	pause := stage.Span(0)
	if watched {
		pause = spanThink
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		if watched && t.Seating.IsOtherApart {
			return stage.Plan{Cards: ids(e.Card), Style: stage.Throw, Each: SpanEgonLay, After: spanLook}
		}
		return stage.Plan{Cards: ids(e.Card), Style: stage.Lay, Each: spanLay, After: pause}
	case dreist.TrioMade:
		if e.IsColumn {
			return stage.Plan{After: SpanFlare}
		}
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Hop, Each: SpanHop, Apart: SpanBetweenHops, After: spanHopped}
	case dreist.ColumnCleared:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Arc, Each: SpanFlyOff, Apart: SpanBetweenCards}
	case dreist.CardsLoosened:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Tilt, Each: SpanTilt, Apart: SpanBetweenCards}
	case dreist.CardDrawn:
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, Each: spanDraw, After: pause}
	case dreist.HandFilled:
		return stage.Plan{Cards: ids(e.Cards...), Style: stage.Arc, Each: spanDraw, Apart: spanDeal}
	case dreist.CardDiscarded:
		if t.Seating.IsOtherApart {
			pause = 0 // a row of discarded cards goes without pauses
		}
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, Each: spanDiscard, After: pause}
	case dreist.GiftGiven:
		p := stage.Plan{Cards: ids(e.Cards...), Style: stage.Throw, Each: spanGift, After: spanUntied, Carried: true}
		if t.Seating.IsOtherApart {
			p.After += spanListens
		}
		return p
	case dreist.EgonRevealed:
		return stage.Plan{Cards: ids(e.Card), Each: spanReveal, After: spanLook}
	case dreist.EgonSetAside:
		return stage.Plan{Cards: ids(e.Card), Style: stage.Arc, Each: spanAside, After: spanRest}
	case dreist.TurnEnded:
		if t.IsWatched(int(e.Next)) {
			return stage.Plan{After: spanBreath}
		}
	case dreist.MatchWon:
		return stage.Plan{After: SpanWon}
	}
	return stage.Plan{}
}

// ids returns the stage's numbers of cards.
func ids(cards ...dreist.Card) []int {
	ids := make([]int, len(cards))
	for i, c := range cards {
		ids[i] = int(c)
	}
	return ids
}
