package advice_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/record"
)

// told returns a reason in short: its kind, the cards and numbers of its purpose, what a draw leads to, its cost, and the other way.
func told(r *advice.Reason) string {
	words := []string{fmt.Sprint(r.Purpose)}
	for _, c := range r.Cards {
		words = append(words, c.Kind().String())
	}
	if r.Column > 0 {
		words = append(words, fmt.Sprintf("column %d", r.Column))
	}
	if r.Count > 0 {
		words = append(words, fmt.Sprintf("count %d", r.Count))
	}
	return strings.Join(words, " ")
}

// Each purpose is told where it is true and what counts, and not in a similar position.
func TestReasons(t *testing.T) {
	said := map[advice.Purpose][2]int{}
	for _, test := range []struct {
		about        advice.Purpose // of the case
		layout, hand string
		way, next    string
		kind         advice.Purpose
		want         string // its cards and numbers
	}{
		{advice.MakesTrio, "3rr3", "6r 8t 8t 1t 3v", "6r1 +", "x1t", advice.MakesTrio, "8t 8t count 3"},
		{advice.MakesTrio, "3r4", "5r 8t 8v 1t 3v", "5r1 .", "x1t", advice.NoPurpose, ""},
		{advice.ClearsColumn, "3rr3/3y4", "4t 8t 8t 1t 3v", "4t3 +", "x1t", advice.ClearsColumn, "8t 8t column 4 count 3"},
		{advice.ClearsColumn, "3rr3", "4y 7v 8t 1t 3v", "4y2 .", "x1t", advice.NoPurpose, ""},
		{advice.DrawsFirst, "3rr3/3y4", "4t 5y 8t 1t 3v", "4t3 +", "5y2 4t3 +", advice.DrawsFirst, "5y"},
		{advice.DrawsFirst, "3rr3/3y4", "4t 5y 8t 1t 3v", "5y2 4t3 +", "4t3 +", advice.NoPurpose, ""},
		{advice.EmptiesHand, "3r4", "4y 4y 4y 4r 4r", "4y2 4y3 4y4 4r5 4r6 >2", "4y2 .", advice.EmptiesHand, "count 7"},
		{advice.EmptiesHand, "3r4", "4y 4y 4y 4r 1t", "4y2 4y3 4y4 4r5 .", "4y2 .", advice.LaysManyCards, "count 4"},
		{advice.LaysManyCards, "3r4", "4y 4y 4r 1t 8v", "4y2 4y3 4r4 .", "4y2 .", advice.LaysManyCards, "count 3"},
		{advice.LaysManyCards, "3r4", "4y 4y 4r 1t 8v", "4y2 .", "x1t", advice.NoPurpose, ""},
		{advice.LaysManyCards, "3r4", "8v 8y 4y 1t 6t", "8v1 8y2 .", "x1t", advice.NoPurpose, ""}, // a card that fits is left out
		{advice.KeepsPlayableCards, "3r4", "4y 4y 4r 4r 8v", "x8v", "4y2 4y3 4r4 4r5 .", advice.KeepsPlayableCards, "4y 4y 4r 4r count 4"},
		{advice.KeepsPlayableCards, "3r4", "4y 8t 6v 1t 3v", "x3v", "x4y", advice.KeepsPlayableCards, "4y count 1"},
		{advice.KeepsPlayableCards, "3r4", "4y 8t 6v 1t 3v", "x3v", "x8t", advice.KeepsPlayableCards, "4y count 1"},
		{advice.KeepsPlayableCards, "3r4", "4y 3y 6v 1t 8v", "x6v", "x4y", advice.KeepsPlayableCards, "4y 3y count 2"},
		{advice.KeepsPlayableCards, "3r4", "4y 3y 6v 1t 8v", "x3y", "x4y", advice.NoPurpose, ""}, // it could be laid after the other
		{advice.KeepsPlayableCards, "3r4", "4y 3r 6v 1t 8v", "x3r", "x4y", advice.NoPurpose, ""}, // it fits
		{advice.KeepsPlayableCards, "3r4", "4y 4r 8t 1t 3v", "4r2 .", "x1t", advice.NoPurpose, ""},
		{advice.KeepsOpening, "3rr3", "8y 8t 6v 1t 3v", "x3v", "x8t", advice.KeepsOpening, "8y 8t count 2"},
		{advice.KeepsOpening, "3rr3", "8y 7t 6v 1t 3v", "x3v", "x8y", advice.NoPurpose, ""},
		{advice.KeepsPair, "5r1r", "7y 7t 2v 1t 4v", "x4v", "x7t", advice.KeepsPair, "7t 7y"},
		{advice.KeepsPair, "5r1r", "7y 7t 2v 1t 4v", "x4v", "x2v", advice.NoPurpose, ""},
		{advice.LaysOnlyFittingCard, "3r4", "4v 8t 6y 1y 2v", "4v2 .", "", advice.LaysOnlyFittingCard, "4v"},
		{advice.LaysOnlyFittingCard, "3r4", "4v 4r 6y 1y 2v", "4v2 .", "", advice.NoPurpose, ""},
	} {
		p := position(t, deal(test.layout, test.hand))
		way, next := moves(t, p, strings.Fields(test.way)...), moves(t, p, strings.Fields(test.next)...)
		got := advice.ReasonFor(p, way, next)
		want := strings.TrimSpace(fmt.Sprint(test.kind) + " " + test.want)
		if told(&got) != want {
			t.Errorf("%s with %s, %s: got %s, want %s", test.layout, test.hand, test.way, told(&got), want)
		}
		times := said[test.about]
		if times[0]++; got.Purpose == test.about {
			times[1]++
		}
		said[test.about] = times
	}
	for about, times := range said {
		if times[1] == 0 || times[1] == times[0] {
			t.Errorf("kind %d is said in %d of %d positions", about, times[1], times[0])
		}
	}
}

