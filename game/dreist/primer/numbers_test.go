package primer_test

import (
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreist"
)

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for every number that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	share := func(seats int) int { return len(dreist.NewTableDeal(seats, 0, 1).Piles[0]) }
	second, _ := dreist.NextRung(dreist.FirstRung)
	third, _ := dreist.NextRung(second)
	want := map[string][]int{
		"rules.material.base":   {1, dreist.NumberCount},
		"rules.material.cards":  {dreist.CardCount, 1, dreist.NumberCount},
		"rules.material.most":   {2 * dreist.CopyCount * dreist.NumberCount, dreist.MaxRow},
		"rules.deal.shares":     {dreist.CardCount, share(2), share(3), share(4)},
		"rules.deal.egon":       {dreist.EvenCardCount},
		"rules.ladder.climb":    {dreist.FirstRung, dreist.CardCount - dreist.FirstRung, second, dreist.CardCount - second, third, dreist.CardCount - third},
		"rules.r12":             {dreist.LastRung, dreist.CardCount - dreist.LastRung},
		"overview.egon.ladder":  {dreist.FirstRung, dreist.CardCount - dreist.FirstRung, second, dreist.CardCount - second},
		"rules.laying.opening":  {1, 2},
		"rules.r10.rest":        {4},
		"overview.laying.pair":  {1},
		"rules.material.layout": {6, 6, 1, 2, 3},
	}
	for rung, rating := dreist.FirstRung, dreist.Unrated; ; rung += dreist.RungStep {
		if dreist.RatingOf(rung) == rating {
			break
		}
		rating = dreist.RatingOf(rung)
		want["rules.ladder.rating"] = append(want["rules.ladder.rating"], rung)
	}
	booktest.CheckNumbersInTexts(t, want)
}
