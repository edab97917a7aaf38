package advice_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/game/dreist/coach/advice"
)

// told returns a reason in short: its kind, the cards and numbers of its purpose, what a draw leads to, its cost, and the other way.
func told(r *advice.Reason) string {
	words := []string{fmt.Sprint(r.Kind)}
	for _, c := range r.Cards {
		words = append(words, c.Kind().String())
	}
	for name, n := range map[string]int{"column": r.Column, "count": r.Count} {
		if n > 0 {
			words = append(words, fmt.Sprintf("%s %d", name, n))
		}
	}
	return strings.Join(words, " ")
}

// Each purpose is told where it is true and what counts, and not in a similar position.
func TestReasons(t *testing.T) {
	said := map[advice.Kind][2]int{}
	for _, test := range []struct {
		about        advice.Kind // of the case
		layout, hand string
		way, next    string
		kind         advice.Kind
		want         string // its cards and numbers
	}{
		{advice.MakesTrio, "3rr3", "6r 8t 8t 1t 3v", "6r1 +", "x1t", advice.MakesTrio, ""},
		{advice.MakesTrio, "3r4", "5r 8t 8v 1t 3v", "5r1 .", "x1t", advice.Pairs, "8t 8v"},
		{advice.Clears, "3rr3/3y4", "4t 8t 8t 1t 3v", "4t3 +", "x1t", advice.Clears, "column 4"},
		{advice.Clears, "3rr3", "4y 7v 8t 1t 3v", "4y2 .", "x1t", advice.Single, "4y"},
		{advice.Empties, "3r4", "4y 4y 4y 4r 4r", "4y2 4y3 4y4 4r5 4r6 >2", "4y2 .", advice.Empties, "count 2"},
		{advice.Empties, "3r4", "4y 4y 4y 4r 1t", "4y2 4y3 4y4 4r5 .", "4y2 .", advice.Many, "1t count 4"},
		{advice.Many, "3r4", "4y 4y 4r 1t 8v", "4y2 4y3 4r4 .", "4y2 .", advice.Many, "count 3"},
		{advice.Many, "3r4", "4y 4y 4r 1t 8v", "4y2 .", "x1t", advice.Waits, "4y 4r"},
		{advice.Readies, "3r4", "4y 4y 4r 4r 8v", "x8v", "4y2 4y3 4r4 4r5 .", advice.Readies, "4y 4y 4r 4r count 4"},
		{advice.Readies, "3r4", "4y 4y 4r 1t 8v", "x8v", "4y2 .", advice.Matches, "4y 4y"},
		{advice.SetsTrio, "3r4", "5r 6r 8t 1t 3v", "5r1 .", "x1t", advice.SetsTrio, "6r"},
		{advice.SetsTrio, "3r4", "5r 7r 8t 1t 3v", "5r1 .", "x1t", advice.Single, "5r"},
		{advice.Prepares, "3r4", "4y 5y 8t 1t 3v", "4y2 .", "x1t", advice.Prepares, "5y"},
		{advice.Prepares, "3r4", "4y 6y 8t 1t 3v", "4y2 .", "x1t", advice.Single, "4y"},
		{advice.Spares, "3rr3/3y4", "4t 6r 8t 1t 3v", "x1t", "4t3 .", advice.Spares, "column 4"},
		{advice.Spares, "3rr3", "4t 6r 8t 1t 3v", "x1t", "4t2 .", advice.Sheds, "4t 6r"},
		{advice.Narrows, "3r4", "3y 5y 8t 8v 4y", "x8v", "8t1 8v2 .", advice.Narrows, ""},
		{advice.Narrows, "3r4", "4v 8t 6v 1y 2v", "x1y", "4v2 .", advice.Sheds, "4v"},
		{advice.Waits, "3r4", "4y 4v 8t 1t 6r", "x4v", "x4y", advice.Waits, "4y"},
		{advice.Waits, "3r4", "4v 4y 8v 1t 3v", "4y2 .", "4v2 4y3 .", advice.Spares, "column 4"},
		{advice.Sheds, "3r4", "4y 8t 6v 1t 3v", "x3v", "x4y", advice.Sheds, "4y"},
		{advice.Sheds, "3r4", "4y 4v 8t 1t 6r", "x4v", "x4y", advice.Waits, "4y"},
		{advice.Pairs, "3rr3", "8y 8t 6v 1t 3v", "x3v", "8y1 8t2 .", advice.Pairs, "8y 8t"},
		{advice.Pairs, "3rr3", "8y 8t 1v 1t 3v", "x3v", "8y1 8t2 .", advice.Readies, "8y 8t 1v 1t count 4"},
		{advice.Matches, "5r1r", "7y 7t 2v 1t 4v", "x4v", "", advice.Matches, "7y 7t"},
		{advice.Matches, "3rr3", "7y 7t 2v 1y 5v", "x2v", "", advice.Sheds, "5v"},
		{advice.Loner, "3rr3", "8t 6v 1t 3v 2y", "x1t", "", advice.Loner, "1t"},
		{advice.Loner, "3rr3", "8t 1v 1t 3v 6y", "x1t", "", advice.Edge, "1t count 1"},
		{advice.Rare, "-", "8t 4v 1t 3r 6r", "x4v", "", advice.Rare, "4v"},
		{advice.Rare, "-", "8t 4v 1t 3r 6r", "x1t", "", advice.Loner, "1t"},
		{advice.Edge, "3r4", "1t 1t 3v 6y 8v", "x1t", "", advice.Edge, "1t count 1"},
		{advice.Edge, "3r4", "1t 3v 3v 6y 8v", "x3v", "", advice.None, ""},
		{advice.Saves, "3rr3/3y4", "4t 8t 6v 1y 2v", "x1y", "4t3 +", advice.Saves, "column 4"},
		{advice.Saves, "3rr3/3y4", "4t 8t 6v 1y 5y", "x1y", "4t3 +", advice.Spares, "column 4"},
		{advice.Withholds, "3r4", "4t 8t 6v 1y 2v", "x4t", "", advice.Withholds, "4t"},
		{advice.Withholds, "3r4", "4v 8t 6y 1y 2v", "x4v", "", advice.Rare, "4v"},
		{advice.Denies, "3r4", "4t 8t 6v 1y 2v", "x1y", "", advice.Denies, "4t"},
		{advice.Denies, "3r4", "4v 8t 6y 1y 2v", "x1y", "", advice.Sheds, "4v"},
		{advice.Single, "3r4", "4v 8t 6y 1y 2v", "4v2 .", "x1y", advice.Single, "4v"},
		{advice.Single, "3r4", "4v 4r 6y 1y 2v", "4v2 .", "x1y", advice.Waits, "4r"},
	} {
		p := position(t, deal(test.layout, test.hand))
		way, next := moves(t, p, strings.Fields(test.way)...), moves(t, p, strings.Fields(test.next)...)
		got := advice.Why(p, way, next)
		want := strings.TrimSpace(fmt.Sprint(test.kind) + " " + test.want)
		if told(&got) != want {
			t.Errorf("%s with %s, %s: got %s, want %s", test.layout, test.hand, test.way, told(&got), want)
		}
		times := said[test.about]
		if times[0]++; got.Kind == test.about {
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
		want                    advice.Kind
		count                   int
	}{
		{"4y 4y 4y 4r 4r", "", "", "4y2 4y3 4y4 4r5 4r6", advice.Wins, 0},
		{"4y 4y 4y 4r 4r", "2t", "", "4y2 4y3 4y4 4r5 4r6 >2", advice.Wins, 0},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "", "4y2 4y3 4y4 4r5 4r6 >2", advice.Empties, 2},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "4y2 4y3 4y4 4r5 4r6", ">2", advice.Gives, 2},
		{"4y 4y 4y 4r 4r", "2t 3t 8y", "4y2 4y3 4y4 4r5 4r6", ".", advice.None, 0},
		{"7t 7v 8t 1t 3v", "2t", "7t1", "7v2 .", advice.Partners, 0},
		{"7t 7v 8t 1t 3v", "2t", "7t1 7v2", "8t1 .", advice.Single, 0},
		{"5r 3r 8t 1t 3v", "3t 2t", "5r1 3r1", "+", advice.Draws, 1}, // the turquoise 3
		{"5r 5y 5y 5y 3r", "3t 2t", "5r1 5y2 5y3 5y4 3r1", "+", advice.Risks, 1},
		{"5r 3r 4y 1t 3v", "3t 2t", "5r1 3r1", ".", advice.Waits, 0},
	} {
		p := position(t, fmt.Sprintf("[Layout \"3r4\"]\n[Hand1 %q]\n[Pile1 %q]\n[Pile2 \"7t 2y 6t\"]\n", test.hand, test.pile))
		for _, m := range moves(t, p, strings.Fields(test.before)...) {
			if err := p.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		got := advice.Why(p, moves(t, p, strings.Fields(test.way)...), nil)
		if got.Kind != test.want || got.Count != test.count && test.count > 0 {
			t.Errorf("%s, %s, then %s: got %+v, want kind %d", test.hand, test.before, test.way, got, test.want)
		}
	}
}