// In the middle of a turn and at the end of a game some have purposes of their own.
func TestReasonsInTheMiddleOfATurn(t *testing.T) {
	for _, test := range []struct {
		hand, pile, before, way string
		want                    advice.Purpose
		count                   int
	}{
		{"4y 4y 4y 4r 4r", "", "", "4y2 4y3 4y4 4r5 4r6", advice.WinsMatch, 0},
		{"4y 4y 4y 4r 4r", "2t", "", "4y2 4y3 4y4 4r5 4r6 >2", advice.WinsMatch, 0},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "", "4y2 4y3 4y4 4r5 4r6 >2", advice.EmptiesHand, 7},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "4y2 4y3 4y4 4r5 4r6", ">2", advice.GivesCards, 2},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "4y2 4y3 4y4 4r5 4r6", ".", advice.NoPurpose, 0},
		{"7t 7v 8t 1t 3v", "2t", "7t1", "7v2 .", advice.LaysPartner, 0},
		{"7t 7v 8t 1t 3v", "2t", "7t1 7v2", "8t1 .", advice.LaysOnlyFittingCard, 0},
		{"5r 3r 8t 1t 3v", "3t 2t", "5r1 3r1", "+", advice.DrawsAtNoCost, 1}, // the turquoise 3
		{"5r 5y 5y 5y 3r", "3t 2t", "5r1 5y2 5y3 5y4 3r1", "+", advice.RisksGift, 1},
		{"5r 3r 4y 1t 8v", "3t 2t", "5r1 3r1", "4y2 .", advice.LaysOnlyFittingCard, 0},
	} {
		p := position(t, fmt.Sprintf("[Layout \"3r4\"]\n[Hand1 %q]\n[Pile1 %q]\n[Pile2 \"7t 2y 6t\"]\n", test.hand, test.pile))
		for _, m := range moves(t, p, strings.Fields(test.before)...) {
			need.OK(t, p.Play(m))
		}
		got := advice.ReasonFor(p, moves(t, p, strings.Fields(test.way)...), nil)
		if got.Purpose != test.want || got.Count != test.count && test.count > 0 {
			t.Errorf("%s, %s, then %s: got %+v, want kind %d", test.hand, test.before, test.way, got, test.want)
		}
	}
}

