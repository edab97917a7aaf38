package rulebook_test

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets/msg/dreistmsg"
	"dreist/build/booktest"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
)

func overviewKeys() (keys []string) {
	for _, p := range rulebook.Pages() {
		keys = append(append(keys, p.TitleKey()), p.Points...)
		for _, d := range p.Diagrams {
			keys = append(keys, d.CaptionKey())
		}
	}
	return keys
}

func TestTextsAreThereAndShort(t *testing.T) {
	b := rulebook.Book()
	rules := slices.Concat(booktest.Keys(b), overviewKeys(), b.IndexKeys(), []string{dreistmsg.RulesNumbers, dreistmsg.RulesEndings})
	ofOverview := func(key string) bool { return strings.HasPrefix(key, "overview.") }
	booktest.Catalogue(t, "dreist/overview", slices.DeleteFunc(slices.Clone(rules), func(key string) bool { return !ofOverview(key) })...)
	booktest.Catalogue(t, "dreist/rules", slices.DeleteFunc(rules, ofOverview)...)
	booktest.Short(t, 60, booktest.Keys(b))
	booktest.Short(t, 40, overviewKeys())
}

// TestNumbersInTheTextsAreThoseOfTheRules asks the rules for every number that a text writes out.
func TestNumbersInTheTextsAreThoseOfTheRules(t *testing.T) {
	share := func(seats int) int { return len(dreist.NewTableDeal(seats, 0, 1).Piles[0]) }
	second, _ := dreist.NextRung(dreist.FirstRung)
	third, _ := dreist.NextRung(second)
	want := map[string][]int{
		"rules.material.base":   {1, dreist.Numbers},
		"rules.material.cards":  {dreist.Deck, 1, dreist.Numbers},
		"rules.material.most":   {2 * dreist.Copies * dreist.Numbers, dreist.MaxRow},
		"rules.deal.shares":     {dreist.Deck, share(2), share(3), share(4)},
		"rules.deal.egon":       {dreist.EvenDeal},
		"rules.ladder.climb":    {dreist.FirstRung, dreist.Deck - dreist.FirstRung, second, dreist.Deck - second, third, dreist.Deck - third},
		"rules.r12":             {dreist.LastRung, dreist.Deck - dreist.LastRung},
		"overview.egon.ladder":  {dreist.FirstRung, dreist.Deck - dreist.FirstRung, second, dreist.Deck - second},
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
	booktest.Numbers(t, want)
}