// What a way costs, and how the next best is worse, is told where it is true, and not in a similar position.
func TestTheNextBestWay(t *testing.T) {
	for _, test := range []struct {
		layout, hand, way, next string
		cost                    advice.CostKind
		deed                    advice.Deed
		brings                  advice.Brings
	}{
		{"3r4", "4y 4y 4r 4r 8v", "x8v", "4y2 4y3 4r4 4r5 .", advice.Fewer, advice.ByLayingMany, advice.Stuck},
		{"3r4", "4y 4y 4r 4r 5r", "x5r", "4y2 4y3 4r4 4r5 .", advice.Fewer, advice.ByLayingMany, advice.HoldsOne},
		{"3r4", "4y 4y 4r 4r 5r", "4y2 4y3 4r4 4r5 .", "x5r", advice.Free, advice.ByDiscarding, advice.RidsOf},
		{"3r4", "4y 4r 8v 1t 6t", "4y2 4r3 .", "4y2 .", advice.Free, advice.ByLacking, advice.RidsOf},
		{"3r4", "4y 8v 1t 6t 3v", "4y2 .", "x1t", advice.Free, advice.NoDeed, advice.NoWorse},
		{"3rr3/3y4", "4t 6r 8t 1t 3v", "6r1 +", "4t3 .", advice.Free, advice.ByLaying, advice.Clearing},
		{"3rr3/3y4", "4t 6r 8t 1t 3v", "6r1 .", "6r1 +", advice.Leaves, advice.NoDeed, advice.NoWorse},
		{"3rr3/3y4", "4t 6r 8t 1t 3v", "6r1 +", "x1t", advice.Free, advice.NoDeed, advice.NoWorse},
		{"3rr3/3y4", "4t 5y 8t 1t 3v", "4t3 +", "5y2 .", advice.Free, advice.ByLayingOnly, advice.NoTrio},
		{"3r4", "4y 4y 4y 4r 4r", "4y2 4y3 4y4 4r5 4r6 >2", "4y2 4y3 4y4 .", advice.Free, advice.NoDeed, advice.NoWorse},
		{"3r4", "8t 8y 4v 1y 3v", "x1y", "x8y", advice.Free, advice.ByDiscarding, advice.Widows},
		{"3r4", "8t 8y 7t 1y 3v", "x1y", "x8y", advice.Free, advice.NoDeed, advice.NoWorse},
	} {
		p := position(t, deal(test.layout, test.hand))
		got := advice.Why(p, moves(t, p, strings.Fields(test.way)...), moves(t, p, strings.Fields(test.next)...))
		if got.Cost.Kind != test.cost || got.Next.Deed != test.deed || got.Next.Brings != test.brings {
			t.Errorf("%s with %s, %s rather than %s: got the cost %+v and %+v", test.layout, test.hand, test.way, test.next, got.Cost, got.Next)
		}
	}
}