// What a way costs, and how the next best is worse, is told where it is true, and not in a similar position.
func TestTheNextBestWay(t *testing.T) {
	for _, test := range []struct {
		layout, hand, way, next string
		cost                    advice.CostKind
		deed                    advice.Difference
		brings                  advice.Drawback
	}{
		{"3r4", "4y 4y 4r 4r 8v", "4y2 4y3 4r4 4r5 .", "x8v", advice.NoCost, advice.ByDiscarding, advice.ShedsTooFewCards},
		{"3r4", "4y 4r 8v 1t 6t", "4y2 4r3 .", "x6t", advice.SpendsPlayableCards, advice.ByDiscarding, advice.ShedsTooFewCards},
		{"3r4", "4y 4r 8v 1t 6t", "4y2 4r3 .", "4y2 .", advice.NoCost, advice.ByLaying, advice.ShedsTooFewCards},
		{"3r4", "4y 4y 4r 4r 8v", "x8v", "4y2 4y3 4r4 .", advice.ShedsFewerCards, advice.ByLayingKept, advice.KeepsCards},
		{"3r4", "4y 4y 4r 8v 1t", "x1t", "x4y", advice.ShedsFewerCards, advice.ByLayingKept, advice.KeepsCards},
		{"3r4", "4y 8v 1t 6t 3v", "x1t", "4y2 .", advice.ShedsAsManyCards, advice.ByLayingKept, advice.KeepsUnplayableCards},
		{"3r4", "4y 8v 1t 6t 3v", "x1t", "x4y", advice.ShedsAsManyCards, advice.ByLayingKept, advice.KeepsUnplayableCards},
		{"3r4", "4y 8v 1t 6t 3v", "4y2 .", "x1t", advice.NoCost, advice.NoDifference, advice.NoDrawback},
		{"3rr3/3y4", "4t 8v 8t 1t 3v", "x1t", "x8v", advice.LeavesTrioUnmade, advice.ByLayingKept, advice.KeepsCards},
		{"3rr3/3y4", "4t 6r 8t 1t 3v", "6r1 +", "x1t", advice.NoCost, advice.ByDiscarding, advice.ShedsTooFewCards},
		{"3rr3/3y4", "4t 5y 8t 1t 3v", "4t3 +", "5y2 .", advice.NoCost, advice.ByLaying, advice.MissesTrio},
		{"3r4/3rr3", "3r 8y 8t 1t 6v", "3r2 +", "3r1 .", advice.NoCost, advice.ByPlacing, advice.MissesTrio},
		{"3r4/3rr3", "3r 8y 8t 1t 6v", "3r2 +", "3r1 8y1 8t2 .", advice.NoCost, advice.ByPlacing, advice.MissesTrio},
		{"v5v1/t3ttt1/5y2", "4y 2y 5y 7v 3y", "5y3 4y3 +", "4y1 5y1 .", advice.NoCost, advice.ByPlacing, advice.KeepsCards}, // a DREIer with the 3
		{"2rr3r/yyy4r/2r5/1yy5", "4t 4t 7t 2r 6r", "x7t", "2r3 .", advice.LeavesTrioUnmade, advice.ByLayingKept, advice.KeepsUnplayableCards},
		{"3rr3/3y4", "4t 7y 8v 1t 3v", "4t3 +", "x1t", advice.NoCost, advice.ByDiscarding, advice.EndsTurn},
		{"3r4", "4y 4y 4y 4r 4r", "4y2 4y3 4y4 4r5 4r6 >2", "4y2 4y3 4y4 .", advice.NoCost, advice.ByLaying, advice.ShedsTooFewCards},
		{"3r4", "4y 4y 4y 4r 4r", "4y2 4y3 4y4 4r5 4r6 >2", "4y2 4y3 4y4 4r5 4r6 .", advice.NoCost, advice.ByNotGiving, advice.ShedsTooFewCards},
	} {
		p := position(t, deal(test.layout, test.hand))
		got := advice.ReasonFor(p, moves(t, p, strings.Fields(test.way)...), moves(t, p, strings.Fields(test.next)...))
		if got.Cost.Kind != test.cost || got.Alternative.Difference != test.deed || got.Alternative.Drawback != test.brings {
			t.Errorf("%s with %s, %s rather than %s: got the cost %+v and %+v", test.layout, test.hand, test.way, test.next, got.Cost, got.Alternative)
		}
	}
}

// What can follow a draw is told where it is true.
func TestWhatADrawCanLeadTo(t *testing.T) {
	for _, test := range []struct {
		layout, hand, way, next string
		want                    advice.DrawUse
	}{
		{"3rr3", "6r 8t 8t 1v 1v", "6r1 +", "x8t", advice.AllCardsFit},
		{"3rr3", "6r 4y 8t 1t 3v", "6r1 +", "x1t", advice.MoreCardsFit},
		{"3rr3", "6r 8t 8t 1t 3v", "6r1 +", "x1t", advice.PairCanOpen},
		{"3rr3", "6r 3r 8t 1t 5v", "6r1 +", "x1t", advice.AnotherTrio},
		{"3rr3", "6r 8t 1y 3v 2t", "6r1 +", "x1y", advice.NoCardFits},
		{"3rr3", "6r 8t 8t 1v 1v", "6r1 +", "6r1 8t1 8t2 1v1 1v2 >2", advice.GiftPossible},
	} {
		p := position(t, deal(test.layout, test.hand))
		got := advice.ReasonFor(p, moves(t, p, strings.Fields(test.way)...), moves(t, p, strings.Fields(test.next)...))
		if got.DrawUse != test.want {
			t.Errorf("%s with %s, %s: got %+v, want what follows to be %d", test.layout, test.hand, test.way, got, test.want)
		}
	}
}

// A gift is told by its receiver only if the next best way gives as much to others, and the receiver has the fewest cards.
func TestGiftsGoToTheFewest(t *testing.T) {
	g, err := record.Parse("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n[Seat1 \"Anna\"]\n[Seat2 \"Ben\"]\n[Seat3 \"Cem\"]\n[Layout \"3rr3\"]\n" +
		"[Hand1 \"6r 8t 8t 1v 1v\"]\n[Pile1 \"2t 3t 8y 8y\"]\n[Hand2 \"7t 7y\"]\n[Pile2 \"\"]\n[Hand3 \"1t 1y 1v\"]\n[Pile3 \"\"]\n")
	need.OK(t, err)
	p := need.Value(g.Deal.Position())(t)
	for _, test := range []struct {
		way, next string
		want      advice.Purpose
	}{
		{">2", ".", advice.EmptiesHand}, {">2", ">3", advice.GivesToLeader}, {">3", ">2", advice.NoPurpose},
	} {
		lay := "6r1 8t1 8t2 1v1 1v2 "
		got := advice.ReasonFor(p, moves(t, p, strings.Fields(lay+test.way)...), moves(t, p, strings.Fields(lay+test.next)...))
		if got.Purpose != test.want {
			t.Errorf("%s rather than %s: got %+v, want kind %d", test.way, test.next, got, test.want)
		}
	}
}

// That one card more is better than none goes without saying; that several cards follow does not.
func TestOneCardMoreIsNoReason(t *testing.T) {
	p := position(t, deal("3r4", "4y 4y 4r 1t 8v"))
	need.OK(t, p.Play(moves(t, p, "4y2")[0]))
	for way, want := range map[string]advice.Purpose{"4y3 .": advice.NoPurpose, "4y3 4r4 .": advice.LaysManyCards} {
		if got := advice.ReasonFor(p, moves(t, p, strings.Fields(way)...), []dreist.Move{dreist.EndMove()}); got.Purpose != want {
			t.Errorf("%s: got %+v, want kind %d", way, got, want)
		}
	}
}

// Of two equal cards that fit nowhere both are left, if one of them could be discarded.
func TestEqualCardsAreLeftTogether(t *testing.T) {
	p := position(t, deal("1tt5/yy6/y7", "3v 3v 6r 1t 4r"))
	got := advice.ReasonFor(p, moves(t, p, "x3v"), moves(t, p, "x1t"))
	if left := got.Alternative.KeptCards; got.Alternative.Drawback != advice.KeepsUnplayableCards || len(left) != 2 || left[0].Kind() != left[1].Kind() {
		t.Errorf("got %+v, want both to be left", got)
	}
}

// A draw before the gift is told with what goes for sure.
func TestADrawBeforeTheGiftCounts(t *testing.T) {
	p := position(t, deal("3rr3", "6r 8t 8t 1v 1v"))
	got := advice.ReasonFor(p, moves(t, p, "6r1", "+"), moves(t, p, "6r1", "8t1", "8t2", "1v1", "1v2", ">2"))
	if got.DrawUse != advice.GiftPossible || got.SureCount != 7 || len(got.Cards) != 4 {
		t.Errorf("got %+v, want 7 for sure and 4 further cards", got)
	}
}
